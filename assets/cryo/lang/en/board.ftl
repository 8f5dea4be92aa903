# The table: names, tooltips and headings.
