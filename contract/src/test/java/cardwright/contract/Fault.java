package cardwright.contract;

/// What can be wrong with a [Duel], so that a law has something to catch.
enum Fault {
  /// None: the duel as it should be.
  NONE,
  /// The coin falls by a count that the game keeps, not by chance.
  UNSTEADY,
  /// Copies share the points.
  SHARED_POINTS,
  /// A copy into a used twin forgets whose round it is.
  LEADER_NOT_COPIED,
  /// The fingerprint leaves out who knows the bottom of the own deck.
  BOTTOM_NOT_FINGERPRINTED,
  /// The fingerprint is always the same.
  CONSTANT_FINGERPRINT,
  /// The table shows both hands to everybody.
  LEAKED_HAND,
  /// The table shows with what both began, though the game keeps that secret.
  SHOWN_DECKS,
  /// The other seat hears which card is laid down.
  TALKATIVE,
  /// Whoever looked at the bottom of the deck is dealt another one.
  FORGETFUL,
  /// Only the true position is dealt.
  KNOWS_ALL,
  /// A card that lies face down is shown in no zone.
  LOST_CARD,
  /// A card that is not in the hand is offered.
  ILLEGAL_MOVE,
  /// A refused move still counts a point.
  REFUSED_TOO_LATE,
  /// Cards go back to the hand.
  ENDLESS,
  /// A refusal tells no rule.
  NO_RULE_TOLD,
  /// A rule is told against a move that is offered.
  OBJECTED_OFFER,
  /// One line is written back as another.
  OTHER_WORDS,
  /// One line is understood and does nothing.
  DEAD_LINE,
  /// One line on the back of a card is understood and does nothing.
  DEAD_BACK,
  /// Nobody is told that a card is drawn.
  SILENT_DRAW,
  /// A card that lost lies among the cards of whoever won.
  STRAY_CARD,
  /// The judge does not see the hands.
  BLIND_JUDGE,
  /// A supposed deck is not looked at.
  SURE_OF_DECKS,
  /// A ruling is offered and fails.
  NO_RULING,
  /// Which of two cards was picked first matters, though they are discarded together.
  ORDERED_PICKS,
  /// What was taken back cannot be picked any more.
  PICKS_LOST,
  /// Moves that lead to some sets are said to be of no use.
  SETS_NOT_TRIED,
  /// The key of a move changes with the number of moves.
  CHANGING_KEYS,
  /// The key of a move is its place among the moves.
  NUMBERED_MOVES,
  /// The notations that are listed together are in another order.
  OTHER_NOTATIONS,
  /// A position is worth what a seat has, whatever the other one has.
  ONE_SIDED_VALUE,
  /// Whoever has more points is worth less.
  VALUE_UPSIDE_DOWN,
  /// A lead of several points is worth more than a win.
  VALUE_WITHOUT_BOUNDS,
  /// A term is named only when there is something of it.
  TERMS_COME_AND_GO,
  /// The game does not say that cards are discarded.
  UNSAID_WORD
}
