package cardwright.record;

import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a [PlayRecord] stands in a file:
///
/// ```
/// cardwright record 2
/// game: ggltcg
/// cards: 00112233aabbccdd
/// format: later
/// first: A
/// carried: penalty a
/// agreed: winner chooses
/// A: Archer; Ka; …
/// A side: Cake
/// B: Beary; Ka; …
/// shuffle play: …
/// start ~ 1 = 0123456789abcdef
/// A play ka = 0123456789abcdef
/// B direct attack with ka ~ 3 = 0123456789abcdef
/// judge time = 0123456789abcdef
/// stopped: A wins: B concedes
/// end: A wins: …
/// ```
///
/// The lines `first`, `carried`, `agreed`, `side`, `shuffle` ([ShuffleRecord]) and `stopped` are missing where there is
/// nothing to say. Behind the first line may stand lines that begin with `#`; nothing is read from them.
final class RecordText {
  static final String FIRST = "cardwright record 2";
  private static final String JUDGE = "judge ";

  private RecordText() {}

  static String write(PlayRecord record) {
    Opening opening = record.opening();
    StringBuilder out = new StringBuilder();
    out.append(FIRST).append('\n');
    out.append("game: ").append(record.game()).append('\n');
    out.append("cards: ").append(hex(record.cards())).append('\n');
    out.append("format: ").append(opening.format()).append('\n');
    opening.first().ifPresent(seat -> out.append("first: ").append(seat).append('\n'));
    if (!opening.carried().isEmpty()) {
      out.append("carried: ").append(String.join("; ", opening.carried())).append('\n');
    }
    if (!opening.agreed().isEmpty()) {
      out.append("agreed: ").append(String.join("; ", opening.agreed())).append('\n');
    }
    deck(out, "A", opening.a());
    deck(out, "B", opening.b());
    record.shuffle().ifPresent(shuffle -> shuffle.write(out));
    line(out, "start", record.startRolls(), record.start());
    for (Play.Entry entry : record.entries()) {
      line(out, entry.who() + " " + entry.move(), entry.rolls(), entry.fingerprint());
    }
    record.stopped().ifPresent(how -> out.append("stopped: ").append(how).append('\n'));
    out.append("end: ").append(record.outcome()).append('\n');
    return out.toString();
  }

  /// Writes the cards of a deck and of its side deck.
  static void deck(StringBuilder out, String seat, Deck deck) {
    out.append(seat).append(": ").append(String.join("; ", deck.cards())).append('\n');
    if (!deck.side().isEmpty()) {
      out.append(seat).append(" side: ").append(String.join("; ", deck.side())).append('\n');
    }
  }

  private static void line(StringBuilder out, String what, List<Integer> rolls, long fingerprint) {
    out.append(what);
    if (!rolls.isEmpty()) {
      out.append(" ~");
      rolls.forEach(roll -> out.append(' ').append(roll));
    }
    out.append(" = ").append(hex(fingerprint)).append('\n');
  }

  private static String hex(long value) {
    String digits = Long.toHexString(value);
    return "0".repeat(16 - digits.length()) + digits;
  }

  static PlayRecord read(String text, String file) {
    RecordLines lines = new RecordLines(text, file);
    PlayRecord record = read(lines);
    lines.end("end:");
    return record;
  }

  /// Reads one record to its line `end:`.
  static PlayRecord read(RecordLines lines) {
    lines.opening(FIRST);
    String game = lines.field("game");
    long cards = lines.fingerprint("cards");
    String format = lines.field("format");
    Optional<Seat> first = lines.seat("first");
    List<String> carried = lines.list("carried", TextLimits.RECORD_PARTS);
    List<String> agreed = lines.list("agreed", TextLimits.RECORD_PARTS);
    Deck a = deck(lines, "A");
    Deck b = deck(lines, "B");
    Opening opening = new Opening(format, a, b, first, carried, agreed);
    Optional<ShuffleRecord> shuffle = ShuffleRecord.read(lines);
    RecordLines.Line start = lines.line("start");
    List<Play.Entry> entries = new ArrayList<>();
    while (!lines.isEnd() && !lines.atField("end") && !lines.atField("stopped")) {
      entries.add(entry(lines.line("A ", "B ", JUDGE)));
    }
    Optional<Outcome> stopped =
        lines.atField("stopped") ? Optional.of(stopped(lines)) : Optional.empty();
    String outcome = lines.field("end");
    return new PlayRecord(
        game,
        cards,
        opening,
        start.rolls(),
        start.fingerprint(),
        List.copyOf(entries),
        outcome,
        stopped,
        shuffle);
  }

  private static Outcome stopped(RecordLines lines) {
    String words = lines.matching("stopped", "([AB] wins|draw): .+", "'SEAT wins: REASON'");
    String reason = words.substring(words.indexOf(": ") + 2);
    return words.startsWith("draw")
        ? Outcome.draw(reason)
        : Outcome.win(Seat.valueOf(words.substring(0, 1)), reason);
  }

  /// Reads the cards of a deck and of its side deck. What the deck is called is not kept.
  static Deck deck(RecordLines lines, String seat) {
    List<String> cards = lines.parts(seat, TextLimits.DECK_CARDS);
    return new Deck("", "", "", cards, lines.list(seat + " side", TextLimits.DECK_CARDS));
  }

  private static Play.Entry entry(RecordLines.Line line) {
    Optional<Seat> seat =
        line.opening().equals(JUDGE)
            ? Optional.empty()
            : Optional.of(Seat.valueOf(line.opening().strip()));
    return new Play.Entry(seat, line.said(), line.rolls(), line.fingerprint());
  }
}
