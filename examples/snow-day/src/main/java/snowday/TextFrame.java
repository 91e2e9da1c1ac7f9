package snowday;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// A text that is being carried out: the only step of this game.
///
/// @param source the card that says it
/// @param line which line of the card, from 0
/// @param you who carries it out
/// @param picks the friends chosen so far
/// @param cursor how far it has come
record TextFrame(Card source, int line, Seat you, Picks picks, Cursor cursor)
    implements Frame<Effect, TextFrame> {
  static TextFrame of(Card source, int line, Seat you) {
    return new TextFrame(source, line, you, Picks.NONE, Cursor.START);
  }

  @Override
  public Script<Effect> script() {
    return source.scripts().get(line);
  }

  @Override
  public TextFrame with(Cursor at) {
    return new TextFrame(source, line, you, picks, at);
  }

  TextFrame picking(int choice, int ref) {
    return new TextFrame(source, line, you, picks.with(choice, ref), cursor);
  }

  @Override
  public TextFrame forgetting(int firstChoice) {
    return new TextFrame(source, line, you, picks.of(each -> each < firstChoice), cursor);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(source.name()).add(line).add(you.ordinal());
    picks.write(out);
    cursor.write(out);
  }
}
