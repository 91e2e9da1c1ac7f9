package cardwright.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Main;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// An editor speaks to the language server, a program of its own.
final class CardLanguageServerTest {
  /// Far longer than anything here takes.
  private static final long MINUTES = 3;

  private static final String URI = "file:///tmp/ggltcg/mine.cards";
  private static final String KIND = "Toy, cost 1, speed 1, strength 1, stamina 1";
  private static final String GOOD =
      "# Otter\n" + KIND + "\nWhen this card is sleeped, gain 1 CC.\n";

  private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();
  private Process process;
  private Future<Void> listening;
  private LanguageServer server;

  @BeforeEach
  void start() throws IOException {
    start("--game", "littletroubles");
  }

  private void start(String... options) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    words.addAll(List.of(Main.class.getName(), "cards", "serve-lsp"));
    words.addAll(List.of(options));
    process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Launcher<LanguageServer> launcher =
        LSPLauncher.createClientLauncher(
            new Editor(), process.getInputStream(), process.getOutputStream());
    listening = launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  @AfterEach
  void end() {
    listening.cancel(true);
    process.destroyForcibly();
  }

  private final class Editor implements LanguageClient {
    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      told.add(diagnostics);
    }

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams ask) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
  }

  private static <T> T soon(CompletableFuture<T> answer)
      throws InterruptedException, ExecutionException, TimeoutException {
    return answer.get(MINUTES, TimeUnit.MINUTES);
  }

  private void open(String uri, String text) {
    server
        .getTextDocumentService()
        .didOpen(
            new DidOpenTextDocumentParams(new TextDocumentItem(uri, "cardwright-cards", 1, text)));
  }

  private List<Diagnostic> mistakes() throws InterruptedException {
    PublishDiagnosticsParams next = told.poll(MINUTES, TimeUnit.MINUTES);
    assertThat(next).as("what the server tells").isNotNull();
    return next.getDiagnostics();
  }

  private static TextDocumentIdentifier file() {
    return new TextDocumentIdentifier(URI);
  }

  @Test
  void an_editor_is_told_mistakes_and_what_mends_them_and_what_can_stand_at_a_place()
      throws Exception {
    InitializeResult can = soon(server.initialize(new InitializeParams()));
    assertThat(can.getCapabilities().getHoverProvider().getLeft()).isTrue();

    open(URI, GOOD.replace("gain", "gian"));
    Diagnostic mistake = mistakes().getFirst();
    assertThat(mistake.getRange()).isEqualTo(new Range(new Position(2, 27), new Position(2, 31)));

    CodeAction fix =
        soon(server
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        file(), mistake.getRange(), new CodeActionContext(List.of(mistake)))))
            .getFirst()
            .getRight();
    assertThat(fix.getTitle()).isEqualTo("Write 'gain'");
    assertThat(fix.getIsPreferred()).isTrue();
    TextEdit edit = fix.getEdit().getChanges().get(URI).getFirst();
    assertThat(edit.getRange().getStart().getLine()).isEqualTo(2);

    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(URI, 2),
                List.of(new TextDocumentContentChangeEvent(GOOD))));
    assertThat(mistakes()).isEmpty();

    Hover hover =
        soon(server.getTextDocumentService().hover(new HoverParams(file(), new Position(2, 30))));
    assertThat(hover.getContents().getRight().getValue()).contains("What happens", "GG 6.2");
    assertThat(
            soon(
                server.getTextDocumentService().hover(new HoverParams(file(), new Position(9, 0)))))
        .isNull();

    List<CompletionItem> items =
        soon(server
                .getTextDocumentService()
                .completion(new CompletionParams(file(), new Position(2, 15))))
            .getRight()
            .getItems();
    assertThat(items).extracting(CompletionItem::getLabel).contains("is played,", "is sleeped,");

    assertThat(
            soon(server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(file())))
                .getFirst()
                .getRight()
                .getDetail())
        .isEqualTo(KIND);

    server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(file()));
    assertThat(mistakes()).isEmpty();
    soon(server.shutdown());
    server.exit();
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Test
  void the_game_is_that_of_the_path_or_of_the_setting_or_of_the_option() throws Exception {
    String trouble = "# Otter\nCommon Action, cost 1\nDraw a card.\n";
    soon(server.initialize(new InitializeParams()));
    open("file:///tmp/any.cards", trouble);
    assertThat(mistakes()).isEmpty();
    open("file:///tmp/any.ggltcg.cards", GOOD);
    assertThat(mistakes()).isEmpty();
    server
        .getWorkspaceService()
        .didChangeConfiguration(
            new org.eclipse.lsp4j.DidChangeConfigurationParams(
                Map.of("cardwright", Map.of("game", "ggltcg"))));
    boolean refused = false;
    for (int i = 0; i < 2; i++) {
      PublishDiagnosticsParams next = told.poll(MINUTES, TimeUnit.MINUTES);
      assertThat(next).isNotNull();
      refused |= next.getUri().endsWith("/any.cards") && !next.getDiagnostics().isEmpty();
    }
    assertThat(refused).isTrue();
  }

  @Test
  void hostile_text_is_told_like_any_other_and_the_server_ends_when_its_input_does()
      throws Exception {
    soon(server.initialize(new InitializeParams()));
    open(URI, "x".repeat(600_000));
    assertThat(mistakes().getFirst().getMessage()).contains("at most 524288 characters");
    open(URI, "# A\n" + KIND + "\n" + "\"When ".repeat(90) + "\n");
    assertThat(mistakes()).hasSize(1);
    process.getOutputStream().close();
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isOne();
  }
}
