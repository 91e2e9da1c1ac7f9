package cardwright.server.rest;

import cardwright.engine.CardReading;
import cardwright.engine.Completion;
import cardwright.engine.Diagnostic;
import cardwright.engine.ReadLine;
import cardwright.engine.ReadPart;
import java.util.Map;

/// Writes what the text of cards was read as, for the editor of a page.
final class CardReadingWriter {
  private CardReadingWriter() {}

  static Map<String, Object> shown(CardReading reading) {
    return Library.map(
        "cards",
        Library.shown(reading.cards()),
        "diagnostics",
        reading.diagnostics().stream().map(CardReadingWriter::shown).toList(),
        "lines",
        reading.lines().stream().map(CardReadingWriter::shown).toList());
  }

  private static Map<String, Object> shown(Diagnostic diagnostic) {
    return Library.map(
        "line",
        diagnostic.line(),
        "column",
        diagnostic.column(),
        "endColumn",
        diagnostic.endColumn(),
        "severity",
        diagnostic.severity().name(),
        "code",
        diagnostic.code(),
        "message",
        diagnostic.message(),
        "remedy",
        diagnostic.remedy(),
        "fixes",
        diagnostic.fixes().stream()
            .map(fix ->
                Library.map(
                    "column",
                    fix.column(),
                    "endColumn",
                    fix.endColumn(),
                    "text",
                    fix.text(),
                    "whole",
                    fix.whole()))
            .toList());
  }

  private static Map<String, Object> shown(ReadLine line) {
    return Library.map(
        "line",
        line.number(),
        "role",
        line.role().name(),
        "written",
        line.written(),
        "meaning",
        line.meaning(),
        "parts",
        line.parts().stream().map(CardReadingWriter::shown).toList());
  }

  private static Map<String, Object> shown(ReadPart part) {
    return Library.map(
        "column",
        part.from(),
        "endColumn",
        part.end(),
        "group",
        part.group().name(),
        "name",
        part.name(),
        "meaning",
        part.meaning(),
        "parts",
        part.parts().stream().map(CardReadingWriter::shown).toList());
  }

  static Map<String, Object> shown(Completion completion) {
    return Library.map(
        "text",
        completion.text(),
        "column",
        completion.column(),
        "endColumn",
        completion.endColumn(),
        "group",
        completion.group().name(),
        "meaning",
        completion.meaning());
  }
}
