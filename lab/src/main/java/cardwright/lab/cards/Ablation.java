package cardwright.lab.cards;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
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
import java.util.Optional;
import java.util.function.Consumer;

/// What each card is worth to a deck: the deck as it is and the deck with one copy of a card exchanged play against the same decks with the same seeds, with the
/// same computer player on all sides.
///
/// What is compared are pairs of games with the seats exchanged that have the same number: the luck of the deal is shared by the two decks, and only what the exchange brought
/// stays in the difference. Pairs against different decks have different seeds, so that each tells something of its own. The same numbers give the same report, whatever the
/// number of threads, and wherever its shards are played: a shard is some pairs against one deck, of the deck as it is and with each exchange.
///
/// @param deck the deck in question; its side deck is left aside
/// @param field the decks it plays against, from 1 to 200
/// @param exchanges the exchanges that are tried
/// @param player who plays both sides
/// @param pairs how many pairs of games are played against each deck, from 1 to a million
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record Ablation(
    Game game,
    Format format,
    Deck deck,
    List<Deck> field,
    List<Exchange> exchanges,
    String player,
    int pairs,
    long seed,
    int threads)
    implements PlannedExperiment<AblationSums> {
  /// The word for such experiments in their descriptions.
  public static final String KIND = "ablate";

  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 500_000;
  private static final String WORK = "the ablation";
  private static final int OPPONENT = 0;
  private static final int EXCHANGE = 1;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has that name
  public Ablation {
    deck = deck.main();
    field = List.copyOf(field);
    exchanges = List.copyOf(exchanges);
    if (field.isEmpty() || field.size() > MOST_DECKS) {
      throw new Refused(
          "a deck plays against from 1 to " + MOST_DECKS + " decks, not " + field.size());
    }
    Limits.pairs(pairs, "an ablation");
    if (games(field.size(), exchanges.size(), pairs) > MOST_GAMES) {
      throw new Refused(
          "an ablation of so many cards, decks and pairs has more than 500,000 games");
    }
    Limits.threads(threads, "an ablation");
    player = Entrant.named(player, game).name();
  }

  private static long games(long decks, long exchanges, long pairs) {
    return 2 * decks * (1 + exchanges) * pairs;
  }

  @Override
  public long games() {
    return games(field.size(), exchanges.size(), pairs);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public void describeMatches(DescriptionLines lines) {
    lines.add("deck", List.of(deck));
    lines.add("against", field);
    for (Exchange exchange : exchanges) {
      lines.add("out", exchange.out());
      exchange.in().forEach(card -> lines.add("in", card));
    }
  }

  /// The ablation of a description; it has one thread.
  ///
  /// @throws Refused when none is described there
  public static Ablation read(PlannedHead head, DescriptionReader lines) {
    Deck deck = lines.deck("deck");
    List<Deck> field = lines.decks("against");
    List<Exchange> exchanges = new ArrayList<>();
    while (lines.isNext("out")) {
      String out = lines.next("out");
      String in = lines.next("in");
      List<String> all = new ArrayList<>(List.of(in));
      all.addAll(lines.all("in"));
      exchanges.add(new Exchange(out, all));
    }
    return new Ablation(
        head.game(),
        head.format(),
        deck,
        field,
        exchanges,
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

  @Override
  public List<Long> trial() {
    return shards().trial();
  }

  private List<String> watched() {
    return deck.cards().stream().distinct().toList();
  }

  private PairedShards shards() {
    return new PairedShards(
        WORK, field.size(), exchanges.size(), pairs, player, watched(), new Exchanged());
  }

  /// What is compared is what each exchange brings.
  @Override
  public AblationSums run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super AblationSums> soFar) {
    AblationSums sums = new AblationSums(field.size(), exchanges.size(), watched(), player);
    shards()
        .run(
            runner,
            folder,
            new Ending(margin, () -> sums.report().widest()),
            (opponent, result) -> {
              sums.add(opponent, result);
              soFar.accept(sums);
            });
    return sums;
  }

  /// The games of the deck as it is and with cards exchanged.
  private final class Exchanged implements PairedShards.Games {
    @Override
    public PlayedPair asItIs(int opponent, int pair) {
      return games(deck, opponent).watched(pair);
    }

    @Override
    public PlayedPair changed(int exchange, int opponent, int pair) {
      Deck made = exchanges.get(exchange).made(deck, draw(exchange, opponent, pair));
      return games(made, opponent).pair(pair);
    }
  }

  private Pairs games(Deck one, int opponent) {
    return new Pairs(
        game, format, one, field.get(opponent), player, Seeds.derive(seed, opponent, OPPONENT));
  }

  /// Which card takes the place in a pair: any number.
  private long draw(int exchange, int opponent, int pair) {
    return Seeds.derive(Seeds.derive(seed, opponent, EXCHANGE), pair, exchange);
  }
}
