package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Explanation;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
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
        "power",
        String.valueOf(board.face(card).figures().power()),
        changes(board, card),
        now == reckoned ? String.valueOf(now) : now + "(" + reckoned + ")");
  }

  private static List<String> changes(Board board, int card) {
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return List.of("none while it is face-down");
    }
    List<String> changes = new ArrayList<>();
    int counters = board.counters().number(card, Layers.POWER_COUNTER);
    if (counters > 0) {
      changes.add(from(counters, "power counters"));
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
    return signed(by) + " from " + source;
  }

  /// What a card costs its owner, wherever it is played to.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    int printed = board.card(card).front().figures().cost();
    int now = Costs.play(board, card, owner, Area.NONE);
    List<String> changes =
        now == printed ? List.of() : List.of(signed(now - printed) + " by texts");
    return new Explanation(
        name(board, card), "cost", String.valueOf(printed), changes, String.valueOf(now));
  }

  private static String name(Board board, int card) {
    Seat seat = board.inPlay(card) ? board.controller(card) : board.pool().owner(card);
    return board.card(card).name() + " of " + seat;
  }

  static String signed(int by) {
    return by < 0 ? String.valueOf(by) : "+" + by;
  }
}
