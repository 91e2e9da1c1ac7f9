package cardwright.lab.pairs;

import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardRunner;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardedRun;
import cardwright.lab.shard.ShardedWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Games of something as it is and with changes, as work that falls into shards: each change plays the same pairs of games, so that what luck brings to both falls out of what is
/// compared. A shard is some pairs of one match, as things are and with each change.
///
/// @param title what it is called where it is refused: "the sweep"
/// @param matches what plays against what, as many as there are
/// @param changes how many changes there are
/// @param pairs how many pairs each match has
/// @param player who plays both sides
/// @param watched the cards of which is counted what became of them in the games as things are; where there are some, those games watch them
/// @param games plays them
public record PairedShards(
    String title,
    int matches,
    int changes,
    int pairs,
    String player,
    List<String> watched,
    Games games)
    implements ShardedWork {
  /// A trial has at most so many pairs as things are, and so many with changes.
  private static final int MOST_TRIALS = 10;

  /// Keeps its own list.
  public PairedShards {
    watched = List.copyOf(watched);
  }

  /// Plays the pairs. Whatever is asked follows from the numbers alone.
  public interface Games {
    /// A pair of games as things are.
    PlayedPair asItIs(int match, int pair);

    /// Whether a change can make a difference to a match; where it cannot, it is not played.
    default boolean concerns(int change, int match) {
      return true;
    }

    /// The same pair of games with a change.
    PlayedPair changed(int change, int match, int pair);
  }

  /// Hears what shards came to.
  @FunctionalInterface
  public interface Results {
    /// Called for each shard once, by one thread at a time.
    void add(int match, PairedResult result);
  }

  private ShardPlan plan() {
    return new ShardPlan(matches, pairs, 1 + changes);
  }

  @Override
  public int shards() {
    return plan().shards();
  }

  @Override
  public String play(int shard) {
    ShardPlan plan = plan();
    int match = plan.match(shard);
    EncounterSum asItIs = new EncounterSum(player);
    WatchedCards cards = WatchedCards.none(watched);
    List<ChangeSum> sums = new ArrayList<>();
    for (int change = 0; change < changes; change++) {
      sums.add(new ChangeSum(player));
    }
    for (int pair = plan.from(shard); pair < plan.end(shard); pair++) {
      PlayedPair whole = games.asItIs(match, pair);
      asItIs.add(Encounter.of(whole));
      if (!watched.isEmpty()) {
        cards = cards.plus(whole.first()).plus(whole.second());
      }
      for (int change = 0; change < changes; change++) {
        if (games.concerns(change, match)) {
          sums.get(change).add(games.changed(change, match, pair), whole);
        }
      }
    }
    return new PairedResult(
            asItIs.encounter(), sums.stream().map(ChangeSum::changed).toList(), cards)
        .line();
  }

  /// Plays the shards that a folder does not have yet, all of them or as many as are enough.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played, it was interrupted, or the folder cannot be used
  public void run(
      ShardRunner runner, Optional<ShardFolder> folder, Ending ending, Results results) {
    ShardedRun.run(this, runner, folder, ending.looks(this, plan()), adding(results));
  }

  /// Plays all shards that are not there yet, as one of several works.
  ///
  /// @param asked words and numbers from which all games follow
  /// @throws cardwright.engine.Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  public void run(ShardStages stages, String asked, Results results) {
    stages.run(this, asked, adding(results));
  }

  private ShardRunner.Results adding(Results results) {
    return (shard, line) -> {
      ShardPlan plan = plan();
      int match = plan.match(shard);
      long whole = plan.pairs(shard);
      List<Long> changed =
          IntStream.range(0, changes)
              .mapToObj(change -> games.concerns(change, match) ? whole : 0L)
              .toList();
      results.add(match, PairedResult.read(line, whole, changed, watched, player));
    };
  }

  /// The courses of some games: the first pair of the first matches as things are, and that of a match with each of the first changes.
  public List<Long> trial() {
    Stream<PlayedPair> asItIs =
        IntStream.range(0, Math.min(MOST_TRIALS, matches))
            .mapToObj(match -> games.asItIs(match, 0));
    Stream<PlayedPair> changed =
        IntStream.range(0, Math.min(MOST_TRIALS, changes))
            .mapToObj(change -> games.changed(change, change % matches, 0));
    return Stream.concat(asItIs, changed).flatMap(PlayedPair::courses).toList();
  }
}
