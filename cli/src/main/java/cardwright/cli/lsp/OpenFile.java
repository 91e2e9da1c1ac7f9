package cardwright.cli.lsp;

import cardwright.engine.CardPhrase;
import cardwright.engine.CardReading;
import cardwright.engine.Completion;
import cardwright.engine.Diagnostic;
import cardwright.engine.Game;
import cardwright.engine.ReadLine;
import cardwright.engine.ReadPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/// A card file as an editor has it, and what can be said of it. It is read when somebody first asks; only one thread asks.
///
/// The protocol counts lines and columns from 0, the game from 1; both count characters as Java does, in UTF-16.
final class OpenFile {
  private static final String SOURCE = "cardwright";

  private final Optional<Game> game;
  private final String text;
  private final Function<Game, List<CardPhrase>> phrases;
  private @Nullable CardReading reading;

  /// @param game the game that it is for; empty when nothing says which
  /// @param phrases looks up the reference of a game
  OpenFile(Optional<Game> game, String text, Function<Game, List<CardPhrase>> phrases) {
    this.game = game;
    this.text = text;
    this.phrases = phrases;
  }

  /// What stands in it.
  String text() {
    return text;
  }

  private CardReading reading() {
    CardReading known = reading;
    if (known == null) {
      known =
          game.map(chosen -> chosen.read(text, "this file"))
              .orElseGet(() -> new CardReading(List.of(), List.of(), List.of()));
      reading = known;
    }
    return known;
  }

  /// The mistakes; a remark where nothing says which game the file is for.
  ///
  /// @param games the names of the games that it could be for
  List<org.eclipse.lsp4j.Diagnostic> diagnostics(List<String> games) {
    if (game.isEmpty()) {
      String message =
          "nothing says which game these cards are for: put the file into a folder that is called"
              + " like the game, or set 'game' to one of "
              + String.join(", ", games);
      return List.of(
          new org.eclipse.lsp4j.Diagnostic(
              range(0, 0, 0), message, DiagnosticSeverity.Information, SOURCE));
    }
    return reading().diagnostics().stream().map(OpenFile::diagnostic).toList();
  }

  private static org.eclipse.lsp4j.Diagnostic diagnostic(Diagnostic each) {
    String message =
        each.remedy().isEmpty() ? each.message() : each.message() + "\n" + each.remedy();
    DiagnosticSeverity severity =
        switch (each.severity()) {
          case ERROR -> DiagnosticSeverity.Error;
          case INFORMATION -> DiagnosticSeverity.Information;
        };
    return new org.eclipse.lsp4j.Diagnostic(range(each), message, severity, SOURCE, each.code());
  }

  private static Range range(Diagnostic each) {
    return range(each.line() - 1, each.column() - 1, each.endColumn() - 1);
  }

  private static Range range(int line, int from, int end) {
    return new Range(new Position(line, from), new Position(line, end));
  }

  /// What can stand at a place.
  List<CompletionItem> completions(Position at) {
    List<Completion> found =
        game.map(chosen -> chosen.completions(text, at.getLine() + 1, at.getCharacter() + 1))
            .orElse(List.of());
    List<CompletionItem> items = new ArrayList<>();
    for (Completion each : found) {
      CompletionItem item = new CompletionItem(each.text().strip());
      item.setKind(
          each.text().startsWith("\"") ? CompletionItemKind.Value : CompletionItemKind.Keyword);
      item.setDetail(each.group().title());
      if (!each.meaning().isEmpty()) {
        item.setDocumentation(each.meaning());
      }
      item.setSortText("%03d".formatted(items.size()));
      item.setFilterText(each.text());
      Range range = range(at.getLine(), each.column() - 1, each.endColumn() - 1);
      item.setTextEdit(Either.forLeft(new TextEdit(range, each.text())));
      items.add(item);
    }
    return items;
  }

  /// What the phrase at a place says, with an example; nothing where no phrase was read.
  Optional<Hover> hover(Position at) {
    for (ReadLine line : reading().lines()) {
      if (line.number() == at.getLine() + 1) {
        List<ReadPart> parts = line.at(at.getCharacter() + 1);
        if (!parts.isEmpty()) {
          ReadPart part = parts.getLast();
          Range range = range(at.getLine(), part.from() - 1, part.end() - 1);
          return Optional.of(new Hover(markdown(told(part)), range));
        }
        if (!line.meaning().isEmpty()) {
          return Optional.of(new Hover(markdown(line.meaning())));
        }
      }
    }
    return Optional.empty();
  }

  private String told(ReadPart part) {
    String told = "**" + part.group().title() + "**: " + part.name() + "\n\n" + part.meaning();
    return phrase(part)
        .filter(phrase -> !phrase.example().isEmpty())
        .map(phrase ->
            told
                + "\n\n*"
                + (phrase.exampleFrom().isEmpty() ? "made up" : phrase.exampleFrom())
                + "*: "
                + phrase.example())
        .orElse(told);
  }

  private Optional<CardPhrase> phrase(ReadPart part) {
    return game.stream()
        .flatMap(chosen -> phrases.apply(chosen).stream())
        .filter(phrase ->
            phrase.group() == part.group()
                && phrase.name().equals(part.name())
                && phrase.meaning().equals(part.meaning()))
        .findFirst();
  }

  private static MarkupContent markdown(String text) {
    return new MarkupContent(MarkupKind.MARKDOWN, text);
  }

  /// The changes that mend the mistakes of some lines.
  List<CodeAction> fixes(String uri, Range among) {
    List<String> lines = text.lines().toList();
    List<CodeAction> actions = new ArrayList<>();
    for (Diagnostic each : reading().diagnostics()) {
      int line = each.line() - 1;
      if (line < among.getStart().getLine() || line > among.getEnd().getLine()) {
        continue;
      }
      for (Diagnostic.Fix fix : each.fixes()) {
        CodeAction action = new CodeAction(title(lines.get(line), fix));
        action.setKind(CodeActionKind.QuickFix);
        action.setDiagnostics(List.of(diagnostic(each)));
        action.setIsPreferred(fix.whole());
        Range range = range(line, fix.column() - 1, fix.endColumn() - 1);
        action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(new TextEdit(range, fix.text())))));
        actions.add(action);
      }
    }
    return actions;
  }

  /// What a change makes of the words around it.
  private static String title(String line, Diagnostic.Fix fix) {
    String mended = fix.in(line);
    int from = fix.column() - 1;
    int end = from + fix.text().length();
    while (from > 0 && mended.charAt(from - 1) != ' ') {
      from--;
    }
    while (end < mended.length() && mended.charAt(end) != ' ') {
      end++;
    }
    String made = mended.substring(from, end).strip();
    return made.isEmpty() ? "Take it out" : "Write '" + made + "'";
  }

  /// The cards, each from its name to the line before the next.
  List<DocumentSymbol> cards() {
    List<String> lines = text.lines().toList();
    List<DocumentSymbol> cards = new ArrayList<>();
    int end = lines.size() - 1;
    for (int i = lines.size() - 1; i >= 0; i--) {
      String line = lines.get(i);
      if (line.startsWith("# ") && !line.substring(2).isBlank()) {
        Range whole = new Range(new Position(i, 0), new Position(end, lines.get(end).length()));
        String kind = i < end ? lines.get(i + 1) : "";
        cards.addFirst(
            new DocumentSymbol(
                line.substring(2).strip(),
                SymbolKind.Class,
                whole,
                range(i, 2, line.length()),
                kind));
        end = i - 1;
      }
    }
    return cards;
  }
}
