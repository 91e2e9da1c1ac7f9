package cardwright.cardgame.hidden;

import cardwright.engine.Chance;
import java.util.List;

/// The cards of a position as one seat sees them, for [Determinization]: which of them it does not know, and what can lie where.
///
/// @param <C> what a card is
public interface HiddenCards<C> {
  /// What a card is in the position.
  C card(int card);

  /// A number of its own for each card that there is: cards are dealt in this order, so that nothing depends on where they lay.
  long code(C what);

  /// Whether the seat does not know all of what a card is.
  ///
  /// A card that it has seen and does not know whole is dealt anew like a constrained one, of such cards as nothing was known of.
  boolean isUnknown(int card);

  /// Whether something is known of a card that lies at a place, so that not every card can: it is dealt before the others.
  boolean isConstrained(int place);

  /// Whether a card can lie at a place, as far as the seat can tell.
  boolean suits(C what, int place);

  /// Whether a place is in the deck: what was mixed in can lie there, whenever that was.
  boolean isInDeck(int place);

  /// A number for the places that cards never leave for those of another number, such as those of a second deck.
  default int part(int place) {
    return 0;
  }

  /// What else the game keeps of a card that the owner's opponent has met, as bits; 0 for nothing.
  default int note(int card) {
    return 0;
  }

  /// What the game does with cards before they are dealt to places, such as to exchange some that the seat cannot tell apart, though it has met them.
  default void prepare(List<Dealt<C>> cards, Chance chance) {}

  /// Makes the card at a place another one.
  ///
  /// @param note what the game keeps of it
  void lay(int place, C what, int note);
}
