package cardwright.ggltcg.resolve;

import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.vocabulary.Card;
import org.jspecify.annotations.Nullable;

/// Toys that are copies for a time, and then what they were before.
@Rule("GG Q84")
final class Copies {
  private Copies() {}

  /// Makes a Toy in play a copy for a time.
  static void turn(Board board, int card, Card face, Expiry expiry, String source) {
    int ref = board.ref(card);
    LastingEffect.@Nullable Copied last = last(board, ref);
    Card from = last == null ? board.face(card).printed() : last.from();
    board.lasting().add(new LastingEffect.Copied(ref, from, face, expiry, source));
    board.turnInto(card, face);
  }

  /// What is over makes no Toy a copy any more: each is what the last text that still lasts has made it, or what it was at first.
  static void turnBack(Board board, LastingEffect[] over) {
    for (LastingEffect each : over) {
      if (each instanceof LastingEffect.Copied copied && board.holds(copied.ref())) {
        LastingEffect.@Nullable Copied last = last(board, copied.ref());
        board.turnInto(CardRef.card(copied.ref()), last == null ? copied.from() : last.face());
      }
    }
  }

  private static LastingEffect.@Nullable Copied last(Board board, int ref) {
    LastingEffect.Copied last = null;
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Copied copied && copied.ref() == ref) {
        last = copied;
      }
    }
    return last;
  }
}
