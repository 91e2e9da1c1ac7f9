package snowday;

import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What can be done now: every option is legal, and what is illegal is none.
record Options(Board board, Seat seat, String question, List<Option> all) implements Choice {
  /// The words that moves are written with, besides names of cards and numbers.
  static final List<String> WORDS =
      List.of("play", "throw", ">", "fort", "choose", "mode", "yes", "pass");

  sealed interface Option {
    record Play(int card) implements Option {}

    record Fight(int card, int target) implements Option {}

    record HitFort(int card) implements Option {}

    record ChooseFriend(int card) implements Option {}

    record ChooseMode(int mode) implements Option {}

    record Agree() implements Option {}

    record Pass() implements Option {}
  }

  static Options of(Board board) {
    return board.agenda().size() > 0 ? ofText(board, Texts.top(board)) : ofTurn(board);
  }

  /// SD 3.2 to SD 3.4.
  private static Options ofTurn(Board board) {
    Seat you = board.active();
    List<Option> all = new ArrayList<>();
    for (int card : board.cards(you, Board.Zone.HAND)) {
      all.add(new Option.Play(card));
    }
    int[] others = board.cards(you.other(), Board.Zone.YARD);
    for (int card : board.cards(you, Board.Zone.YARD)) {
      if (board.hasThrown(card)) {
        continue;
      }
      for (int other : others) {
        all.add(new Option.Fight(card, other));
      }
      if (others.length == 0) {
        all.add(new Option.HitFort(card));
      }
    }
    all.add(new Option.Pass());
    String deeds = board.deeds() == 1 ? "one more thing" : board.deeds() + " more things";
    return new Options(board, you, "Your turn: you may do " + deeds + ".", all);
  }

  private static Options ofText(Board board, TextFrame text) {
    String card = text.source().name();
    List<Option> all = new ArrayList<>();
    return switch (text.script().at(text.next())) {
      case Script.Choose<Effect>(Effect effect, int _) -> {
        for (int friend : board.candidates(effect, text.you())) {
          all.add(new Option.ChooseFriend(friend));
        }
        yield new Options(board, text.you(), card + ": which friend?", all);
      }
      case Script.OneOf<Effect>(List<Integer> starts) -> {
        for (int mode = 0; mode < starts.size(); mode++) {
          all.add(new Option.ChooseMode(mode));
        }
        yield new Options(board, text.you(), card + ": which part of its text?", all);
      }
      case Script.May<Effect> _ ->
          new Options(
              board, text.you(), card + ": do it?", List.of(new Option.Agree(), new Option.Pass()));
      case Script.Do<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          throw new IllegalStateException("nothing is asked by " + text);
    };
  }

  /// Carries an option out, and all that follows up to the next choice.
  void make(int index, Chance chance) {
    switch (all.get(index)) {
      case Option.Play(int card) -> board.play(card);
      case Option.Fight(int card, int target) -> board.fight(card, target);
      case Option.HitFort(int card) -> board.hitFort(card);
      case Option.ChooseFriend(int card) -> choose(card);
      case Option.ChooseMode(int mode) ->
          Interpreter.pickMode(board.agenda(), Texts.top(board), mode);
      case Option.Agree() -> Interpreter.agree(board.agenda(), Texts.top(board));
      case Option.Pass() -> {
        if (board.agenda().size() > 0) {
          Interpreter.decline(board.agenda(), Texts.top(board));
        } else {
          board.pass();
        }
      }
    }
    board.run(chance);
  }

  private void choose(int card) {
    TextFrame text = Texts.top(board);
    board.agenda().replace(text.picking(text.choice(), CardRef.of(card, 0)));
  }

  @Override
  public int count() {
    return all.size();
  }

  @Override
  public Move move(int index) {
    return switch (all.get(index)) {
      case Option.Play(int card) ->
          new Move("play " + lower(card), "Play " + board.card(card).name() + ".");
      case Option.Fight(int card, int target) ->
          new Move(
              "throw " + lower(card) + " > " + lower(target),
              board.card(card).name() + " throws at " + board.card(target).name() + ".");
      case Option.HitFort(int card) ->
          new Move(
              "throw " + lower(card) + " > fort", board.card(card).name() + " throws at the fort.");
      case Option.ChooseFriend(int card) ->
          new Move("choose " + lower(card), "Choose " + board.card(card).name() + ".");
      case Option.ChooseMode(int mode) ->
          new Move("mode " + (mode + 1), "Choose part " + (mode + 1) + " of the text.");
      case Option.Agree() -> new Move("yes", "Do it.");
      case Option.Pass() ->
          new Move("pass", board.agenda().size() > 0 ? "Leave it." : "End the turn.");
    };
  }

  private String lower(int card) {
    return board.card(card).name().toLowerCase(Locale.ROOT);
  }

  /// Why a move is not among the options.
  String refusal(String notation) {
    if (indexOf(notation) >= 0) {
      return "It is offered.";
    }
    for (int card : board.cards(seat, Board.Zone.YARD)) {
      if (notation.startsWith("throw " + lower(card)) && board.agenda().size() == 0) {
        return board.hasThrown(card)
            ? board.card(card).name() + " has thrown this turn (SD 3.3)"
            : notation.endsWith("> fort")
                ? "a friend guards the fort (SD 5.3)"
                : "there is no such friend in the other yard (SD 5.1)";
      }
    }
    return "it is none of what can be done now (SD 3)";
  }
}
