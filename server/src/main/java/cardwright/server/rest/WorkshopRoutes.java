package cardwright.server.rest;

import static cardwright.engine.Message.card;

import cardwright.engine.CardFace;
import cardwright.engine.CardReading;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.TextLimits;
import cardwright.lab.cards.Substitution;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.games.Report;
import cardwright.server.play.DealtSeed;
import cardwright.server.play.PlayRegistry;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// What the writer of a card asks of the server: how the card plays, and what it is worth to a deck.
final class WorkshopRoutes {
  private static final String JSON = "application/json";

  /// Who may play the games in which a card is measured: players that decide quickly.
  private static final Set<String> MEASURED_BY = Set.of("greedy", "easy", "normal");

  /// So long games are played for one answer, in nanoseconds.
  private static final long PLAYED_FOR = 500_000_000;

  private static final int MOST_GAMES = 100;

  /// What that costs, and dealing until a card is in hand, as thinking about a move does.
  private static final int MEASURING = 1_000;

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRegistry registry;
  private final PlayRoutes plays;

  WorkshopRoutes(
      Store store, Library library, Sessions sessions, PlayRegistry registry, PlayRoutes plays) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.registry = registry;
    this.plays = plays;
  }

  /// A card of somebody's own in a deck, as a request names them.
  ///
  /// @param game the game with all cards that came with it
  private record InDeck(String text, Game game, Format format, Substitution decks) {}

  private InDeck inDeck(Fields fields, String name, Person person) {
    Game printed = library.game(name);
    String text = fields.text("text", OwnCards.MOST_TEXT);
    Game game = OwnCards.with(printed, text);
    String added = fields.text("card", TextLimits.NAME);
    if (OwnCards.added(printed, game).stream().map(CardFace::name).noneMatch(added::equals)) {
      throw Problem.notFound(Messages.of("missing.card"));
    }
    Format format = Library.format(game, fields.optionalText("format", 60).orElse(""));
    Optional<Substitution> found =
        fields.has("deck")
            ? Substitution.of(
                game, format, chosen(game, format, fields.node("deck"), person), added)
            : game.decks(format).stream()
                .flatMap(deck -> Substitution.of(game, format, deck, added).stream())
                .findFirst();
    return new InDeck(
        text,
        game,
        format,
        found.orElseThrow(() -> Problem.refused(Messages.of("cards.no-deck", card(added)))));
  }

  private Deck chosen(Game game, Format format, JsonNode choice, Person person) {
    return Decklists.chosen(game, format, choice, store, person.id());
  }

  /// Reads cards as they stand, with all their mistakes.
  Reply read(Request request, String name) {
    Game game = library.game(name);
    String text = Fields.of(Bodies.json(request), "text").text("text", OwnCards.MOST_TEXT);
    CardReading reading = game.read(text, "cards");
    return Compression.json(request, CardReadingWriter.shown(reading));
  }

  /// Says what can stand at a place.
  Reply completions(Request request, String name) {
    Game game = library.game(name);
    Fields fields = Fields.of(Bodies.json(request), "text", "line", "column");
    String text = fields.text("text", OwnCards.MOST_TEXT);
    int line = (int) fields.number("line", 1, OwnCards.MOST_TEXT);
    int column = (int) fields.number("column", 1, OwnCards.MOST_TEXT);
    List<Map<String, Object>> completions =
        game.completions(text, line, column).stream().map(CardReadingWriter::shown).toList();
    return Reply.text(200, JSON, Json.write(Library.map("completions", completions)));
  }

  /// Finds a deck for a card: one that is legal with the card in the place of another.
  Reply substitution(Request request, String name) {
    Fields fields = Fields.of(Bodies.json(request), "text", "card", "format", "deck");
    InDeck asked = inDeck(fields, name, sessions.someone(request));
    return Reply.text(200, JSON, Json.write(shown(asked)));
  }

  /// Plays some games of a deck with the card against the same deck without it.
  Reply measure(Request request, String name) {
    Fields fields =
        Fields.of(Bodies.json(request), "text", "card", "format", "deck", "level", "seed", "from");
    Person person = sessions.someone(request);
    InDeck asked = inDeck(fields, name, person);
    String level = fields.text("level", 30);
    if (!MEASURED_BY.contains(level)) {
      throw Problem.malformed("cards are measured by easy, greedy or normal");
    }
    long seed = fields.number("seed", 0, Integer.MAX_VALUE);
    int from = (int) fields.number("from", 0, 1_000_000) / 2 * 2;
    Encounter games =
        registry.think(person.id(), MEASURING, () -> measured(asked, level, seed, from));
    Report report = games.report();
    Map<String, Object> shown = shown(asked);
    shown.put("from", from);
    shown.put("to", from + report.games());
    shown.put("pairs", games.scores().counts());
    shown.put("wins", report.winsA());
    shown.put("losses", report.winsB());
    shown.put("draws", report.draws());
    shown.put("turns", Math.round(report.meanTurns() * report.games()));
    return Reply.text(200, JSON, Json.write(shown));
  }

  /// What some pairs of games came to, with the seats exchanged within each.
  private static Encounter measured(InDeck asked, String level, long seed, int from) {
    Entrant player = Entrant.named(level, asked.game());
    Substitution decks = asked.decks();
    Experiment experiment =
        new Experiment(
            asked.game(),
            player,
            player,
            new Decks(
                asked.format(), Optional.of(decks.deck()), Optional.of(decks.without()), List.of()),
            Integer.MAX_VALUE,
            seed,
            1);
    long begun = System.nanoTime();
    EncounterSum sum = new EncounterSum(player.name());
    for (int pair = 0; pair < MOST_GAMES / 2; pair++) {
      int game = from + 2 * pair;
      sum.add(
          Encounter.of(
              new PlayedPair(experiment.played(game, false), experiment.played(game + 1, false))));
      if (System.nanoTime() - begun > PLAYED_FOR) {
        break;
      }
    }
    return sum.encounter();
  }

  /// Begins a play against the computer in which the visitor holds the card.
  Reply tryOut(Request request, String name) {
    Fields fields =
        Fields.of(Bodies.json(request), "text", "card", "format", "deck", "level", "name");
    Person person = sessions.someone(request);
    PlayRoutes.refuseMany(store, person);
    InDeck asked = inDeck(fields, name, person);
    String level = PlayRoutes.level(fields);
    String set = Names.normal(fields.text("name", 60));
    Substitution decks = asked.decks();
    String card = fields.text("card", TextLimits.NAME);
    String seed =
        registry.think(
            person.id(),
            MEASURING,
            () ->
                DealtSeed.of(
                    asked.game(), asked.format().name(), decks.deck(), decks.without(), card));
    PlayRow row =
        PlayRow.alone(
                Names.random(12),
                asked.game().name(),
                asked.format().name(),
                1,
                List.of(),
                seed,
                "playing",
                Names.random(20),
                "",
                System.currentTimeMillis(),
                List.of(
                    new SeatRow(
                        "A", person.id(), person.name(), "", Decklists.inOrder(decks.deck()), ""),
                    new SeatRow(
                        "B", "", "Computer", level, Decklists.inOrder(decks.without()), "")))
            .withCards(OwnCards.keep(store, set, asked.text()));
    store.plays().create(row);
    return Reply.text(
        201, JSON, Json.write(plays.shown(row, Optional.of(person), Languages.of(request))));
  }

  private static Map<String, Object> shown(InDeck asked) {
    return Library.map(
        "format",
        asked.format().name(),
        "deck",
        Decklists.shown(asked.decks().deck()),
        "replaced",
        asked.decks().replaced(),
        "copies",
        asked.decks().copies());
  }
}
