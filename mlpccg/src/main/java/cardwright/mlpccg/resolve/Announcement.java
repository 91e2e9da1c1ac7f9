package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;

/// The use of a text that is being announced: whether it is used at all, X, then what is paid beside action tokens. Nothing is paid before all is settled.
///
/// @param kind what is used
/// @param frame the text with what is settled so far; its first choice may be made
/// @param agreed whether the player has said yes to `you may`
@Rule({"MLP 25", "MLP 61", "MLP 62"})
public record Announcement(Kinds kind, TextFrame frame, boolean agreed) implements ResolutionStep {
  /// What is used.
  public enum Kinds {
    /// An Event is played.
    EVENT,
    /// An ability is used.
    ABILITY,
    /// An ability of an Event or a card in play is used as a reaction.
    REACTION,
    /// A text that was set off asks for a price.
    TRIGGERED
  }

  static Announcement triggered(TextFrame frame) {
    return new Announcement(Kinds.TRIGGERED, frame, !frame.text().body().optional());
  }

  /// The player has said yes.
  Announcement agree() {
    return new Announcement(kind, frame, true);
  }

  Announcement with(TextFrame more) {
    return new Announcement(kind, more, agreed);
  }

  /// Its card.
  public int card() {
    return CardRef.card(frame.self());
  }

  /// Who uses it.
  public Seat seat() {
    return frame.you();
  }

  /// Whether its card is played with it: an Event.
  boolean isPlayed(Board board) {
    return kind != Kinds.TRIGGERED && !board.inPlay(card());
  }

  @Override
  public void write(Fingerprint out) {
    out.add(7).add(kind.ordinal()).add(agreed ? 1 : 0);
    frame.write(out);
  }
}
