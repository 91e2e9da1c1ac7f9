package cardwright.mlpccg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.CardRef;
import cardwright.engine.Explanation;
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
    return new Explanation(
        name(board, card),
        Messages.of("explain.power").words(),
        String.valueOf(board.face(card).figures().power()),
        changes(board, card),
        now == reckoned ? String.valueOf(now) : now + "(" + reckoned + ")");
  }

  private static List<String> changes(Board board, int card) {
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return List.of(Messages.of("explain.face-down").words());
    }
    List<String> changes = new ArrayList<>();
    int counters = board.counters().number(card, Layers.POWER_COUNTER);
    if (counters > 0) {
      changes.add(Messages.of("explain.counters", word(signed(counters))).words());
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() == board.ref(card)
          && each instanceof LastingEffect.Power(int _, int by, var term)) {
        changes.add(from(by, term.name()));
      }
    }
    DerivedValues derived = board.derived();
    if (derived.caretaker(board, card) > 0) {
      changes.add(from(1, "Caretaker"));
    }
    int supported = derived.supported(board, card);
    if (supported > 0) {
      changes.add(from(supported, "Supportive"));
    }
    for (ActiveEffect each : derived.laws(board, LawKind.HAS)) {
      if (each.law() instanceof Law.Has has && each.holds(board)) {
        law(board, card, has, each, changes);
      }
    }
    return changes;
  }

  private static void law(
      Board board, int card, Law.Has has, ActiveEffect spoken, List<String> changes) {
    for (int subject : Laws.subject(board, has.subject(), spoken.context())) {
      for (Change change : has.changes()) {
        if (subject == card && change instanceof Change.Power(boolean less, var by)) {
          int number = Values.of(board, by, spoken.context());
          changes.add(from(less ? -number : number, source(board, spoken)));
        }
      }
    }
  }

  private static String source(Board board, ActiveEffect spoken) {
    return board.card(CardRef.card(spoken.context().self())).name();
  }

  private static String from(int by, String source) {
    return Messages.of("explain.change", word(signed(by)), word(source)).words();
  }

  /// What a card costs its owner, wherever it is played to.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    int printed = board.card(card).front().figures().cost();
    int now = Costs.play(board, card, owner, Area.NONE);
    List<String> changes =
        now == printed
            ? List.of()
            : List.of(Messages.of("explain.by-texts", word(signed(now - printed))).words());
    return new Explanation(
        name(board, card),
        Messages.of("explain.cost").words(),
        String.valueOf(printed),
        changes,
        String.valueOf(now));
  }

  private static String name(Board board, int card) {
    Seat seat = board.inPlay(card) ? board.controller(card) : board.pool().owner(card);
    return Messages.of("explain.whose", card(board.card(card).name()), player(seat)).words();
  }

  static String signed(int by) {
    return by < 0 ? String.valueOf(by) : "+" + by;
  }
}
