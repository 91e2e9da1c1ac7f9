package cardwright.mlpccg.resolve;

import static cardwright.engine.Message.number;

import cardwright.cardgame.hidden.Knowledge;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Laws;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Objects;
import java.util.function.Function;

/// Carries out what happens.
final class Apply {
  @Rule({"MLP 10", "MLP B1"})
  private static final int WINNING_POINTS = 15;

  private Apply() {}

  /// Lets one thing happen; answers whether it did.
  static boolean one(Board board, Chance chance, GameEvent event) {
    if (board.outcome() != null) {
      return false;
    }
    if (event.ref() != CardRef.NONE && !board.holds(event.ref())) {
      return false;
    }
    return switch (event.what()) {
      case MOVE, SENT_HOME -> move(board, event);
      case ENTER -> enter(board, event);
      case EXHAUST -> exhaust(board, event.card());
      case READY -> ready(board, event.card());
      case FRIGHTEN -> frighten(board, chance, event.card());
      case UNFRIGHTEN -> unfrighten(board, event.card());
      case DISMISS -> leaves(board, chance, event, Zone.DISCARD, PublicEvent.Leaving.DISMISSED);
      case RETIRE -> leaves(board, chance, event, Zone.DISCARD, PublicEvent.Leaving.RETIRED);
      case BANISH -> leaves(board, chance, event, Zone.BANISHED, PublicEvent.Leaving.BANISHED);
      case BANISH_BENEATH -> beneath(board, chance, event);
      case DISCARD -> leaves(board, chance, event, Zone.DISCARD, PublicEvent.Leaving.DISCARDED);
      case MILL, SPEND ->
          leaves(board, chance, event, Zone.DISCARD, PublicEvent.Leaving.TO_DISCARD_PILE);
      case TO_HAND -> leaves(board, chance, event, Zone.HAND, PublicEvent.Leaving.TO_HAND);
      case TO_DECK_TOP -> leaves(board, chance, event, Zone.DECK, PublicEvent.Leaving.TO_DECK_TOP);
      case TO_DECK_BOTTOM -> bottom(board, chance, event);
      case TO_DECK_SHUFFLED -> {
        boolean there = leaves(board, chance, event, Zone.DECK, PublicEvent.Leaving.INTO_DECK);
        Moves.shuffle(board, Zone.DECK, board.pool().owner(event.card()), chance);
        yield there;
      }
      case UNCOVER -> uncover(board, event.card());
      case COVER -> cover(board, event.card());
      case TURN_OVER -> turnOver(board, event.card());
      case COUNTER -> counters(board, event, event.amount());
      case COUNTER_OFF -> counters(board, event, -event.amount());
      case CONTROL -> control(board, event);
      case REATTACH -> reattach(board, event);
      case FLIP_NEXT -> Flips.one(board, chance, seat(event));
      case IGNORE -> ignore(board, event.card());
      case DRAW -> draw(board, event);
      case GAIN_TOKENS -> gain(board, event);
      case LOSE_TOKENS -> lose(board, seat(event), event.amount());
      case SCORE -> score(board, seat(event), event.amount());
      case SHUFFLE -> {
        Moves.shuffle(board, Zone.DECK, seat(event), chance);
        yield true;
      }
      // What is done by the procedure itself, and is only announced here.
      case PLAY,
          REVEAL,
          FLIP,
          FLIP_LEAVES,
          CHALLENGE,
          DEFEAT,
          CONFRONT,
          SOLVE,
          REPLACE,
          USE,
          WIN_FACEOFF,
          LOSE_FACEOFF,
          SEARCH,
          TURN_START,
          TURN_END,
          PHASE_START,
          PHASE_END,
          FACEOFF_START,
          FACEOFF_END ->
          true;
    };
  }

  @Rule({"MLP 72", "MLP B60"})
  private static boolean draw(Board board, GameEvent event) {
    boolean bottom = event.how() == GameEvent.How.FROM_BOTTOM;
    return Moves.draw(board, seat(event), event.amount(), bottom) == event.amount();
  }

  private static Seat seat(GameEvent event) {
    return Objects.requireNonNull(event.seat());
  }

  private static String name(Board board, int card) {
    return board.card(card).name();
  }

  /// Tells what happened to a card in play: who does not know it hears of a face-down Troublemaker.
  @Rule("MLP B21")
  private static void tell(Board board, int card, Function<String, PublicEvent> event) {
    if (!board.heard()) {
      return;
    }
    Knowledge known = board.knowledge();
    PublicEvent named = event.apply(name(board, card));
    if (known.seenByBoth(card)) {
      board.tell(named);
    } else {
      PublicEvent unnamed = event.apply(PrivateEvent.FACE_DOWN);
      Seat seat = known.seen(card, Seat.A) ? Seat.A : Seat.B;
      board.tell(
          known.seen(card, seat)
              ? new PrivateEvent.HappenedFaceDown(seat, unnamed, named)
              : unnamed);
    }
  }

  private static void became(Board board, int card, PublicEvent.State state) {
    if (board.heard()) {
      board.tell(new PublicEvent.Became(name(board, card), state));
    }
  }

  @Rule({"MLP 27", "MLP 69"})
  private static boolean move(Board board, GameEvent event) {
    int card = event.card();
    if (board.zone(card) != Zone.PLAY || board.area(card) == event.to()) {
      return false;
    }
    board.shift(card, event.to());
    tell(
        board,
        card,
        name ->
            event.what() == EventKind.SENT_HOME
                ? new PublicEvent.SentHome(board.controller(card), name)
                : new PublicEvent.Moved(name, Area.message(event.to())));
    return true;
  }

  /// A card comes into play at an area, or on another card.
  @Rule({"MLP 25", "MLP B7"})
  private static boolean enter(Board board, GameEvent event) {
    int card = event.card();
    Seat seat = seat(event);
    if (board.card(card).is(Kind.TROUBLEMAKER)) {
      if (board.zone(card) == Zone.HAND) {
        Playing.conceal(board, seat);
      }
      board.moveToPlayFaceDown(card, event.to(), seat);
    } else if (event.other() == CardRef.NONE) {
      board.moveToPlay(card, event.to(), seat);
    } else {
      if (!board.holds(event.other())) {
        return false;
      }
      board.attach(card, CardRef.card(event.other()), seat);
    }
    if (event.how() == GameEvent.How.FRIGHTENED) {
      board.put(card, CardFlag.FACE_DOWN, true);
    } else if (Laws.entersExhausted(board, card)) {
      board.put(card, CardFlag.EXHAUSTED, true);
    }
    boolean played = event.how() == GameEvent.How.PLAYED;
    if (played && board.is(card, CardFlag.EXHAUSTED)) {
      became(board, card, PublicEvent.State.ENTERING_EXHAUSTED);
    } else if (!played) {
      tell(
          board,
          card,
          name ->
              event.other() == CardRef.NONE
                  ? new PublicEvent.EnteredAt(seat, name, Area.message(event.to()))
                  : new PublicEvent.EnteredOn(
                      seat, name, name(board, CardRef.card(event.other()))));
    }
    return true;
  }

  @Rule("MLP 14")
  private static boolean exhaust(Board board, int card) {
    if (!board.inPlay(card)
        || board.is(card, CardFlag.EXHAUSTED)
        || board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    board.put(card, CardFlag.EXHAUSTED, true);
    became(board, card, PublicEvent.State.EXHAUSTED);
    return true;
  }

  private static boolean ready(Board board, int card) {
    if (!board.is(card, CardFlag.EXHAUSTED)) {
      return false;
    }
    board.put(card, CardFlag.EXHAUSTED, false);
    EffectExpiry.readied(board, card);
    became(board, card, PublicEvent.State.READIED);
    return true;
  }

  /// A Friend is turned face-down and becomes a fresh copy; what lies on or beneath it is dismissed.
  @Rule({"MLP 68", "MLP 75", "MLP B35", "MLP B36"})
  private static boolean frighten(Board board, Chance chance, int card) {
    if (!board.card(card).is(Kind.FRIEND)
        || !board.inPlay(card)
        || board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    shed(board, chance, card);
    board.put(card, CardFlag.EXHAUSTED, false);
    board.put(card, CardFlag.FACE_DOWN, true);
    board.refresh(card);
    became(board, card, PublicEvent.State.FRIGHTENED);
    return true;
  }

  @Rule({"MLP 30", "MLP B35"})
  private static boolean unfrighten(Board board, int card) {
    if (!board.card(card).is(Kind.FRIEND) || !board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    board.put(card, CardFlag.FACE_DOWN, false);
    became(board, card, PublicEvent.State.UNFRIGHTENED);
    return true;
  }

  /// All cards on or beneath a card are dismissed.
  @Rule({"MLP 68", "MLP B43"})
  static void shed(Board board, Chance chance, int host) {
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.host(card) == host) {
        // Nothing can keep it where its host no longer is.
        GameEvents.apply(board, chance, GameEvent.byRule(EventKind.DISMISS, board.ref(card), null));
      }
    }
  }

  private static boolean leaves(
      Board board, Chance chance, GameEvent event, Zone zone, PublicEvent.Leaving how) {
    int card = event.card();
    if (board.card(card).is(Kind.MANE)) {
      return false;
    }
    Seat owner = board.pool().owner(card);
    if (!zone.hidden()) {
      board.knowledge().reveal(card);
    }
    if (!board.zone(card).hidden() || !zone.hidden()) {
      tell(board, card, name -> new PublicEvent.Left(owner, name, how));
    }
    if (board.inPlay(card)) {
      shed(board, chance, card);
    }
    board.moveToPile(card, zone, false);
    return true;
  }

  private static boolean bottom(Board board, Chance chance, GameEvent event) {
    int card = event.card();
    boolean there = leaves(board, chance, event, Zone.DECK, PublicEvent.Leaving.TO_DECK_BOTTOM);
    if (there) {
      board.moveToPile(card, Zone.DECK, true);
    }
    return there;
  }

  @Rule({"MLP 51", "MLP 65"})
  private static boolean beneath(Board board, Chance chance, GameEvent event) {
    int card = event.card();
    if (!board.holds(event.other()) || board.card(card).is(Kind.MANE)) {
      return false;
    }
    int host = CardRef.card(event.other());
    if (board.inPlay(card)) {
      shed(board, chance, card);
    }
    board.moveBeneath(card, host);
    if (board.heard()) {
      board.tell(new PublicEvent.BanishedBeneath(name(board, card), name(board, host)));
    }
    return true;
  }

  @Rule("MLP 18")
  private static boolean uncover(Board board, int card) {
    if (!board.card(card).is(Kind.TROUBLEMAKER) || !board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    board.uncover(card);
    if (board.heard()) {
      board.tell(
          new PublicEvent.Uncovered(
              board.controller(card), name(board, card), Area.message(board.area(card))));
    }
    return true;
  }

  /// A Troublemaker that everybody has seen stays known when it is turned face-down.
  private static boolean cover(Board board, int card) {
    if (!board.card(card).is(Kind.TROUBLEMAKER)
        || !board.inPlay(card)
        || board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    board.put(card, CardFlag.EXHAUSTED, false);
    board.put(card, CardFlag.FACE_DOWN, true);
    board.refresh(card);
    became(board, card, PublicEvent.State.FACE_DOWN);
    return true;
  }

  @Rule("MLP 4")
  private static boolean turnOver(Board board, int card) {
    if (board.card(card).back() == null) {
      return false;
    }
    board.put(card, CardFlag.BOOSTED, !board.is(card, CardFlag.BOOSTED));
    became(
        board,
        card,
        board.is(card, CardFlag.BOOSTED)
            ? PublicEvent.State.ON_ITS_BOOSTED_SIDE
            : PublicEvent.State.ON_ITS_START_SIDE);
    return true;
  }

  private static boolean counters(Board board, GameEvent event, int change) {
    int card = event.card();
    int now = Math.max(0, board.counters().number(card, event.counter()) + change);
    if (!board.inPlay(card) || now == board.counters().number(card, event.counter())) {
      return false;
    }
    board.setCounters(card, event.counter(), now);
    if (board.heard()) {
      board.tell(new PublicEvent.Counted(name(board, card), event.counter(), change, now));
    }
    return true;
  }

  /// A card goes to its new controller's home when it was in the other's. One that lies face-down is looked at.
  @Rule({"MLP 66", "MLP B21", "MLP B44"})
  private static boolean control(Board board, GameEvent event) {
    int card = event.card();
    Seat seat = seat(event);
    if (!board.inPlay(card) || board.controller(card) == seat) {
      return false;
    }
    board.setController(card, seat);
    if (board.zone(card) == Zone.PLAY && Area.isHome(board.area(card))) {
      board.shift(card, Area.home(seat));
    }
    if (!board.knowledge().seen(card, seat)) {
      board.knowledge().show(card, seat);
    }
    tell(board, card, name -> new PublicEvent.Controlled(name, seat));
    return true;
  }

  private static boolean reattach(Board board, GameEvent event) {
    if (!board.holds(event.other()) || board.zone(event.card()) != Zone.ATTACHED) {
      return false;
    }
    board.reattach(event.card(), CardRef.card(event.other()));
    if (board.heard()) {
      board.tell(
          new PublicEvent.Reattached(
              name(board, event.card()), name(board, CardRef.card(event.other()))));
    }
    return true;
  }

  @Rule("MLP 54")
  private static boolean ignore(Board board, int card) {
    if (board.zone(card) != Zone.FLIPPED || board.is(card, CardFlag.IGNORED)) {
      return false;
    }
    board.put(card, CardFlag.IGNORED, true);
    if (board.heard()) {
      board.tell(new PublicEvent.Ignored(board.pool().owner(card), name(board, card)));
    }
    return true;
  }

  @Rule("MLP Q44")
  private static boolean gain(Board board, GameEvent event) {
    Seat seat = seat(event);
    int tokens = event.amount();
    if (tokens <= 0) {
      return false;
    }
    board.add(SeatCounter.TOKENS, seat, tokens);
    if (event.how() == GameEvent.How.LENT) {
      Tokens.lend(board, seat, tokens);
    }
    if (board.heard()) {
      board.tell(new PublicEvent.Gained(seat, tokens, board.get(SeatCounter.TOKENS, seat)));
    }
    return true;
  }

  private static boolean lose(Board board, Seat seat, int tokens) {
    int lost = Math.min(tokens, board.get(SeatCounter.TOKENS, seat));
    if (lost <= 0) {
      return false;
    }
    board.add(SeatCounter.TOKENS, seat, -lost);
    if (board.heard()) {
      board.tell(new PublicEvent.Lost(seat, lost, board.get(SeatCounter.TOKENS, seat)));
    }
    return lost == tokens;
  }

  /// Who has 15 points has won at once.
  @Rule({"MLP 10", "MLP B1"})
  private static boolean score(Board board, Seat seat, int points) {
    if (points <= 0) {
      return false;
    }
    board.add(SeatCounter.POINTS, seat, points);
    int now = board.get(SeatCounter.POINTS, seat);
    if (board.heard()) {
      board.tell(new PublicEvent.Scored(seat, points, now));
    }
    if (now >= WINNING_POINTS) {
      Message reason = Messages.of("end.points", number(now));
      Outcome outcome = Outcome.win(seat, reason);
      board.end(outcome);
      if (board.heard()) {
        board.tell(new PublicEvent.Ended(outcome));
      }
    }
    return true;
  }
}
