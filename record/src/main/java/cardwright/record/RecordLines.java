package cardwright.record;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The lines of a file of records, read one after the other.
final class RecordLines {
  private final String[] lines;
  private final String file;
  private int next;

  /// @throws Refused when it is too long
  RecordLines(String text, String file) {
    TextLimits.check(file + ": a record", text.length(), TextLimits.RECORD, "characters");
    this.lines = text.lines().limit(TextLimits.RECORD_LINES + 1L).toArray(String[]::new);
    this.file = file;
    if (lines.length > TextLimits.RECORD_LINES) {
      throw new Refused(file + ": a record has at most " + TextLimits.RECORD_LINES + " lines");
    }
  }

  /// Whether the next line is that one.
  boolean at(String line) {
    return next < lines.length && lines[next].equals(line);
  }

  /// Whether the next line is a field of that name.
  boolean atField(String name) {
    return next < lines.length && lines[next].startsWith(name + ":");
  }

  /// Passes the line that a file opens with, and comments right behind it.
  void opening(String line) {
    if (!at(line)) {
      String other = next == 0 ? file + " is not a record: its first line" : place() + ": the line";
      throw new Refused(other + " has to be '" + line + "'");
    }
    next++;
    while (next < lines.length && lines[next].startsWith("#")) {
      next++;
    }
  }

  /// The value of the field that has to stand here.
  String field(String name) {
    if (!atField(name)) {
      throw wrong("'" + name + ": …'");
    }
    return lines[next++].substring(name.length() + 1).strip();
  }

  /// The value of the field that has to stand here, in a certain form.
  ///
  /// @param form a regular expression
  /// @param right the form in words
  String matching(String name, String form, String right) {
    if (!atField(name) || !value(name).matches(form)) {
      throw wrong("'" + name + ": ' and " + right);
    }
    return field(name);
  }

  /// The value of a field that may stand here.
  Optional<String> maybe(String name) {
    return atField(name) ? Optional.of(field(name)) : Optional.empty();
  }

  /// The parts of a field that may stand here; none when it does not.
  ///
  /// @param most how many there may be
  List<String> list(String name, int most) {
    return atField(name) && !value(name).isEmpty()
        ? parts(name, most)
        : maybe(name).map(text -> List.<String>of()).orElse(List.of());
  }

  /// The parts of the field that has to stand here, parted by semicolons.
  ///
  /// @param most how many there may be
  List<String> parts(String name, int most) {
    String text = atField(name) ? value(name) : "";
    long marks = text.chars().filter(each -> each == ';').count();
    if (marks >= most) {
      throw new Refused(place() + ": '" + name + "' has at most " + most + " parts");
    }
    List<String> parts = List.of(field(name).split("; *"));
    for (String part : parts) {
      if (part.length() > TextLimits.NAME) {
        next--;
        throw new Refused(
            place()
                + ": "
                + TextLimits.tooMuch("a name", part.length(), TextLimits.NAME, "characters"));
      }
    }
    return parts;
  }

  /// A seat in a field that may stand here.
  Optional<Seat> seat(String name) {
    if (atField(name) && !List.of("A", "B").contains(value(name))) {
      throw wrong("'" + name + ": A' or '" + name + ": B'");
    }
    return maybe(name).map(Seat::valueOf);
  }

  /// A fingerprint in the field that has to stand here.
  long fingerprint(String name) {
    if (!atField(name)) {
      throw wrong("'" + name + ": …'");
    }
    long value = number(value(name));
    next++;
    return value;
  }

  /// A number in the field that has to stand here.
  int number(String name, int least, int most) {
    String given = atField(name) ? value(name) : "";
    if (!given.matches("\\d{1,4}")
        || Integer.parseInt(given) < least
        || Integer.parseInt(given) > most) {
      throw wrong("'" + name + ": N', with N from " + least + " to " + most);
    }
    next++;
    return Integer.parseInt(given);
  }

  private String value(String name) {
    return lines[next].substring(name.length() + 1).strip();
  }

  /// A line with what was done, the rolls because of it and the fingerprint after it.
  ///
  /// @param openings what it may begin with
  Line line(String... openings) {
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
    next++;
    return new Line(opening, said.substring(opening.length()), rolls, fingerprint);
  }

  /// One line of a play.
  ///
  /// @param opening what it begins with
  /// @param said what stands between that and the rolls
  record Line(String opening, String said, List<Integer> rolls, long fingerprint) {}

  /// Says that all has been read.
  void end(String last) {
    if (next < lines.length) {
      throw wrong("nothing after the line '" + last + "'");
    }
  }

  /// Whether all has been read.
  boolean isEnd() {
    return next >= lines.length;
  }

  private List<Integer> rolls(String text) {
    if (text.chars().filter(each -> each == ' ').count() >= TextLimits.RECORD_ROLLS) {
      throw new Refused(place() + ": a line has at most " + TextLimits.RECORD_ROLLS + " rolls");
    }
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
    String line =
        next < lines.length ? "'" + TextLimits.opening(lines[next]) + "'" : "the end of the file";
    return new Refused(place() + ": " + line + "; here should stand " + right);
  }

  private String place() {
    return file + ", line " + (next + 1);
  }
}
