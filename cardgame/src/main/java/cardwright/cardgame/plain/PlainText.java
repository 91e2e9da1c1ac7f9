package cardwright.cardgame.plain;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// A plain text that is being carried out.
///
/// @param source the name of the card that says it
/// @param line which line of the card, from 0
/// @param script what the line says
/// @param you who carries it out
/// @param picks the cards chosen so far
/// @param cursor how far it has come
/// @param <E> the effects of the game
public record PlainText<E>(
    String source, int line, Script<E> script, Seat you, Picks picks, Cursor cursor)
    implements Frame<E, PlainText<E>> {
  /// A text that begins.
  public static <E> PlainText<E> of(String source, int line, Script<E> script, Seat you) {
    return new PlainText<>(source, line, script, you, Picks.NONE, Cursor.START);
  }

  @Override
  public PlainText<E> with(Cursor at) {
    return new PlainText<>(source, line, script, you, picks, at);
  }

  @Override
  public PlainText<E> forgetting(int firstChoice) {
    return picking(picks.of(each -> each < firstChoice));
  }

  PlainText<E> picking(Picks now) {
    return new PlainText<>(source, line, script, you, now, cursor);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(source).add(line).add(you.ordinal());
    picks.write(out);
    cursor.write(out);
  }
}
