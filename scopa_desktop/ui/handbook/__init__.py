"""The handbook: chapters that lie in files, what the program itself writes into them, their pictures, the search."""
