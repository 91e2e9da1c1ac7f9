package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardFace;
import cardwright.engine.CardPhrase.Group;
import cardwright.engine.CardReading;
import cardwright.engine.Completion;
import cardwright.engine.Diagnostic;
import cardwright.engine.ReadLine;
import cardwright.engine.ReadPart;
import cardwright.engine.TextLimits;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What an editor is told of a card file, and what it is offered at a place.
class CardEditingTest {
  private sealed interface Act {}

  private record Draw(int cards) implements Act {}

  private record Find(int kind) implements Act {}

  private record Call(String name) implements Act {}

  private enum Event {
    WINS,
    LOSES
  }

  private record When(Event event, Act act) {}

  private static final Phrase<Integer> KIND =
      named("kind", oneOf(words(1, "toy"), words(2, "animal")));

  private static final Phrase<Act> ACT =
      oneOf(
          phrase(Draw.class, "draw {}", NUMBER, Draw::new, Draw::cards),
          phrase(Find.class, "find {}", withArticle(KIND), Find::new, Find::kind),
          phrase(Call.class, "call {}", QUOTED, Call::new, Call::name));

  private static final Phrase<Event> EVENT =
      oneOf(words(Event.WINS, "this card wins a fight"), words(Event.LOSES, "you lose"));

  private static final Phrase<When> LINE =
      sentence(
          oneOf(phrase(When.class, "when {}, {}", EVENT, ACT, When::new, When::event, When::act)));

  private static final Phrase<Integer> FACE =
      phrase(Integer.class, "Toy, cost {}", NUMBER, number -> number, number -> number);

  private static final CardReader<Integer, When, String> READER =
      new CardReader<>(FACE, LINE, Map.of(), (name, _, _) -> name);

  private static final String HEAD = "# Otter\nToy, cost 1\n";

  private static PhraseIndex index() {
    CardPhrases phrases =
        new CardPhrases(
            List.of(
                Topic.of("text", Group.WHEN, When.class),
                Topic.of("event", Group.WHEN, Event.class),
                Topic.of("act", Group.EFFECT, Act.class),
                Topic.of("kind", Group.CARDS)),
            List.of(FACE, LINE));
    phrases.use("Ka", LINE, new When(Event.LOSES, new Find(2)));
    return phrases.index(
        Map.of(
            "CardEditingTest.When", "Waits.",
            "CardEditingTest.Event", "Happens.",
            "CardEditingTest.Draw", "Takes cards.",
            "CardEditingTest.Find", "Looks.",
            "CardEditingTest.Call", "Calls.",
            "kind", "A kind."),
        Set.of(When.class));
  }

  private static CardFace face(String name) {
    return new CardFace(name, "", "Toy, cost 1", List.of());
  }

  private static CardReading reading(String text) {
    return READER.reading(
        text, "zoo.cards", index(), cards -> cards.stream().map(CardEditingTest::face).toList());
  }

  private static List<Completion> offered(String text) {
    List<String> lines = List.of(text.split("\n", -1));
    return READER.completions(
        text,
        lines.size(),
        lines.getLast().length() + 1,
        index(),
        () -> List.of(face("Ka"), face("Kaa \"the\" Snake")),
        card -> List.of(card.name()));
  }

  private static List<String> texts(String text) {
    return offered(text).stream().map(Completion::text).toList();
  }

  private static String outline(List<ReadPart> parts, String line) {
    StringBuilder out = new StringBuilder();
    for (ReadPart part : parts) {
      out.append('[').append(line, part.from() - 1, part.end() - 1).append(' ');
      out.append(part.name()).append(outline(part.parts(), line)).append(']');
    }
    return out.toString();
  }

  @Test
  void the_parts_of_a_line_are_when_it_works_and_what_it_does() {
    String line = "When this card wins a fight, find an animal.";
    ReadLine read = reading(HEAD + line + "\n").lines().getLast();

    assertThat(outline(read.parts(), line))
        .isEqualTo("[this card wins a fight event][find an animal act[animal kind]]");
    assertThat(read.meaning()).isEqualTo("Waits.");
    assertThat(read.at(40)).extracting(ReadPart::meaning).containsExactly("Looks.", "A kind.");
    assertThat(read.at(1)).isEmpty();
  }

  @Test
  void lines_are_told_while_others_are_refused() {
    CardReading reading =
        reading(HEAD + "When you loose, draw 1.\nWhen you lose, draw 2.\n\n# Ka\nToy, cost 2\n");

    assertThat(reading.cards()).extracting(CardFace::name).containsExactly("Ka");
    assertThat(reading.diagnostics()).extracting(Diagnostic::line).containsExactly(3);
    assertThat(reading.lines()).extracting(ReadLine::number).containsExactly(1, 2, 4, 6, 7);
  }

  @Test
  void a_line_that_the_game_words_another_way_is_told_without_parts() {
    assertThat(reading("# Otter\nToy, cost 01\n").lines().getLast())
        .isEqualTo(new ReadLine(2, ReadLine.Role.KIND, "Toy, cost 1", "", List.of()));
  }

  @Test
  void what_can_stand_at_a_place_goes_on_from_the_word_that_was_begun() {
    assertThat(texts(HEAD + "Wh")).containsExactly("When ");
    assertThat(texts(HEAD + "wh")).containsExactly("When ");
    assertThat(texts(HEAD + "When ")).containsExactly("you lose", "this card wins a fight");
    assertThat(offered(HEAD + "When this car").getFirst())
        .isEqualTo(new Completion("card wins a fight", 11, 14, Group.WHEN, "Happens."));
    assertThat(texts(HEAD + "When you lose")).containsExactly(", ");
    assertThat(texts(HEAD + "When you lose, draw 1")).containsExactly(".");
    assertThat(texts(HEAD + "When you win")).isEmpty();
  }

  @Test
  void an_article_is_offered_only_with_words_that_it_goes_with() {
    assertThat(texts(HEAD + "When you lose, find ")).containsExactlyInAnyOrder("an ", "a ");
    assertThat(texts(HEAD + "When you lose, find a ")).containsExactly("toy");
    assertThat(texts(HEAD + "When you lose, find an ")).containsExactly("animal");
  }

  @Test
  void names_are_those_of_the_game_and_of_the_file() {
    assertThat(texts(HEAD + "When you lose, call ")).containsExactly("\"Ka\"", "\"Otter\"");
    assertThat(texts(HEAD + "When you lose, call \"o")).containsExactly("\"Otter\"");
  }

  @Test
  void numbers_and_the_start_of_lines_are_offered_too() {
    assertThat(texts("")).containsExactly("# ");
    assertThat(texts("# Otter\n")).containsExactly("Toy, cost ");
    assertThat(texts("# Otter\nToy, cost ")).containsExactly("1", "2", "3");
    assertThat(texts(HEAD)).containsExactly("When ", "# ");
  }

  @Test
  void nothing_is_offered_in_a_line_or_a_file_that_is_too_long() {
    assertThat(texts(HEAD + "w".repeat(TextLimits.CARD_LINE + 1))).isEmpty();
    assertThat(texts("\n".repeat(TextLimits.CARD_FILE + 1))).isEmpty();
  }
}
