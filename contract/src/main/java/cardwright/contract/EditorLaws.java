package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.CardPhrase;
import cardwright.engine.CardReading;
import cardwright.engine.Chance;
import cardwright.engine.Completion;
import cardwright.engine.Diagnostic;
import cardwright.engine.Game;
import cardwright.engine.ReadLine;
import cardwright.engine.ReadLine.Role;
import cardwright.engine.ReadPart;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What holds of every game whose card files can be edited: what editors are told of a file, and what they are offered at a place.
public interface EditorLaws {
  /// What the files are called.
  String FILE = "mine.cards";

  /// So many places are tried.
  int TRIED = 150;

  /// The game that has to keep the laws.
  Game game();

  /// The cards of each set as one file.
  private static Map<String, String> files(Game game) {
    Map<String, String> files = new LinkedHashMap<>();
    for (CardFace face : game.cards()) {
      files.merge(face.set(), face.source(), (all, more) -> all + "\n" + more);
    }
    return files;
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  @Test
  default void every_line_of_every_card_is_made_of_phrases_of_the_reference() {
    Game game = game();
    Set<List<Object>> known = new HashSet<>();
    game.phrases().forEach(phrase -> known.add(key(phrase)));
    files(game)
        .forEach((set, source) -> {
          CardReading reading = game.read(source, set);
          check(reading.diagnostics().isEmpty(), set + ": " + reading.diagnostics());
          List<CardFace> cards =
              game.cards().stream().filter(face -> face.set().equals(set)).toList();
          check(reading.cards().equals(cards), set + " has other cards: " + reading.cards());
          List<String> lines = source.lines().toList();
          long written = lines.stream().filter(line -> !line.isBlank()).count();
          check(reading.lines().size() == written, set + " has lines that are not told");
          reading.lines().forEach(line -> line(line, lines.get(line.number() - 1), known));
        });
  }

  private static void line(ReadLine line, String source, Set<List<Object>> known) {
    check(line.written().equals(source), source + " is written as " + line.written());
    boolean isName = line.role() == Role.NAME || line.role() == Role.REVERSE;
    check(line.parts().isEmpty() == isName, source + " is made of " + line.parts());
    inside(line.parts(), 1, source.length() + 1, source, known);
  }

  private static List<Object> key(CardPhrase phrase) {
    return List.of(phrase.group(), phrase.name(), phrase.meaning());
  }

  private static void inside(
      List<ReadPart> parts, int from, int end, String line, Set<List<Object>> known) {
    int next = from;
    for (ReadPart part : parts) {
      check(
          part.from() >= next && part.end() > part.from() && part.end() <= end,
          line + ": this part is at a wrong place: " + part);
      check(
          known.contains(List.of(part.group(), part.name(), part.meaning())),
          line + ": no phrase of the reference is " + part);
      inside(part.parts(), part.from(), part.end(), line, known);
      next = part.end();
    }
  }

  @Test
  default void mistakes_are_those_for_which_the_file_is_refused_and_all_else_is_told() {
    Game game = game();
    files(game)
        .forEach((set, source) -> {
          List<String> broken = broken(source, new SeededChance(set.length()));
          String file = String.join("\n", broken);
          CardReading reading = game.read(file, FILE);
          check(
              reading.diagnostics().equals(refusal(game, file)),
              set + " has other mistakes: " + reading.diagnostics());
          Set<Integer> told = new HashSet<>();
          reading.diagnostics().forEach(each -> told.add(each.line()));
          reading.lines().forEach(line -> told.add(line.number()));
          for (int i = 0; i < broken.size(); i++) {
            check(
                reading.diagnostics().size() >= TextLimits.CARD_MISTAKES
                    || broken.get(i).isBlank()
                    || told.contains(i + 1),
                "nothing is told of " + broken.get(i));
          }
        });
  }

  /// The lines of a file, some without one of their letters. Those that open cards and faces are left alone: what belongs to a card depends on them.
  private static List<String> broken(String source, Chance chance) {
    List<String> broken = new ArrayList<>();
    for (String line : source.lines().toList()) {
      boolean opens = line.startsWith("#") || line.startsWith("Back:");
      boolean breaks = !opens && line.length() > 8 && chance.roll(12) == 0;
      int at = breaks ? chance.roll(line.length()) : 0;
      broken.add(breaks ? line.substring(0, at) + line.substring(at + 1) : line);
    }
    return broken;
  }

  private static List<Diagnostic> refusal(Game game, String file) {
    try {
      game.with(file, FILE);
      return List.of();
    } catch (Refused refused) {
      return refused.diagnostics();
    }
  }

  /// A line of a card, cut at some place, in a file that ends there.
  ///
  /// @param before the file up to the line
  /// @param number the line in the file
  /// @param line the line as the card has it
  /// @param start what is left of it
  record Cut(String before, int number, String line, String start) {
    /// A line of one of the cards.
    ///
    /// @param words whether it is cut between words
    static Cut of(List<CardFace> cards, Chance chance, boolean words) {
      CardFace card = cards.get(chance.roll(cards.size()));
      List<String> lines = new ArrayList<>(card.text());
      lines.addFirst(card.kind());
      int number = chance.roll(lines.size());
      String line = lines.get(number);
      int place = chance.roll(line.length());
      int cut = words ? line.indexOf(' ', place) + 1 : place;
      String before = number == 0 ? "# A\n" : "# A\n" + card.kind() + "\n";
      return new Cut(before, number == 0 ? 2 : 3, line, line.substring(0, cut));
    }

    /// What is offered where the line ends.
    List<Completion> offered(Game game) {
      return game.completions(before + start, number, start.length() + 1);
    }
  }

  @Test
  default void with_what_is_offered_a_line_is_read_at_least_up_to_the_end_of_the_words() {
    Game game = game();
    Chance chance = new SeededChance(7);
    List<CardFace> cards = game.cards();
    for (int tried = 0; tried < TRIED; tried++) {
      Cut cut = Cut.of(cards, chance, false);
      List<Completion> offered = cut.offered(game);
      check(offered.size() <= Completion.MOST, cut + ": too much is offered");
      check(new HashSet<>(offered).size() == offered.size(), cut + ": something is offered twice");
      for (Completion each : offered) {
        String begun = cut.start().substring(each.column() - 1);
        check(
            each.endColumn() == cut.start().length() + 1
                && each.text().regionMatches(true, 0, begun, 0, begun.length()),
            cut + ": this does not go on: " + each);
        reaches(game, cut, each.in(cut.start()));
      }
    }
  }

  private static void reaches(Game game, Cut cut, String completed) {
    // What opens a card or a face is no line that is read word by word.
    boolean opens =
        completed.startsWith("#") || (completed.endsWith(":") && completed.indexOf(' ') < 0);
    for (Diagnostic each : game.read(cut.before() + completed, FILE).diagnostics()) {
      boolean stops = each.code().equals("not-understood") || each.code().equals("line-ends");
      check(
          opens || each.line() != cut.number() || !stops || each.column() > completed.length(),
          cut + ": this is not read to its end: " + completed + ": " + each);
    }
  }

  @Test
  default void what_a_card_says_is_offered_word_by_word_to_whoever_writes_it() {
    Game game = game();
    Chance chance = new SeededChance(11);
    List<CardFace> cards = game.cards();
    int places = 0;
    List<Cut> missed = new ArrayList<>();
    for (int tried = 0; tried < TRIED; tried++) {
      Cut cut = Cut.of(cards, chance, true);
      List<Completion> offered = cut.offered(game);
      // Where more can stand than is offered, the first letters tell what is meant.
      if (Character.isLetter(cut.line().charAt(cut.start().length()))
          && offered.size() < Completion.MOST) {
        places++;
        if (offered.stream().noneMatch(each -> cut.line().startsWith(each.in(cut.start())))) {
          missed.add(cut);
        }
      }
    }
    check(missed.size() < places / 10, "what follows is not offered at these places: " + missed);
  }

  @Test
  default void what_opens_cards_is_offered_at_the_start_of_lines() {
    Game game = game();
    String kind = game.cards().getFirst().kind();
    String head = "# A\n" + kind + "\n";
    check(texts(game.completions("", 1, 1)).equals(List.of("# ")), "a file opens with '# '");
    check(texts(game.completions("#", 1, 2)).equals(List.of("# ")), "'#' goes on with '# '");
    check(
        texts(game.completions("# A\n", 2, 1)).stream().anyMatch(kind::startsWith),
        "a line of kind follows a name");
    check(texts(game.completions(head, 3, 1)).contains("# "), "a card can follow another");
    check(!game.completions("# A\n", 9, 40).isEmpty(), "behind the last line is an empty one");
    check(game.completions(head, -3, -1).size() <= Completion.MOST, "there is no such place");
  }

  private static List<String> texts(List<Completion> offered) {
    return offered.stream().map(Completion::text).toList();
  }

  @Test
  default void hostile_text_is_told_like_any_other() {
    Game game = game();
    String kind = game.cards().getFirst().kind();
    String head = "# A\n" + kind + "\n";
    List<String> files =
        List.of(
            "",
            "\n\n",
            "#",
            "x".repeat(TextLimits.CARD_FILE + 1),
            head + "\"".repeat(TextLimits.CARD_LINE),
            head + "When ".repeat(120),
            head + "x".repeat(TextLimits.CARD_LINE + 1),
            (head + "noise\n").repeat(300),
            "# A\u0000\n\uD800\u2028\r\n" + kind);
    for (String file : files) {
      check(
          game.read(file, FILE).diagnostics().equals(refusal(game, file)),
          "other mistakes are told of " + TextLimits.opening(file));
      for (int line = 1; line < 5; line++) {
        check(
            game.completions(file, line, 300).size() <= Completion.MOST,
            "too much is offered in " + TextLimits.opening(file));
      }
    }
  }
}
