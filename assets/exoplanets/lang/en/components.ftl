# Mistakes in a set of components.
components-syntax = Line { $line }, column { $column } cannot be read. Compare brackets, commas, quotes and names there with the template.
components-wrong = { $place }: { $flaw }
components-flaw-game = This is no set of components for this version. Write game: "exoplanets" and format: 1.
components-flaw-name = A name is empty or there twice. Give each its own.
components-flaw-number = There are too few or too many. Compare the number with the template and with chapter 2 of the rules.
components-flaw-amount = The game cannot be played with this number: it is too small or too large. Compare it with the template and with chapter 2 of the rules.
components-flaw-fixed = The rules fix this number. Leave it as it is in the template.
components-flaw-unknown = There is no goal or effect of this name. Add it, or name another one.
components-flaw-effect = Parts of the effect contradict each other: one with mark is permanent, any other is not, and it has at most one of discount, step and mark.
components-flaw-mark = A mark has exactly one of ep (from -50 to 50), add (one letter) and minus (1 to 9).
components-flaw-markers = There are more than 12 different marks. Use fewer.
components-flaw-condition = The condition needs min, at least 1; levels_each needs levels from 1 to 4 instead.
