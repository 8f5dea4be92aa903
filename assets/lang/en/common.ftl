# Words that appear on many screens.
common-back = Back
common-close = Close
common-cancel = Cancel
common-keys-title = Keys
common-key-focus = Step through everything that can be chosen
common-key-activate = Choose what has the ring
common-key-back = Back, or close
common-key-text-scale = Larger, smaller or normal text
common-key-rules = Rules
common-key-keys = This list
