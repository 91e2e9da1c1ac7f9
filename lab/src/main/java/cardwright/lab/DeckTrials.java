package cardwright.lab;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
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
  private static final String SCORES = "pairs";

  /// Pairs of one deck that are played and added up as one shard.
  private static final int PART = 10;

  /// Some pairs of a deck.
  ///
  /// @param number the place of the deck among those that play
  /// @param from the number of the first pair, from 0
  /// @param end the number behind that of the last one
  private record Trial(int number, Deck deck, long from, long end) {}

  /// What a deck scores in the first pairs.
  ///
  /// @param pairs how many
  /// @throws Refused when the deck cannot be played, it was interrupted, or results cannot be kept
  PairScores score(Deck deck, int pairs) {
    return scores(List.of(deck), 0, pairs).getFirst();
  }

  /// What decks score in some pairs.
  ///
  /// @param from the number of the first pair, from 0
  /// @param end the number behind that of the last one
  /// @return for each deck, in their order
  /// @throws Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  List<PairScores> scores(List<Deck> decks, long from, long end) {
    List<Trial> trials = new ArrayList<>();
    for (long first = from; first < end; first += PART) {
      long behind = Math.min(end, first + PART);
      for (int number = 0; number < decks.size(); number++) {
        trials.add(new Trial(number, decks.get(number), first, behind));
      }
    }
    List<PairScores> scores = new ArrayList<>(Collections.nCopies(decks.size(), PairScores.NONE));
    stages.run(
        new Trials(trials),
        "decks %s, pairs %d to %d against %s, seed %d"
            .formatted(decks, from, end, opposition, seed),
        (shard, line) -> {
          Trial trial = trials.get(shard);
          PairScores more = read(line, trial);
          scores.set(trial.number, scores.get(trial.number).plus(more));
          played.accept(2 * (int) more.pairs());
        });
    return scores;
  }

  private static PairScores read(String line, Trial trial) {
    try {
      PairScores scores =
          new PairScores(
              ResultWords.read(line, List.of(SCORES))
                  .counts(SCORES, PairScores.NONE.counts().size()));
      Refused.unless(
          scores.pairs() == trial.end - trial.from, "the counts of this result do not go together");
      return scores;
    } catch (IllegalArgumentException e) {
      throw new Refused("this is no result of games: " + e.getMessage(), e);
    }
  }

  /// Trials as work: each is a shard.
  private final class Trials implements ShardedWork {
    private final List<Trial> trials;

    Trials(List<Trial> trials) {
      this.trials = trials;
    }

    @Override
    public String title() {
      return WORK;
    }

    @Override
    public int shards() {
      return trials.size();
    }

    @Override
    public String play(int shard) {
      Trial trial = trials.get(shard);
      PairScores scores = PairScores.NONE;
      for (long pair = trial.from; pair < trial.end; pair++) {
        Pairs games = new Pairs(game, format, trial.deck, opposition.in(pair), player, seed);
        scores = scores.plus(PairScores.of(games.pair((int) pair).points()));
      }
      return ResultWords.of(List.of(SCORES), List.of(ResultWords.counts(scores.counts())));
    }
  }
}
