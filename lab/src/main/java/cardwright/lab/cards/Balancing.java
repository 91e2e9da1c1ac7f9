package cardwright.lab.cards;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.games.Entrant;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.KeptExperiment;
import cardwright.lab.shard.Limits;
import java.util.List;

/// The task to find small changes of figures that make decks even: each deck is to score about one half on average over the others. [BalancingRun] does it.
///
/// Step by step one figure becomes one more or one less: of all such changes of cards in decks that are not even, those that seem worse are given up half by half while the others play on (successive
/// halving, Karnin et al. 2013), all with the same pairs of games as the cards without them. What is left is played once more with seeds of its own, and made where it brings the decks nearer to even
/// with a confidence of 95 %. In the end each change is undone that is not needed, and what is left is played with seeds that had no part in the search. The same numbers give the same report, whatever the number of
/// threads.
///
/// @param decks from 2 to 50; their side decks are left aside
/// @param bounds what may be changed, and how even the decks are to be
/// @param player who plays both sides
/// @param pairs how many pairs of games two decks play to check a change; to look for one they play from an eighth of it on
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record Balancing(
    Game game,
    Format format,
    List<Deck> decks,
    Bounds bounds,
    String player,
    int pairs,
    long seed,
    int threads)
    implements KeptExperiment {
  private static final int MOST_DECKS = 50;
  private static final int MOST_STEPS = 100;
  private static final long MOST_GAMES = 20_000_000;
  private static final int LEAST_PAIRS = 8;

  /// What may be changed, and how even the decks are to be.
  ///
  /// @param cards the cards that may be changed; all where it is empty
  /// @param text whether numbers in the text of cards may be changed, too
  /// @param within how much less or more than one half a deck may score: above 0, below 0.5
  /// @param most how many steps are made at most, from 1 to 100; each makes a figure one more or one less
  public record Bounds(List<String> cards, boolean text, double within, int most) {
    /// Checks the numbers.
    ///
    /// @throws Refused when they are too small or too large
    public Bounds {
      cards = List.copyOf(cards);
      if (!(within > 0 && within < 0.5)) {
        throw new Refused("decks may be off by more than 0 and less than 50 points");
      }
      if (most < 1 || most > MOST_STEPS) {
        throw new Refused("a balancing makes from 1 to " + MOST_STEPS + " steps, not " + most);
      }
    }

    private void describe(DescriptionLines lines) {
      cards.forEach(card -> lines.add("may-change", card));
      lines.add("text", String.valueOf(text));
      lines.add("within", String.valueOf(within));
      lines.add("steps", most);
    }

    /// Whether a figure may be changed.
    boolean admits(CardFigure figure) {
      return (text || figure.isPrinted()) && (cards.isEmpty() || cards.contains(figure.card()));
    }
  }

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, no figure may be changed, or nobody has that name
  public Balancing {
    decks = decks.stream().map(Deck::main).toList();
    if (decks.size() < 2 || decks.size() > MOST_DECKS) {
      throw new Refused(
          "a balancing needs from 2 to " + MOST_DECKS + " decks, not " + decks.size());
    }
    Limits.pairs(pairs, "a balancing");
    if (pairs < LEAST_PAIRS) {
      throw new Refused(
          "a balancing needs at least " + LEAST_PAIRS + " pairs of games, not " + pairs);
    }
    Limits.threads(threads, "a balancing");
    player = Entrant.named(player, game).name();
    int figures = figures(game, decks, bounds).size();
    if (figures == 0) {
      throw new Refused("no card of these decks has a figure that may be changed");
    }
    if (games(decks.size(), figures, pairs, bounds.most()) > MOST_GAMES) {
      throw new Refused(
          "a balancing of so many decks, cards, steps and pairs may take more than 20,000,000 games");
    }
  }

  /// The figures of cards in some decks that may be changed.
  static List<CardFigure> figures(Game game, List<Deck> decks, Bounds bounds) {
    return game.cards().stream()
        .filter(face -> decks.stream().anyMatch(deck -> has(deck, face)))
        .flatMap(face -> CardFigure.of(face).stream())
        .filter(bounds::admits)
        .toList();
  }

  private static boolean has(Deck deck, CardFace face) {
    return deck.cards().contains(face.name());
  }

  @Override
  public String kind() {
    return "balance";
  }

  @Override
  public void describe(DescriptionLines lines) {
    lines.add("pairs", pairs);
    lines.add("seed", seed);
    bounds.describe(lines);
    lines.add("deck", decks);
  }

  @Override
  public List<String> players() {
    return List.of(player);
  }

  @Override
  public List<Long> trial() {
    return GoingFirst.trial(game, format, decks, player, seed);
  }

  /// How many games are played at most.
  public long games() {
    return games(decks.size(), figures(game, decks, bounds).size(), pairs, bounds.most());
  }

  private static long games(long decks, long figures, int pairs, long steps) {
    long matches = decks * (decks - 1) / 2;
    long step = 0;
    long alive = 2 * figures;
    for (int round = 0; alive > 1; round++) {
      step += matches * (1 + alive) * roundPairs(pairs, round);
      alive = (alive + 1) / 2;
    }
    step += 2 * matches * pairs;
    long undo = matches * (1 + steps) * pairs * steps;
    return 2 * (3 * matches * pairs + steps * step + undo);
  }

  /// How many pairs each change that is left plays in a round of a search.
  static int roundPairs(int pairs, int round) {
    return round > 2 ? pairs : (pairs / 8) << round;
  }
}
