"""The French-suited decks: signs, aces, courts and indices."""
