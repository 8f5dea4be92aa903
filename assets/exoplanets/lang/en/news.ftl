# What a bot has done, beside its name.
news-born = new planet: { $planet }
news-developed = life: { $planet }
news-species-created = species: { $planet }
