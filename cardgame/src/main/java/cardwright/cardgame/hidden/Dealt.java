package cardwright.cardgame.hidden;

/// A card that is dealt anew, and what the seat knows of it that is not bound to where it lies.
///
/// @param card what it is
/// @param mix since which mix it can be elsewhere than in the deck; 0 when it can be anywhere
/// @param met whether the owner's opponent has seen it in this play, so that it is in the deck for certain
/// @param open whether it is public that it lies in the deck
/// @param note what else the game keeps of a card that was met; 0 for nothing
public record Dealt<C>(C card, int mix, boolean met, boolean open, int note) {
  /// Another card of which the same is known.
  public Dealt<C> as(C other) {
    return new Dealt<>(other, mix, met, open, note);
  }
}
