package cardwright.lab.ladder;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.games.Decks;
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

/// Every computer player against every other one.
///
/// Games come in pairs with the seats exchanged. Both sides have the same deck, another one in each pair, drawn from the decks that are given; where there are
/// none, both decks of a pair are made by chance. Every two players have seeds of their own, so that what they come to is independent of the others. The same numbers give the same report, whatever the number of
/// threads, and wherever its shards are played: a shard is some pairs of two players.
///
/// @param decks what decks are drawn from; empty where they are made by chance
/// @param players from 2 to 20, each once
/// @param pairs how many pairs of games two players play, from 1 to a million
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record Ladder(
    Game game,
    Format format,
    List<Deck> decks,
    List<String> players,
    int pairs,
    long seed,
    int threads)
    implements PlannedExperiment<LadderSums> {
  /// The word for such experiments in their descriptions.
  public static final String KIND = "ladder";

  private static final String WORK = "the ladder";
  private static final int MOST_PLAYERS = 20;
  private static final int MOST_DECKS = 200;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has one of the names
  public Ladder {
    decks = List.copyOf(decks);
    Refused.unless(decks.size() <= MOST_DECKS, WORK + " has at most " + MOST_DECKS + " decks");
    players =
        players.stream().map(player -> Entrant.named(player, game).name()).distinct().toList();
    if (players.size() < 2 || players.size() > MOST_PLAYERS) {
      throw new Refused(
          WORK + " needs from 2 to " + MOST_PLAYERS + " players, not " + players.size());
    }
    Limits.pairs(pairs, WORK);
    Limits.threads(threads, WORK);
  }

  @Override
  public long games() {
    return (long) players.size() * (players.size() - 1) * pairs;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void describeMatches(DescriptionLines lines) {
    lines.add("deck", decks);
  }

  /// The ladder of a description; it has one thread.
  ///
  /// @throws Refused when none is described there
  public static Ladder read(PlannedHead head, DescriptionReader lines) {
    return new Ladder(
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

  private EncounterShards shards() {
    return new EncounterShards(WORK, matches(), pairs);
  }

  /// Each two players, in the order of [LadderReport#encounters].
  private List<Pairs> matches() {
    List<Pairs> matches = new ArrayList<>();
    Decks drawn = new Decks(format, Optional.empty(), Optional.empty(), decks);
    for (int one = 0; one < players.size(); one++) {
      for (int other = one + 1; other < players.size(); other++) {
        long own = Seeds.derive(seed, matches.size(), 0);
        matches.add(new Pairs(game, drawn, players.get(one), players.get(other), own));
      }
    }
    return matches;
  }

  /// The courses of the first pair of every two players that leave nothing to the clock.
  @Override
  public List<Long> trial() {
    return matches().stream()
        .filter(match -> repeats(match.a()) && repeats(match.b()))
        .flatMap(match -> match.encounter(0, 1).courses().stream().sorted())
        .toList();
  }

  private static boolean repeats(String player) {
    return Players.repeats(player, PlayerOptions.NONE);
  }

  /// What is compared is what every two players score against each other.
  @Override
  public LadderSums run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super LadderSums> soFar) {
    LadderSums sums = new LadderSums(players);
    shards()
        .run(
            runner,
            folder,
            new Ending(margin, () -> sums.report().widest()),
            (match, more) -> {
              sums.add(match, more);
              soFar.accept(sums);
            });
    return sums;
  }
}
