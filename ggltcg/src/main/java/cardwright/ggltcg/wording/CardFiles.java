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

  /// The line of kind and figures.
  static final Phrase<Face> FACE =
      oneOf(
          phrase(
                  Face.class,
                  "Toy, cost {}, {}",
                  COST,
                  Tokens.STATS,
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

  private static final CardReader<Face, Ability, Card> READER =
      new CardReader<>(
          FACE, Phrasebook.ABILITY, Phrasebook.SYNONYMS, CardValidation::check, CardFiles::card);

  private CardFiles() {}

  /// The cards of a file.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood; the message has every mistake with its place
  public static List<Card> read(String text, String file) {
    return reader().read(text, file).orRefuse();
  }

  /// What reads the card files.
  public static CardReader<?, ?, Card> reader() {
    return READER;
  }

  private static Card card(String name, Face face, List<Ability> abilities) {
    Card card = new Card(name, face, abilities);
    CardValidation.check(card);
    return card;
  }

  /// The card as it can be read, written back from what was understood.
  public static CardFace write(Card card, String set) {
    return written(card, set, Objects.requireNonNull(FACE.write(card.face())));
  }

  /// A token as it can be read: nothing says what it costs.
  public static CardFace writeToken(Card token, String set) {
    return written(token, set, Objects.requireNonNull(Tokens.FACE.write(token.stats())));
  }

  private static CardFace written(Card card, String set, String kind) {
    List<String> text =
        card.abilities().stream()
            .map(ability -> Objects.requireNonNull(Phrasebook.ABILITY.write(ability)))
            .toList();
    return new CardFace(card.name(), set, kind, text);
  }
}
