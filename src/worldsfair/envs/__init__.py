"""The game behind the field's own interfaces: Gymnasium, PettingZoo and OpenSpiel."""
