# A corporation board: the names of its fields, trackers, techs and stock.
tracks-name = { $corporation }, corporation board
tracks-owner = Corporation board of { $owner }: { $corporation }
tracks-field = { $place }: { $gives }
tracks-field-taken = { $place }: { $gives }; { $trackers } here
tracks-nothing = nothing
tracks-tracker = { $tracker } on { $field }
tracks-above-rover = Above the rover track: { $movement } for every further advance
tracks-tech-on = { $tech }: unlocked
tracks-tech-off = { $tech }: locked
tracks-rovers = Rovers not placed yet: { $count }
tracks-lifepods = Collected lifepods: { $count }
tracks-meteorites = Collected meteorites: { $count }, complete groups of three: { $groups }
tracks-patches = Stored biomass patches: { $count }
tracks-tech-spent = { $tech }: used
tracks-tech-lapsed = { $tech }: lapsed
tracks-lifepod = lifepod
tracks-token = { $here ->
    [yes] { $track }: the { $token } is here
   *[no] { $track }: place for the { $token }
}
tracks-struck = { $field }, does not count this round
