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
rules-key-scroll = Scroll the rules
rules-key-ends = To the beginning or end of the chapter
rules-key-search = Search the rules
rules-key-back = Back to the link you followed
