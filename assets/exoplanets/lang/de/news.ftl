# Was ein Bot getan hat, neben seinem Namen.
news-born = neuer Planet: { $planet }
news-developed = entwickelt Leben: { $planet }
news-species-created = erschafft eine Spezies: { $planet }
news-returned = bekommt { $markers } von { $planet } zurück
