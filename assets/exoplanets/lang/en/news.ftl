# What a bot has done, beside its name.
news-born = new planet: { $planet }
news-developed = develops life: { $planet }
news-species-created = creates a species: { $planet }
news-returned = takes back { $markers } from { $planet }
