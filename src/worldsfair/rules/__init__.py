"""The game itself: state, set-up, turn, scoring, legal moves. The only place that knows a rule."""
