# Mistakes in a set of components.
components-syntax = Line { $line }, column { $column } cannot be read. Compare brackets, commas, quotes and names there with the template.
components-wrong = { $place }: { $flaw }
components-flaw-game = This is no set of components for this version. Write schema: 1 and the id "cryo".
components-flaw-name = A name is empty or there twice. Give each its own.
components-flaw-number = There are too few or too many. Compare the number with the template.
components-flaw-amount = The game cannot be played with this number: it is too small or too large. Compare it with the template.
components-flaw-fixed = The rules fix this. Leave it as it is in the template.
components-flaw-unknown = There is nothing of this name. Add it, or name something else.
components-flaw-no-way = No way leads there from the entrance. Name the segments before it in from.
components-flaw-cost = This cannot be a cost here. Name crystal, organics or tech, on a tile also one card.
components-flaw-reward = A reward has at most 9 of a resource and 3 of card and wake; one_of names resources or energy alone.
components-flaw-cell = A resource space has colour and printed, another cell has neither. Only the launch dock launches.
components-flaw-incident = A loot has a reward, the others have none. There is one sunset, with a back of its own.
