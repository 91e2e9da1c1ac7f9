package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.TextContext;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Named;
import cardwright.ggltcg.vocabulary.Text;

/// A text that is being carried out.
///
/// @param origin what it says, and why
/// @param picks what was chosen so far
/// @param cursor how far it has come
public record TextFrame(Origin origin, Picks picks, Cursor cursor)
    implements Frame<Effect, TextFrame>, ResolutionStep, TextContext {
  /// What does not change while a text is carried out.
  ///
  /// @param text what it says
  /// @param source the card that says it, as it was when the text began
  /// @param self that card with its life
  /// @param you who carries it out
  /// @param announced whether everything was chosen when the text was announced
  /// @param it the card that the text is about, with its life, or [CardRef#NONE]
  /// @param x what X is, or [#UNKNOWN]
  record Origin(Text text, Card source, int self, Seat you, boolean announced, int it, int x) {}

  /// A text from its start, with nothing chosen.
  public static TextFrame of(Text text, Card source, int self, Seat you) {
    return about(text, source, self, you, CardRef.NONE);
  }

  /// A text from its start, which is about a card.
  ///
  /// @param it that card, with its life
  public static TextFrame about(Text text, Card source, int self, Seat you, int it) {
    Origin origin = new Origin(text, source, self, you, false, it, UNKNOWN);
    return new TextFrame(origin, Picks.NONE, Cursor.START);
  }

  /// A text from its start, with what was chosen when it was announced.
  ///
  /// @param x what X is, or [#UNKNOWN]
  static TextFrame announced(Text text, Card source, int self, Seat you, Picks picks, int x) {
    Origin origin = new Origin(text, source, self, you, true, CardRef.NONE, x);
    return new TextFrame(origin, picks, text.behindAnnounced());
  }

  /// The same text, with what X is.
  TextFrame withX(int x) {
    Origin known =
        new Origin(
            origin.text, origin.source, origin.self, origin.you, origin.announced, origin.it, x);
    return new TextFrame(known, picks, cursor);
  }

  /// Tells a text that asked for something what came of it.
  ///
  /// @param caller the address of the text, or [Frame#NO_CALLER]
  static void report(Board board, int caller, CarriedOut came) {
    Frame.report(board.agenda(), TextFrame.class, caller, came);
  }

  /// What it says.
  public Text text() {
    return origin.text;
  }

  @Override
  public Script<Effect> script() {
    return origin.text.script();
  }

  /// The card that says it, as it was when the text began.
  public Card source() {
    return origin.source;
  }

  @Override
  public int self() {
    return origin.self;
  }

  @Override
  public Seat you() {
    return origin.you;
  }

  /// The card that the text is about, with its life, or [CardRef#NONE].
  public int it() {
    return origin.it;
  }

  @Override
  public int x() {
    return origin.x;
  }

  @Override
  public long code() {
    return origin.text.code();
  }

  /// Whether everything was chosen when it was announced.
  public boolean announced() {
    return origin.announced;
  }

  @Override
  public TextFrame with(Cursor at) {
    return new TextFrame(origin, picks, at);
  }

  /// The same text with one more card chosen.
  public TextFrame with(int choice, int ref) {
    return new TextFrame(origin, picks.with(choice, ref), cursor);
  }

  /// The same text with one pick taken back.
  public TextFrame without(int choice, int ref) {
    return new TextFrame(origin, picks.without(choice, ref), cursor);
  }

  /// The same text, which keeps in mind those cards.
  ///
  /// @param as as what it keeps them
  TextFrame keeping(Named.Kept as, long cards, Board board) {
    int number = as.number();
    Picks kept = picks.of(choice -> choice != number);
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      kept = kept.with(number, board.ref(CardSet.first(rest)));
    }
    return new TextFrame(origin, kept, cursor);
  }

  @Override
  public TextFrame forgetting(int firstChoice) {
    return new TextFrame(origin, picks.of(choice -> choice < firstChoice), cursor);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(origin.text.code()).add(origin.source.code()).ref(origin.self);
    out.add(origin.you.ordinal()).add(origin.announced ? 1 : 0).ref(origin.it).add(origin.x);
    cursor.write(out);
    picks.write(out);
  }
}
