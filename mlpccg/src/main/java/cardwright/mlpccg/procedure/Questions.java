package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.Finish;
import cardwright.mlpccg.resolve.Gate;
import cardwright.mlpccg.resolve.Gates;
import cardwright.mlpccg.resolve.Ordering;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.resolve.ResolutionStep;
import cardwright.mlpccg.resolve.Settle;
import cardwright.mlpccg.resolve.Shuffling;
import cardwright.mlpccg.resolve.Starting;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.resolve.Wanted;

/// What texts ask, in plain words.
final class Questions {
  private Questions() {}

  static String of(Board board, Labels labels, ResolutionStep top) {
    return switch (top) {
      case TextFrame frame -> of(frame, name(labels, frame.self()));
      case Announcement announcement -> {
        String name = name(labels, announcement.frame().self());
        yield announcement.agreed() ? name + ": what do you pay with?" : "Do you use " + name + "?";
      }
      case Gate gate ->
          Gates.options(board, gate).length > 2
              ? Happened.about(board, labels, gate) + "Which text takes its place?"
              : Happened.about(board, labels, gate)
                  + "Do you use "
                  + name(labels, Gates.card(board, gate, 0))
                  + " instead?";
      case Reactions reactions -> Happened.words(board, labels, reactions) + "Do you react?";
      case Ordering _ -> "Several of your abilities wait: which one comes first?";
      case Wanted wanted -> of(wanted.what());
      case Arrange _, Starting _, Shuffling _, Finish _, Settle _ ->
          throw new IllegalStateException("nobody decides at " + top);
    };
  }

  private static String name(Labels labels, int ref) {
    return labels.name(CardRef.card(ref));
  }

  private static String of(TextFrame frame, String name) {
    if (frame.choice() >= 0) {
      return name + ": which card?";
    }
    return frame.modes() > 0
        ? name + ": which of its instructions?"
        : name + ": do you use its ability?";
  }

  private static String of(Wanted.What what) {
    return switch (what) {
      case MOVE, ENTER, FACE_DOWN -> "Where does it go?";
      case PLACE -> "At which Problem?";
      case HOST -> "Onto or beneath which card does it go?";
      case COLOR, GAINED_COLOR -> "Which color?";
      case TYPE -> "Which type of card?";
      case FIND -> "Which card do you look for?";
      case TAKE -> "Which card do you take?";
      case KEEP -> "Which of the flipped cards counts?";
      case COUNTER -> "Which counter?";
      case DO -> "Do you do it?";
      case REST -> "Which card goes back?";
    };
  }
}
