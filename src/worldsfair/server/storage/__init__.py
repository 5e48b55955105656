"""Everything that is kept: accounts, tables, their turns, chat and ratings."""
