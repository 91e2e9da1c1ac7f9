package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.Target;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// Carries out a play that has been announced: all costs in one moment, then the text with what is added to it.
@Rule({"LT 6.1a", "LT 6.1d", "LT 6.1e", "LT 6.1f"})
public final class Playing {
  private Playing() {}

  /// Goes on with the announcement on top of the agenda; answers false when something has to be settled.
  public static boolean goOn(Board board, Chance chance, Announcement now) {
    Announcing rules = new Announcing(board);
    AnnouncementPart part = rules.next(now);
    if (part != null) {
      int[] offered = rules.offered(part);
      if (part instanceof WayPart && offered.length == 1) {
        board.agenda().replace(part.with(offered[0]));
        return true;
      }
      if (offered.length > 0) {
        return false;
      }
      // A card that a text plays may have lost its last target since; then it is not played.
      board.agenda().pop();
      TextFrame.report(board, now.caller(), CarriedOut.NOT_DONE);
      board.agenda().push(new Finish(now.ref()));
      return true;
    }
    board.agenda().pop();
    // Whether it is done asks for the play, and not for what its text comes to.
    TextFrame.report(board, now.caller(), CarriedOut.DONE);
    carryOut(board, chance, now);
    return true;
  }

  private static void carryOut(Board board, Chance chance, Announcement now) {
    Agenda<GameStep> agenda = board.agenda();
    int price = PriceOfPlay.price(board, now);
    board.add(SeatCounter.COOKIES, now.you(), -price);
    if (now.mode() == Announcement.Mode.PLAY) {
      played(board, now.you());
      EndOfResolution.begin(board);
    }
    List<GameEvent> paid = new ArrayList<>();
    bribes(board, now, paid);
    tell(board, now, price);
    switch (now.kind()) {
      case CARD -> card(board, now, paid);
      case ABILITY -> {
        costs(board, now, paid);
        agenda.push(new ScheduledEvents(used(now), now.frame(board)));
      }
      case GRAB -> {
        GameEvent grab = new GameEvent.Grab(now.ref(), now.picks().of(0)[0]);
        agenda.push(
            new ScheduledEvents(used(now), new ScheduledEvents(new GameEvent[] {grab}, null)));
      }
    }
    GameEvent[] events = paid.toArray(GameEvent[]::new);
    GameEvents.happen(board, chance, EventGate.Kind.COST, events, null);
  }

  /// A play is counted, and priority goes to the other player once it is resolved.
  @Rule({"LT 2.1e", "LT 6.3b", "LT B1"})
  private static void played(Board board, Seat you) {
    board.add(SeatCounter.PLAYED, you, 1);
    board.set(TableCounter.PASSED, 0);
    board.set(TableCounter.PRIORITY, you.other().ordinal());
  }

  private static GameEvent[] used(Announcement now) {
    return new GameEvent[] {new GameEvent.Use(now.ref(), now.you())};
  }

  private static void card(Board board, Announcement now, List<GameEvent> paid) {
    costs(board, now, paid);
    int card = now.card();
    board.moveToPile(card, Zone.RESOLVING, false);
    int ref = board.ref(card);
    Face front = board.card(card).front();
    Seat you = now.you();
    ResolutionStep then;
    if (front.is(Kind.ACTION)) {
      then = TextFrame.announced(front.effect(), front, ref, you, now.x(), now.picks());
    } else {
      then =
          new Entering(
              Entering.Purpose.ENTER, ref, you, now.place(), front.name(), Frame.NO_CALLER);
    }
    board.agenda().push(new Finish(ref));
    int cost = board.card(card).cost();
    board.play(card, you);
    Costs.played(board, card, you, cost == Card.X ? now.x() : cost);
    GameEvent plays = new GameEvent.Play(ref, you, now.x());
    board.agenda().push(new ScheduledEvents(new GameEvent[] {plays}, then));
  }

  /// Everybody but its controller pays the Bribe of each chosen Character, once; its controller gains it.
  @Rule({"LT B58", "LT B59", "LT C3"})
  private static void bribes(Board board, Announcement now, List<GameEvent> gains) {
    if (!board.derived().has(Feature.BRIBE)) {
      return;
    }
    int choices = now.kind() == Announcement.Kinds.GRAB ? 1 : now.text(board).announcedChoices();
    for (int choice = 0; choice < choices; choice++) {
      for (int ref : now.picks().of(choice)) {
        if (PriceOfPlay.isFirst(now, choice, ref)) {
          pay(board, CardRef.card(ref), now.you(), gains);
        }
      }
    }
  }

  /// Pays the Bribe for one card.
  static void pay(Board board, int card, Seat chooser, List<GameEvent> gains) {
    int bribe = Costs.bribe(board, card, chooser);
    if (bribe > 0) {
      board.add(SeatCounter.COOKIES, chooser, -bribe);
      gains.add(new GameEvent.Gain(board.controller(card), bribe));
      if (board.heard()) {
        board.tell(new PublicEvent.Bribed(chooser, board.told(card), bribe));
      }
    }
  }

  private static void costs(Board board, Announcement now, List<GameEvent> events) {
    Text text = now.text(board);
    for (int i = 0; i < text.costs().length; i++) {
      int[] picked = now.costs().of(i);
      switch (text.costs()[i]) {
        case Cost.Cookies _, Cost.XCookies _, Cost.Either _ -> {}
        case Cost.ToTimeout(Target<Which> target) ->
            add(
                events,
                isFromHand(target) ? GameEvent.Discard::new : GameEvent.ToTimeout::new,
                target,
                picked,
                now);
        case Cost.Regress(Target<Which> target) ->
            add(events, GameEvent.Regress::new, target, picked, now);
        case Cost.ToHand(Target<Which> target) ->
            add(events, GameEvent.Maker.TO_HAND, target, picked, now);
        case Cost.Discard _ -> {
          for (int ref : picked) {
            events.add(new GameEvent.Discard(ref, now.you()));
          }
        }
        case Cost.RemoveCounters(String counter, int number) ->
            Apply.removeCounters(board, now.card(), counter, number);
      }
    }
  }

  /// A card of one's own hand that goes to Timeout is discarded.
  static boolean isFromHand(Target<Which> target) {
    return target instanceof Target.Choose<Which> choose && choose.which().place() == Place.HAND;
  }

  private static void add(
      List<GameEvent> events,
      GameEvent.Maker maker,
      Target<Which> target,
      int[] picked,
      Announcement now) {
    if (target instanceof Target.This) {
      events.add(maker.of(now.ref(), now.you()));
    }
    for (int ref : picked) {
      events.add(maker.of(ref, now.you()));
    }
  }

  private static void tell(Board board, Announcement now, int price) {
    if (!board.heard()) {
      return;
    }
    String name = now.face(board).name();
    board.tell(
        now.kind() == Announcement.Kinds.CARD
            ? new PublicEvent.Played(
                now.you(),
                board.laidOpen(now.card(), name),
                board.card(now.card()).title(),
                price,
                now.x())
            : new PublicEvent.Used(now.you(), board.told(now.card(), name), price));
    int choices = now.kind() == Announcement.Kinds.GRAB ? 1 : now.text(board).announcedChoices();
    for (int choice = 0; choice < choices; choice++) {
      for (int ref : now.picks().of(choice)) {
        board.tell(new SharedLogEvent.Chose(now.you(), board.told(CardRef.card(ref))));
      }
    }
  }
}
