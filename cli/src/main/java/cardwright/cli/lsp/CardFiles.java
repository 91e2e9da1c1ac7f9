package cardwright.cli.lsp;

import cardwright.catalog.Catalog;
import cardwright.engine.CardPhrase;
import cardwright.engine.Game;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/// The card files that an editor has open. They are read one after the other, a moment after the last change; what is asked waits for what is read before it.
final class CardFiles implements TextDocumentService {
  /// So long it waits for the next change, in milliseconds.
  private static final int PAUSE = 200;

  /// So many files are kept; of others nothing is told.
  private static final int MOST = 200;

  private final Catalog games;
  private final String usual;
  private final Map<String, Game> loaded = new ConcurrentHashMap<>();
  private final Map<String, OpenFile> open = new ConcurrentHashMap<>();
  private final Map<String, List<CardPhrase>> phrases = new ConcurrentHashMap<>();
  private final Map<String, ScheduledFuture<?>> waiting = new ConcurrentHashMap<>();
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().daemon().name("cards").unstarted(task));
  private volatile Settings settings = Settings.NONE;
  private volatile @Nullable LanguageClient client;

  /// What is set in the editor.
  ///
  /// @param game the game of files whose path names none; empty when nothing is set
  record Settings(String game) {
    static final Settings NONE = new Settings("");
  }

  CardFiles(Catalog games, String usual) {
    this.games = games;
    this.usual = usual;
  }

  /// From now on that client is told the mistakes.
  void connect(LanguageClient told) {
    client = told;
  }

  /// Takes other settings; all that is open is read anew.
  void set(Settings given) {
    settings = given;
    open.keySet()
        .forEach(uri -> {
          open.computeIfPresent(uri, (_, file) -> file(uri, file.text()));
          tell(uri, 0);
        });
  }

  /// Ends all work.
  void close() {
    worker.shutdownNow();
  }

  /// The game that a file is for: the one that its path names, the nearest part first; else the one that is set.
  private Optional<Game> game(String uri) {
    String[] parts = uri.toLowerCase(Locale.ROOT).split("[/\\\\.]|%2[fF]", -1);
    List<String> known = games.names();
    for (int i = parts.length - 1; i >= 0; i--) {
      if (known.contains(parts[i])) {
        return Optional.of(loaded(parts[i]));
      }
    }
    String named = settings.game().isEmpty() ? usual : settings.game();
    return known.contains(named) ? Optional.of(loaded(named)) : Optional.empty();
  }

  /// A game, whose cards are read once.
  private Game loaded(String name) {
    return loaded.computeIfAbsent(name, games::game);
  }

  private OpenFile file(String uri, String text) {
    return new OpenFile(
        game(uri), text, of -> phrases.computeIfAbsent(of.name(), _ -> of.phrases()));
  }

  private void change(String uri, String text) {
    if (open.size() < MOST || open.containsKey(uri)) {
      open.put(uri, file(uri, text));
      tell(uri, PAUSE);
    }
  }

  private void tell(String uri, int pause) {
    try {
      ScheduledFuture<?> next = worker.schedule(() -> publish(uri), pause, TimeUnit.MILLISECONDS);
      ScheduledFuture<?> before = waiting.put(uri, next);
      if (before != null) {
        before.cancel(false);
      }
    } catch (RejectedExecutionException _) {
      // The server has ended.
    }
  }

  private void publish(String uri) {
    OpenFile file = open.get(uri);
    publish(uri, file == null ? List.of() : file.diagnostics(games.names()));
  }

  private void publish(String uri, List<Diagnostic> diagnostics) {
    LanguageClient told = client;
    if (told != null) {
      told.publishDiagnostics(new PublishDiagnosticsParams(uri, diagnostics));
    }
  }

  /// What is asked of a file, worked out behind all that is read before; what stands for nothing when the file is not open.
  private <T> CompletableFuture<T> ask(String uri, Function<OpenFile, T> answer, T nothing) {
    return CompletableFuture.supplyAsync(
        () -> {
          OpenFile file = open.get(uri);
          return file == null ? nothing : answer.apply(file);
        },
        worker);
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    change(params.getTextDocument().getUri(), params.getTextDocument().getText());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    if (!params.getContentChanges().isEmpty()) {
      change(params.getTextDocument().getUri(), params.getContentChanges().getLast().getText());
    }
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    open.remove(params.getTextDocument().getUri());
    tell(params.getTextDocument().getUri(), 0);
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    // What is open has been read already.
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    return ask(
        params.getTextDocument().getUri(),
        file -> Either.forRight(new CompletionList(true, file.completions(params.getPosition()))),
        Either.forLeft(List.of()));
  }

  @Override
  @SuppressWarnings("NullAway") // The protocol says null where there is nothing to show.
  public CompletableFuture<Hover> hover(HoverParams params) {
    return ask(
        params.getTextDocument().getUri(),
        file -> file.hover(params.getPosition()).orElse(null),
        null);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    String uri = params.getTextDocument().getUri();
    return ask(
        uri,
        file ->
            file.fixes(uri, params.getRange()).stream()
                .map(Either::<Command, CodeAction>forRight)
                .toList(),
        List.of());
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return ask(
        params.getTextDocument().getUri(),
        file ->
            file.cards().stream().map(Either::<SymbolInformation, DocumentSymbol>forRight).toList(),
        List.of());
  }
}
