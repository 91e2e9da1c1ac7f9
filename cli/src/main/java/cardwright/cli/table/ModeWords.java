package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.engine.CardFace;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A choice in which the moves `mode 1`, `mode 2` mean what the card says behind `one of`, in its own words.
///
/// @param modes the parts of the text that comes next, the first for `mode 1`; none where it offers none
record ModeWords(Choice choice, List<String> modes) implements Choice {
  private static final Pattern OFFERS =
      Pattern.compile("\\b(?:one|up to \\w+) of: ", Pattern.CASE_INSENSITIVE);

  private static final Pattern MODE = Pattern.compile("mode (\\d{1,3})");

  /// Keeps the list from changing.
  ModeWords {
    modes = List.copyOf(modes);
  }

  /// A choice with the words of the text that comes next on a table, or else of the card that the question names first.
  static ModeWords of(Game game, Table table, Choice choice) {
    if (IntStream.range(0, choice.count()).noneMatch(i -> isMode(choice.notation(i)))) {
      return new ModeWords(choice, List.of());
    }
    if (!table.pending().isEmpty()) {
      Table.PendingText text = table.pending().getFirst();
      return new ModeWords(choice, offered(game, text.card(), text.line()));
    }
    return choice.question().parts(null).stream()
        .filter(Message.Part.Card.class::isInstance)
        .findFirst()
        .map(card -> new ModeWords(choice, offered(game, card.words(), OptionalInt.empty())))
        .orElseGet(() -> new ModeWords(choice, List.of()));
  }

  private static boolean isMode(String notation) {
    return MODE.matcher(notation).matches();
  }

  /// What the text of a card offers, if just one of its lines leaves something to a player.
  private static List<String> offered(Game game, String card, OptionalInt line) {
    List<List<String>> offering =
        game.cards().stream()
            .map(face -> lines(face, card))
            .filter(lines -> !lines.isEmpty())
            .findFirst()
            .map(lines -> at(lines, line))
            .orElse(List.of())
            .stream()
            .map(ModeWords::parts)
            .filter(parts -> !parts.isEmpty())
            .toList();
    return offering.size() == 1 ? offering.getFirst() : List.of();
  }

  /// The lines of the face of that name; none where the card has no such face.
  private static List<String> lines(CardFace face, String name) {
    if (face.name().equals(name) || face.name().startsWith(name + " // ")) {
      return face.text();
    }
    return face.name().endsWith(" // " + name)
        ? face.reverse().map(CardFace.Reverse::text).orElse(List.of())
        : List.of();
  }

  private static List<String> at(List<String> lines, OptionalInt line) {
    return line.isEmpty() ? lines : lines.stream().skip(line.getAsInt()).limit(1).toList();
  }

  /// The parts of a line that leaves it to a player which of them are carried out: up to its full stop, and not those of a text that it quotes.
  static List<String> parts(String line) {
    Matcher offers = OFFERS.matcher(line);
    if (!offers.find()) {
      return List.of();
    }
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int from = offers.end();
    for (int at = from; at < line.length(); at++) {
      char letter = line.charAt(at);
      quoted ^= letter == '"';
      if (!quoted && (letter == ';' || letter == '.')) {
        parts.add(line.substring(from, at).strip());
        from = at + 1;
        if (letter == '.') {
          break;
        }
      }
    }
    return parts;
  }

  /// What each of the modes on offer does, a line each: `mode 1: pay 2`.
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      String does = does(notation(i));
      if (!does.isEmpty()) {
        lines.add(notation(i) + ": " + does);
      }
    }
    return lines;
  }

  private String does(String notation) {
    Matcher mode = MODE.matcher(notation);
    int number = mode.matches() ? Integer.parseInt(mode.group(1)) : 0;
    return number >= 1 && number <= modes.size() ? modes.get(number - 1) : "";
  }

  @Override
  public Seat seat() {
    return choice.seat();
  }

  @Override
  public Message question() {
    return choice.question();
  }

  @Override
  public int count() {
    return choice.count();
  }

  @Override
  public Move move(int index) {
    Move move = choice.move(index);
    String does = does(move.notation());
    return does.isEmpty()
        ? move
        : new Move(
            move.notation(),
            Messages.of("mode.does", Message.clause(move.meaning()), Message.word(does)));
  }
}
