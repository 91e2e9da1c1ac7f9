package snowday;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// What is asked now: by the turn, or by the text that waits for an answer.
final class Decisions {
  /// The words that moves are written with, besides names of cards and numbers.
  static final List<String> WORDS =
      List.of("play", "throw", ">", "fort", "choose", "mode", "yes", "no", "pass");

  private Decisions() {}

  static Decision of(Board board) {
    if (board.agenda().size() == 0) {
      return new TakeTurn(board);
    }
    TextFrame text = Texts.top(board);
    return switch (text.script().at(text.next())) {
      case Script.Choose<Effect>(Effect effect, int choice) ->
          new ChooseFriend(board, text, effect, choice);
      case Script.OneOf<Effect>(List<Integer> starts) -> new ChoosePart(board, text, starts.size());
      case Script.May<Effect> _ -> new DoIt(board, text);
      case Script.Do<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          throw new IllegalStateException("nothing is asked by " + text);
    };
  }

  static String lower(Board board, int card) {
    return board.card(card).name().toLowerCase(Locale.ROOT);
  }

  /// SD 4.4.
  private record ChooseFriend(Board board, TextFrame text, Effect effect, int choice)
      implements ChooseCards {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public String question() {
      return text.source().name() + ": which friend?";
    }

    @Override
    public int[] candidates() {
      return board.candidates(effect, text.you());
    }

    @Override
    public void pick(int card, Chance chance) {
      board.agenda().replace(text.picking(choice, board.ref(card)));
    }

    @Override
    public String label(int card) {
      return lower(board, card);
    }

    @Override
    public String name(int card) {
      return board.card(card).name();
    }
  }

  private record ChoosePart(Board board, TextFrame text, int parts) implements ChooseMode {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public String question() {
      return text.source().name() + ": which part of its text?";
    }

    @Override
    public int[] modes() {
      return IntStream.range(0, parts).toArray();
    }

    @Override
    public String meaning(int mode) {
      return "Choose part " + (mode + 1) + " of the text.";
    }

    @Override
    public void choose(int mode) {
      Interpreter.pickMode(board.agenda(), text, mode);
    }
  }

  private record DoIt(Board board, TextFrame text) implements YesNo {
    @Override
    public Seat seat() {
      return text.you();
    }

    @Override
    public String question() {
      return text.source().name() + ": do it?";
    }

    @Override
    public void answer(boolean yes, Chance chance) {
      if (yes) {
        Interpreter.agree(board.agenda(), text);
      } else {
        Interpreter.decline(board.agenda(), text);
      }
    }
  }
}
