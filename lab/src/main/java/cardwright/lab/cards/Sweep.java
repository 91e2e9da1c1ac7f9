package cardwright.lab.cards;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.games.Seeds;
import cardwright.lab.pairs.Ending;
import cardwright.lab.pairs.PairedShards;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/// What a figure of a card does to the decks that have it: they play against other decks with each value of the figure in turn.
///
/// Each value plays the same pairs of games, with the same seeds, and what it brings is compared with what is printed, pair by pair. A value with which the card is not understood, or a deck is
/// not legal, is told and not played. The same numbers give the same report, whatever the number of threads, and wherever its shards are played: a shard is some pairs of
/// two decks, with each value.
///
/// @param figure the figure
/// @param from the least value, at least 0
/// @param to the greatest one, at most 9999 and at most 50 more than the least
/// @param decks the decks that have the card, from 1 to 200; their side decks are left aside
/// @param field the decks that each of them plays against, from 1 to 200
/// @param player who plays both sides
/// @param pairs how many pairs of games each of the decks plays against each of the field with each value, from 1 to a million
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record Sweep(
    Game game,
    Format format,
    CardFigure figure,
    int from,
    int to,
    List<Deck> decks,
    List<Deck> field,
    String player,
    int pairs,
    long seed,
    int threads)
    implements PlannedExperiment<SweepSums> {
  /// The word for such experiments in their descriptions.
  public static final String KIND = "sweep";

  private static final int MOST = 9999;
  private static final int MOST_VALUES = 50;
  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 500_000;
  private static final String WORK = "the sweep";

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, a deck lacks the card, or nobody has that name
  public Sweep {
    if (from < 0 || to > MOST || to < from || to - from > MOST_VALUES) {
      throw new Refused(
          "a sweep goes from 0 or more up to at most "
              + MOST_VALUES
              + " more, not from "
              + from
              + " to "
              + to);
    }
    decks = decks.stream().map(Deck::main).toList();
    field = field.stream().map(Deck::main).toList();
    decks(decks.size());
    decks(field.size());
    for (Deck deck : decks) {
      if (!deck.cards().contains(figure.card())) {
        throw new Refused(figure.card() + " is not in the deck " + deck.name());
      }
    }
    Limits.pairs(pairs, "a sweep");
    Limits.threads(threads, "a sweep");
    long most = 2L * decks.size() * field.size() * pairs * (to - from + 2);
    if (most > MOST_GAMES) {
      throw new Refused("a sweep of so many values, decks and pairs has more than 500,000 games");
    }
    player = Entrant.named(player, game).name();
  }

  private static void decks(int number) {
    if (number < 1 || number > MOST_DECKS) {
      throw new Refused(
          "a sweep needs from 1 to " + MOST_DECKS + " decks on each side, not " + number);
    }
  }

  @Override
  public long games() {
    return 2L
        * matches()
        * pairs
        * (1 + values().stream().filter(each -> each != figure.value()).count());
  }

  /// How many times two decks play each other.
  public int matches() {
    return decks.size() * field.size();
  }

  private List<Integer> values() {
    List<Integer> values = new ArrayList<>();
    for (int value = from; value <= to; value++) {
      values.add(value);
    }
    return values;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void describeMatches(DescriptionLines lines) {
    lines.add("of-card", figure.card());
    lines.add("figure", figure.name());
    lines.add("figure-number", figure.number());
    lines.add("from", from);
    lines.add("to", to);
    lines.add("deck", decks);
    lines.add("against", field);
  }

  /// The sweep of a description; it has one thread.
  ///
  /// @throws Refused when none is described there, or the figure has another name here
  public static Sweep read(PlannedHead head, DescriptionReader lines) {
    String card = lines.next("of-card");
    String name = lines.next("figure");
    int number = (int) lines.number("figure-number", Integer.MAX_VALUE);
    CardFigure figure = CardFigure.numbered(head.game(), card, number);
    DescriptionReader.same("figure", name, figure.name());
    int from = (int) lines.number("from", Integer.MAX_VALUE);
    int to = (int) lines.number("to", Integer.MAX_VALUE);
    return new Sweep(
        head.game(),
        head.format(),
        figure,
        from,
        to,
        lines.decks("deck"),
        lines.decks("against"),
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
    return variants().shards();
  }

  @Override
  public List<Long> trial() {
    return variants().shards().trial();
  }

  /// What is compared is what each value brings.
  @Override
  public SweepSums run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super SweepSums> soFar) {
    Variants variants = variants();
    SweepSums sums = new SweepSums(variants.values, variants.refused, player);
    variants
        .shards()
        .run(
            runner,
            folder,
            new Ending(margin, () -> sums.report().widest()),
            (_, result) -> {
              sums.add(result);
              soFar.accept(sums);
            });
    return sums;
  }

  private Variants variants() {
    Variants variants = new Variants();
    for (int value : values()) {
      if (value != figure.value()) {
        try {
          variants.games.add(with(value));
          variants.values.add(value);
        } catch (Refused refused) {
          variants.refused.put(value, String.valueOf(refused.getMessage()));
        }
      }
    }
    return variants;
  }

  /// The game with that value.
  ///
  /// @throws Refused when the card is not understood, or a deck is not legal
  private Game with(int value) {
    Game changed = FigureChange.all(game, List.of(new FigureChange(figure, value)));
    for (Deck deck : decks) {
      List<Message> objections = changed.objections(deck, format);
      if (!objections.isEmpty()) {
        throw new Refused(deck.name() + ": " + Message.joined(objections, "; "));
      }
    }
    return changed;
  }

  /// The games as the card is printed and with other values.
  private final class Variants implements PairedShards.Games {
    /// The values that can be played.
    private final List<Integer> values = new ArrayList<>();

    /// The game with each of them.
    private final List<Game> games = new ArrayList<>();

    /// Why the others cannot.
    private final Map<Integer, String> refused = new TreeMap<>();

    PairedShards shards() {
      return new PairedShards(WORK, matches(), values.size(), pairs, player, List.of(), this);
    }

    @Override
    public PlayedPair asItIs(int match, int pair) {
      return pair(game, match, pair);
    }

    @Override
    public PlayedPair changed(int change, int match, int pair) {
      return pair(games.get(change), match, pair);
    }

    private PlayedPair pair(Game played, int match, int pair) {
      Deck deck = decks.get(match / field.size());
      Deck other = field.get(match % field.size());
      return new Pairs(played, format, deck, other, player, Seeds.derive(seed, match, 0))
          .pair(pair);
    }
  }
}
