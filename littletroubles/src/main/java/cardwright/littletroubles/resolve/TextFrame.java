package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import java.util.stream.IntStream;

/// A text that is being carried out.
///
/// @param origin what it says, and why
/// @param wasAnnounced whether its first choices were made at an announcement
/// @param x what X is, or [#UNKNOWN]
/// @param picks what was chosen so far
/// @param last what the last instruction on all, random or searched cards acted on, with lives
/// @param cursor how far it has come
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record TextFrame(
    Origin origin, boolean wasAnnounced, int x, Picks picks, int[] last, Cursor cursor)
    implements Frame<Effect, TextFrame>, ResolutionStep, TextContext {
  /// Stands for an X that is worked out as the text begins.
  @Rule("LT C72")
  public static final int UNKNOWN = -1;

  /// What does not change while a text is carried out.
  ///
  /// @param text what it says
  /// @param face the face that says it
  /// @param self its card, with its life
  /// @param you who carries it out
  /// @param event the card that set it off, with its life, or [CardRef#NONE]
  /// @param playedX what X was declared for that card, if its play did
  record Origin(Text text, Face face, int self, Seat you, int event, int playedX) {}

  /// A text from its start, with nothing chosen.
  public static TextFrame of(Text text, Face face, int self, Seat you) {
    Origin origin = new Origin(text, face, self, you, CardRef.NONE, 0);
    int x = text.x() == null ? 0 : UNKNOWN;
    return new TextFrame(origin, false, x, Picks.NONE, NOBODY, Cursor.START);
  }

  /// A text that an event sets off, from its start. What an optional one leaves open is settled already.
  static TextFrame of(TriggeredText set) {
    GameEvent on = set.on();
    int about =
        switch (on) {
          case GameEvent.Grip grip when isAboutTheHolder(set.text()) -> grip.holder();
          case GameEvent.OnCard onCard -> onCard.ref();
          case GameEvent.OfPlayer _ -> CardRef.NONE;
        };
    int x = on instanceof GameEvent.Play play ? play.x() : 0;
    return of(set.text(), set.face(), set.ref(), set.you()).setOffBy(about, x).agreed();
  }

  /// Who grabs or drops a Toy is the Character that the text speaks of, and not the Toy.
  private static boolean isAboutTheHolder(Text text) {
    return text.otta().trigger() instanceof Trigger.Happens(var _, Trigger.Event verb)
        && verb.isOfHolder();
  }

  /// Tells a text that asked for something what came of it.
  ///
  /// @param caller the address of the text, or [Frame#NO_CALLER]
  static void report(Board board, int caller, CarriedOut came) {
    Frame.report(board.agenda(), TextFrame.class, caller, came);
  }

  /// A text from its start, as announced.
  ///
  /// @param declared what X is, where it is paid
  static TextFrame announced(Text text, Face face, int self, Seat you, int declared, Picks chosen) {
    Origin origin = new Origin(text, face, self, you, CardRef.NONE, 0);
    int x = text.x() == null ? declared : UNKNOWN;
    return new TextFrame(origin, true, x, chosen, NOBODY, Cursor.START);
  }

  /// What it says.
  public Text text() {
    return origin.text;
  }

  @Override
  public Script<Effect> script() {
    return origin.text.script();
  }

  /// The face that says it.
  public Face face() {
    return origin.face;
  }

  @Override
  public int self() {
    return origin.self;
  }

  @Override
  public Seat you() {
    return origin.you;
  }

  @Override
  public long code() {
    return origin.face.code() + origin.text.code();
  }

  /// Who makes a choice: the player of the text, unless it says that the opponent or each player does.
  @Rule("LT C143")
  public Seat chooser(Board board, int choice) {
    return text().chooser(choice) instanceof Effect.Chooses(OthersChoose<Which> word)
        ? word.choosers(you(), board.active())[script().part(choice)]
        : you();
  }

  @Override
  public int playedX() {
    return origin.playedX;
  }

  /// The same text, with what X has come to.
  TextFrame withX(int counted) {
    return new TextFrame(origin, wasAnnounced, counted, picks, last, cursor);
  }

  /// The same text, said by its card in another life.
  TextFrame by(int ref) {
    Origin other =
        new Origin(origin.text, origin.face, ref, origin.you, origin.event, origin.playedX);
    return new TextFrame(other, wasAnnounced, x, picks, last, cursor);
  }

  /// The same text, set off by what happened to a card.
  ///
  /// @param declared what X was for a card that was played, else 0
  TextFrame setOffBy(int ref, int declared) {
    Origin other = new Origin(origin.text, origin.face, origin.self, origin.you, ref, declared);
    return new TextFrame(other, wasAnnounced, x, picks, last, cursor);
  }

  @Override
  public TextFrame with(Cursor at) {
    return new TextFrame(origin, wasAnnounced, x, picks, last, at);
  }

  private TextFrame with(Picks chosen) {
    return new TextFrame(origin, wasAnnounced, x, chosen, last, cursor);
  }

  /// The same text with one more card chosen.
  public TextFrame with(int choice, int ref) {
    return with(picks.with(choice, ref));
  }

  /// The same text with one pick taken back.
  TextFrame without(int choice, int ref) {
    return with(picks.without(choice, ref));
  }

  /// The same text, which has acted on those cards.
  TextFrame actedOn(int[] refs) {
    return new TextFrame(origin, wasAnnounced, x, picks, refs, cursor);
  }

  @Override
  public TextFrame forgetting(int firstChoice) {
    return with(picks.of(choice -> choice < firstChoice));
  }

  @Override
  public int[] among() {
    return last;
  }

  @Override
  public int[] mentioned(Target<Which> target) {
    int kinds =
        switch (target) {
          case Target.That(int of) -> of;
          case Target.Those(int of) -> of;
          case Target.This<Which> _,
              Target.It<Which> _,
              Target.Own<Which> _,
              Target.All<Which> _,
              Target.Choose<Which> _,
              Target.Random<Which> _ ->
              Kind.ANY;
        };
    for (int choice = text().choices() - 1; choice >= 0; choice--) {
      if (picks.count(choice) > 0 && isMeant(kinds, text().choice(choice).which().kinds())) {
        return text().chooser(choice) instanceof Effect.Chooses && script().part(choice) > 0
            ? ofBoth(choice - 1)
            : picks.of(choice);
      }
    }
    boolean eventIsMeant = kinds != Kind.ANY && kinds == text().eventKinds();
    if (last.length > 0 && !eventIsMeant) {
      return last;
    }
    return origin.event == CardRef.NONE ? NOBODY : new int[] {origin.event};
  }

  /// What each player chose, one choice behind the other.
  private int[] ofBoth(int choice) {
    return IntStream.concat(Arrays.stream(picks.of(choice)), Arrays.stream(picks.of(choice + 1)))
        .toArray();
  }

  private static boolean isMeant(int said, int mentioned) {
    return said == Kind.ANY || mentioned == Kind.ANY || said == mentioned;
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(origin.text.code()).ref(origin.self).add(origin.you.ordinal()).ref(origin.event);
    out.add(origin.playedX).add(wasAnnounced ? 1 : 0).add(x);
    cursor.write(out);
    out.add(last.length);
    for (int ref : last) {
      out.ref(ref);
    }
    picks.write(out);
  }
}
