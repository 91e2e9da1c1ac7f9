package cardwright.cli.lsp;

import cardwright.catalog.Catalog;
import cardwright.cli.lsp.CardFiles.Settings;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/// A server of the Language Server Protocol for card files: it tells what a client, an editor, may ask, and ends when the client says so or is gone.
public final class CardLanguageServer implements LanguageServer {
  private final CardFiles files;
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private volatile boolean shutDown;

  /// A server that nobody speaks to yet.
  ///
  /// @param games the games whose cards it knows
  /// @param game the game of files for which neither path nor setting names one; empty for none
  public CardLanguageServer(Catalog games, String game) {
    this.files = new CardFiles(games, game);
  }

  /// Serves the one client that speaks there, to the end.
  ///
  /// @return whether the client ended it as it should: first `shutdown`, then `exit`
  public boolean serve(InputStream in, OutputStream out) throws InterruptedException {
    Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(this, in, out);
    files.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    Thread.ofVirtual().start(() -> endWith(listening));
    try {
      return ended.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      files.close();
      listening.cancel(true);
    }
  }

  private void endWith(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException | ExecutionException | CancellationException _) {
      // Whatever was the reason, nobody speaks any more.
    }
    ended.complete(shutDown);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    files.set(settings(params.getInitializationOptions()));
    ServerCapabilities can = new ServerCapabilities();
    can.setTextDocumentSync(TextDocumentSyncKind.Full);
    can.setCompletionProvider(new CompletionOptions(false, List.of(" ", "\"", "#", ",", ":")));
    can.setHoverProvider(true);
    can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    can.setDocumentSymbolProvider(true);
    return CompletableFuture.completedFuture(
        new InitializeResult(can, new ServerInfo("cardwright")));
  }

  /// The settings of an editor: `{"game": "ggltcg"}`, alone or under `cardwright`.
  private static Settings settings(@Nullable Object given) {
    if (given instanceof JsonObject all) {
      JsonElement own = all.get("cardwright");
      JsonObject from = own instanceof JsonObject object ? object : all;
      JsonElement game = from.get("game");
      if (game != null && game.isJsonPrimitive()) {
        return new Settings(game.getAsString());
      }
    }
    return Settings.NONE;
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(new Object());
  }

  @Override
  public void exit() {
    ended.complete(shutDown);
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // There is no trace.
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return files;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return new WorkspaceService() {
      @Override
      public void didChangeConfiguration(DidChangeConfigurationParams params) {
        files.set(settings(params.getSettings()));
      }

      @Override
      public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        // What is open is what the editor has, not what is on the disk.
      }
    };
  }
}
