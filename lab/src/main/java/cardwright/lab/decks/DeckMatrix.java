package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.games.Entrant;
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
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardedWork;
import cardwright.lab.statistics.Margin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Every deck against every other, with the same computer player on both sides.
///
/// Games come in pairs with the seats exchanged, and the pairs of all encounters have the same seeds, so that the luck of the deal is shared by what
/// is compared. The same numbers give the same report, whatever the number of threads, and wherever its shards are played:
/// a shard is some pairs of two decks.
///
/// @param decks from 2 to 200
/// @param player who plays both sides
/// @param pairs how many pairs of games two decks play, from 1 to a million
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record DeckMatrix(
    Game game, Format format, List<Deck> decks, String player, int pairs, long seed, int threads)
    implements PlannedExperiment<MatrixSums> {
  private static final String WORK = "the matrix";

  /// The word for such experiments in their descriptions.
  public static final String KIND = "matrix";

  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 1_000_000_000;

  private static final int MOST_TRIALS = 20;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has that name
  public DeckMatrix {
    decks = List.copyOf(decks);
    if (decks.size() < 2 || decks.size() > MOST_DECKS) {
      throw new Refused("a matrix needs from 2 to " + MOST_DECKS + " decks, not " + decks.size());
    }
    Limits.pairs(pairs, "a matrix");
    if (games(decks.size(), pairs) > MOST_GAMES) {
      throw new Refused("a matrix of so many decks and pairs has more than a billion games");
    }
    Limits.threads(threads, "a matrix");
    player = Entrant.named(player, game).name();
  }

  private static long games(long decks, long pairs) {
    return decks * (decks - 1) * pairs;
  }

  @Override
  public long games() {
    return games(decks.size(), pairs);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void describeMatches(DescriptionLines lines) {
    lines.add("deck", decks);
  }

  /// The matrix of a description; it has one thread.
  ///
  /// @throws Refused when no matrix is described there
  public static DeckMatrix read(PlannedHead head, DescriptionReader lines) {
    return new DeckMatrix(
        head.game(),
        head.format(),
        lines.decks("deck"),
        head.player(),
        head.pairs(),
        head.seed(),
        1);
  }

  @Override
  public List<String> players() {
    return List.of(player);
  }

  @Override
  public ShardedWork work() {
    return shards();
  }

  private EncounterShards shards() {
    List<Pairs> matches = new ArrayList<>();
    for (int row = 0; row < decks.size(); row++) {
      for (int column = row + 1; column < decks.size(); column++) {
        matches.add(pairs(row, column));
      }
    }
    return new EncounterShards(WORK, matches, pairs);
  }

  private Pairs pairs(int row, int column) {
    return new Pairs(game, format, decks.get(row), decks.get(column), player, seed);
  }

  /// The courses of the first pair of each deck against the next one, of the first 21 decks.
  @Override
  public List<Long> trial() {
    return IntStream.range(0, Math.min(decks.size() - 1, MOST_TRIALS))
        .boxed()
        .flatMap(row -> pairs(row, row + 1).encounter(0, 1).courses().stream().sorted())
        .toList();
  }

  /// What is compared is what every two decks score against each other.
  @Override
  public MatrixSums run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super MatrixSums> soFar) {
    MatrixSums sums = new MatrixSums(decks, player);
    Ending ending = new Ending(margin, () -> sums.report().widest());
    shards().run(runner, folder, ending, adding(sums, soFar));
    return sums;
  }

  /// Plays all games that are not there yet, as one of several works.
  ///
  /// @param stages plays the works one after the other
  /// @param asked what the cards are, beyond what stands in the matrix
  /// @param soFar is told all that there is, after each part
  /// @throws Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  public MatrixSums run(ShardStages stages, String asked, Consumer<? super MatrixSums> soFar) {
    MatrixSums sums = new MatrixSums(decks, player);
    shards()
        .run(
            stages,
            "matrix %s of %s, pairs %d, seed %d".formatted(asked, decks, pairs, seed),
            adding(sums, soFar));
    return sums;
  }

  private static EncounterShards.Results adding(
      MatrixSums sums, Consumer<? super MatrixSums> soFar) {
    return (match, more) -> {
      sums.add(match, more);
      soFar.accept(sums);
    };
  }
}
