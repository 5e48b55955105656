"""What can be done at a server, one function each, the same for people, programs, bots and workers.

An action is given a unit of work: an open transaction, the time, and chance. It checks who asks,
changes what is kept, and leaves what happened as events. Nothing else drives the tables.
"""
