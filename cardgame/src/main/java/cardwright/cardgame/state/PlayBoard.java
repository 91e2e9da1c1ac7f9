package cardwright.cardgame.state;

import cardwright.engine.Outcome;
import org.jspecify.annotations.Nullable;

/// The whole state of one play, as a game composes it of the parts of this package.
///
/// @param <B> the game's board
public interface PlayBoard<B extends PlayBoard<B>> {
  /// An independent twin without a listener.
  B copy();

  /// Makes another board of the same play equal to this one.
  void copyTo(B twin);

  /// 64 bits over the whole state.
  long fingerprint();

  /// How the play ended, or null while it goes on.
  @Nullable Outcome outcome();

  /// Where events are told.
  EventSink events();
}
