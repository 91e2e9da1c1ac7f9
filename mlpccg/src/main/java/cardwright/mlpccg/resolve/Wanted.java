package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Effect;

/// Something that a player has to say in the middle of an instruction.
///
/// @param what what is asked
/// @param seat who is asked
/// @param effect the instruction
/// @param ref a card that it is about, with its life, or another number that belongs to it
/// @param options what can be said: areas, cards with their lives, or numbers
/// @param optional whether nothing will do, too
/// @param many how many are said, as a set
/// @param picked those of several that were picked so far, with lives
/// @param caller the address of the text that asks, or [Frame#NO_CALLER]
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Wanted(
    What what,
    Seat seat,
    Effect effect,
    int ref,
    int[] options,
    boolean optional,
    int many,
    int[] picked,
    int caller)
    implements ResolutionStep {
  /// One thing that a player has to say.
  Wanted(
      What what, Seat seat, Effect effect, int ref, int[] options, boolean optional, int caller) {
    this(what, seat, effect, ref, options, optional, 1, PickedSet.NONE, caller);
  }

  /// The same with other picks.
  Wanted picking(int[] refs) {
    return new Wanted(what, seat, effect, ref, options, optional, many, refs, caller);
  }

  /// What is asked.
  public enum What {
    /// Where a card moves: an area.
    MOVE,
    /// Where a card comes into play: an area.
    ENTER,
    /// Where a Troublemaker is played face-down without paying: an area.
    FACE_DOWN,
    /// Beneath which card another goes, or on which it is put: a card.
    HOST,
    /// A color, as its number.
    COLOR,
    /// A color that a card gains, as its number.
    GAINED_COLOR,
    /// A type of card, as its number.
    TYPE,
    /// One Problem for all that the instruction does: an area.
    PLACE,
    /// A card that is searched for.
    FIND,
    /// One or several of the cards that were revealed.
    TAKE,
    /// What was not taken goes back; nothing is asked.
    REST,
    /// The one of several flipped cards that counts.
    KEEP,
    /// Which counter, as the number of its name.
    COUNTER,
    /// Whether the player does it: 1 for yes, 0 for no.
    DO
  }

  @Override
  public void write(Fingerprint out) {
    out.add(2).add(what.ordinal()).add(seat.ordinal()).add(optional ? 1 : 0);
    out.add(caller).add(options.length);
    out.add(many).add(picked.length);
    for (int pick : picked) {
      out.ref(pick);
    }
    boolean cards = what == What.HOST || what == What.FIND || what == What.TAKE;
    for (int option : options) {
      if (cards) {
        out.ref(option);
      } else {
        out.add(option);
      }
    }
    if (what == What.KEEP || what == What.TYPE || what == What.COLOR || what == What.PLACE) {
      out.add(ref);
    } else {
      out.ref(ref);
    }
  }
}
