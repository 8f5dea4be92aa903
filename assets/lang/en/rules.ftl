# Reading the rules.
rules-title = Rules
rules-about = About these rules
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found. Try fewer or shorter words.
    [one] One passage found
   *[other] { $count } passages found
}
