package cardwright.mlpccg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Explanations;
import cardwright.engine.CardRef;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import java.util.ArrayList;
import java.util.List;

/// Why a number is what it is: what is printed, each change with its source, what it comes to.
@Rule({"MLP 25", "MLP 49", "MLP 52", "MLP 70"})
public final class Reasons {
  private Reasons() {}

  /// The power of a card in play.
  public static Explanation power(Board board, int card) {
    DerivedValues derived = board.derived();
    int reckoned = derived.reckoned(board, card);
    int now = derived.power(board, card);
    return Explanations.of(
        name(board, card),
        Messages.of("explain.power"),
        Explanations.number(board.face(card).figures().power()),
        changes(board, card),
        Explanations.number(now, reckoned));
  }

  private static List<Message> changes(Board board, int card) {
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return List.of(Messages.of("explain.face-down"));
    }
    List<Message> changes = new ArrayList<>();
    int counters = board.counters().number(card, Layers.POWER_COUNTER);
    if (counters > 0) {
      changes.add(Messages.of("explain.counters", word(signed(counters))));
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() == board.ref(card)
          && each instanceof LastingEffect.Power(int _, int by, var term)) {
        changes.add(from(by, card(term.name())));
      }
    }
    DerivedValues derived = board.derived();
    if (derived.caretaker(board, card) > 0) {
      changes.add(from(1, word("Caretaker")));
    }
    int supported = derived.supported(board, card);
    if (supported > 0) {
      changes.add(from(supported, word("Supportive")));
    }
    for (ActiveEffect each : derived.laws(board, LawKind.HAS)) {
      if (each.law() instanceof Law.Has has && each.holds(board)) {
        law(board, card, has, each, changes);
      }
    }
    return changes;
  }

  private static void law(
      Board board, int card, Law.Has has, ActiveEffect spoken, List<Message> changes) {
    for (int subject : Laws.subject(board, has.subject(), spoken.context())) {
      for (Change change : has.changes()) {
        if (subject == card && change instanceof Change.Power(boolean less, var by)) {
          int number = Values.of(board, by, spoken.context());
          changes.add(from(less ? -number : number, card(source(board, spoken))));
        }
      }
    }
  }

  private static String source(Board board, ActiveEffect spoken) {
    return board.card(CardRef.card(spoken.context().self())).name();
  }

  private static Message from(int by, Message.Argument source) {
    return Messages.of("explain.change", word(signed(by)), source);
  }

  /// What a card costs its owner, wherever it is played to.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    int printed = board.card(card).front().figures().cost();
    int now = Costs.play(board, card, owner, Area.NONE);
    List<Message> changes =
        now == printed
            ? List.of()
            : List.of(Messages.of("explain.by-texts", word(signed(now - printed))));
    return Explanations.of(
        name(board, card),
        Explanations.cost(),
        Explanations.number(printed),
        changes,
        Explanations.number(now));
  }

  private static Message name(Board board, int card) {
    Seat seat = board.inPlay(card) ? board.controller(card) : board.pool().owner(card);
    return Explanations.card(board.card(card).name(), seat);
  }

  static String signed(int by) {
    return by < 0 ? String.valueOf(by) : "+" + by;
  }
}
