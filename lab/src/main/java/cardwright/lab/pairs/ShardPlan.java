package cardwright.lab.pairs;

import java.util.ArrayList;
import java.util.List;

/// How pairs of games fall into shards: a shard is some pairs of one match, one after the other.
///
/// @param matches what plays against what, as many as there are
/// @param pairs how many pairs each match has
/// @param variants how often each pair is played in its shard: more than once where things are compared
record ShardPlan(int matches, int pairs, int variants) {
  /// A shard has at least so many pairs of games, those of all variants together.
  static final int FEWEST_PAIRS = 10;

  /// An experiment of many games has about so many shards.
  private static final int USUAL_SHARDS = 5000;

  /// A run that may end before all is played goes on at least until each match has so many pairs: ranges of fewer pairs are known too badly themselves.
  private static final int FIRST_LOOK = 50;

  /// How many pairs of a match a shard has. So many more in a large experiment that it has not too many shards to hand out.
  private int pairsOfShard() {
    long all = (long) matches * pairs;
    return (int)
        Math.max(Math.ceilDiv(FEWEST_PAIRS, variants), Math.ceilDiv(all, (long) USUAL_SHARDS));
  }

  /// How many shards there are. The matches come forward together, so that what is cut short has something of each: they have a shard each, then the next one each.
  int shards() {
    return matches * Math.ceilDiv(pairs, pairsOfShard());
  }

  /// After how many shards it is looked whether what was played is enough: all matches have the same pairs then, a third more each time.
  List<Integer> looks() {
    List<Integer> ends = new ArrayList<>();
    for (long after = FIRST_LOOK; after < pairs; after = Math.ceilDiv(4 * after, 3L)) {
      int end = matches * (int) Math.ceilDiv(after, (long) pairsOfShard());
      if (end < shards() && !ends.contains(end)) {
        ends.add(end);
      }
    }
    ends.add(shards());
    return ends;
  }

  /// The match of a shard.
  int match(int shard) {
    return shard % matches;
  }

  /// The number of the first pair of a shard.
  int from(int shard) {
    return shard / matches * pairsOfShard();
  }

  /// How many pairs of its match a shard has.
  int pairs(int shard) {
    return end(shard) - from(shard);
  }

  /// The number behind that of the last pair of a shard.
  int end(int shard) {
    return (int) Math.min(pairs, (long) from(shard) + pairsOfShard());
  }
}
