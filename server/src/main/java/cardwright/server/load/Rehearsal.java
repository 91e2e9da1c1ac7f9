package cardwright.server.load;

import cardwright.catalog.Catalog;
import cardwright.engine.Refused;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A visit to a server: its pages, and a few moves of each game. A virtual machine that takes notes learns by it what a start needs.
///
/// @param server the address of the server
public record Rehearsal(URI server) {
  private static final int MOVES = 40;
  private static final int PATIENCE = 5;

  /// Makes the visit.
  ///
  /// @throws Refused when the server does not answer
  public void run() {
    try (HttpClient http = HttpClient.newHttpClient()) {
      try {
        visit(http);
      } finally {
        // Open sockets would keep it from closing.
        http.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the rehearsal was stopped", e);
    }
  }

  private void visit(HttpClient http) throws InterruptedException {
    Visitor a = new Visitor(http, server);
    Visitor b = new Visitor(http, server);
    List.of("/", "/status", "/api/games", "/api/plays?which=mine").forEach(a::get);
    for (String game : Catalog.builtIn().names()) {
      a.get("/api/games/" + game + "/decks");
      a.post("/api/plays", Map.of("game", game, "opponent", Map.of("level", "easy")));
      play(a, b, game);
    }
  }

  private static void play(Visitor a, Visitor b, String game) throws InterruptedException {
    BlockingQueue<Pair> ready = new LinkedBlockingQueue<>();
    Pair pair = new Pair(ready::add, ended -> {}, new Tally());
    pair.begin(a, b, game);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < MOVES; i++) {
      Pair next = ready.poll(PATIENCE, TimeUnit.SECONDS);
      if (next == null) {
        return;
      }
      next.move(random);
    }
  }
}
