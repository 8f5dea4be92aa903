# Mistakes in a set of components.
components-syntax = Line { $line }, column { $column } cannot be read. Compare brackets, commas, quotes and names there with the template.
components-wrong = { $place }: { $flaw }
components-flaw-game = This is no set of components for this version. Write game: "on-mars" and version: 1.
components-flaw-name = A name is empty or there twice. Give each its own.
components-flaw-number = There are too few or too many. Compare the number with the template.
components-flaw-amount = The game cannot be played with this number: it is too small or too large. Compare it with the template.
components-flaw-fixed = The rules fix this. Leave it as it is in the template.
components-flaw-unknown = There is nothing of this name or at this hex. Add it, or name something else.
components-flaw-hex = Two things lie on one hex. Give each its own.
components-flaw-effect = This effect cannot stand here. Compare it with the template.
