package cardwright.server.rest;

import cardwright.engine.CardFace;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioText;
import cardwright.server.play.SetUpPosition;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Recipient;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The scenarios of the games, to step through beside the rules that they show.
final class RuleExamples {
  private final Library library;
  private final Map<String, SequencedMap<String, RuleExample>> read = new ConcurrentHashMap<>();

  RuleExamples(Library library) {
    this.library = library;
  }

  /// A scenario with its text, as its file has it.
  private record RuleExample(Scenario scenario, String text) {}

  /// All examples of a game; where a card is asked for, those that name it, with their texts.
  Reply list(Request request, String name) {
    Game game = library.game(name);
    Optional<String> card = request.parameter("card");
    List<Map<String, Object>> titles = card.isPresent() ? naming(game, card.get()) : titles(game);
    return Compression.json(request, Library.map("examples", titles));
  }

  private List<Map<String, Object>> titles(Game game) {
    List<Map<String, Object>> titles = new ArrayList<>();
    of(game).forEach((id, example) -> titles.add(title(id, example)));
    return titles;
  }

  private static Map<String, Object> title(String id, RuleExample example) {
    return Library.map(
        "id", id, "name", example.scenario().name(), "rules", example.scenario().rules());
  }

  /// The examples that name a card: first those about it, then those in which it moves.
  private List<Map<String, Object>> naming(Game game, String card) {
    CardFace face =
        game.cards().stream()
            .filter(each -> each.name().equals(card))
            .findFirst()
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.card")));
    Mentions mentions = Mentions.of(face, game);
    Map<Mentions.Place, List<Map<String, Object>>> found = new EnumMap<>(Mentions.Place.class);
    of(game)
        .forEach((id, example) ->
            mentions
                .in(example.scenario().name(), example.text())
                .ifPresent(place -> {
                  Map<String, Object> title = title(id, example);
                  title.put("text", example.text());
                  found.computeIfAbsent(place, each -> new ArrayList<>()).add(title);
                }));
    return found.values().stream().flatMap(List::stream).toList();
  }

  Reply example(Request request, String name, String id) {
    RuleExample example = example(name, id);
    Scenario scenario = example.scenario();
    List<TriedMoves.Step> steps = new ArrayList<>();
    Handles handles = new Handles();
    Recipient recipient = Recipient.of(Languages.of(request));
    Optional<Position> before = Optional.empty();
    for (Position position : scenario.trail()) {
      TriedMoves.Made found =
          before
              .map(each -> found(each, position))
              .orElseGet(() -> new TriedMoves.Made(Optional.empty(), "", List.of()));
      steps.add(TriedMoves.step(position, found, handles, recipient));
      before = Optional.of(position);
    }
    return Compression.json(
        request,
        Library.map(
            "id",
            id,
            "name",
            scenario.name(),
            "rules",
            scenario.rules(),
            "ownCards",
            Library.shown(OwnCards.added(library.game(name), scenario.game())),
            "steps",
            steps,
            "position",
            position(library.game(name), scenario)));
  }

  /// The position of an example as a scenario of its own, to be played from; empty where it begins with decks, or has cards of a file beside it.
  private static String position(Game game, Scenario scenario) {
    String text = scenario.positionText().map(ScenarioText::write).orElse("");
    try {
      return text.isEmpty()
          ? ""
          : SetUpPosition.read(text, game).positionText().orElseThrow().write();
    } catch (Refused _) {
      return "";
    }
  }

  private RuleExample example(String game, String id) {
    RuleExample example = of(library.game(game)).get(id);
    if (example == null) {
      throw Problem.notFound(Messages.of("missing.example"));
    }
    return example;
  }

  private SequencedMap<String, RuleExample> of(Game game) {
    return read.computeIfAbsent(game.name(), name -> load(game));
  }

  /// Reads all scenarios of a game; those that only look at decks have nothing to step through.
  private static SequencedMap<String, RuleExample> load(Game game) {
    SequencedMap<String, RuleExample> examples = new LinkedHashMap<>();
    Map<String, String> files = ExampleFiles.of(game.name());
    Map<String, Game> kits = new HashMap<>();
    files.forEach((file, text) -> {
      if (!file.endsWith(".yaml")) {
        return;
      }
      List<Scenario> scenarios =
          Scenario.readWith(
              text,
              file,
              name -> game,
              (base, kit) ->
                  kits.computeIfAbsent(kit, each -> base.with(files.getOrDefault(kit, ""), kit)));
      List<String> texts = documents(text);
      for (int i = 0; i < scenarios.size(); i++) {
        Scenario scenario = scenarios.get(i);
        if (scenario.position().isPresent()) {
          examples.putIfAbsent(id(file, scenario.name()), new RuleExample(scenario, texts.get(i)));
        }
      }
    });
    return examples;
  }

  /// The texts of a file's YAML documents, which are the scenarios in their order, without what stands before them.
  static List<String> documents(String text) {
    return Pattern.compile("^---\\s*$", Pattern.MULTILINE)
        .splitAsStream(text)
        .map(each -> each.replaceAll("(?m)^#.*\\n", "").strip())
        .filter(each -> !each.isEmpty())
        .toList();
  }

  private static String id(String file, String name) {
    String words = file.replace(".yaml", "") + " " + name;
    return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  /// Goes on from a moment of an example with moves of the reader's own, each side's by turns.
  Reply tried(Request request, String name, String id) {
    RuleExample example = example(name, id);
    Fields fields = Fields.of(Bodies.json(request), "at", "moves");
    List<Position> trail = example.scenario().trail();
    Position position = trail.get((int) fields.number("at", 0, trail.size() - 1));
    List<String> moves = TriedMoves.named(fields);
    Recipient recipient = Recipient.of(Languages.of(request));
    return Compression.json(
        request, Library.map("steps", TriedMoves.steps(position, moves, recipient)));
  }

  /// The move that leads from one position to the next.
  private static TriedMoves.Made found(Position before, Position after) {
    Choice choice = before.choice();
    long wanted = after.fingerprint();
    for (int i = 0; i < choice.count(); i++) {
      Position tried = before.copy();
      List<TriedMoves.Happened> events = new ArrayList<>();
      tried.listen(event -> TriedMoves.told(event, events));
      try {
        tried.play(i, new SeededChance(1));
      } catch (Refused _) {
        continue;
      }
      if (tried.fingerprint() == wanted) {
        return new TriedMoves.Made(Optional.of(choice.seat()), choice.move(i).notation(), events);
      }
    }
    // What chance decided cannot be found again.
    return new TriedMoves.Made(Optional.of(choice.seat()), "", List.of());
  }
}
