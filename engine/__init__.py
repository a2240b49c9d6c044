"""The games of Serão and nothing else: pure Python, standard library only."""
