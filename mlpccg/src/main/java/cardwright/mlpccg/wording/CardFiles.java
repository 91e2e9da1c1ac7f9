package cardwright.mlpccg.wording;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.language.CardReader;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Rarity;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads the card files of the game, and writes cards back.
public final class CardFiles {
  private static final String BOOSTED = "Boosted:";

  // Set and number, and the letters of the rarity, behind the name: `(CG13 R)`.
  private static final Pattern TITLE =
      Pattern.compile("(.+) \\(([A-Za-z]+[0-9]+) (F|C|U|R|UR|P)\\)");

  private static final CardReader<Figures, Ability, Card> READER =
      new CardReader<>(
          Headings.HEADING,
          new CardReader.Reverse<>(BOOSTED, Headings.HEADING),
          Phrasebook.ABILITY,
          Synonyms.WORDS,
          new Maker());

  private CardFiles() {}

  /// The cards of a file.
  ///
  /// A card without set and number behind its name, one of a test or of a player's own, is numbered by its name.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood; the message has every mistake with its place
  public static List<Card> read(String text, String file) {
    return READER.read(text, file).orRefuse();
  }

  /// What reads the card files.
  public static CardReader<?, ?, Card> reader() {
    return READER;
  }

  /// What texts call a card: its titles.
  public static List<String> namesInTexts(CardFace card) {
    boolean whole =
        Stream.of(Kind.EVENT, Kind.PROBLEM).anyMatch(kind -> card.kind().startsWith(kind.words()));
    return Card.titles(card.name(), whole);
  }

  /// The card as it can be read, written back from what was understood.
  public static CardFace write(Card card, String set) {
    Face back = card.back();
    Optional<CardFace.Reverse> reverse =
        back == null
            ? Optional.empty()
            : Optional.of(new CardFace.Reverse(BOOSTED, heading(back), lines(back)));
    return new CardFace(
        card.name(), set, heading(card.front()), lines(card.front()), reverse, number(card));
  }

  /// A token as it can be read: nothing says what it costs.
  public static CardFace writeToken(Card token, String set) {
    String kind = Objects.requireNonNull(Headings.TOKEN.write(token.front().figures()));
    return new CardFace(token.name(), set, kind, lines(token.front()));
  }

  private static String number(Card card) {
    return card.number().equals(card.name()) ? "" : card.number() + " " + card.rarity().letters();
  }

  private static String heading(Face face) {
    return Objects.requireNonNull(Headings.HEADING.write(face.figures()));
  }

  private static List<String> lines(Face face) {
    return face.abilities().stream()
        .map(ability -> Objects.requireNonNull(Phrasebook.ABILITY.write(ability)))
        .toList();
  }

  private record Maker() implements CardReader.FaceMaker<Figures, Ability, Card> {
    @Override
    public Ability line(Figures figures, Ability ability) {
      CardValidation.check(figures, ability);
      Pronouns.check(ability, figures.costsX());
      return ability;
    }

    @Override
    public Card make(
        String title,
        CardReader.Face<Figures, Ability> front,
        Optional<CardReader.Face<Figures, Ability>> back) {
      Matcher numbered = TITLE.matcher(title);
      boolean hasNumber = numbered.matches();
      String name = hasNumber ? numbered.group(1) : title;
      String number = hasNumber ? numbered.group(2) : title;
      Rarity rarity = hasNumber ? Rarity.valueOf(numbered.group(3)) : Rarity.C;
      boolean mane = front.kind().is(Kind.MANE);
      if (mane != back.isPresent()) {
        throw new Refused(
            mane
                ? "a Mane Character has a Boosted side: write '" + BOOSTED + "' below its text"
                : "only a Mane Character has a Boosted side");
      }
      if (back.isPresent() && !back.get().kind().is(Kind.MANE)) {
        throw new Refused("the Boosted side of a Mane Character is a Mane Character too");
      }
      if (front.abilities().stream().filter(Ability.EntersAsCopy.class::isInstance).count() > 1) {
        throw new Refused("a card enters play as a copy of one card");
      }
      @Nullable Face boosted =
          back.isPresent() ? new Face(name, true, back.get().kind(), back.get().abilities()) : null;
      Face start = new Face(name, false, front.kind(), front.abilities());
      return new Card(name, number, rarity, start, boosted);
    }
  }
}
