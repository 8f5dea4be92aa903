# Reading the rules.
rules-title = Rules
rules-search = Search the rules
rules-search-clear = Clear the search
rules-back = Back to where you came from
rules-open = Open { $number } in: { $chapter }
rules-found = { $count ->
    [0] Nothing found. Try fewer or shorter words.
    [one] One passage found
   *[other] { $count } passages found
}
rules-key-scroll = scroll the rules
rules-key-ends = to the beginning or end of the chapter
rules-key-search = search the rules
rules-key-back = back to the link you followed
