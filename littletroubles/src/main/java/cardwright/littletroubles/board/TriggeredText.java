package cardwright.littletroubles.board;

import cardwright.cardgame.event.WaitingText;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Text;

/// An OTTA ability at the event that sets it off.
///
/// @param ref its card, with its life
/// @param text what it says
/// @param face the face that says it
/// @param you who controls it
/// @param on the event that it is put at
public record TriggeredText(int ref, Text text, Face face, Seat you, GameEvent on)
    implements WaitingText {
  @Override
  public void write(Fingerprint out) {
    out.ref(ref).add(text.code()).add(you.ordinal());
    on.write(out);
  }
}
