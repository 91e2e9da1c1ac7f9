package cardwright.lab.pairs;

import cardwright.engine.Refused;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardedWork;
import cardwright.lab.statistics.PairScores;
import java.util.List;

/// What decks score in the same pairs of games, as work that falls into shards: a shard is some pairs of one deck.
///
/// @param title what it is called where it is refused: "the search"
/// @param decks how many decks there are
/// @param from the number of the first pair that each of them plays, from 0
/// @param end the number behind that of the last one
/// @param games plays them
public record ScoreShards(String title, int decks, long from, long end, Games games)
    implements ShardedWork {
  private static final String SCORES = "pairs";

  /// Plays the pairs. Whatever is asked follows from the numbers alone.
  @FunctionalInterface
  public interface Games {
    /// A pair of games of a deck.
    PlayedPair pair(int deck, long pair);
  }

  /// Hears what shards came to.
  @FunctionalInterface
  public interface Results {
    /// Called for each shard once, by one thread at a time.
    void add(int deck, PairScores more);
  }

  @Override
  public int shards() {
    return decks * (int) Math.ceilDiv(end - from, ShardPlan.FEWEST_PAIRS);
  }

  /// The number of the first pair of a shard. The decks come forward together.
  private long first(int shard) {
    return from + (long) (shard / decks) * ShardPlan.FEWEST_PAIRS;
  }

  /// The number behind that of the last pair of a shard.
  private long behind(int shard) {
    return Math.min(end, first(shard) + ShardPlan.FEWEST_PAIRS);
  }

  @Override
  public String play(int shard) {
    PairScores scores = PairScores.NONE;
    for (long pair = first(shard); pair < behind(shard); pair++) {
      scores = scores.plus(PairScores.of(games.pair(shard % decks, pair).points()));
    }
    return ResultWords.of(List.of(SCORES), List.of(ResultWords.counts(scores.counts())));
  }

  /// Plays all shards that are not there yet.
  ///
  /// @param asked words and numbers from which all games follow
  /// @throws Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  public void run(ShardStages stages, String asked, Results results) {
    stages.run(
        this,
        asked,
        (shard, line) -> results.add(shard % decks, read(line, behind(shard) - first(shard))));
  }

  private static PairScores read(String line, long pairs) {
    try {
      PairScores scores =
          new PairScores(
              ResultWords.read(line, List.of(SCORES))
                  .counts(SCORES, PairScores.NONE.counts().size()));
      Refused.unless(scores.pairs() == pairs, "the counts of this result do not go together");
      return scores;
    } catch (IllegalArgumentException e) {
      throw new Refused("this is no result of games: " + e.getMessage(), e);
    }
  }
}
