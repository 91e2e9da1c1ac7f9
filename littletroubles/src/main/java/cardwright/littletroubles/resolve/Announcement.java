package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.Frame;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;

/// A play that is being announced: in which way it is paid, X, then what is paid beside cookies, then where it goes, then what it chooses. Nothing is paid before all is settled.
///
/// @param play what is announced, and how
/// @param x what X is, or [#NO_X]
/// @param costs what is paid beside cookies: cards, by the index of the cost
/// @param place where a Scene goes, or [Entry#ANYWHERE]
/// @param picks what is chosen, by choice
/// @param settled how many choices were closed before they were full
@Rule({"LT 6.1c", "LT 6.1e", "LT 6.5a", "LT B57", "LT B61"})
public record Announcement(Play play, int x, Picks costs, int place, Picks picks, int settled)
    implements ResolutionStep {
  /// X is not declared: it is never declared to be 0.
  public static final int NO_X = 0;

  /// What can be played.
  public enum Kinds {
    CARD,
    ABILITY,
    GRAB
  }

  /// How a play comes about.
  public enum Mode {
    /// A player's own play: it is paid and counted.
    PLAY,
    /// A text plays the card, its cost is paid.
    @Rule("LT B69")
    EFFECT,
    /// A text plays the card without paying.
    FREE
  }

  /// What is announced, and how: what does not change until it is settled.
  ///
  /// @param kind what it is
  /// @param ref the card, with its life
  /// @param definition what card is played; where the other player imagines another one in its place, the announcement stays the same
  /// @param line which of its activated abilities is used, from 0
  /// @param way in which of several ways it is paid, from 1; 0 while it is not said
  /// @param you who plays it
  /// @param mode how it comes about
  /// @param caller the address of the text that plays it
  record Play(
      Kinds kind, int ref, Card definition, int line, int way, Seat you, Mode mode, int caller) {}

  private static Announcement of(Play play) {
    return new Announcement(play, NO_X, Picks.NONE, Entry.ANYWHERE, Picks.NONE, 0);
  }

  /// A play of a card, by a player.
  public static Announcement card(Board board, int card, Seat you) {
    return card(board, card, you, Mode.PLAY, Frame.NO_CALLER);
  }

  /// A play of a card.
  ///
  /// @param caller the address of the text that plays it
  static Announcement card(Board board, int card, Seat you, Mode mode, int caller) {
    return of(new Play(Kinds.CARD, board.ref(card), board.card(card), 0, 0, you, mode, caller));
  }

  /// A use of an ability.
  public static Announcement ability(Board board, int card, int line, Seat you) {
    return of(
        new Play(
            Kinds.ABILITY,
            board.ref(card),
            board.card(card),
            line,
            0,
            you,
            Mode.PLAY,
            Frame.NO_CALLER));
  }

  /// A Grab.
  public static Announcement grab(Board board, int card, Seat you) {
    return of(
        new Play(
            Kinds.GRAB, board.ref(card), board.card(card), 0, 0, you, Mode.PLAY, Frame.NO_CALLER));
  }

  /// What is announced.
  public Kinds kind() {
    return play.kind;
  }

  /// The card, with its life.
  public int ref() {
    return play.ref;
  }

  /// Which of its activated abilities is used, from 0.
  public int line() {
    return play.line;
  }

  /// Who plays it.
  public Seat you() {
    return play.you;
  }

  /// How it comes about.
  public Mode mode() {
    return play.mode;
  }

  int caller() {
    return play.caller;
  }

  /// Its card.
  public int card() {
    return CardRef.card(play.ref);
  }

  /// The face that speaks: the front of a card that is played, the one that is up of a card in play.
  public Face face(Board board) {
    return play.kind == Kinds.CARD ? play.definition.front() : board.face(card());
  }

  /// The text that is announced; a permanent that is played has an empty one.
  public Text text(Board board) {
    Face face = face(board);
    Text text = play.kind == Kinds.ABILITY ? face.activated()[play.line] : face.effect();
    return play.way == 0 ? text : text.ways()[play.way - 1];
  }

  /// The text with what is settled so far.
  public TextFrame frame(Board board) {
    return TextFrame.announced(text(board), face(board), play.ref, play.you, x, picks);
  }

  /// Whether it has still to be said in which way it is paid.
  boolean needsWay(Text text) {
    return play.kind != Kinds.GRAB && text.ways().length > 0;
  }

  /// Whether X has still to be declared.
  boolean needsX(Text text) {
    if (x != NO_X) {
      return false;
    }
    if (play.kind == Kinds.CARD) {
      return play.definition.cost() == Card.X;
    }
    return play.kind == Kinds.ABILITY && text.paysX();
  }

  /// Whether it has still to be said where a Scene goes.
  boolean needsPlace(Board board) {
    return play.kind == Kinds.CARD && place == Entry.ANYWHERE && face(board).is(Kind.SCENE);
  }

  /// The cost for which a card has still to be picked, or -1.
  int openCost(Text text) {
    if (!text.picksForCosts() || play.kind == Kinds.GRAB) {
      return -1;
    }
    for (int i = 0; i < text.costs().length; i++) {
      if (costs.count(i) < text.costs()[i].picks()) {
        return i;
      }
    }
    return -1;
  }

  /// The choice that is open, or -1. A Grab chooses its holder.
  int openChoice(Text text) {
    if (play.kind == Kinds.GRAB) {
      return picks.count(0) == 0 ? 0 : -1;
    }
    for (int choice = settled; choice < text.announcedChoices(); choice++) {
      if (picks.count(choice) < text.choice(choice).most(x)) {
        return choice;
      }
    }
    return -1;
  }

  /// It is said in which way it is paid.
  ///
  /// @param way from 0
  Announcement paidIn(int way) {
    Play paid =
        new Play(
            play.kind,
            play.ref,
            play.definition,
            play.line,
            way + 1,
            play.you,
            play.mode,
            play.caller);
    return new Announcement(paid, x, costs, place, picks, settled);
  }

  /// X is declared.
  public Announcement withX(int declared) {
    return new Announcement(play, declared, costs, place, picks, settled);
  }

  /// A card was picked for a cost.
  Announcement withCost(int cost, int picked) {
    Picks more = costs.with(cost, picked);
    return new Announcement(play, x, more, place, picks, settled);
  }

  /// The zone of a Scene was picked.
  Announcement onto(int picked) {
    return new Announcement(play, x, costs, picked, picks, settled);
  }

  /// A card was chosen.
  Announcement with(int choice, int chosen) {
    Picks more = picks.with(choice, chosen);
    return new Announcement(play, x, costs, place, more, settled);
  }

  /// A card that was picked for a cost is taken back.
  Announcement withoutCost(int cost, int picked) {
    Picks fewer = costs.without(cost, picked);
    return new Announcement(play, x, fewer, place, picks, settled);
  }

  /// A card that was chosen is taken back.
  Announcement without(int choice, int chosen) {
    Picks fewer = picks.without(choice, chosen);
    return new Announcement(play, x, costs, place, fewer, settled);
  }

  /// No more is chosen for a choice.
  Announcement done(int choice) {
    return new Announcement(play, x, costs, place, picks, choice + 1);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(7).add(play.kind.ordinal()).ref(play.ref).add(play.line);
    out.add(play.you.ordinal()).add(play.mode.ordinal()).add(play.caller);
    out.add(x).add(place).add(settled);
    if (play.way > 0) {
      out.add(play.way);
    }
    costs.write(out);
    picks.write(out);
  }
}
