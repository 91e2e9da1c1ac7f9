package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Card.Face;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.language.CardReader;
import cardwright.language.Phrase;
import java.util.List;
import java.util.Objects;

/// Reads the card files of the game, and writes cards back.
public final class CardFiles {
  private static final Phrase<Integer> COST =
      oneOf(NUMBER, words(Card.X, "X"), words(Card.NO_COST, "?"));

  private static final Phrase<Stats> STATS =
      phrase(
          Stats.class,
          "speed {}",
          phrase(
              Stats.class,
              "{}, strength {}",
              phrase(Stats.class, "{}", NUMBER, speed -> new Stats(speed, 0, 0), Stats::speed),
              phrase(
                  Stats.class,
                  "{}, stamina {}",
                  NUMBER,
                  NUMBER,
                  (strength, stamina) -> new Stats(0, strength, stamina),
                  Stats::strength,
                  Stats::stamina),
              (speed, others) -> new Stats(speed.speed(), others.strength(), others.stamina()),
              stats -> stats,
              stats -> stats),
          stats -> stats,
          stats -> stats);

  /// The line of kind and figures.
  static final Phrase<Face> FACE =
      oneOf(
          phrase(
                  Face.class,
                  "Toy, cost {}, {}",
                  COST,
                  STATS,
                  (cost, stats) -> new Face(Kind.TOY, cost, stats),
                  Face::cost,
                  Face::stats)
              .when(face -> face.kind() == Kind.TOY),
          phrase(
                  Face.class,
                  "Action, cost {}",
                  COST,
                  cost -> new Face(Kind.ACTION, cost, Stats.NONE),
                  Face::cost)
              .when(face -> face.kind() == Kind.ACTION));

  private CardFiles() {}

  /// The cards of a file.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood; the message has every mistake with its place
  public static List<Card> read(String text, String file) {
    return new CardReader<>(
            FACE, Phrasebook.ABILITY, Phrasebook.SYNONYMS, CardValidation::check, CardFiles::card)
        .read(text, file)
        .orRefuse();
  }

  private static Card card(String name, Face face, List<Ability> abilities) {
    Card card = new Card(name, face, abilities);
    CardValidation.check(card);
    return card;
  }

  /// The card as it can be read, written back from what was understood.
  public static CardFace write(Card card, String set) {
    String kind = Objects.requireNonNull(FACE.write(card.face()));
    List<String> text =
        card.abilities().stream()
            .map(ability -> Objects.requireNonNull(Phrasebook.ABILITY.write(ability)))
            .toList();
    return new CardFace(card.name(), set, kind, text);
  }
}
