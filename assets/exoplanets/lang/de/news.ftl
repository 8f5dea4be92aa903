# Was ein Bot getan hat, neben seinem Namen.
news-born = neuer Planet: { $planet }
news-developed = Leben: { $planet }
news-species-created = Spezies: { $planet }
