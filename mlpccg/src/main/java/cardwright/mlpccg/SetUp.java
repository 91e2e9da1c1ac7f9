package cardwright.mlpccg;

import static cardwright.engine.Message.word;

import cardwright.cardgame.state.PlacedCards;
import cardwright.engine.FixedChance;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FormatSettings;
import cardwright.mlpccg.board.PlayInfo;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.procedure.Phase;
import cardwright.mlpccg.procedure.Turn;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A position as a scenario describes it: the Main Phase of A's turn 5 begins, unless it says otherwise.
@Rule("MLP B61")
final class SetUp {
  private static final int USUAL_TURN = 5;

  /// With one more the game would be over.
  static final int MOST_POINTS = 14;

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
      manes(side, seat);
      inPlay(side, seat, "home", Area.home(seat));
      inPlay(side, seat, "at-own", Area.problem(seat));
      inPlay(side, seat, "at-other", Area.problem(seat.other()));
      inPlay(side, seat, "problem", Area.problem(seat));
      outOfPlay(side, seat, "hand", Zone.HAND);
      outOfPlay(side, seat, "deck", Zone.DECK);
      outOfPlay(side, seat, "problem-deck", Zone.PROBLEM_DECK);
      outOfPlay(side, seat, "discard", Zone.DISCARD);
      outOfPlay(side, seat, "banished", Zone.BANISHED);
    }
    PlacedCards<Placed> cards =
        new PlacedCards<>(placed, Placed::owner, each -> each.card().name());
    Settings facts = spec.facts();
    PlayInfo info =
        new PlayInfo(
            cards.owned(Seat.A, Placed::card, Card[]::new),
            cards.owned(Seat.B, Placed::card, Card[]::new),
            options(facts));
    Board board = Board.of(info);
    String phase = facts.inside("turn").text("phase", facts.text("phase", Stage.MAIN.words()));
    new Placing(board, cards).place();
    for (Seat seat : Seat.values()) {
      Settings side = spec.side(seat);
      board.set(SeatCounter.POINTS, seat, side.number("points", 0, 0, MOST_POINTS));
      board.set(SeatCounter.TOKENS, seat, side.number("tokens", 0, 0, 99));
      side.done();
    }
    begin(board, facts, phase);
    return board;
  }

  private void begin(Board board, Settings facts, String phase) {
    Settings turn = facts.inside("turn");
    Seat player = turn.seat("player", Seat.A);
    int number = turn.number("number", player == Seat.A ? USUAL_TURN : USUAL_TURN + 1, 1, 999);
    turn.has("phase");
    turn.done();
    if (phase.equals(Stage.SET_UP.words())) {
      Seat first = facts.has("first") ? facts.seat("first", Seat.A) : null;
      facts.done();
      Turn.start(board, first);
      return;
    }
    Seat usual = number % 2 == 1 ? player : player.other();
    board.set(TableCounter.FIRST, facts.seat("first", usual).ordinal());
    Phase begins = phase(facts, phase);
    facts.done();
    boolean whole = begins == Phase.BEGIN_TURN;
    board.set(TableCounter.TURN, whole ? number - 1 : number);
    board.setActive(whole ? player.other() : player);
    Turn.goOn(board, begins, new FixedChance());
  }

  private static Phase phase(Settings facts, String name) {
    for (Stage stage : Stage.values()) {
      if (stage.words().equals(name)) {
        return switch (stage) {
          case SET_UP, READY -> Phase.BEGIN_TURN;
          case TROUBLEMAKER -> Phase.BEGIN_TROUBLEMAKERS;
          case MAIN -> Phase.BEGIN_MAIN;
          case SCORE -> Phase.BEGIN_SCORE;
          case END -> Phase.BEGIN_END;
        };
      }
    }
    throw facts.wrong("phase", "set-up, ready, troublemaker, main, score or end");
  }

  private static FormatSettings options(Settings facts) {
    FormatSettings usual = Rules.of(facts.text("format", "rulebook")).options();
    Settings options = facts.inside("options");
    FormatSettings chosen =
        new FormatSettings(
            options.yes("first confront bonus", usual.firstConfrontBonus()),
            options.number("turn cap", usual.turnCap(), 1, 999));
    options.done();
    return chosen;
  }

  private void manes(Settings side, Seat seat) {
    for (Settings state : side.cards("mane")) {
      String at = state.text("at", "home");
      int area =
          switch (at) {
            case "home" -> Area.home(seat);
            case "own" -> Area.problem(seat);
            case "other" -> Area.problem(seat.other());
            default -> throw state.wrong("at", "home, own or other");
          };
      Placed mane = add(state, seat, seat, Zone.PLAY, area, null);
      check(state, mane.card().is(Kind.MANE), "set-up.no-mane-character");
    }
  }

  private void inPlay(Settings side, Seat seat, String name, int area) {
    for (Settings state : side.cards(name)) {
      Seat owner = state.seat("owner", seat);
      Placed card = add(state, owner, seat, Zone.PLAY, area, null);
      Kind kind = card.card().kind();
      boolean fits =
          switch (kind) {
            case FRIEND -> !name.equals("problem");
            case RESOURCE -> name.equals("home");
            case TROUBLEMAKER -> name.startsWith("at-");
            case PROBLEM -> name.equals("problem");
            case MANE, EVENT -> false;
          };
      check(state, fits, "set-up.wrong-place");
      lying(card, seat, "attached", Zone.ATTACHED);
      lying(card, seat, "beneath", Zone.BENEATH);
    }
  }

  private void lying(Placed host, Seat side, String name, Zone zone) {
    for (Settings state : host.state().cards(name)) {
      Seat owner = state.seat("owner", side);
      Placed card = add(state, owner, owner, zone, Area.NONE, host);
      boolean fits = zone == Zone.BENEATH || card.card().is(Kind.RESOURCE);
      check(state, fits, "set-up.no-resource");
    }
  }

  private void outOfPlay(Settings side, Seat seat, String name, Zone zone) {
    for (Settings state : side.cards(name)) {
      Placed card = add(state, seat, seat, zone, Area.NONE, null);
      boolean problem = card.card().is(Kind.PROBLEM);
      check(
          state,
          problem == (zone == Zone.PROBLEM_DECK) && !card.card().is(Kind.MANE),
          "set-up.wrong-pile");
    }
  }

  private static void check(Settings state, boolean fits, String id) {
    if (!fits) {
      throw new Refused(Messages.of(id, word(state.place())));
    }
  }

  private Placed add(
      Settings state, Seat owner, Seat side, Zone zone, int area, @Nullable Placed host) {
    Card card = sets.card(state.text("card", ""));
    Placed one = new Placed(card, owner, side, zone, area, host, state);
    placed.add(one);
    return one;
  }
}
