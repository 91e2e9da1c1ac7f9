package cardwright.littletroubles.wording;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.language.CardPhrases;
import cardwright.language.CardReader;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Who;
import cardwright.littletroubles.wording.Headings.Heading;
import cardwright.littletroubles.wording.Headings.Sort;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the card files of the game, and writes cards back.
public final class CardFiles {
  private static final String BACK = "Back:";

  // Parts the names of front and back in a title.
  private static final String FACES = " // ";

  private CardFiles() {}

  /// The cards of a file.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood; the message has every mistake with its place
  public static List<Card> read(String text, String file) {
    return read(text, file, true);
  }

  /// The cards of a file, which may lack lines without which nobody would print them: an Action its text, a Goal its Reward.
  ///
  /// @throws Refused when a line is not understood
  public static List<Card> readParts(String text, String file) {
    return read(text, file, false);
  }

  private static List<Card> read(String text, String file, boolean whole) {
    return reader(whole).read(text, file).orRefuse();
  }

  /// What reads the card files.
  ///
  /// @param whole whether cards are refused that lack lines without which nobody would print them
  public static CardReader<?, ?, Card> reader(boolean whole) {
    return new CardReader<>(
        Headings.FRONT,
        new CardReader.Reverse<>(BACK, Headings.BACK),
        Phrasebook.ABILITY,
        Synonyms.WORDS,
        new Maker(whole));
  }

  /// What texts call a card: the names of its faces.
  public static List<String> namesInTexts(CardFace card) {
    return List.of(card.name().split(FACES, -1));
  }

  /// The card as it can be read, written back from what was understood.
  public static CardFace write(Card card, String set) {
    Face front = card.front();
    String kind = Objects.requireNonNull(Headings.FRONT.write(heading(card, front)));
    Face back = card.back();
    Optional<CardFace.Reverse> reverse =
        back == null ? Optional.empty() : Optional.of(reverse(card, back));
    return new CardFace(card.title(), set, kind, lines(front), reverse);
  }

  /// A token as it can be read: nothing says how rare it is and what it costs.
  public static CardFace writeToken(Card token, String set) {
    String kind = Objects.requireNonNull(Headings.TOKEN.write(token.front().figures()));
    return new CardFace(token.title(), set, kind, lines(token.front()));
  }

  private static CardFace.Reverse reverse(Card card, Face back) {
    String opening = back.name().equals(card.front().name()) ? BACK : BACK + " " + back.name();
    String kind = Objects.requireNonNull(Headings.BACK.write(heading(card, back)));
    return new CardFace.Reverse(opening, kind, lines(back));
  }

  /// Notes the phrases that a card uses.
  static void tellUsed(Card card, CardPhrases phrases) {
    Face front = card.front();
    phrases.use(card.title(), Headings.FRONT, heading(card, front));
    front.abilities().forEach(each -> phrases.use(card.title(), Phrasebook.ABILITY, asRead(each)));
    Face back = card.back();
    if (back != null) {
      phrases.use(card.title(), Headings.BACK, heading(card, back));
      back.abilities().forEach(each -> phrases.use(card.title(), Phrasebook.ABILITY, asRead(each)));
    }
  }

  private static List<String> lines(Face face) {
    return face.abilities().stream()
        .map(ability -> Objects.requireNonNull(Phrasebook.ABILITY.write(asRead(ability))))
        .toList();
  }

  /// A line of costs is worded like an ability that is used, also on an Action.
  private static Ability asRead(Ability ability) {
    return ability instanceof Ability.Instruction(var costs, var body) && !costs.isEmpty()
        ? new Ability.Activated(Who.YOU, false, costs, body)
        : ability;
  }

  private static Heading heading(Card card, Face face) {
    Figures figures = face.figures();
    boolean front = face == card.front();
    Sort sort =
        new Sort(
            figures.kinds(),
            figures.unique(),
            figures.quick(),
            front && card.global(),
            front && card.chainLink(),
            figures.regressed());
    return new Heading(card.rarity(), sort, figures.cost(), Headings.numbers(figures));
  }

  private record Maker(boolean whole) implements CardReader.FaceMaker<Heading, Ability, Card> {
    @Override
    public Ability line(Heading heading, Ability ability) {
      Ability meant = asMeant(heading.sort(), ability);
      CardValidation.check(heading, meant);
      return meant;
    }

    /// On an Action a line with costs is its own text.
    private static Ability asMeant(Sort sort, Ability ability) {
      return sort.is(Kind.ACTION)
              && ability instanceof Ability.Activated(Who by, boolean quick, var costs, var body)
              && by == Who.YOU
              && !quick
          ? new Ability.Instruction(costs, body)
          : ability;
    }

    @Override
    public Card make(
        String title,
        CardReader.Face<Heading, Ability> front,
        Optional<CardReader.Face<Heading, Ability>> back) {
      int parting = title.indexOf(FACES);
      String name = parting < 0 ? title : title.substring(0, parting);
      Optional<String> reverse =
          parting < 0 ? Optional.empty() : Optional.of(title.substring(parting + FACES.length()));
      if (whole) {
        FaceValidation.check(title, reverse, front, back);
      }
      Heading heading = front.kind();
      Face adult = face(name, front, heading.cost());
      @Nullable Face regressed =
          back.isPresent()
              ? face(
                  back.get().name().isEmpty() ? name : back.get().name(),
                  back.get(),
                  heading.cost())
              : null;
      return new Card(
          title,
          heading.rarity(),
          heading.sort().chainLink(),
          heading.sort().global(),
          adult,
          regressed);
    }

    private static Face face(String name, CardReader.Face<Heading, Ability> face, int cost) {
      return new Face(name, face.kind().figures(cost), face.abilities());
    }
  }
}
