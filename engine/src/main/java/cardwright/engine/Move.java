package cardwright.engine;

/// One thing a seat can do at a choice.
///
/// @param notation short, stable, lower case, unique among the moves of its choice: `play twist on knight`
/// @param meaning the move for a person: `Play Twist on Knight for 3 CC.`
public record Move(String notation, Message meaning) {
  /// A move whose meaning is written out where it is offered, for a game without a catalogue.
  public Move(String notation, String meaning) {
    this(notation, Message.plain(meaning));
  }

  /// What it means, in plain words, in which the players are A and B.
  public String words() {
    return meaning.words();
  }
}
