"""Charts without a drawing library: lines and labels, written as SVG or as PNG."""
