"""Mutation of the engine's code: one small change at a time, and somebody must notice.

``python -m scripts.code_mutants`` (``make mutants``) draws changes from each area of the law by a
fixed seed, runs the cases of all books and then the tests of the area against each of them in a
copy of the tree, and lists the changes nobody noticed with what was judged of them.
"""
