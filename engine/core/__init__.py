"""What every game shares: rules, moves, states, observations, matches."""
