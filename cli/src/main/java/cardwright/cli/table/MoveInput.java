package cardwright.cli.table;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.catalog.Names;
import cardwright.cli.console.Messages;
import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads what was typed at a choice, and finds the move that is meant.
final class MoveInput {
  /// The notation of ending a turn, in games in which a turn also ends by itself where nothing else can be done.
  static final String END_TURN = "end turn";

  private static final int MOST_NAMED = 8;
  private static final int LONGEST = 200;

  private MoveInput() {}

  /// What can be typed, in short.
  static Message hint() {
    return Messages.of("refusal.hint");
  }

  /// The index of the move with that number or notation, or -1. `pass` is also the one move that declines what is asked.
  static int exactly(Choice choice, String typed) {
    String words = plain(typed);
    if (words.matches("\\d{1,6}")) {
      int number = Integer.parseInt(words);
      return number >= 1 && number <= choice.count() ? number - 1 : -1;
    }
    return words.equals(AutoPasses.PASS) ? choice.decline() : choice.indexOf(words);
  }

  /// Whether a move was typed by its number.
  static boolean isNumber(String typed) {
    return plain(typed).matches("\\d+");
  }

  /// The index of the move that is meant: by its number, its notation, or a beginning of the
  /// notation that no other move has.
  ///
  /// @throws Refused when there is none, with the objection of the rules, or more than one
  static int move(Position position, String typed) {
    Choice choice = position.choice();
    int exact = exactly(choice, typed);
    if (exact >= 0) {
      return exact;
    }
    String words = plain(typed);
    if (isNumber(typed)) {
      throw new Refused(
          Messages.of(
              "refusal.no-such-number",
              word(words.length() < 20 ? words : Names.quoted(words)),
              number(choice.count())));
    }
    List<String> readings = readings(position, words);
    List<Integer> meant = offered(choice, readings);
    List<Integer> begun = meant.isEmpty() ? begun(choice, readings) : meant;
    if (begun.size() == 1) {
      return begun.getFirst();
    }
    if (begun.isEmpty()) {
      throw new Refused(
          Messages.of(
              "refusal.not-offered",
              word(Names.shown(typed.strip())),
              clause(why(position, words))));
    }
    throw new Refused(several(choice, typed, begun));
  }

  /// What was typed as moves are written, which may call cards by less.
  private static List<String> readings(Position position, String words) {
    return words.length() > LONGEST ? List.of() : position.readings(words);
  }

  private static List<Integer> offered(Choice choice, List<String> readings) {
    return readings.stream().map(choice::indexOf).filter(move -> move >= 0).distinct().toList();
  }

  private static List<Integer> begun(Choice choice, List<String> readings) {
    List<Integer> begun = new ArrayList<>();
    List<String> notations = choice.notations();
    for (int i = 0; i < notations.size(); i++) {
      if (readings.stream().anyMatch(notations.get(i)::startsWith)) {
        begun.add(i);
      }
    }
    return begun;
  }

  private static Message why(Position position, String words) {
    Choice choice = position.choice();
    String verb = words.split(" ", 2)[0] + " ";
    boolean known = false;
    for (int i = 0; i < choice.count() && !known; i++) {
      known = choice.move(i).notation().startsWith(verb);
    }
    Message why = refusal(position, words);
    return known ? why : Messages.of("refusal.with-hint", clause(why), clause(hint()));
  }

  /// Why a move is not offered, by its notation.
  ///
  /// @throws Refused when what was typed is too long to be one
  static Message refusal(Position position, String words) {
    if (words.length() > LONGEST) {
      throw new Refused(
          Messages.of("refusal.not-a-move", word(Names.shown(words)), clause(hint())));
    }
    Choice choice = position.choice();
    List<Integer> meant = offered(choice, readings(position, words));
    return position.refusal(meant.isEmpty() ? words : choice.notation(meant.getFirst()));
  }

  /// What was typed as notations are written.
  static String plain(String typed) {
    return typed.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }

  private static Message several(Choice choice, String typed, List<Integer> begun) {
    List<String> named =
        begun.stream()
            .limit(MOST_NAMED)
            .map(i -> (i + 1) + " " + choice.move(i).notation())
            .toList();
    String rest = begun.size() > MOST_NAMED ? ", …" : "";
    return Messages.of(
        "refusal.several", word(Names.shown(typed.strip())), word(String.join(", ", named) + rest));
  }
}
