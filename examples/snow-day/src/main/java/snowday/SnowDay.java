package snowday;

import cardwright.cardgame.state.CardPool;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.language.CardSets;
import cardwright.language.Resources;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import snowday.Board.Zone;

/// Snow Day: two snow forts, and friends who throw snowballs. The way in; the rules stand in RULES.md.
record SnowDay(CardSets<Card> sets, List<Deck> decks) implements Game {
  static final String NAME = "snow-day";

  private static final int DECK_SIZE = 10;

  /// How far ahead in points is nearly a win.
  private static final double SCALE = 8;

  private static final EvaluationFeature.Kind SNOW =
      new EvaluationFeature.Kind(Messages.of("value.snow-on-the-fort"), 1);
  private static final EvaluationFeature.Kind THROW =
      new EvaluationFeature.Kind(Messages.of("value.points-of-throw-in-the-yard"), 0.6);
  private static final EvaluationFeature.Kind WARMTH =
      new EvaluationFeature.Kind(Messages.of("value.points-of-warmth-in-the-yard"), 0.3);
  private static final EvaluationFeature.Kind HAND =
      new EvaluationFeature.Kind(Messages.of("value.cards-in-hand"), 0.5);

  /// The game with its own cards and decks.
  static SnowDay load() {
    Resources files = new Resources(SnowDay.class::getResourceAsStream);
    CardSets<Card> sets =
        new CardSets<>(Card::name, Wording::write)
            .with(NAME, files.cards(List.of(NAME), Wording::read));
    return new SnowDay(
        sets, files.decks(List.of("snowballs", "high-walls"), name -> card(sets, name).name()));
  }

  private static Card card(CardSets<Card> sets, String name) {
    Card card = sets.exact(name);
    if (card == null) {
      throw sets.unknown(name);
    }
    return card;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String title() {
    return "Snow Day";
  }

  @Override
  public List<CardFace> cards() {
    return sets.faces();
  }

  @Override
  public List<Format> formats() {
    return List.of(new Format("usual", "ten different cards", sets.names()));
  }

  /// SD 1.
  @Override
  public List<Message> objections(Deck deck, Format format) {
    List<Message> objections = new ArrayList<>();
    if (deck.cards().size() != DECK_SIZE || !deck.side().isEmpty()) {
      objections.add(Messages.of("deck.size", Message.number(DECK_SIZE)));
    }
    if (new HashSet<>(deck.cards()).size() < deck.cards().size()) {
      objections.add(Messages.of("deck.twice"));
    }
    for (String name : deck.cards()) {
      if (sets.exact(name) == null) {
        objections.add(sets.unknown(name).message());
      }
    }
    return objections;
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    List<String> pool = new ArrayList<>(sets.all().stream().map(Card::name).toList());
    while (pool.size() > DECK_SIZE) {
      pool.remove(chance.roll(pool.size()));
    }
    return new Deck("random", "", format.name(), pool, List.of());
  }

  @Override
  public boolean revealsDecks() {
    return true;
  }

  @Override
  public Message label(String name) {
    return switch (name) {
      case "hand" -> Messages.of("table.hand");
      case "yard" -> Messages.of("table.yard");
      case "deck" -> Messages.of("table.deck");
      case "inside" -> Messages.of("table.inside");
      case "fort" -> Messages.of("table.fort");
      case "throw" -> Messages.of("table.throw");
      case "warmth" -> Messages.of("table.warmth");
      default -> Message.plain(name);
    };
  }

  @Override
  public List<String> moveWords() {
    return TakeTurn.WORDS;
  }

  @Override
  public Position start(Opening opening, Chance chance, Listener listener) {
    format(opening.format());
    if (!opening.agreed().isEmpty()) {
      throw new Refused("nothing can be agreed on beyond the rules of Snow Day");
    }
    Board board = new Board(new CardPool<>(cardsOf(opening, Seat.A), cardsOf(opening, Seat.B)));
    board.events().listen(listener);
    board.start(opening.first(), chance);
    return new SnowDayPosition(board);
  }

  private Card[] cardsOf(Opening opening, Seat seat) {
    Deck deck = opening.deck(seat).main();
    List<Message> objections = objections(deck, format(opening.format()));
    if (!objections.isEmpty()) {
      throw new Refused("the deck of " + seat + ": " + Message.joined(objections, "; "));
    }
    return deck.cards().stream().map(sets::exact).toArray(Card[]::new);
  }

  /// A position as a scenario describes it: full forts and turn 1 of A unless it says otherwise.
  @Override
  public Position position(PositionSpec spec) {
    List<List<Card>> owned = List.of(new ArrayList<>(), new ArrayList<>());
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      for (Zone zone : Zone.values()) {
        for (Settings card : spec.side(seat).cards(zone.words())) {
          owned.get(seat.ordinal()).add(card(sets, card.text("card", "")));
          zones.add(zone);
          card.done();
        }
      }
    }
    Board board =
        new Board(
            new CardPool<>(owned.get(0).toArray(Card[]::new), owned.get(1).toArray(Card[]::new)));
    for (int card = 0; card < zones.size(); card++) {
      board.put(card, zones.get(card));
    }
    for (Seat seat : Seat.values()) {
      board.setFort(seat, spec.side(seat).number("fort", Board.FORT_AT_START, 1, 99));
      spec.side(seat).done();
    }
    Settings turn = spec.facts().inside("turn");
    board.setTurn(
        turn.number("number", 1, 1, Board.LAST_TURN),
        turn.seat("player", Seat.A),
        spec.facts().number("deeds", Board.DEEDS_A_TURN, 1, Board.DEEDS_A_TURN));
    turn.done();
    spec.facts().done();
    return new SnowDayPosition(board);
  }

  @Override
  public Game with(String source, String file) {
    return new SnowDay(sets.with(file, Wording.read(source, file)), decks);
  }

  @Override
  public double value(Position position, Seat seat) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(seat) - 1)
        .orElseGet(() ->
            StrictMath.tanh((points(position, seat) - points(position, seat.other())) / SCALE));
  }

  private double points(Position position, Seat seat) {
    return terms(position, seat).stream().mapToDouble(EvaluationFeature::points).sum();
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    Board board = ((SnowDayPosition) position).board();
    int power = 0;
    int warmth = 0;
    for (int friend : board.cards(seat, Zone.YARD)) {
      power += board.card(friend).face().power();
      warmth += board.card(friend).face().warmth();
    }
    return List.of(
        SNOW.of(board.fort(seat)),
        THROW.of(power),
        WARMTH.of(warmth),
        HAND.of(board.cards(seat, Zone.HAND).length));
  }
}
