"""The pages that teach a game with boards of the site."""
