package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.TriggerEvents;
import cardwright.mlpccg.vocabulary.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player can start now: Events, Resources and abilities. Nothing is tried out.
@Rule({"MLP 25", "MLP 31", "MLP 62"})
public final class LegalActions {
  private static final int UNKNOWN = -1;

  private final Board board;
  private final Seat seat;

  /// The windows that are open, as bits.
  private final int open;

  private final int tokens;
  // Found when it is first asked for: most hands hold nothing for a window.
  private int priced = UNKNOWN;

  // Made with the first offer: mostly there is none.
  private List<LegalAction> offers = List.of();

  private LegalActions(Board board, Seat seat) {
    this.board = board;
    this.seat = seat;
    this.open = open(board, seat);
    this.tokens = board.get(SeatCounter.TOKENS, seat);
  }

  /// The types of cards that may not cost what is printed, as bits.
  private int priced() {
    if (priced == UNKNOWN) {
      priced = Costs.priced(board, seat);
    }
    return priced;
  }

  private void offer(LegalAction offer) {
    if (offers.isEmpty()) {
      offers = new ArrayList<>();
    }
    offers.add(offer);
  }

  /// What a seat can start in its own turn, or in a faceoff.
  public static List<LegalAction> of(Board board, Seat seat) {
    if (Loops.isSpent(board, seat)) {
      return List.of();
    }
    LegalActions menu = new LegalActions(board, seat);
    menu.hand();
    menu.allowed();
    menu.inPlay();
    return menu.numbered();
  }

  /// Lines are numbered where a card has several that can be used now.
  private List<LegalAction> numbered() {
    boolean any = false;
    for (int i = 0; i < offers.size(); i++) {
      any |= offers.get(i).line() != 0;
    }
    if (!any) {
      return offers;
    }
    List<LegalAction> numbered = new ArrayList<>();
    for (LegalAction offer : offers) {
      boolean several = false;
      for (LegalAction other : offers) {
        several |= other.card() == offer.card() && other.line() != offer.line();
      }
      numbered.add(several ? offer : offer.unnumbered());
    }
    return numbered;
  }

  /// Whether by what everybody sees a seat may have something to start: a card in hand that could be such an Event, or an ability in play.
  public static boolean isOpen(Board board, Seat seat) {
    if (Loops.isSpent(board, seat)) {
      return false;
    }
    LegalActions menu = new LegalActions(board, seat);
    if (menu.mayHold()) {
      return true;
    }
    menu.allowed();
    menu.inPlay();
    return !menu.offers.isEmpty();
  }

  /// Whether a card in a seat's hand may be an Event for this window, as far as everybody sees.
  private boolean mayHold() {
    if (board.pile(Zone.HAND, seat).size() == 0) {
      return false;
    }
    for (Card card : board.info().events(seat)) {
      if ((card.front().windows() & open) != 0 && isWithinMeans(board, card, seat, priced())) {
        return true;
      }
    }
    return false;
  }

  /// Whether a seat may have the power and the action tokens for a card, as far as everybody sees.
  static boolean isWithinMeans(Board board, Card card, Seat seat, int priced) {
    var figures = card.front().figures();
    return !Costs.isOver(board.get(SeatCounter.TOKENS, seat), card, priced)
        && (figures.required() == 0 || Costs.lacking(board, figures, seat) <= 0);
  }

  /// The windows that are open for a seat, as bits.
  @Rule({"MLP 31", "MLP 62"})
  private static int open(Board board, Seat seat) {
    FaceoffKind faceoff = board.faceoff();
    if (faceoff != FaceoffKind.NONE) {
      boolean problem = faceoff.isProblem();
      boolean troublemaker = faceoff == FaceoffKind.TROUBLEMAKER;
      return Window.FACEOFF.bit()
          | (problem ? Window.PROBLEM_FACEOFF.bit() : 0)
          | (troublemaker ? Window.TROUBLEMAKER_FACEOFF.bit() : 0);
    }
    if (board.active() != seat) {
      return 0;
    }
    return Window.ANY_PHASE.bit()
        | switch (board.stage()) {
          case MAIN -> Window.MAIN_PHASE.bit();
          case TROUBLEMAKER -> Window.TROUBLEMAKER_PHASE.bit();
          case SCORE -> Window.SCORE_PHASE.bit();
          case SET_UP, READY, END -> 0;
        };
  }

  private boolean isNow(Window window) {
    return (open & window.bit()) != 0;
  }

  /// Cards that are alike are offered once; a hand is in order.
  private void hand() {
    Pile hand = board.pile(Zone.HAND, seat);
    int kinds =
        Kind.EVENT.bit()
            | (isNow(Window.MAIN_PHASE) ? Kind.RESOURCE.bit() : 0)
            | (board.info().has(LawKind.JOIN_FACEOFF) ? Kind.FRIEND.bit() : 0);
    Card before = null;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (board.isAny(card, kinds) && board.card(card) != before) {
        before = board.card(card);
        play(card);
      }
    }
  }

  /// Cards that a text allows to be played from elsewhere.
  private void allowed() {
    for (int card : allowed(board, seat)) {
      play(card);
    }
  }

  /// The cards that a text allows a seat to play from elsewhere than its hand, once for each text that does.
  public static int[] allowed(Board board, Seat seat) {
    int[] cards = PickedSet.NONE;
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Playable(int ref, Seat by, var _)
          && by == seat
          && board.holds(ref)) {
        cards = Arrays.copyOf(cards, cards.length + 1);
        cards[cards.length - 1] = CardRef.card(ref);
      }
    }
    if (board.info().has(LawKind.PLAY_FROM_DISCARD) || board.info().has(LawKind.PLAY_FROM)) {
      Pile pile = board.pile(Zone.DISCARD, seat);
      for (int i = 0; i < pile.size(); i++) {
        if (speaksFromDiscard(board.card(pile.get(i)))
            || ActiveLaws.letPlay(board, pile.get(i), seat)) {
          cards = PickedSet.with(cards, pile.get(i));
        }
      }
    }
    return cards;
  }

  @Rule("MLP Q65")
  private static boolean speaksFromDiscard(Card card) {
    for (Ability.Standing each : card.front().standing()) {
      if (each.law() instanceof Law.PlayFromDiscard) {
        return true;
      }
    }
    return false;
  }

  private void play(int card) {
    switch (board.card(card).kind()) {
      case EVENT -> event(card);
      case RESOURCE -> resource(card);
      case FRIEND -> joining(card);
      case TROUBLEMAKER, MANE, PROBLEM -> {}
    }
  }

  private void event(int card) {
    Face face = board.card(card).front();
    if ((face.windows() & open) == 0 || Costs.isOver(tokens, board.card(card), priced())) {
      return;
    }
    Text[] texts = face.activated();
    for (int i = 0; i < texts.length; i++) {
      if (texts[i].ability() instanceof Ability.Activated(By _, Window window, var _)
          && isNow(window)
          && Playable.isAffordable(board, card, seat, Board.EMPTY)
          && Playable.isAllowed(board, card, seat)) {
        int line = texts.length > 1 ? i + 1 : 0;
        add(Announcement.Kinds.EVENT, card, texts[i], line, null);
      }
    }
  }

  /// A Friend that may be played in a faceoff, where its player has a character in it.
  @Rule("MLP Q73")
  private void joining(int card) {
    boolean joins =
        isNow(Window.FACEOFF)
            && (board.card(card).front().laws() & LawKind.JOIN_FACEOFF.bit()) != 0
            && Costs.required(board, card, seat)
            && Playable.isAllowed(board, card, seat);
    for (int i = 0; joins && i < 2; i++) {
      int area = Area.problem(Seat.of(seat.ordinal() ^ i));
      if (takesPart(area)
          && Playable.canBeAt(board, card, seat, area)
          && Costs.play(board, card, seat, area) <= tokens) {
        offer(new LegalAction(card, null, 0, board.derived().problemAt(area), null));
      }
    }
  }

  private boolean takesPart(int area) {
    int character = board.derived().firstCharacter(area, seat);
    while (character != Board.EMPTY && !Selection.isInvolved(board, character)) {
      character = board.derived().next(character);
    }
    return character != Board.EMPTY;
  }

  @Rule({"MLP 25", "MLP B55"})
  private void resource(int card) {
    if (!isNow(Window.MAIN_PHASE)
        || Costs.isOver(tokens, board.card(card), priced())
        || !Costs.required(board, card, seat)
        || !Playable.isAllowed(board, card, seat)) {
      return;
    }
    if (!Playable.isAttached(board, card)) {
      int home = Area.home(seat);
      if (Playable.canBeAt(board, card, seat, home)
          && Costs.play(board, card, seat, home) <= tokens) {
        offer(new LegalAction(card, null, 0, Board.EMPTY, null));
      }
      return;
    }
    for (int host : Playable.hosts(board, card, seat)) {
      if (Costs.play(board, card, seat, board.area(host), host) <= tokens) {
        offer(new LegalAction(card, null, 0, host, null));
      }
    }
  }

  /// A text is offered once for each card that it can first act on.
  private void add(
      Announcement.Kinds kind, int card, Text text, int line, @Nullable Occurrence on) {
    TextFrame frame = TextFrame.of(text, board.ref(card), seat, on);
    Announcement whole = new Announcement(kind, frame, true);
    if (!PayableCosts.isPayable(board, whole) || !Possible.isMet(board, frame)) {
      return;
    }
    boolean settled = text.settled();
    if (!Possible.announcesTarget(text)) {
      if (Possible.canBegin(board, frame) && (settled || new Announcing(board).canFinish(whole))) {
        offer(new LegalAction(card, text, line, Board.EMPTY, on));
      }
      return;
    }
    for (int target : Candidates.of(board, frame, 0, seat)) {
      if (settled || canFinish(kind, frame, target)) {
        offer(new LegalAction(card, text, line, target, on));
      }
    }
  }

  private boolean canFinish(Announcement.Kinds kind, TextFrame frame, int target) {
    TextFrame aimed = frame.with(0, seat, board.ref(target));
    return new Announcing(board).canFinish(new Announcement(kind, aimed, true));
  }

  private void inPlay() {
    DerivedValues derived = board.derived();
    if ((derived.windows() & open) == 0) {
      return;
    }
    Pile tools = derived.tools(board);
    boolean lent = board.info().has(Keyword.TEAMWORK);
    for (int i = 0; i < tools.size(); i++) {
      int card = tools.get(i);
      // Who speaks is asked only where it matters.
      boolean printed = (derived.windows(card) & open) != 0;
      if ((!lent && !printed) || board.is(card, CardFlag.FACE_DOWN)) {
        continue;
      }
      int faces = derived.faces(board, card);
      if (faces == 0 || (faces == 1 && !printed)) {
        continue;
      }
      int all = 0;
      for (int face = 0; face < faces; face++) {
        all += derived.face(board, card, face).activated().length;
      }
      int line = 0;
      for (int face = 0; face < faces; face++) {
        for (Text text : derived.face(board, card, face).activated()) {
          line++;
          if (text.ability() instanceof Ability.Activated(By by, Window window, var _)
              && (by == By.ANY_PLAYER || board.controller(card) == seat)
              && isNow(window)) {
            add(Announcement.Kinds.ABILITY, card, text, all > 1 ? line : 0, null);
          }
        }
      }
    }
  }

  /// What a seat can do in answer to what has happened.
  static List<LegalAction> reactions(Board board, Reactions now) {
    LegalActions menu = new LegalActions(board, now.seat());
    menu.reactionsInHand(now);
    menu.reactionsInPlay(now);
    return menu.offers;
  }

  /// What a seat can do with cards in play in answer to what has happened.
  static boolean reactsInPlay(Board board, Reactions now) {
    if (!board.derived().reacts() && board.lasting().all().length == 0) {
      return false;
    }
    LegalActions menu = new LegalActions(board, now.seat());
    menu.allowedReactions(now);
    menu.reactionsInPlay(now);
    return !menu.offers.isEmpty();
  }

  private void allowedReactions(Reactions now) {
    for (int card : allowed(board, seat)) {
      react(now, card);
    }
  }

  private void reactionsInHand(Reactions now) {
    Pile hand = board.pile(Zone.HAND, seat);
    Card before = null;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (board.card(card) != before) {
        before = board.card(card);
        react(now, card);
      }
    }
    allowedReactions(now);
  }

  private void react(Reactions now, int card) {
    Face face = board.card(card).front();
    if (face.reactions().length > 0
        && board.card(card).is(Kind.EVENT)
        && Playable.isAllowed(board, card, seat)
        && Playable.isAffordable(board, card, seat, Board.EMPTY)) {
      for (Text text : face.reactions()) {
        react(now, card, text, 0);
      }
    }
  }

  private void react(Reactions now, int card, Text text, int line) {
    Occurrence[] events = now.events();
    for (int i = 0; i < events.length; i++) {
      Occurrence event = events[i];
      if (!now.isUsed(board.ref(card), i)
          && Reactions.answers(board, text, board.ref(card), seat, event)) {
        add(Announcement.Kinds.REACTION, card, text, line, event);
        if (!isAbout(text)) {
          // One of several events is as good as another.
          return;
        }
      }
    }
  }

  /// Whether it matters to a text which of several events it answers.
  private static boolean isAbout(Text text) {
    return text.ability() instanceof Ability.Reaction(var trigger, var _)
        && TriggerEvents.isAboutCard(trigger);
  }

  private void reactionsInPlay(Reactions now) {
    DerivedValues derived = board.derived();
    if (!derived.reacts()) {
      return;
    }
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.controller(card) != seat) {
        continue;
      }
      int faces = derived.faces(board, card);
      if (faces == 1 && board.face(card).reactions().length == 0) {
        continue;
      }
      for (int face = 0; face < faces; face++) {
        for (Text text : derived.face(board, card, face).reactions()) {
          react(now, card, text, 0);
        }
      }
    }
  }

  /// A player starts something; what follows is on the agenda.
  public static void start(
      Board board, Chance chance, Seat seat, LegalAction offer, Announcement.Kinds kind) {
    Loops.acted(board, seat);
    Text text = offer.text();
    if (text == null) {
      int host = offer.target();
      int area = host == Board.EMPTY ? Area.home(seat) : board.area(host);
      if (board.card(offer.card()).is(Kind.FRIEND)) {
        int paid = Costs.play(board, offer.card(), seat, area);
        Playing.at(board, chance, seat, offer.card(), area, paid);
        return;
      }
      int price = Costs.play(board, offer.card(), seat, area, host);
      if (host == Board.EMPTY) {
        Playing.at(board, chance, seat, offer.card(), area, price);
      } else {
        Playing.on(board, chance, seat, offer.card(), host, price);
      }
      return;
    }
    TextFrame frame = TextFrame.of(text, board.ref(offer.card()), seat, offer.on());
    if (offer.target() != Board.EMPTY) {
      frame = frame.with(0, seat, board.ref(offer.target()));
    }
    board.agenda().push(new Announcement(kind, frame, true));
  }

  /// How a text is used that a player starts outside of reactions.
  public static Announcement.Kinds kind(Board board, LegalAction offer) {
    return offer.isPlayed(board) ? Announcement.Kinds.EVENT : Announcement.Kinds.ABILITY;
  }
}
