"""The app, its pages and its words, without a browser."""
