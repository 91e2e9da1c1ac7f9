package cardwright.mlpccg.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.run.TextRules;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Which;

/// How the texts of this game are carried out.
@Rule({"MLP 61", "MLP B48"})
public record Texts(Board board, Chance chance) implements TextRules<Effect, TextFrame> {
  private static final Seat[] NO_SEATS = {};

  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, TextFrame frame) {
    return Interpreter.goOn(board.agenda(), chance, new Texts(board, chance), frame);
  }

  /// X is worked out as soon as what it speaks of is there, and stays.
  @Override
  public TextFrame prepared(TextFrame now) {
    if (now.memory().x() >= 0 || now.text().body().x().isEmpty() || !KnownX.isKnown(board, now)) {
      return now;
    }
    Seat[] doers =
        switch (now.script().at(now.next())) {
          case Script.Do<Effect>(Effect effect, int _) -> now.doers(board, effect);
          case Script.Choose<Effect>(Effect effect, int _) -> now.doers(board, effect);
          case Script.May<Effect> _,
              Script.Unless<Effect> _,
              Script.Jump<Effect> _,
              Script.OneOf<Effect> _,
              Script.SomeOf<Effect> _,
              Script.Repeat<Effect> _,
              Script.Again<Effect> _,
              Script.Roll<Effect> _ ->
              NO_SEATS;
        };
    TextContext context = doers.length == 1 ? now.as(doers[0]) : now;
    int x = Math.max(0, Values.of(board, now.text().body().x().get(), context));
    return now.keeping(now.memory().withX(x));
  }

  /// An effect may note on its text what it has acted on.
  @Override
  public boolean leavesFirst() {
    return false;
  }

  /// Each player is asked whether to do it: `each player may draw a card`.
  @Override
  public boolean asksFirst(TextFrame now, Effect effect, int choice) {
    if (!(effect instanceof Effect.By by && by.may() && choice < 0)) {
      return false;
    }
    Seat[] seats = now.doers(board, effect);
    int part = now.cursor().part();
    if (part >= seats.length) {
      return false;
    }
    Seat seat = seats[part];
    if (Loops.isSpent(board, seat)) {
      board.agenda().replace(now.with(now.cursor().asking(part + 1, now.cursor().agreed())));
    } else {
      board.agenda().replace(now);
      int caller = board.agenda().size() - 1;
      board.agenda().push(new PendingAgreement(seat, caller));
    }
    return true;
  }

  @Override
  public CarriedOut carryOut(Effect effect, int choice, TextFrame frame, int agreed, int caller) {
    return Instructions.effect(board, chance, effect, choice, frame, agreed, caller);
  }

  @Override
  public May may(TextFrame now, int choice) {
    return !Loops.isSpent(board, now.you()) && Possible.isWorthAsking(board, now, now.next())
        ? May.ASK
        : May.DECLINE;
  }

  /// The turn player chooses first, then the other.
  @Override
  public Seat[] choosers(TextFrame now, Effect effect, int choice) {
    return now.doers(board, effect);
  }

  @Override
  public int[] candidates(TextFrame now, int choice, Seat seat) {
    Target.Choose<Which> choose = now.text().choice(choice);
    int picked = now.picks().count(choice, seat);
    return Candidates.many(board, choose, now.as(seat)) > picked
        ? TextChoices.candidates(board, now, choice, seat)
        : TextContext.NOBODY;
  }

  /// What everybody sees to be the only way is not asked.
  @Override
  public boolean isForced(TextFrame now, int choice, Seat seat, int[] candidates) {
    return candidates.length == 1
        && !TextChoices.isOptional(now, choice)
        && !board.zone(candidates[0]).hidden();
  }

  @Override
  public TextFrame picked(TextFrame now, int choice, Seat seat, int card) {
    return now.with(choice, seat, board.ref(card));
  }

  @Override
  public int[] modes(TextFrame now) {
    return TextChoices.modes(board, now);
  }

  @Override
  public boolean asksForTheOnlyMode() {
    return false;
  }

  @Override
  public int count(Effect count, TextFrame now) {
    return count instanceof Effect.Shared(SharedEffect.Count(var amount))
        ? Values.of(board, amount, now)
        : 0;
  }

  @Override
  @Rule("MLP Q49")
  public void endPlay() {
    Loops.end(board);
  }

  @Override
  public void rolled(int sides, int number) {
    if (board.heard()) {
      board.tell(new SharedLogEvent.Rolled(sides, number));
    }
  }
}
