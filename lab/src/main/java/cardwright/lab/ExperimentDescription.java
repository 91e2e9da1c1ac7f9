package cardwright.lab;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.cards.Ablation;
import cardwright.lab.cards.Sweep;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.ladder.Ladder;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.DescriptionReader;
import cardwright.lab.shard.KeptExperiment;
import cardwright.lab.shard.PlannedExperiment;
import cardwright.lab.shard.PlannedHead;
import cardwright.lab.shard.ProgramVersion;
import cardwright.lab.shard.Sha256;
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
  /// The text.
  ///
  /// @throws Refused when a deck cannot be played
  public String text() {
    DescriptionLines lines = new DescriptionLines();
    lines.add("experiment", experiment.kind());
    lines.add("version", ProgramVersion.number());
    lines.add("game", game.name());
    for (GameSource.CardFile file : game.own()) {
      lines.add("own-cards", file.name());
      lines.add("own-text", file.text());
    }
    lines.add("digest", DescriptionLines.digest(experiment.game()));
    lines.add("format", experiment.format().name());
    experiment.players().forEach(player -> lines.add("player", player));
    experiment.describe(lines);
    lines.add("trial", trial(experiment));
    return lines.text();
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

  /// The experiment of a text, as this process has it; it has one thread.
  ///
  /// @param games finds a game by its name
  /// @throws Refused when it is no such text, or the program that wrote it has another version, other cards, or plays otherwise
  public static PlannedExperiment<?> read(String text, Function<String, Game> games) {
    DescriptionReader lines = new DescriptionReader(text);
    String kind = lines.next("experiment");
    lines.expect("version", ProgramVersion.number());
    String name = lines.next("game");
    List<GameSource.CardFile> own = new ArrayList<>();
    while (lines.isNext("own-cards")) {
      own.add(new GameSource.CardFile(lines.next("own-cards"), lines.next("own-text")));
    }
    Game game = new GameSource(name, own).load(games);
    lines.expect("digest", DescriptionLines.digest(game));
    Format format = game.format(lines.next("format"));
    List<String> players = lines.all("player");
    int pairs = (int) lines.number("pairs", Integer.MAX_VALUE);
    long seed = lines.number("seed", Long.MAX_VALUE);
    String shards = lines.next("shards");
    PlannedExperiment<?> experiment =
        experiment(kind, new PlannedHead(game, format, players, pairs, seed), lines);
    DescriptionReader.same("shards", shards, String.valueOf(experiment.work().shards()));
    lines.expect("trial", trial(experiment));
    return experiment;
  }

  private static PlannedExperiment<?> experiment(
      String kind, PlannedHead head, DescriptionReader lines) {
    return switch (kind) {
      case DeckMatrix.KIND -> DeckMatrix.read(head, lines);
      case GoingFirst.KIND -> GoingFirst.read(head, lines);
      case Ladder.KIND -> Ladder.read(head, lines);
      case Ablation.KIND -> Ablation.read(head, lines);
      case Sweep.KIND -> Sweep.read(head, lines);
      default -> throw new Refused("there is no experiment '" + kind + "'");
    };
  }
}
