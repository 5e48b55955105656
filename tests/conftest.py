"""What holds for every test."""

from __future__ import annotations

import os

# Tests run on all cores already. NumPy's own threads would wait for each other there, and a product
# of small matrices takes twenty times as long. It reads this once, when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
