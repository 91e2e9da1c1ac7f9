package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.EventKind;
import org.jspecify.annotations.Nullable;

/// An event as it happens, for the texts that are held against it: where its card was, and whose.
///
/// Its kind and its card stand here as well as in what happens: every text that is held against it asks for them.
///
/// @param what what happens
/// @param kind the bit that masks, triggers and caches go by
/// @param ref the card that it happens to or is about, with its life before, or [CardRef#NONE]
/// @param from the area where its card was; [Area#NONE] where it was in none, or no card takes part
/// @param controller who controlled its card; null where no card takes part
/// @param draw which one of its player's turn a draw is, from 1; 0 for what is no draw
public record Occurrence(
    GameEvent what, EventKind kind, int ref, int from, @Nullable Seat controller, int draw) {
  /// An event with how things stood.
  Occurrence(GameEvent what, int from, @Nullable Seat controller, int draw) {
    this(what, what.kind(), what.ref(), from, controller, draw);
  }

  /// The same, which is a draw with that number in the turn.
  public Occurrence numbered(int number) {
    return new Occurrence(what, kind, ref, from, controller, number);
  }

  /// The player who does it, or to whom it happens; null where the game does it.
  public @Nullable Seat seat() {
    return what.seat();
  }

  /// That card.
  public int card() {
    return CardRef.card(ref);
  }

  /// The area where its card goes, or [Area#NONE].
  public int to() {
    return what.to();
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    what.write(out);
    out.add(from).add(controller == null ? -1 : controller.ordinal()).add(draw);
  }
}
