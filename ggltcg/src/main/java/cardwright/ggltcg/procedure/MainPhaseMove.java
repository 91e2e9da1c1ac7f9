package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Playing;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Text;

/// A kind of move that [ActInMainPhase] offers: how such moves are written and what they mean. Which there are with a card, and what they do, stands beside that, without an object for each. Its options are [MainPhaseOption]s.
@Rule({"GG 4.4", "GG 4.5", "GG 15.1"})
interface MainPhaseMove extends CardMove {
  /// What is asked.
  Decision asked();

  Board board();

  /// Who moves.
  Seat you();

  /// How a move is written.
  String notation(int option);

  /// A number that stands for [#notation], among the moves of one action.
  long key(int option);

  /// What a move means, for a person.
  Message meaning(int option);

  /// What is said of cards that cannot be chosen.
  default ChoiceRefusals choices() {
    return new ChoiceRefusals(board(), you());
  }

  /// A card in a sentence.
  default Message.Argument mention(int card) {
    return new Labels(board()).mention(card);
  }

  /// A move names the card and the first card that is chosen for it.
  ///
  /// @param line the index of the text, or 0
  /// @param unpaid whether it is open yet if the card can be paid
  @Rule({"GG 14.1", "GG Q15", "GG Q33"})
  static void announced(
      MoveList options,
      Board board,
      Seat you,
      MainPhaseOption.Action action,
      int card,
      Text text,
      int line,
      boolean unpaid) {
    boolean chooses = text.announced() > 0;
    if ((!chooses || text.least(0) == 0)
        && !(unpaid && Possible.pay(board, card, PlayWording.NOBODY, you) != null)) {
      options.add(MainPhaseOption.of(action, card, PlayWording.NOBODY, line));
    }
    if (chooses) {
      long candidates = Playing.candidates(board, card, text, you);
      long ascending = Candidates.ascending(candidates, Picks.NONE, 0, text.choice(0).least());
      for (long rest = candidates; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int pick = CardSet.first(rest);
        if (!(unpaid && Possible.pay(board, card, pick, you) != null)) {
          options.addPick(
              MainPhaseOption.of(action, card, pick, line), CardSet.has(ascending, pick));
        }
      }
    }
  }

  /// Announces a card or an ability that was listed so.
  ///
  /// @param other the first card that is chosen for it, or [PlayWording#NOBODY]
  static void announce(Board board, Chance chance, int card, Text text, int other) {
    if (other == PlayWording.NOBODY) {
      Playing.announceAlone(board, chance, card, text);
    } else {
      Playing.announceOn(board, chance, card, text, other);
    }
  }

  /// The same moves can be offered at other times, as by [AnswerTussle].
  @Override
  default Message untimely(String what) {
    if (board().agenda().top() != Phase.MAIN) {
      return asked().isOption(Said.of(verb() + " " + what))
          ? Message.NOTHING
          : Messages.of("refusal.asked-first");
    }
    return enough(board());
  }

  /// Why nothing more can be done in this turn, or nothing.
  static Message enough(Board board) {
    return board.actionsThisTurn() >= Turn.MOST_ACTIONS
        ? Messages.of("refusal.no", clause(Objection.ENOUGH.message()))
        : Message.NOTHING;
  }

  /// How the move is written to which nothing objects, if it is offered.
  ///
  /// @param options the moves with its card
  default Message written(MoveList options, MainPhaseOption.Action action, int other) {
    for (int i = 0; i < options.count(); i++) {
      int option = options.get(i);
      if (MainPhaseOption.action(option) == action && MainPhaseOption.other(option) == other) {
        return Messages.of("refusal.written", word(notation(option)));
      }
    }
    return Messages.of("refusal.not-offered");
  }
}
