package cardwright.scenario;

import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// A position, some moves, what must hold: a test, a puzzle, a rule's example and a bug report in
/// one form.
///
/// The form of the file is described at the package.
public final class Scenario {
  private final Body body;
  private final Game game;
  private final UnaryOperator<Game> bringing;
  private final String cards;

  private Scenario(Body body, Game game, UnaryOperator<Game> bringing, String cards) {
    this.cards = cards;
    this.body = body;
    this.game = game;
    this.bringing = bringing;
  }

  /// The scenarios of a file, one for each YAML document.
  ///
  /// @param text the content of the file
  /// @param file what to call it in messages
  /// @param games finds a game by its name, or refuses
  /// @param beside reads a file that a scenario names with `kit`, or refuses
  /// @throws Refused when the file is malformed, has an unknown or a repeated key, cards that are
  ///     not understood, or a position that the game does not take; the message says where
  public static List<Scenario> read(
      String text, String file, Function<String, Game> games, Function<String, String> beside) {
    return readWith(text, file, games, (game, kit) -> game.with(beside.apply(kit), kit));
  }

  /// The scenarios of a file, for who keeps games with their kits.
  ///
  /// @param kits adds the cards of a file that a scenario names with `kit`, or refuses
  /// @throws Refused as [#read] does
  public static List<Scenario> readWith(
      String text, String file, Function<String, Game> games, BiFunction<Game, String, Game> kits) {
    List<Scenario> scenarios = new ArrayList<>();
    List<Yaml> documents = YamlReader.documents(text, file);
    TextLimits.check(file + ": a file", documents.size(), TextLimits.SCENARIOS, "scenarios");
    for (Yaml document : documents) {
      Yaml.Mapping mapping = document.asMapping("a scenario");
      Yaml name = mapping.get("game");
      UnaryOperator<Game> bringing = base -> bring(mapping, base, kits);
      Game game = bringing.apply(named(name.asText("'game'"), name.place(), games));
      Body body = BodyReader.read(mapping);
      if (body.decks().isEmpty()) {
        Setting.check(mapping, body, game);
      }
      scenarios.add(new Scenario(body, game, bringing, cards(mapping)));
    }
    return scenarios;
  }

  private static String cards(Yaml.Mapping document) {
    return document.has("cards") ? document.get("cards").asText("'cards'") : "";
  }

  private static Game bring(Yaml.Mapping document, Game base, BiFunction<Game, String, Game> kits) {
    Game game = base;
    if (document.has("kit")) {
      game = kits.apply(game, document.get("kit").asText("'kit'"));
    }
    if (document.has("cards")) {
      game = game.with(cards(document), document.get("cards").place() + " (cards)");
    }
    return game;
  }

  private static Game named(String name, Place place, Function<String, Game> games) {
    try {
      return games.apply(name);
    } catch (Refused refused) {
      throw place.wrong(refused);
    }
  }

  /// What it says, in a sentence.
  public String name() {
    return body.name();
  }

  /// Where it begins: file, line and column.
  public String place() {
    return body.place().toString();
  }

  /// The ids of the rules that it exercises, such as `GG Q12`, as its `rule` lists them.
  public List<String> rules() {
    return body.rules();
  }

  /// What it says to whoever learns from it, by the tag of the language: `en`, `de`. Empty where it is no lesson.
  public Map<String, LessonText> lesson() {
    return body.lesson();
  }

  /// What is known of it as a puzzle; empty where it is none.
  public Optional<Puzzle> puzzle() {
    return body.puzzle();
  }

  /// The moves that its file names, with who makes them.
  public List<Map.Entry<Seat, String>> moves() {
    return body.steps().stream()
        .flatMap(step ->
            step instanceof Step.Make make
                ? Stream.of(Map.entry(make.seat(), make.notation()))
                : Stream.empty())
        .toList();
  }

  /// Whether what has to hold at its end holds at a position, as far as it does not ask what was told.
  public boolean isReached(Position position) {
    Moment moment = new Moment(position, List.of());
    return body.then().stream().allMatch(check -> check.failure(moment).isEmpty());
  }

  /// The game it is played in, with the cards that the scenario brings along.
  public Game game() {
    return game;
  }

  /// The same scenario in another game, such as one in which a card lacks a line.
  ///
  /// @param base gets the cards that this scenario brings along
  /// @throws Refused when one of these cards is not understood there
  public Scenario within(Game base) {
    return new Scenario(body, bringing.apply(base), bringing, cards);
  }

  /// Its position as a file of its own, without its moves and checks; empty where it begins with decks, or only looks at some.
  public Optional<ScenarioText> positionText() {
    return opening()
        .filter(opening -> opening.setUp().isPresent())
        .map(opening -> new ScenarioText(game.name(), name(), cards, opening));
  }

  /// Plays it and compares.
  ///
  /// In another game than its own ([#within]) the position may be refused; that is a failure too.
  public Verdict run() {
    if (!body.decks().isEmpty()) {
      return decks();
    }
    try {
      Run run = new Run(body, game);
      run.finish();
      return run.verdict();
    } catch (Refused refused) {
      return new Verdict(List.of(place() + ": " + refused.getMessage()), List.of());
    }
  }

  private Verdict decks() {
    try {
      return new Verdict(
          body.decks().stream().flatMap(deck -> deck.failures(game).stream()).toList(), List.of());
    } catch (Refused refused) {
      return new Verdict(List.of(refused.getMessage()), List.of());
    }
  }

  /// The position before its moves; empty for deck checks.
  ///
  /// @throws Refused when the game does not take the position
  public Optional<Position> position() {
    return body.decks().isEmpty()
        ? Optional.of(body.begin(game, body.chance(), null))
        : Optional.empty();
  }

  /// How a play begins that goes on from its position; empty for deck checks.
  ///
  /// @throws Refused when a deck is not known
  public Optional<Opening> opening() {
    return body.decks().isEmpty() ? Optional.of(body.opening(game)) : Optional.empty();
  }

  /// Copies of the position at the start and after each move, forced moves included.
  ///
  /// It ends early where a written move is not offered or a roll is missing; it is empty for deck
  /// checks.
  ///
  /// @throws Refused when the game does not take the position
  public List<Position> trail() {
    if (!body.decks().isEmpty()) {
      return List.of();
    }
    Run run = new Run(body, game);
    run.finish();
    return List.copyOf(run.trail());
  }

  @Override
  public String toString() {
    return name() + " (" + place() + ")";
  }
}
