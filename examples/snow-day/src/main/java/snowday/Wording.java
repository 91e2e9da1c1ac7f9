package snowday;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.some;
import static cardwright.language.Phrases.words;

import cardwright.engine.CardFace;
import cardwright.language.CardReader;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.language.Sentences;
import java.util.List;
import java.util.Map;
import snowday.Card.Ability;
import snowday.Card.Face;
import snowday.Card.Kind;
import snowday.Card.When;

/// How cards are worded, once for reading and for writing.
final class Wording {
  private static final Phrase<Effect.Whose> A_FRIEND =
      oneOf(
          words(Effect.Whose.YOURS, "a friend you control"),
          words(Effect.Whose.OPPONENTS, "a friend your opponent controls"));

  /// What somebody is told to do.
  private static final Phrase<Effect> COMMAND =
      oneOf(
          phrase(
              Effect.Draw.class,
              "draw {}",
              some("card", "cards"),
              Effect.Draw::new,
              Effect.Draw::cards),
          phrase(Effect.Pack.class, "pack {} snow", NUMBER, Effect.Pack::new, Effect.Pack::snow),
          phrase(
              Effect.SendInside.class,
              "send {} inside",
              A_FRIEND,
              Effect.SendInside::new,
              Effect.SendInside::whose),
          words(new Effect.Ready(), "ready a friend you control"));

  /// What happens by itself.
  private static final Phrase<Effect> CLAUSE =
      oneOf(
          phrase(
              Effect.Melt.class,
              "your opponent's fort loses {} snow",
              NUMBER,
              Effect.Melt::new,
              Effect.Melt::snow));

  private static final Phrase<Effect> CONDITION =
      oneOf(words(new Effect.FortIsLower(), "your fort is lower than your opponent's"));

  private static final Phrase<Effect> COUNT =
      oneOf(words(new Effect.EachFriend(), "for each friend you control"));

  /// `Then`, `you may`, `if you do`, `one of` and dice are the same in every game.
  private static final Phrase<Flow<Effect>> FLOW =
      new Sentences<>(COMMAND, CLAUSE, CONDITION, COUNT).text();

  private static final Phrase<Ability> ABILITY =
      sentence(
          oneOf(
              ability(When.TRICK, "{}"),
              ability(When.PLAYED, "when this card is played, {}"),
              ability(When.INSIDE, "when this card goes inside, {}")));

  private static final Phrase<Face> FACE =
      oneOf(
          phrase(
                  Face.class,
                  "Friend, throw {}, warmth {}",
                  NUMBER,
                  NUMBER,
                  (power, warmth) -> new Face(Kind.FRIEND, power, warmth),
                  Face::power,
                  Face::warmth)
              .when(face -> face.kind() == Kind.FRIEND),
          words(Face.TRICK, "Trick"));

  /// Words of other games, each with the word of this one.
  private static final Map<String, String> SYNONYMS =
      Map.of("destroy", "send inside", "untap", "ready", "attack", "throw");

  private Wording() {}

  private static Phrase<Ability> ability(When when, String template) {
    return phrase(Ability.class, template, FLOW, flow -> new Ability(when, flow), Ability::flow)
        .when(ability -> ability.when() == when);
  }

  /// The cards of a file.
  ///
  /// @throws cardwright.engine.Refused when a card is not understood; the message has every mistake with its place
  static List<Card> read(String text, String file) {
    return new CardReader<>(FACE, ABILITY, SYNONYMS, Card::check, Card::of)
        .read(text, file)
        .orRefuse();
  }

  /// The card written back from what was understood.
  static CardFace write(Card card, String set) {
    List<String> text = card.abilities().stream().map(ABILITY::write).toList();
    return new CardFace(card.name(), set, FACE.write(card.face()), text);
  }
}
