# Words that appear on many screens.
common-back = Back
common-close = Close
common-cancel = Cancel
common-keys-title = Keys
common-key-focus = Step through everything that can be chosen
common-key-activate = Choose the item with the ring
common-key-back = Back, or close
common-key-text-scale = Larger, smaller or normal text
common-key-full-screen = Full screen, or a window
common-key-rules = Rules
common-key-keys = This list
common-key-name-ctrl = Ctrl
common-key-name-shift = Shift
common-key-name-enter = Enter
common-key-name-space = Space
common-key-name-backspace = Backspace
common-key-name-delete = Delete
common-ago-moment = just now
common-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
common-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
common-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
common-crash = The game ended unexpectedly last time. Nothing is lost. A report that you can read and send is in { $file }
common-rule = Key F1: rule { $rule }
common-rule-chapter = Key F1: the rule
common-and = { $first } and { $second }
common-decimal = { $whole }.{ $tenth }
