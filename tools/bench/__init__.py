"""The benchmarks, one module for each subject; tools/benchmarks.py lists and runs them."""
