"""The pages of docs that are made from the law and the code."""
