package cardwright.littletroubles.resolve;

import cardwright.cardgame.event.WaitingText;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Trigger;

/// An OTTA ability at the event that sets it off.
///
/// @param ref its card, with its life
/// @param text what it says
/// @param face the face that says it
/// @param you who controls it
/// @param on the event that it is put at
public record TriggeredText(int ref, Text text, Face face, Seat you, GameEvent on)
    implements WaitingText {
  /// Its text, ready to be carried out. What an optional one leaves open is settled already.
  TextFrame frame() {
    int about =
        switch (on) {
          case GameEvent.Grip grip when isAboutTheHolder() -> grip.holder();
          case GameEvent.OnCard onCard -> onCard.ref();
          case GameEvent.OfPlayer _ -> CardRef.NONE;
        };
    int x = on instanceof GameEvent.Play play ? play.x() : 0;
    return TextFrame.of(text, face, ref, you).setOffBy(about, x).agreed();
  }

  /// Who grabs or drops a Toy is the Character that the text speaks of, and not the Toy.
  private boolean isAboutTheHolder() {
    return text.otta().trigger() instanceof Trigger.Happens(var _, Trigger.Event verb)
        && Matches.isOfHolder(verb);
  }

  @Override
  public void write(Fingerprint out) {
    out.ref(ref).add(text.code()).add(you.ordinal());
    on.write(out);
  }
}
