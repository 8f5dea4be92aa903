# Der Tisch: Namen, Tooltips und Überschriften.
