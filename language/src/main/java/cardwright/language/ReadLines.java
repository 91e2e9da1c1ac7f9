package cardwright.language;

import cardwright.engine.ReadLine;
import cardwright.engine.ReadLine.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The lines of a file that were understood, noted while it is read.
final class ReadLines {
  private final PhraseIndex index;
  private final Work work = Work.ofFile();
  private final List<ReadLine> lines = new ArrayList<>();

  ReadLines(PhraseIndex index) {
    this.index = index;
  }

  /// Notes the lines of a card's names.
  ///
  /// @param opening the word that opens a second face, with its colon
  /// @param errors what is said against lines of the file
  void names(CardSource source, Optional<String> opening, List<CardError> errors) {
    name(source.line(), Role.NAME, "# " + source.name(), errors);
    source
        .reverse()
        .ifPresent(back -> {
          String written = (opening.orElse("") + " " + back.name()).strip();
          name(back.line(), Role.REVERSE, written, errors);
        });
  }

  private void name(int number, Role role, String written, List<CardError> errors) {
    if (errors.stream().noneMatch(error -> error.line() == number)) {
      lines.add(new ReadLine(number, role, written, "", List.of()));
    }
  }

  /// Notes a line that is understood.
  ///
  /// @param written how the game words it
  <T> void add(Role role, CardSource.Line line, Phrase<T> phrase, T value, String written) {
    lines.add(
        written.equals(line.text())
            ? LineParts.of(index, role, line, phrase, value, work)
            : new ReadLine(line.number(), role, written, "", List.of()));
  }

  /// All of them in the order of the file.
  List<ReadLine> all() {
    return lines.stream().sorted(Comparator.comparingInt(ReadLine::number)).toList();
  }
}
