# The best results of the solo game.
records-title = Records
records-hint = The best result of the solo game for each planet, corporation and target.
records-none = Nothing yet. Finish a solo game!
records-planet = Planet
records-corporation = Corporation
records-target = Target
records-medals = Medals
records-grade = Grade
records-player = Player
records-row = { $planet }, { $corporation }, target { $target }: { $medals } medals ({ $apart }), “{ $grade }”, { $name }{ $hinted ->
    [yes] , { records-hinted }
   *[no] {""}
}
records-disk = The records cannot be read or written. The system says: { $reason }
records-newer = The records were written by a newer version of the game. They are left unchanged; this result is not added.
records-damaged = The records file was damaged. It is kept as { $file }; a new one has been started.
records-hinted = with hints
