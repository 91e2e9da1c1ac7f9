package cardwright.lab.search;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.pairs.Pairs;
import cardwright.lab.pairs.ScoreShards;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;

/// Lets decks play the same pairs of games against the same decks, so that the luck of the deal is shared by what is compared.
///
/// @param player who plays both sides
/// @param seed decides all pairs
/// @param stages plays the games, or has their results
/// @param played is told how many further games are over, by one thread at a time
record DeckTrials(
    Game game,
    Format format,
    Opposition opposition,
    String player,
    long seed,
    ShardStages stages,
    IntConsumer played) {
  private static final String WORK = "the search";

  /// What a deck scores in the first pairs.
  ///
  /// @param pairs how many
  /// @throws cardwright.engine.Refused when the deck cannot be played, it was interrupted, or results cannot be kept
  PairScores score(Deck deck, int pairs) {
    return scores(List.of(deck), 0, pairs).getFirst();
  }

  /// What decks score in some pairs.
  ///
  /// @param from the number of the first pair, from 0
  /// @param end the number behind that of the last one
  /// @return for each deck, in their order
  /// @throws cardwright.engine.Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  List<PairScores> scores(List<Deck> decks, long from, long end) {
    List<PairScores> scores = new ArrayList<>(Collections.nCopies(decks.size(), PairScores.NONE));
    new ScoreShards(
            WORK,
            decks.size(),
            from,
            end,
            (deck, pair) ->
                new Pairs(game, format, decks.get(deck), opposition.in(pair), player, seed)
                    .pair((int) pair))
        .run(
            stages,
            "decks %s, pairs %d to %d against %s, seed %d"
                .formatted(decks, from, end, opposition, seed),
            (deck, more) -> {
              scores.set(deck, scores.get(deck).plus(more));
              played.accept(2 * (int) more.pairs());
            });
    return scores;
  }
}
