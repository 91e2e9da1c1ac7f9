package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Text;

/// A text that is being carried out.
///
/// @param origin what it says, and why
/// @param picks what was chosen so far
/// @param cursor how far it has come
public record TextFrame(Origin origin, Picks picks, Cursor cursor)
    implements Frame<Effect, TextFrame> {
  /// What does not change while a text is carried out.
  ///
  /// @param text what it says
  /// @param source the card that says it, as it was when the text began
  /// @param self that card with its life
  /// @param you who carries it out
  /// @param announced whether everything was chosen when the text was announced
  record Origin(Text text, Card source, int self, Seat you, boolean announced) {}

  /// A text from its start, with nothing chosen.
  public static TextFrame of(Text text, Card source, int self, Seat you) {
    return new TextFrame(new Origin(text, source, self, you, false), Picks.NONE, Cursor.START);
  }

  /// A text from its start, with what was chosen when it was announced.
  public static TextFrame announced(Text text, Card source, int self, Seat you, Picks picks) {
    return new TextFrame(new Origin(text, source, self, you, true), picks, Cursor.START);
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

  /// That card, with its life.
  public int self() {
    return origin.self;
  }

  /// Who carries it out.
  public Seat you() {
    return origin.you;
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

  @Override
  public TextFrame forgetting(int firstChoice) {
    return new TextFrame(origin, picks.of(choice -> choice < firstChoice), cursor);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(origin.text.code()).add(origin.source.code()).ref(origin.self);
    out.add(origin.you.ordinal()).add(origin.announced ? 1 : 0);
    cursor.write(out);
    picks.write(out);
  }
}
