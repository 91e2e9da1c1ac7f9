package cardwright.lab;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// An experiment as a text: a folder belongs to the experiment with the same text, and any process of the same program makes the same experiment from it where it is a [PlannedExperiment].
///
/// Each line is a word and its value. The text also has what tells another program from this one: the version, a digest of all cards, and one of the
/// courses of some games, unless all players think by the clock. A change of the program that shows in none of these is not told.
///
/// @param game what its game is made of
/// @param experiment the experiment itself
public record ExperimentDescription(GameSource game, KeptExperiment experiment) {
  private static final String MATRIX = "matrix";
  private static final String FIRST = "first";
  private static final String ABLATE = "ablate";
  private static final String SWEEP = "sweep";

  /// The text.
  ///
  /// @throws Refused when a deck cannot be played
  public String text() {
    List<String> lines = new ArrayList<>();
    add(lines, "experiment", kind());
    add(lines, "version", ProgramVersion.number());
    add(lines, "game", game.name());
    for (GameSource.CardFile file : game.own()) {
      add(lines, "own-cards", file.name());
      add(lines, "own-text", file.text());
    }
    add(lines, "digest", digest(experiment.game()));
    add(lines, "format", experiment.format().name());
    experiment.players().forEach(player -> add(lines, "player", player));
    switch (experiment) {
      case PlannedExperiment planned -> {
        add(lines, "pairs", planned.pairs());
        add(lines, "seed", planned.seed());
        add(lines, "shards", planned.work().shards());
        addPlanned(lines, planned);
      }
      case Balancing balancing -> {
        add(lines, "pairs", balancing.pairs());
        add(lines, "seed", balancing.seed());
        add(lines, balancing.bounds());
        add(lines, "deck", balancing.decks());
      }
      case DeckSearch search -> {
        add(lines, "seed", search.seed());
        add(lines, search.effort());
        add(lines, "map", search.map().map(String::valueOf).orElse("none"));
        add(lines, "deck", search.start());
        add(lines, "against", search.field());
      }
      case DeckMeta meta -> {
        add(lines, "seed", meta.seed());
        add(lines, meta.effort());
        add(lines, "deck", meta.decks());
      }
    }
    add(lines, "trial", trial(experiment));
    return String.join("\n", lines) + "\n";
  }

  private static void addPlanned(List<String> lines, PlannedExperiment experiment) {
    switch (experiment) {
      case DeckMatrix matrix -> add(lines, "deck", matrix.decks());
      case GoingFirst first -> add(lines, "deck", first.decks());
      case Ablation ablation -> {
        add(lines, "deck", List.of(ablation.deck()));
        add(lines, "against", ablation.field());
        for (Exchange exchange : ablation.exchanges()) {
          add(lines, "out", exchange.out());
          exchange.in().forEach(card -> add(lines, "in", card));
        }
      }
      case Sweep sweep -> {
        add(lines, "of-card", sweep.figure().card());
        add(lines, "figure", sweep.figure().name());
        add(lines, "figure-number", sweep.figure().number());
        add(lines, "from", sweep.from());
        add(lines, "to", sweep.to());
        add(lines, "deck", sweep.decks());
        add(lines, "against", sweep.field());
      }
    }
  }

  private static void add(List<String> lines, Balancing.Bounds bounds) {
    bounds.cards().forEach(card -> add(lines, "may-change", card));
    add(lines, "text", String.valueOf(bounds.text()));
    add(lines, "within", String.valueOf(bounds.within()));
    add(lines, "steps", bounds.most());
  }

  private static void add(List<String> lines, SearchEffort effort) {
    add(lines, "generations", effort.generations());
    add(lines, "population", effort.population());
    add(lines, "pairs", effort.pairs());
    add(lines, "best", effort.best());
    add(lines, "check", effort.anew());
  }

  private static void add(List<String> lines, MetaEffort effort) {
    add(lines, "pairs", effort.pairs());
    add(lines, "rounds", effort.rounds());
    add(lines, "games", effort.games());
    add(lines, "check", effort.check());
    add(lines, "tolerance", String.valueOf(effort.tolerance()));
  }

  private String kind() {
    return switch (experiment) {
      case DeckMatrix _ -> MATRIX;
      case GoingFirst _ -> FIRST;
      case Ablation _ -> ABLATE;
      case Sweep _ -> SWEEP;
      case Balancing _ -> "balance";
      case DeckSearch _ -> "search";
      case DeckMeta _ -> "meta";
    };
  }

  private static void add(List<String> lines, String word, long number) {
    add(lines, word, String.valueOf(number));
  }

  private static void add(List<String> lines, String word, List<Deck> decks) {
    for (Deck deck : decks) {
      add(lines, word, deck.name());
      add(lines, "plan", deck.plan());
      add(lines, "made-for", deck.format());
      deck.cards().forEach(card -> add(lines, "card", card));
      deck.side().forEach(card -> add(lines, "side", card));
    }
  }

  /// Adds a line: a word and its value.
  static void add(List<String> lines, String word, String value) {
    lines.add(word + " " + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
  }

  /// What tells the cards of a game from others.
  static String digest(Game game) {
    return Sha256.hex(
        game.cards().stream().map(CardFace::toString).collect(Collectors.joining("\n")));
  }

  private static String trial(KeptExperiment experiment) {
    boolean repeats =
        experiment.players().stream()
            .anyMatch(player -> Players.repeats(player, PlayerOptions.NONE));
    return repeats
        ? Sha256.hex(
            experiment.trial().stream().map(String::valueOf).collect(Collectors.joining(",")))
        : "by the clock";
  }

  /// What stands before the rest in the description of each planned experiment.
  private record Head(Game game, Format format, List<String> players, int pairs, long seed) {
    /// The only one that plays.
    ///
    /// @throws Refused when there is none, or more than one
    String player() {
      Refused.unless(players.size() == 1, "the experiment should have one player");
      return players.getFirst();
    }
  }

  /// The experiment of a text, as this process has it; it has one thread.
  ///
  /// @param games finds a game by its name
  /// @throws Refused when it is no such text, or the program that wrote it has another version, other cards, or plays otherwise
  public static PlannedExperiment read(String text, Function<String, Game> games) {
    Lines lines = new Lines(text);
    String kind = lines.next("experiment");
    lines.expect("version", ProgramVersion.number());
    String name = lines.next("game");
    List<GameSource.CardFile> own = new ArrayList<>();
    while (lines.isNext("own-cards")) {
      own.add(new GameSource.CardFile(lines.next("own-cards"), lines.next("own-text")));
    }
    Game game = new GameSource(name, own).load(games);
    lines.expect("digest", digest(game));
    Format format = game.format(lines.next("format"));
    List<String> players = lines.all("player");
    int pairs = (int) lines.number("pairs", Integer.MAX_VALUE);
    long seed = lines.number("seed", Long.MAX_VALUE);
    String shards = lines.next("shards");
    PlannedExperiment experiment =
        experiment(kind, new Head(game, format, players, pairs, seed), lines);
    same("shards", shards, String.valueOf(experiment.work().shards()));
    lines.expect("trial", trial(experiment));
    return experiment;
  }

  private static PlannedExperiment experiment(String kind, Head head, Lines lines) {
    return switch (kind) {
      case MATRIX -> matrix(head, lines);
      case FIRST -> first(head, lines);
      case ABLATE -> ablation(head, lines);
      case SWEEP -> sweep(head, lines);
      default -> throw new Refused("there is no experiment '" + kind + "'");
    };
  }

  private static DeckMatrix matrix(Head head, Lines lines) {
    return new DeckMatrix(
        head.game(),
        head.format(),
        decks("deck", lines),
        head.player(),
        head.pairs(),
        head.seed(),
        1);
  }

  private static GoingFirst first(Head head, Lines lines) {
    return new GoingFirst(
        head.game(),
        head.format(),
        decks("deck", lines),
        head.players(),
        head.pairs(),
        head.seed(),
        1);
  }

  private static Ablation ablation(Head head, Lines lines) {
    Deck deck = deck("deck", lines);
    List<Deck> field = decks("against", lines);
    List<Exchange> exchanges = new ArrayList<>();
    while (lines.isNext("out")) {
      String out = lines.next("out");
      String in = lines.next("in");
      List<String> all = new ArrayList<>(List.of(in));
      all.addAll(lines.all("in"));
      exchanges.add(new Exchange(out, all));
    }
    return new Ablation(
        head.game(),
        head.format(),
        deck,
        field,
        exchanges,
        head.player(),
        head.pairs(),
        head.seed(),
        1);
  }

  private static Sweep sweep(Head head, Lines lines) {
    String card = lines.next("of-card");
    String name = lines.next("figure");
    int number = (int) lines.number("figure-number", Integer.MAX_VALUE);
    CardFigure figure = CardFigure.numbered(head.game(), card, number);
    same("figure", name, figure.name());
    int from = (int) lines.number("from", Integer.MAX_VALUE);
    int to = (int) lines.number("to", Integer.MAX_VALUE);
    return new Sweep(
        head.game(),
        head.format(),
        figure,
        from,
        to,
        decks("deck", lines),
        decks("against", lines),
        head.player(),
        head.pairs(),
        head.seed(),
        1);
  }

  private static List<Deck> decks(String word, Lines lines) {
    List<Deck> decks = new ArrayList<>();
    while (lines.isNext(word)) {
      decks.add(deck(word, lines));
    }
    return decks;
  }

  private static Deck deck(String word, Lines lines) {
    String name = lines.next(word);
    String plan = lines.next("plan");
    String format = lines.next("made-for");
    return new Deck(name, plan, format, lines.all("card"), lines.all("side"));
  }

  private static void same(String word, String there, String here) {
    if (!there.equals(here)) {
      throw new Refused(
          "the experiment was begun by another program: it says '%s %s', and here it is '%s %s'"
              .formatted(word, there, word, here));
    }
  }

  /// The lines of a description, read from the first to the last.
  private static final class Lines {
    private final List<String> lines;
    private int at;

    Lines(String text) {
      this.lines = text.lines().toList();
    }

    boolean isNext(String word) {
      return at < lines.size() && lines.get(at).startsWith(word + " ");
    }

    String next(String word) {
      if (!isNext(word)) {
        throw new Refused("line %d of the experiment should begin with %s".formatted(at + 1, word));
      }
      try {
        return lines.get(at++).substring(word.length() + 1).translateEscapes();
      } catch (IllegalArgumentException e) {
        throw new Refused("line %d of the experiment: %s".formatted(at, e.getMessage()), e);
      }
    }

    List<String> all(String word) {
      List<String> all = new ArrayList<>();
      while (isNext(word)) {
        all.add(next(word));
      }
      return all;
    }

    long number(String word, long most) {
      try {
        long number = Long.parseLong(next(word));
        Refused.unless(number <= most, word + " is too large: " + number);
        return number;
      } catch (NumberFormatException e) {
        throw new Refused("line %d of the experiment: no number".formatted(at), e);
      }
    }

    void expect(String word, String here) {
      same(word, next(word), here);
    }
  }
}
