package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Seeds;
import cardwright.lab.pairs.EncounterShards;
import cardwright.lab.pairs.Ending;
import cardwright.lab.pairs.Pairs;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.DescriptionReader;
import cardwright.lab.shard.Limits;
import cardwright.lab.shard.PlannedExperiment;
import cardwright.lab.shard.PlannedHead;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardRunner;
import cardwright.lab.shard.ShardedWork;
import cardwright.lab.statistics.Margin;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// What it is worth to go first, deck by deck and player by player: each deck plays itself and every other one, with the same computer player on both sides.
///
/// Games come in pairs with the seats exchanged, so that each deck goes first once in a pair. Every two decks have seeds of their own, which are the same for all players. The same
/// numbers give the same report, whatever the number of threads, and wherever its shards are played: a shard is some pairs of two decks under one player.
///
/// @param decks from 1 to 200
/// @param players who play, one after the other, each against itself; from 1 to 20
/// @param pairs how many pairs of games every two decks play, and each with itself, from 1 to a million
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record GoingFirst(
    Game game,
    Format format,
    List<Deck> decks,
    List<String> players,
    int pairs,
    long seed,
    int threads)
    implements PlannedExperiment<GoingFirstSums> {
  /// The word for such experiments in their descriptions.
  public static final String KIND = "first";

  private static final int MOST_DECKS = 200;
  private static final int MOST_PLAYERS = 20;
  private static final long MOST_GAMES = 1_000_000_000;
  private static final String WORK = "the comparison of seats";

  /// A trial has at most so many pairs of games, one under each player at least.
  private static final int MOST_TRIALS = 20;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has one of the names
  public GoingFirst {
    decks = List.copyOf(decks);
    if (decks.isEmpty() || decks.size() > MOST_DECKS) {
      throw new Refused(WORK + " needs from 1 to " + MOST_DECKS + " decks, not " + decks.size());
    }
    players =
        players.stream().map(player -> Entrant.named(player, game).name()).distinct().toList();
    if (players.isEmpty() || players.size() > MOST_PLAYERS) {
      throw new Refused(
          WORK + " needs from 1 to " + MOST_PLAYERS + " players, not " + players.size());
    }
    Limits.pairs(pairs, WORK);
    if (games(decks.size(), players.size(), pairs) > MOST_GAMES) {
      throw new Refused(WORK + " has more than a billion games");
    }
    Limits.threads(threads, WORK);
  }

  private static long games(long decks, long players, long pairs) {
    return players * decks * (decks + 1) * pairs;
  }

  @Override
  public long games() {
    return games(decks.size(), players.size(), pairs);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void describeMatches(DescriptionLines lines) {
    lines.add("deck", decks);
  }

  /// The comparison of a description; it has one thread.
  ///
  /// @throws Refused when none is described there
  public static GoingFirst read(PlannedHead head, DescriptionReader lines) {
    return new GoingFirst(
        head.game(),
        head.format(),
        lines.decks("deck"),
        head.players(),
        head.pairs(),
        head.seed(),
        1);
  }

  @Override
  public ShardedWork work() {
    return shards();
  }

  /// Each two decks under one player after the other; the decks in the order of [GoingFirstReport.Level#encounters].
  private EncounterShards shards() {
    List<Pairs> matches = new ArrayList<>();
    for (int row = 0; row < decks.size(); row++) {
      for (int column = row; column < decks.size(); column++) {
        for (String player : players) {
          matches.add(pairs(player, row, column));
        }
      }
    }
    return new EncounterShards(WORK, matches, pairs);
  }

  private Pairs pairs(String player, int row, int column) {
    long number = (long) row * decks.size() + column;
    return new Pairs(
        game, format, decks.get(row), decks.get(column), player, Seeds.derive(seed, number, 0));
  }

  /// The courses of the first pair of each deck against the next one, of the first decks, under each player that leaves nothing to the clock. One deck alone plays itself.
  @Override
  public List<Long> trial() {
    int last = decks.size() - 1;
    int rows = Math.clamp(MOST_TRIALS / players.size(), 1, Math.max(1, last));
    return players.stream()
        .filter(player -> Players.repeats(player, PlayerOptions.NONE))
        .flatMap(player ->
            IntStream.range(0, rows)
                .mapToObj(row -> pairs(player, row, Math.min(row + 1, last)).encounter(0, 1)))
        .flatMap(encounter -> encounter.courses().stream().sorted())
        .toList();
  }

  /// The courses of some games of decks that play each other, for an experiment that begins with these decks: [#trial()].
  ///
  /// @throws Refused when a deck cannot be played
  public static List<Long> trial(
      Game game, Format format, List<Deck> decks, String player, long seed) {
    return new GoingFirst(game, format, decks, List.of(player), 1, seed, 1).trial();
  }

  /// What is compared is whatever who goes first scored, by deck and over all.
  @Override
  public GoingFirstSums run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super GoingFirstSums> soFar) {
    GoingFirstSums sums = new GoingFirstSums(decks, players);
    shards()
        .run(
            runner,
            folder,
            new Ending(margin, () -> sums.report().widest()),
            (match, more) -> {
              sums.add(match % players.size(), match / players.size(), more);
              soFar.accept(sums);
            });
    return sums;
  }
}
