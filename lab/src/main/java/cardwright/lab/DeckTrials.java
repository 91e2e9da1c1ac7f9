package cardwright.lab;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.function.IntConsumer;

/// Lets decks play the same pairs of games against the same decks, so that the luck of the deal is shared by what is compared.
///
/// @param player who plays both sides
/// @param seed decides all pairs
/// @param threads how many decks play at a time, from 1 to 1024
/// @param played is told how many further games are over, by any thread
record DeckTrials(
    Game game,
    Format format,
    Opposition opposition,
    String player,
    long seed,
    int threads,
    IntConsumer played) {
  private static final String WORK = "the search";

  /// Pairs of one deck that are played and added up as one part.
  private static final int PART = 10;

  /// What decks score in some pairs.
  ///
  /// @param from the number of the first pair, from 0
  /// @param end the number behind that of the last one
  /// @return for each deck, in their order
  /// @throws cardwright.engine.Refused when a deck cannot be played, or it was interrupted
  List<PairScores> scores(List<Deck> decks, long from, long end) {
    List<FutureTask<PairScores>> parts = new ArrayList<>();
    decks.forEach(deck -> parts.add(new FutureTask<>(() -> scores(deck, from, end))));
    return all(parts);
  }

  /// What a deck scores in the first pairs.
  ///
  /// @param pairs how many
  /// @throws cardwright.engine.Refused when the deck cannot be played, or it was interrupted
  PairScores score(Deck deck, int pairs) {
    List<FutureTask<PairScores>> parts = new ArrayList<>();
    for (int from = 0; from < pairs; from += PART) {
      long first = from;
      long end = Math.min(pairs, from + PART);
      parts.add(new FutureTask<>(() -> scores(deck, first, end)));
    }
    return all(parts).stream().reduce(PairScores.NONE, PairScores::plus);
  }

  private List<PairScores> all(List<FutureTask<PairScores>> parts) {
    Parts.all(List.copyOf(parts), WORK, threads);
    return parts.stream().map(part -> Parts.wait(part, WORK, () -> {})).toList();
  }

  private PairScores scores(Deck deck, long from, long end) {
    PairScores scores = PairScores.NONE;
    for (long pair = from; pair < end; pair++) {
      Pairs games = new Pairs(game, format, deck, opposition.in(pair), player, seed);
      scores = scores.plus(PairScores.of(games.pair((int) pair).points()));
      played.accept(2);
    }
    return scores;
  }
}
