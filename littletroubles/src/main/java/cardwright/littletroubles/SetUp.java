package cardwright.littletroubles;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.state.PlacedCards;
import cardwright.engine.FixedChance;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.FormatSettings;
import cardwright.littletroubles.board.PlayInfo;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.procedure.Phase;
import cardwright.littletroubles.procedure.Turn;
import cardwright.littletroubles.resolve.Fights;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;

/// A position as a scenario describes it: the Build Phase of A's turn 5 unless it says otherwise.
final class SetUp {
  static final int COOKIES = 30;

  private final PositionSpec spec;
  private final Sets sets;
  private final List<Placed> placed = new ArrayList<>();

  SetUp(PositionSpec spec, Sets sets) {
    this.spec = spec;
    this.sets = sets;
  }

  Board board() {
    for (Seat seat : Seat.values()) {
      Settings side = spec.side(seat);
      place(side, seat, "main", Zone.MAIN);
      place(side, seat, "field", Zone.FIELD);
      place(side, seat, "goal", Zone.GOAL);
      place(side, seat, "scenes", Zone.SCENE);
      place(side, seat, "hand", Zone.HAND);
      place(side, seat, "deck", Zone.DECK);
      place(side, seat, "timeout", Zone.TIMEOUT);
    }
    if (placed.size() > PlayInfo.MOST) {
      throw new Refused(
          Messages.of("set-up.too-many-cards", number(PlayInfo.MOST), number(placed.size())));
    }
    PlacedCards<Placed> cards =
        new PlacedCards<>(placed, Placed::owner, each -> each.card().title());
    Settings facts = spec.facts();
    Board board =
        new Board(
            PlayInfo.of(
                cards.owned(Seat.A, Placed::card, Card[]::new),
                cards.owned(Seat.B, Placed::card, Card[]::new),
                options()));
    turn(board, facts);
    new Placing(board, cards).place();
    for (Seat seat : Seat.values()) {
      Settings side = spec.side(seat);
      board.set(SeatCounter.COOKIES, seat, side.number("cookies", COOKIES, 0, 999));
      board.set(SeatCounter.WINS, seat, side.number("wins", 0, 0, 99));
      board.set(SeatCounter.PLAYED, seat, side.number("played", 0, 0, 4));
      side.done();
    }
    history(board, facts);
    Phase phase = phase(board, facts);
    facts.done();
    Turn.goOn(board, phase, new FixedChance());
    return board;
  }

  private void place(Settings side, Seat seat, String name, Zone zone) {
    for (Settings state : side.cards(name)) {
      Card card = card(state);
      Seat owner = zone.inPlay() ? state.seat("owner", seat) : seat;
      placed.add(new Placed(card, owner, seat, zone, state));
    }
  }

  private Card card(Settings state) {
    String title = state.text("card", "");
    Card exact = sets.cards().find(title);
    if (exact != null) {
      return exact;
    }
    // A front alone means the first printing: which back it has does not matter to the scenario.
    return sets.cards().all().stream()
        .filter(card -> card.name().equalsIgnoreCase(title))
        .findFirst()
        .orElseGet(() -> sets.card(title));
  }

  private FormatSettings options() {
    Settings options = spec.facts().inside("options");
    FormatSettings usual =
        FormatSettings.usual(
            Rules.of(spec.facts().text("format", "daycare"), Rules.ALL).mulligans());
    String control = options.text("scene control", "playground");
    if (!control.equals("playground") && !control.equals("player")) {
      throw options.wrong("scene control", "playground or player");
    }
    FormatSettings agreed =
        new FormatSettings(
            options.number("start cookies", usual.startCookies(), 0, 99),
            options.number("second player bonus", usual.secondPlayerBonus(), 0, 99),
            options.yes("winner chooses", usual.winnerChooses()),
            control.equals("player"),
            usual.mulligans());
    options.done();
    return agreed;
  }

  private static void turn(Board board, Settings facts) {
    Settings turn = facts.inside("turn");
    Seat player = turn.seat("player", Seat.A);
    int number = turn.number("number", player == Seat.A ? 5 : 6, 1, Turn.CAP);
    Seat usual = number % 2 == 1 ? player : player.other();
    board.set(TableCounter.TURN, number);
    board.set(TableCounter.ACTIVE, player.ordinal());
    board.set(TableCounter.PRIORITY, player.ordinal());
    board.set(TableCounter.FIRST, facts.seat("first", usual).ordinal());
  }

  /// What was played this turn, and what was agreed for it.
  private static void history(Board board, Settings facts) {
    for (int cost : facts.numbers("actions")) {
      board.add(SeatCounter.ACTIONS, board.active(), 1);
      board.setLastCost(Kind.ACTION, cost);
    }
    board.add(SeatCounter.ACTIONS, board.active(), facts.number("actions played", 0, 0, 99));
    if (!facts.text("last action cost", "none").equals("none")) {
      board.setLastCost(Kind.ACTION, facts.number("last action cost", 0, 0, 999));
    }
    board.set(TableCounter.SKIPPED, facts.yes("skip fight", false) ? 1 : 0);
    board.set(TableCounter.TIME, facts.yes("time", false) ? 1 : 0);
  }

  private Phase phase(Board board, Settings facts) {
    Settings turn = facts.inside("turn");
    String name = turn.text("phase", facts.has("fight") ? "fight" : "build");
    turn.has("number");
    turn.has("player");
    turn.done();
    boolean fighting = facts.has("fight");
    Phase phase =
        switch (name) {
          case "build" -> Phase.BUILD;
          case "pre-fight" -> Phase.PRE_FIGHT;
          case "fight" -> fighting ? Phase.FIGHT : Phase.PICK;
          default -> throw turn.wrong("phase", "build, pre-fight or fight");
        };
    board.setStage(
        phase == Phase.BUILD
            ? Stage.BUILD
            : phase == Phase.PRE_FIGHT ? Stage.PRE_FIGHT : Stage.FIGHT);
    if (phase == Phase.FIGHT) {
      fight(board, facts.inside("fight"));
    }
    return phase;
  }

  private static void fight(Board board, Settings fight) {
    int attacker = fighter(board, fight, "attacker", board.active());
    int defender = fighter(board, fight, "defender", board.active().other());
    fight.done();
    Fights.begin(board, attacker, defender);
  }

  private static int fighter(Board board, Settings fight, String role, Seat seat) {
    String name = fight.text(role, "");
    for (int slot = 0; slot < Board.MAINS; slot++) {
      int card = board.slot(seat, slot);
      if (card != Board.EMPTY
          && board.face(card).is(Kind.CHARACTER)
          && board.face(card).name().equalsIgnoreCase(name)) {
        return card;
      }
    }
    throw new Refused(
        Messages.of("set-up.no-character", word(fight.place()), player(seat), word(name)));
  }
}
