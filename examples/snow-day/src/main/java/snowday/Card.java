package snowday;

import cardwright.cardgame.run.Script;
import cardwright.engine.Refused;
import cardwright.language.Flow;
import cardwright.language.Sentences;
import java.util.List;

/// A card, as its text was understood.
///
/// @param scripts the abilities as they run, in the same order
record Card(String name, Face face, List<Ability> abilities, List<Script<Effect>> scripts) {
  enum Kind {
    FRIEND,
    TRICK
  }

  /// The line below the name.
  ///
  /// @param power how hard a friend throws, 0 for a trick
  /// @param warmth how hard it can be hit before it goes inside, 0 for a trick
  record Face(Kind kind, int power, int warmth) {
    static final Face TRICK = new Face(Kind.TRICK, 0, 0);
  }

  /// When an ability is carried out.
  enum When {
    /// A trick is: at once.
    TRICK,
    /// `When this card is played, …`
    PLAYED,
    /// `When this card goes inside, …`
    INSIDE
  }

  /// A line of text.
  record Ability(When when, Flow<Effect> flow) {}

  /// Checks a line of text, which is named where it is refused.
  ///
  /// @throws Refused when it does not go with the kind of its card, or a die of it has a number twice
  static void check(Face face, Ability ability) {
    if ((ability.when() == When.TRICK) != (face.kind() == Kind.TRICK)) {
      throw new Refused("a trick says what is done, a friend when it is done (SD 4)");
    }
    Sentences.check(ability.flow());
  }

  /// A card of a card file.
  static Card of(String name, Face face, List<Ability> abilities) {
    List<Script<Effect>> scripts =
        abilities.stream().map(each -> Script.of(each.flow(), Effect::chooses)).toList();
    return new Card(name, face, abilities, scripts);
  }
}
