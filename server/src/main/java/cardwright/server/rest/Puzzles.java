package cardwright.server.rest;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioText;
import cardwright.server.play.Glicko;
import cardwright.server.play.Kept;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.PuzzlePlay;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Pointing;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import cardwright.server.wire.ToPage;
import cardwright.store.Person;
import cardwright.store.PuzzleRatings;
import cardwright.store.Rating;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The puzzles of the games: positions with one best move each, which the server never tells before it was answered. All is shown as the player at A would see it.
final class Puzzles {
  /// What it costs to judge an answer, as thinking about a move does.
  private static final int THINKING = 1_000;

  /// So many answers are kept that were judged.
  private static final int KEPT = 2_000;

  private static final int ID = 12;
  private static final int MOST_MOVE = 500;

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRegistry registry;
  private final Map<String, List<Known>> read = new ConcurrentHashMap<>();
  private final Kept<PuzzlePlay.Answered> answers = new Kept<>(KEPT);
  private final Kept<Optional<Boolean>> wins = new Kept<>(KEPT);

  Puzzles(Store store, Library library, Sessions sessions, PlayRegistry registry) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.registry = registry;
  }

  /// A puzzle with what is told of it to everybody.
  ///
  /// @param id stays the same as long as the puzzle does, whichever others are added
  private record Known(int number, String id, String theme, Scenario scenario, PuzzlePlay play) {
    static Known of(int number, String theme, Scenario scenario) {
      String text = scenario.positionText().map(ScenarioText::write).orElse(scenario.name());
      String id = Digest.of(text).substring(0, ID);
      return new Known(number, id, theme, scenario, new PuzzlePlay(scenario));
    }

    int graded() {
      return scenario.puzzle().orElseThrow().rating();
    }

    /// What everybody may know of it.
    ///
    /// @param moved how far answers have moved it from its first rating, by the ids of puzzles
    Map<String, Object> title(Map<String, Double> moved) {
      return Library.map(
          "number",
          number,
          "id",
          id,
          "title",
          scenario.name(),
          "theme",
          theme,
          "rating",
          Math.round(graded() + moved.getOrDefault(id, 0.0)));
    }
  }

  private List<Known> of(Game game) {
    return read.computeIfAbsent(game.name(), name -> load(game));
  }

  private static List<Known> load(Game game) {
    List<Known> puzzles = new ArrayList<>();
    game.puzzles()
        .forEach((theme, text) ->
            Scenario.read(text, theme, name -> game, _ -> "").stream()
                .filter(each -> each.puzzle().isPresent())
                .forEach(each -> puzzles.add(Known.of(puzzles.size() + 1, theme, each))));
    return List.copyOf(puzzles);
  }

  private Known find(String game, String number) {
    List<Known> all = of(library.game(game));
    int index = number.matches("[1-9]\\d{0,4}") ? Integer.parseInt(number) - 1 : -1;
    if (index < 0 || index >= all.size()) {
      throw Problem.notFound(Messages.of("missing.puzzle"));
    }
    return all.get(index);
  }

  /// All puzzles of a game, without their solutions, and how whoever asks is rated.
  Reply list(Request request, String game) {
    List<Known> puzzles = of(library.game(game));
    Map<String, Double> moved = store.puzzleRatings().moved(game);
    Rating own =
        sessions
            .who(request)
            .flatMap(person -> store.puzzleRatings().solver(person.id(), game))
            .orElse(Glicko.UNKNOWN);
    return Compression.json(
        request,
        Library.map(
            "own",
            points(own),
            "puzzles",
            puzzles.stream().map(puzzle -> puzzle.title(moved)).toList()));
  }

  private static Map<String, Object> points(Rating rating) {
    return Library.map(
        "rating", Math.round(rating.points()), "deviation", Math.round(rating.deviation()));
  }

  /// A puzzle as whoever solves it sees it.
  Reply puzzle(Request request, String game, String number) {
    Known puzzle = find(game, number);
    Optional<Boolean> forced = wins.of(game + " " + puzzle.id(), puzzle.play()::wins);
    Map<String, Object> shown = puzzle.title(store.puzzleRatings().moved(game));
    shown.put("forced", forced.orElse(null));
    shown.put("position", begin(puzzle.play().begin(), new Handles(), recipient(request)));
    return Compression.json(request, shown);
  }

  /// Whoever solves a puzzle sits at A.
  private static Recipient recipient(Request request) {
    return new Recipient(Seat.A, Languages.of(request), Seat::name);
  }

  /// Judges a move and plays on from it; a wrong one is refuted, and the solution told. The first answer of a person rates them and the puzzle.
  Reply answer(Request request, String game, String number) {
    Fields fields = Fields.of(Bodies.json(request), "move");
    String move = fields.text("move", MOST_MOVE);
    Person person = sessions.someone(request);
    Known puzzle = find(game, number);
    PuzzlePlay play = puzzle.play();
    int index = play.index(move);
    if (index < 0) {
      throw Problem.refused(Messages.of("tried.no-move"));
    }
    PuzzlePlay.Answered answered =
        answers.of(
            game + " " + puzzle.id() + " " + index,
            () -> registry.think(person.id(), THINKING, () -> play.answer(index)));
    PuzzleRatings.Counted counted =
        store
            .puzzleRatings()
            .answer(
                new PuzzleRatings.Answer(
                    person.id(),
                    game,
                    puzzle.id(),
                    answered.right(),
                    Glicko.UNKNOWN,
                    Glicko.graded(puzzle.graded()),
                    System.currentTimeMillis()),
                Glicko::rated);
    Recipient recipient = recipient(request);
    return Compression.json(
        request,
        Library.map(
            "counted",
            Library.map(
                "first",
                counted.first(),
                "before",
                points(counted.before().solver()),
                "after",
                points(counted.after().solver()),
                "puzzleBefore",
                Math.round(counted.before().puzzle().points()),
                "puzzleAfter",
                Math.round(counted.after().puzzle().points())),
            "right",
            answered.right(),
            "best",
            answered.best(),
            "chance",
            answered.chance(),
            "atMost",
            answered.atMost(),
            "steps",
            steps(play.begin(), answered.line(), recipient),
            "solution",
            steps(play.begin(), answered.solution(), recipient)));
  }

  /// What came of an answer, step by step.
  static List<TriedMoves.Step> steps(
      Position begin, List<PuzzlePlay.Made> line, Recipient recipient) {
    Handles handles = new Handles();
    // Cards are called as they are on the table before the answer.
    handles.of(begin.table(Viewer.A));
    List<TriedMoves.Step> steps = new ArrayList<>();
    for (PuzzlePlay.Made made : line) {
      Table table = made.after().copy().table(Viewer.A);
      IdentityHashMap<Table.Card, String> names = handles.of(table);
      Pointing pointing = new Pointing(table, names, handles.before());
      // What the other side chose is told as far as it was seen.
      String move = made.seat() == Seat.A ? recipient.words(made.meaning()) : "";
      List<ToPage.Told> events =
          made.events().stream()
              .flatMap(event -> told(event, recipient, pointing).stream())
              .toList();
      String shown = TableJson.write(table, names, recipient);
      steps.add(new TriedMoves.Step(made.seat().name(), move, shown, events, null));
    }
    return steps;
  }

  private static Optional<ToPage.Told> told(
      LogEvent event, Recipient recipient, Pointing pointing) {
    Message message = event.message(Viewer.A);
    return message.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ToPage.Told.of(
                0,
                TriedMoves.kind(event.getClass().getSimpleName()),
                message,
                recipient,
                pointing));
  }

  /// The position before the answer, with the moves that can be made.
  static TriedMoves.Step begin(Position position, Handles handles, Recipient recipient) {
    Table table = position.table(Viewer.A);
    IdentityHashMap<Table.Card, String> names = handles.of(table);
    Choice choice = position.choice();
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < choice.count(); i++) {
      moves.add(choice.move(i));
    }
    MomentWriter.Choice shown =
        new MomentWriter.Choice(
            choice.seat().name(),
            recipient.words(choice.question()),
            new Pointing(table, names).parts(moves, choice.seat(), recipient, choice.takeBacks()));
    return new TriedMoves.Step(
        null, "", TableJson.write(table, names, recipient), List.of(), shown);
  }
}
