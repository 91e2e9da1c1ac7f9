package cardwright.ggltcg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Script;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Deeds;
import cardwright.ggltcg.resolve.Passage;
import cardwright.ggltcg.resolve.Resolve;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Target;
import org.jspecify.annotations.Nullable;

/// Carrying texts out, instruction by instruction.
final class Texts {
  private Texts() {}

  /// Carries a text on until it is done or waits; answers whether it is done.
  static boolean goOn(Board board, Passage passage) {
    Script<Effect> script = passage.text().script();
    int at = passage.next();
    while (at < script.length()) {
      int next =
          switch (script.at(at)) {
            case Script.Do<Effect>(Effect effect, int choice) ->
                carryOut(board, passage, effect, choice, at);
            case Script.Choose<Effect>(Effect _, int choice) ->
                candidates(board, passage, choice) != 0 ? at : at + 1;
            case Script.May<Effect>(int otherwise, int choice) ->
                may(board, passage, at, otherwise, choice);
            default -> throw unworded(script, at);
          };
      if (board.outcome() != null) {
        return true;
      }
      if (next == at) {
        board.agenda().replace(passage.at(at));
        return false;
      }
      at = next;
    }
    board.agenda().pop();
    return true;
  }

  /// Every finished instruction is followed by the checks.
  @Rule({"GG 12.1", "GG Q23"})
  private static int carryOut(Board board, Passage now, Effect effect, int choice, int at) {
    Resolve.effect(board, effect, choice, now);
    Deeds.settle(board);
    return at + 1;
  }

  /// `You may` with a choice right behind it is asked as one: choose or pass. What cannot be done is not asked.
  @Rule({"GG 10.5", "GG Q24"})
  private static int may(Board board, Passage now, int at, int otherwise, int choice) {
    if (now.announced() && choice >= 0) {
      return now.picks().count(choice) > 0 ? at + 1 : otherwise;
    }
    boolean asOne = now.text().script().at(at + 1) instanceof Script.Choose<Effect>;
    return asOne && candidates(board, now, choice) == 0 ? otherwise : at;
  }

  /// What can be picked next, as bits; nothing when all was chosen at the announcement.
  static long candidates(Board board, Passage now, int choice) {
    Target.Choose choose = now.text().choice(choice);
    if (now.announced() || now.picks().count(choice) >= choose.most()) {
      return 0;
    }
    int self = CardRef.card(now.self());
    long all = Candidates.of(board, choose, now.source(), self, now.you());
    long next = Candidates.next(all, now.picks(), choice);
    // A text that has to be carried out does as much as it can: of too few candidates all are
    // picked.
    int needed = Math.min(choose.least() - now.picks().count(choice), Long.bitCount(next));
    return Candidates.leaving(next, needed - 1);
  }

  /// What is being chosen for a text, or nothing.
  static Target.@Nullable Choose asked(Passage now) {
    Script<Effect> script = now.text().script();
    int at = script.at(now.next()) instanceof Script.May<Effect> ? now.next() + 1 : now.next();
    return script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)
        ? now.text().choice(choice)
        : null;
  }

  /// The player picks a card for the choice at hand.
  static void pick(Board board, Passage now, int card) {
    int at = now.next();
    Script<Effect> script = now.text().script();
    int choose = script.at(at) instanceof Script.May<Effect> ? at + 1 : at;
    if (script.at(choose) instanceof Script.Choose<Effect>(Effect _, int choice)) {
      board.agenda().replace(now.at(choose).with(choice, board.ref(card)));
    }
  }

  /// The player does what a text leaves open.
  static void agree(Board board, Passage now) {
    board.agenda().replace(now.at(now.next() + 1));
  }

  /// The player declines, or has picked enough.
  static void pass(Board board, Passage now) {
    switch (now.text().script().at(now.next())) {
      case Script.May<Effect>(int otherwise, int _) -> board.agenda().replace(now.at(otherwise));
      case Script.Choose<Effect> _, Script.Do<Effect> _ ->
          board.agenda().replace(now.at(now.next() + 1));
      default -> throw unworded(now.text().script(), now.next());
    }
  }

  /// The phrasebook of this game has no words for other instructions, so no text has them.
  private static IllegalStateException unworded(Script<Effect> script, int at) {
    return new IllegalStateException("no card says " + script.at(at));
  }
}
