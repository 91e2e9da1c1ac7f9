package cardwright.ggltcg.procedure;

import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
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
    Passage now = passage;
    Script<Effect> script = now.text().script();
    int at = now.next();
    while (at < script.length()) {
      int next =
          switch (script.at(at)) {
            case Script.Do<Effect>(Effect effect, int choice) ->
                carryOut(board, now, effect, choice, at);
            case Script.Choose<Effect>(Effect _, int choice) -> {
              now = withAll(board, now, choice);
              yield candidates(board, now, choice) != 0 ? at : at + 1;
            }
            case Script.May<Effect>(int otherwise, int choice) ->
                may(board, now, at, otherwise, choice);
            default -> throw unworded(script, at);
          };
      if (board.outcome() != null) {
        return true;
      }
      if (next == at) {
        board.agenda().replace(now.at(at));
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

  /// Where several cards have to be picked and there are no more than that, all are.
  private static Passage withAll(Board board, Passage now, int choice) {
    Target.Choose choose = now.text().choice(choice);
    int needed = choose.least() - now.picks().count(choice);
    if (choose.most() == 1 || needed <= 0) {
      return now;
    }
    long candidates = candidates(board, now, choice);
    if (Long.bitCount(candidates) > needed) {
      return now;
    }
    Passage whole = now;
    for (long rest = candidates; rest != 0; rest &= rest - 1) {
      whole = whole.with(choice, board.ref(Long.numberOfTrailingZeros(rest)));
    }
    return whole;
  }

  /// What can be picked next, as bits; nothing when all was chosen at the announcement.
  @Rule("GG Q44")
  static long candidates(Board board, Passage now, int choice) {
    Target.Choose choose = now.text().choice(choice);
    if (now.announced() || now.picks().count(choice) >= choose.most()) {
      return 0;
    }
    int self = CardRef.card(now.self());
    long all = Candidates.of(board, choose, now.source(), self, now.you());
    return Candidates.unpicked(all, now.picks(), choice);
  }

  /// Those of the cards that can be picked next which players that search try: a text that has to be carried out does as much as it can.
  static long ascending(Passage now, int choice, long candidates) {
    int missing = now.text().choice(choice).least() - now.picks().count(choice);
    int needed = Math.min(missing, Long.bitCount(candidates));
    return Candidates.ascending(candidates, now.picks(), choice, needed);
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

  /// The player takes a pick back; who has taken all back where `you may` stands can decline again.
  static void takeBack(Board board, Passage now, int card) {
    int at = now.next();
    Script<Effect> script = now.text().script();
    if (script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)) {
      Passage fewer = now.without(choice, board.ref(card));
      boolean may = at > 0 && script.at(at - 1) instanceof Script.May<Effect>;
      board.agenda().replace(may && fewer.picks().count(choice) == 0 ? fewer.at(at - 1) : fewer);
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
