"""Klinik: the corridor at night duty, its last door open and bright."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from corridor import corridor  # noqa: E402

corridor('ward-model', True)
