package cardwright.lab;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A planned experiment as a text from which any process of the same program makes the same experiment.
///
/// Each line is a word and its value. The text also has what tells another program from this one: the version, a digest of all cards, and one of the
/// courses of some games, unless all players think by the clock. A change of the program that shows in none of these is not told.
///
/// @param game what its game is made of
/// @param experiment the experiment itself
public record ExperimentDescription(GameSource game, PlannedExperiment experiment) {
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
    add(lines, "pairs", String.valueOf(experiment.pairs()));
    add(lines, "seed", String.valueOf(experiment.seed()));
    add(lines, "shards", String.valueOf(experiment.work().shards()));
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
        add(lines, "figure-number", String.valueOf(sweep.figure().number()));
        add(lines, "from", String.valueOf(sweep.from()));
        add(lines, "to", String.valueOf(sweep.to()));
        add(lines, "deck", sweep.decks());
        add(lines, "against", sweep.field());
      }
    }
    add(lines, "trial", trial(experiment));
    return String.join("\n", lines) + "\n";
  }

  private String kind() {
    return switch (experiment) {
      case DeckMatrix _ -> MATRIX;
      case GoingFirst _ -> FIRST;
      case Ablation _ -> ABLATE;
      case Sweep _ -> SWEEP;
    };
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

  private static void add(List<String> lines, String word, String value) {
    lines.add(word + " " + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
  }

  private static String digest(Game game) {
    return digest(game.cards().stream().map(CardFace::toString).collect(Collectors.joining("\n")));
  }

  private static String digest(String all) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(all.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String trial(PlannedExperiment experiment) {
    boolean repeats =
        experiment.players().stream()
            .anyMatch(player -> Players.repeats(player, PlayerOptions.NONE));
    return repeats
        ? digest(experiment.trial().stream().map(String::valueOf).collect(Collectors.joining(",")))
        : "by the clock";
  }

  /// What all experiments have.
  private record Common(Game game, Format format, List<String> players, int pairs, long seed) {
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
        experiment(kind, new Common(game, format, players, pairs, seed), lines);
    same("shards", shards, String.valueOf(experiment.work().shards()));
    lines.expect("trial", trial(experiment));
    return experiment;
  }

  private static PlannedExperiment experiment(String kind, Common common, Lines lines) {
    return switch (kind) {
      case MATRIX -> matrix(common, lines);
      case FIRST -> first(common, lines);
      case ABLATE -> ablation(common, lines);
      case SWEEP -> sweep(common, lines);
      default -> throw new Refused("there is no experiment '" + kind + "'");
    };
  }

  private static DeckMatrix matrix(Common common, Lines lines) {
    return new DeckMatrix(
        common.game(),
        common.format(),
        decks("deck", lines),
        common.player(),
        common.pairs(),
        common.seed(),
        1);
  }

  private static GoingFirst first(Common common, Lines lines) {
    return new GoingFirst(
        common.game(),
        common.format(),
        decks("deck", lines),
        common.players(),
        common.pairs(),
        common.seed(),
        1);
  }

  private static Ablation ablation(Common common, Lines lines) {
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
        common.game(),
        common.format(),
        deck,
        field,
        exchanges,
        common.player(),
        common.pairs(),
        common.seed(),
        1);
  }

  private static Sweep sweep(Common common, Lines lines) {
    String card = lines.next("of-card");
    String name = lines.next("figure");
    int number = (int) lines.number("figure-number", Integer.MAX_VALUE);
    CardFigure figure = CardFigure.numbered(common.game(), card, number);
    same("figure", name, figure.name());
    int from = (int) lines.number("from", Integer.MAX_VALUE);
    int to = (int) lines.number("to", Integer.MAX_VALUE);
    return new Sweep(
        common.game(),
        common.format(),
        figure,
        from,
        to,
        decks("deck", lines),
        decks("against", lines),
        common.player(),
        common.pairs(),
        common.seed(),
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
