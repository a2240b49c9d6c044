"""What every game promises, checked on all of them: a new game is tested by being named."""
