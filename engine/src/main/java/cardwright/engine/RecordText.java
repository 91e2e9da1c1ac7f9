package cardwright.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How a [PlayRecord] stands in a file:
///
/// ```
/// cardwright record 1
/// game: ggltcg
/// cards: 00112233aabbccdd
/// A: Archer; Ka; …
/// B: Beary; Ka; …
/// start ~ 1 = 0123456789abcdef
/// A play ka = 0123456789abcdef
/// B direct attack with ka ~ 3 = 0123456789abcdef
/// end: A wins: …
/// ```
final class RecordText {
  private static final String FIRST = "cardwright record 1";

  private final String[] lines;
  private final String file;
  private int next;

  private RecordText(String text, String file) {
    this.lines = text.lines().toArray(String[]::new);
    this.file = file;
  }

  static String write(PlayRecord record) {
    StringBuilder out = new StringBuilder();
    out.append(FIRST).append('\n');
    out.append("game: ").append(record.game()).append('\n');
    out.append("cards: ").append(hex(record.cards())).append('\n');
    out.append("A: ").append(deck(record.a())).append('\n');
    out.append("B: ").append(deck(record.b())).append('\n');
    line(out, "start", record.startRolls(), record.start());
    for (PlayRecord.Entry entry : record.entries()) {
      line(out, entry.seat() + " " + entry.move(), entry.rolls(), entry.fingerprint());
    }
    out.append("end: ").append(record.outcome()).append('\n');
    return out.toString();
  }

  private static String deck(Deck deck) {
    return String.join("; ", deck.cards());
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
    return new RecordText(text, file).read();
  }

  private PlayRecord read() {
    if (lines.length == 0 || !lines[0].equals(FIRST)) {
      throw new Refused(file + " is not a record: its first line has to be '" + FIRST + "'");
    }
    next = 1;
    String game = field("game");
    long cards = fingerprint("cards");
    Deck a = new Deck("", "", List.of(field("A").split("; *")));
    Deck b = new Deck("", "", List.of(field("B").split("; *")));
    PlayRecord.Entry start = entry("start");
    List<PlayRecord.Entry> entries = new ArrayList<>();
    while (next < lines.length && !lines[next].startsWith("end:")) {
      entries.add(entry("A ", "B "));
    }
    String outcome = field("end");
    if (next < lines.length) {
      throw wrong("nothing after the line 'end:'");
    }
    return new PlayRecord(
        game, cards, a, b, start.rolls(), start.fingerprint(), List.copyOf(entries), outcome);
  }

  private String field(String name) {
    String line = next < lines.length ? lines[next] : "";
    if (!line.startsWith(name + ":")) {
      throw wrong("'" + name + ": …'");
    }
    next++;
    return line.substring(name.length() + 1).strip();
  }

  private long fingerprint(String name) {
    String hex = field(name);
    // A mistake is told of the line that it stands in, which has been passed.
    next--;
    long value = number(hex);
    next++;
    return value;
  }

  private PlayRecord.Entry entry(String... openings) {
    String line = next < lines.length ? lines[next] : "";
    String opening =
        Arrays.stream(openings).filter(line::startsWith).findFirst().orElseThrow(this::wrongMove);
    int equals = line.lastIndexOf(" = ");
    if (equals < opening.length()) {
      throw wrongMove();
    }
    long fingerprint = number(line.substring(equals + 3));
    String head = line.substring(0, equals);
    int tilde = head.indexOf(" ~ ", opening.length());
    List<Integer> rolls = tilde < 0 ? List.of() : rolls(head.substring(tilde + 3));
    String said = tilde < 0 ? head : head.substring(0, tilde);
    Seat seat = opening.equals("B ") ? Seat.B : Seat.A;
    PlayRecord.Entry entry =
        new PlayRecord.Entry(seat, said.substring(opening.length()), rolls, fingerprint);
    next++;
    return entry;
  }

  private List<Integer> rolls(String text) {
    try {
      return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    } catch (NumberFormatException e) {
      throw wrongMove();
    }
  }

  private long number(String hex) {
    try {
      if (hex.length() == 16) {
        return Long.parseUnsignedLong(hex, 16);
      }
    } catch (NumberFormatException e) {
      throw wrong("a fingerprint of 16 hexadecimal digits");
    }
    throw wrong("a fingerprint of 16 hexadecimal digits");
  }

  private Refused wrongMove() {
    return wrong("'SEAT MOVE ~ ROLLS = FINGERPRINT', or 'end:' after the last move");
  }

  private Refused wrong(String right) {
    String line = next < lines.length ? "'" + lines[next] + "'" : "the end of the file";
    return new Refused(
        file + ", line " + (next + 1) + ": " + line + "; here should stand " + right);
  }
}
