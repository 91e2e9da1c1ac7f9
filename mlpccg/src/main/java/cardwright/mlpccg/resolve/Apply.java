package cardwright.mlpccg.resolve;

import static cardwright.engine.Message.number;

import cardwright.cardgame.hidden.Knowledge;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.PastEvent;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
    PastEvent what = board.info().history() ? pastEvent(event) : null;
    if (what == null) {
      return happens(board, chance, event);
    }
    int card = CardRef.card(event.ref());
    boolean inPlay = board.inPlay(card);
    Seat side = board.controller(card);
    boolean done = happens(board, chance, event);
    if (done && inPlay) {
      board.note(what, event.ref(), board.card(card).kind(), side);
    }
    return done;
  }

  /// What happens to a card of which texts can ask later in the turn, or null.
  @Rule("MLP Q123")
  private static @Nullable PastEvent pastEvent(GameEvent event) {
    if (event instanceof GameEvent.Become become) {
      return become.state() == GameEvent.State.EXHAUSTED
          ? PastEvent.EXHAUSTED
          : become.state() == GameEvent.State.FRIGHTENED ? PastEvent.FRIGHTENED : null;
    }
    if (event instanceof GameEvent.Move) {
      return PastEvent.MOVED;
    }
    return event instanceof GameEvent.Leave leave && leave.exit() == GameEvent.Exit.DISMISS
        ? PastEvent.DISMISSED
        : null;
  }

  private static boolean happens(Board board, Chance chance, GameEvent event) {
    return switch (event) {
      case GameEvent.Draw draw -> draw(board, draw);
      case GameEvent.FlipNext flip -> flip(board, chance, flip.seat());
      case GameEvent.Become become -> become(board, chance, become);
      case GameEvent.Move move -> move(board, move);
      case GameEvent.Enter enter -> enter(board, enter);
      case GameEvent.EnterOn enter -> enterOn(board, enter);
      case GameEvent.Leave leave -> leave(board, chance, leave);
      case GameEvent.GainTokens gain -> gain(board, gain);
      case GameEvent.LoseTokens lose -> lose(board, lose.seat(), lose.tokens());
      case GameEvent.Score score -> score(board, score.seat(), score.points());
      case GameEvent.Join join ->
          switch (join.joint()) {
            case BENEATH -> beneath(board, chance, join.card(), join.host());
            case ONTO -> reattach(board, join.card(), join.host());
          };
      case GameEvent.PutCounters(int ref, _, _, String counter, int number) ->
          counters(board, CardRef.card(ref), counter, number);
      case GameEvent.RemoveCounters(int ref, _, _, String counter, int number) ->
          counters(board, CardRef.card(ref), counter, -number);
      case GameEvent.TakeControl take -> control(board, take.card(), take.seat());
      case GameEvent.Shuffle shuffle -> {
        Moves.shuffle(board, Zone.DECK, shuffle.seat(), chance);
        yield true;
      }
      // What is done by the procedure itself, and is only announced here.
      case GameEvent.Play _,
          GameEvent.Announce _,
          GameEvent.Confront _,
          GameEvent.Solve _,
          GameEvent.FaceoffResult _,
          GameEvent.TakeAction _,
          GameEvent.AtTime _ ->
          true;
    };
  }

  @Rule({"MLP 72", "MLP B60"})
  private static boolean draw(Board board, GameEvent.Draw event) {
    return Moves.draw(board, event.seat(), 1, event.fromBottom()) == 1;
  }

  /// A seat flips the next card.
  @Rule({"MLP 45", "MLP 72"})
  private static boolean flip(Board board, Chance chance, Seat seat) {
    Pile deck = board.pile(Zone.DECK, seat);
    if (deck.size() == 0) {
      if (board.heard()) {
        board.tell(new PublicEvent.FlipsNothing(seat, true));
      }
      return false;
    }
    int card = deck.top();
    board.moveToPile(card, Zone.FLIPPED, false);
    if (board.heard()) {
      board.tell(
          new PublicEvent.Flipped(
              seat, board.told(card), board.card(card).front().figures().power()));
    }
    GameEvents.happen(
        board, chance, new GameEvent.Announce(board.ref(card), seat, GameEvent.Act.FLIP));
    return true;
  }

  private static boolean become(Board board, Chance chance, GameEvent.Become event) {
    int card = event.card();
    return switch (event.state()) {
      case EXHAUSTED -> exhaust(board, card);
      case READY -> ready(board, card);
      case FRIGHTENED -> frighten(board, chance, card);
      case UNFRIGHTENED -> unfrighten(board, card);
      case UNCOVERED -> uncover(board, card);
      case COVERED -> cover(board, chance, card);
      case TURNED_OVER -> turnOver(board, card);
      case IGNORED -> ignore(board, card);
    };
  }

  /// Tells what happened to a card in play: who does not know it hears of a face-down Troublemaker.
  @Rule("MLP B21")
  private static void tell(
      Board board, int card, Function<Message.Argument.Card, PublicEvent> event) {
    if (!board.heard()) {
      return;
    }
    Knowledge known = board.knowledge();
    PublicEvent named = event.apply(board.told(card));
    if (known.seenByBoth(card)) {
      board.tell(named);
    } else {
      PublicEvent unnamed = event.apply(new Message.Argument.Card(PrivateEvent.FACE_DOWN));
      Seat seat = known.seen(card, Seat.A) ? Seat.A : Seat.B;
      board.tell(
          known.seen(card, seat)
              ? new PrivateEvent.HappenedFaceDown(seat, unnamed, named)
              : unnamed);
    }
  }

  private static void became(Board board, int card, PublicEvent.State state) {
    if (board.heard()) {
      board.tell(new PublicEvent.Became(board.told(card), state));
    }
  }

  @Rule({"MLP 27", "MLP 69"})
  private static boolean move(Board board, GameEvent.Move event) {
    int card = event.card();
    if (board.zone(card) != Zone.PLAY || board.area(card) == event.to()) {
      return false;
    }
    board.shift(card, event.to());
    tell(
        board,
        card,
        named ->
            switch (event.why()) {
              case USUAL, CHALLENGE_LOST -> new PublicEvent.Moved(named, Area.message(event.to()));
              case PROBLEM_REPLACED -> new PublicEvent.SentHome(board.controller(card), named);
            });
    return true;
  }

  /// A card comes into play at an area.
  @Rule("MLP 25")
  private static boolean enter(Board board, GameEvent.Enter event) {
    int card = event.card();
    Seat seat = event.seat();
    if (board.card(card).is(Kind.TROUBLEMAKER)) {
      if (board.zone(card) == Zone.HAND) {
        Moves.conceal(board, seat);
      }
      board.moveToPlayFaceDown(card, event.to(), seat);
    } else {
      board.moveToPlay(card, event.to(), seat);
    }
    if (event.how() == GameEvent.Entrance.FRIGHTENED) {
      board.put(card, CardFlag.FACE_DOWN, true);
    } else {
      EnteringCopies.enter(board, event);
      exhaustEntering(board, card);
    }
    if (board.pool().isToken(card)) {
      board.tell(new SharedLogEvent.TokenPut(seat, board.told(card)));
      tellExhausted(board, card);
    } else if (event.how() != GameEvent.Entrance.PLAYED) {
      tell(board, card, named -> new PublicEvent.EnteredAt(seat, named, Area.message(event.to())));
    } else {
      tellExhausted(board, card);
    }
    return true;
  }

  /// A Resource that is played comes into play on another card.
  @Rule("MLP B7")
  private static boolean enterOn(Board board, GameEvent.EnterOn event) {
    if (!board.holds(event.host())) {
      return false;
    }
    board.attach(event.card(), CardRef.card(event.host()), event.seat());
    exhaustEntering(board, event.card());
    tellExhausted(board, event.card());
    return true;
  }

  private static void exhaustEntering(Board board, int card) {
    if (ActiveLaws.entersExhausted(board, card)) {
      board.put(card, CardFlag.EXHAUSTED, true);
    }
  }

  /// That a card is played has been told already.
  private static void tellExhausted(Board board, int card) {
    if (board.is(card, CardFlag.EXHAUSTED)) {
      became(board, card, PublicEvent.State.ENTERING_EXHAUSTED);
    }
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

  /// All cards on or beneath a card are dismissed; where it says so, those beneath it go to their owners' hands.
  @Rule({"MLP 68", "MLP B43", "MLP Q79"})
  static void shed(Board board, Chance chance, int host) {
    boolean spills = ActiveLaws.spills(board, host);
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.host(card) == host) {
        // Nothing can keep it where its host no longer is.
        boolean toHand = spills && board.zone(card) == Zone.BENEATH;
        int ref = board.ref(card);
        GameEvents.apply(
            board, chance, toHand ? GameEvent.Leave.spilled(ref) : GameEvent.Leave.dismissed(ref));
      }
    }
  }

  @Rule("MLP Q79")
  private static void spill(Board board, Chance chance, int host) {
    if (!ActiveLaws.spills(board, host)) {
      return;
    }
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.zone(card) == Zone.BENEATH && board.host(card) == host) {
        GameEvents.apply(board, chance, GameEvent.Leave.spilled(board.ref(card)));
      }
    }
  }

  private static boolean leave(Board board, Chance chance, GameEvent.Leave event) {
    int card = event.card();
    return switch (event.exit()) {
      case DISMISS -> leaves(board, chance, card, Zone.DISCARD, PublicEvent.Leaving.DISMISSED);
      case RETIRE -> leaves(board, chance, card, Zone.DISCARD, PublicEvent.Leaving.RETIRED);
      case BANISH -> leaves(board, chance, card, Zone.BANISHED, PublicEvent.Leaving.BANISHED);
      case DISCARD -> leaves(board, chance, card, Zone.DISCARD, PublicEvent.Leaving.DISCARDED);
      case MILL, SPEND ->
          leaves(board, chance, card, Zone.DISCARD, PublicEvent.Leaving.TO_DISCARD_PILE);
      case TO_HAND -> leaves(board, chance, card, Zone.HAND, PublicEvent.Leaving.TO_HAND);
      case TO_DECK_TOP -> leaves(board, chance, card, Zone.DECK, PublicEvent.Leaving.TO_DECK_TOP);
      case TO_DECK_BOTTOM -> {
        boolean there = leaves(board, chance, card, Zone.DECK, PublicEvent.Leaving.TO_DECK_BOTTOM);
        if (there) {
          board.moveToPile(card, Zone.DECK, true);
        }
        yield there;
      }
      case TO_DECK_SHUFFLED -> {
        boolean there = leaves(board, chance, card, Zone.DECK, PublicEvent.Leaving.INTO_DECK);
        Moves.shuffle(board, Zone.DECK, board.pool().owner(card), chance);
        yield there;
      }
    };
  }

  private static boolean leaves(
      Board board, Chance chance, int card, Zone zone, PublicEvent.Leaving how) {
    if (board.card(card).is(Kind.MANE)) {
      return false;
    }
    Seat owner = board.pool().owner(card);
    if (!zone.hidden()) {
      board.knowledge().reveal(card);
    }
    if (!board.zone(card).hidden() || !zone.hidden()) {
      tell(board, card, named -> new PublicEvent.Left(owner, named, how));
    }
    if (board.inPlay(card)) {
      shed(board, chance, card);
    }
    board.moveToPile(card, zone, false);
    return true;
  }

  @Rule({"MLP 51", "MLP 65"})
  private static boolean beneath(Board board, Chance chance, int card, int hostRef) {
    if (!board.holds(hostRef) || board.card(card).is(Kind.MANE)) {
      return false;
    }
    int host = CardRef.card(hostRef);
    if (board.inPlay(card)) {
      shed(board, chance, card);
    }
    board.moveBeneath(card, host);
    if (board.heard()) {
      board.tell(new PublicEvent.BanishedBeneath(board.told(card), board.told(host)));
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
              board.controller(card), board.told(card), Area.message(board.area(card))));
    }
    return true;
  }

  /// A Troublemaker that everybody has seen stays known when it is turned face-down.
  private static boolean cover(Board board, Chance chance, int card) {
    if (!board.card(card).is(Kind.TROUBLEMAKER)
        || !board.inPlay(card)
        || board.is(card, CardFlag.FACE_DOWN)) {
      return false;
    }
    spill(board, chance, card);
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

  private static boolean counters(Board board, int card, String counter, int change) {
    int now = Math.max(0, board.counters().number(card, counter) + change);
    if (!board.inPlay(card) || now == board.counters().number(card, counter)) {
      return false;
    }
    board.setCounters(card, counter, now);
    if (board.heard()) {
      board.tell(new PublicEvent.Counted(board.told(card), counter, change, now));
    }
    return true;
  }

  /// A card goes to its new controller's home when it was in the other's. One that lies face-down is looked at.
  @Rule({"MLP 66", "MLP B21", "MLP B44"})
  private static boolean control(Board board, int card, Seat seat) {
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
    tell(board, card, named -> new PublicEvent.Controlled(named, seat));
    return true;
  }

  private static boolean reattach(Board board, int card, int hostRef) {
    if (!board.holds(hostRef) || board.zone(card) != Zone.ATTACHED) {
      return false;
    }
    int host = CardRef.card(hostRef);
    board.reattach(card, host);
    if (board.heard()) {
      board.tell(new PublicEvent.Reattached(board.told(card), board.told(host)));
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
      board.tell(new PublicEvent.Ignored(board.pool().owner(card), board.told(card)));
    }
    return true;
  }

  @Rule("MLP Q44")
  private static boolean gain(Board board, GameEvent.GainTokens event) {
    Seat seat = event.seat();
    int tokens = event.tokens();
    if (tokens <= 0) {
      return false;
    }
    board.add(SeatCounter.TOKENS, seat, tokens);
    if (event.lent()) {
      board.add(SeatCounter.LENT, seat, tokens);
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
