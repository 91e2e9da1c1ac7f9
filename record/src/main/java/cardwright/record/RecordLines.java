package cardwright.record;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The lines of a file of records, read one after the other.
final class RecordLines {
  private final String[] lines;
  private final Message file;
  private int next;

  /// @throws Refused when it is too long
  RecordLines(String text, Message file) {
    if (text.length() > TextLimits.RECORD) {
      throw whole(
          file, Messages.of("record.too-long", number(TextLimits.RECORD), number(text.length())));
    }
    this.lines = text.lines().limit(TextLimits.RECORD_LINES + 1L).toArray(String[]::new);
    this.file = file;
    if (lines.length > TextLimits.RECORD_LINES) {
      throw whole(file, Messages.of("record.too-many-lines", number(TextLimits.RECORD_LINES)));
    }
  }

  /// A refusal of the file as a whole.
  private static Refused whole(Message file, Message why) {
    return new Refused(Messages.of("record.in-file", clause(file), clause(why)));
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
      throw next == 0
          ? new Refused(Messages.of("record.not-one", clause(file), word(line)))
          : here(Messages.of("record.other-line", word(line)));
    }
    next++;
    comments();
  }

  /// Passes comments that stand here.
  void comments() {
    while (next < lines.length && lines[next].startsWith("#")) {
      next++;
    }
  }

  /// The value of the field that has to stand here.
  String field(String name) {
    if (!atField(name)) {
      throw wrong(Messages.of("record.form.field", word(name)));
    }
    return lines[next++].substring(name.length() + 1).strip();
  }

  /// The value of the field that has to stand here, in a certain form.
  ///
  /// @param form a regular expression
  /// @param right the form in words
  String matching(String name, String form, Message right) {
    if (!atField(name) || !value(name).matches(form)) {
      throw wrong(Messages.of("record.form.value", word(name), clause(right)));
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
      throw here(Messages.of("record.too-many-parts", word(name), number(most)));
    }
    List<String> parts = List.of(field(name).split("; *"));
    for (String part : parts) {
      if (part.length() > TextLimits.NAME) {
        next--;
        throw here(
            Messages.of("record.name-too-long", number(TextLimits.NAME), number(part.length())));
      }
    }
    return parts;
  }

  /// A seat in a field that may stand here.
  Optional<Seat> seat(String name) {
    if (atField(name) && !List.of("A", "B").contains(value(name))) {
      throw wrong(Messages.of("record.form.seat", word(name)));
    }
    return maybe(name).map(Seat::valueOf);
  }

  /// A fingerprint in the field that has to stand here.
  long fingerprint(String name) {
    if (!atField(name)) {
      throw wrong(Messages.of("record.form.field", word(name)));
    }
    long value = hexadecimal(value(name));
    next++;
    return value;
  }

  /// A number in the field that has to stand here.
  int count(String name, int least, int most) {
    String given = atField(name) ? value(name) : "";
    if (!given.matches("\\d{1,4}")
        || Integer.parseInt(given) < least
        || Integer.parseInt(given) > most) {
      throw wrong(Messages.of("record.form.number", word(name), number(least), number(most)));
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
    long fingerprint = hexadecimal(line.substring(equals + 3));
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
      throw wrong(Messages.of("record.form.nothing", word(last)));
    }
  }

  /// Whether all has been read.
  boolean isEnd() {
    return next >= lines.length;
  }

  private List<Integer> rolls(String text) {
    if (text.chars().filter(each -> each == ' ').count() >= TextLimits.RECORD_ROLLS) {
      throw here(Messages.of("record.too-many-rolls", number(TextLimits.RECORD_ROLLS)));
    }
    try {
      return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    } catch (NumberFormatException e) {
      throw wrongMove();
    }
  }

  private long hexadecimal(String hex) {
    try {
      if (hex.length() == 16) {
        return Long.parseUnsignedLong(hex, 16);
      }
    } catch (NumberFormatException e) {
      throw wrong(Messages.of("record.form.fingerprint"));
    }
    throw wrong(Messages.of("record.form.fingerprint"));
  }

  private Refused wrongMove() {
    return wrong(Messages.of("record.form.move"));
  }

  /// A refusal of the next line, with what should stand there.
  private Refused wrong(Message right) {
    return next < lines.length
        ? here(
            Messages.of("record.wrong-line", word(TextLimits.opening(lines[next])), clause(right)))
        : here(Messages.of("record.ends", clause(right)));
  }

  /// A refusal at the next line.
  private Refused here(Message why) {
    return new Refused(Messages.of("record.at-line", clause(file), number(next + 1), clause(why)));
  }
}
