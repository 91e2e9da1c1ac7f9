package cardwright.mlpccg.procedure;

import cardwright.cardgame.run.Interpreter;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.procedure.Code.Verb;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;
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
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.resolve.Wants;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;

/// The moves with which players answer what texts ask.
final class Says {
  private final Board board;
  private final Options options;

  Says(Board board, Options options) {
    this.board = board;
    this.options = options;
  }

  /// Finds the moves; answers who is asked.
  Seat find(ResolutionStep top) {
    return switch (top) {
      case TextFrame frame -> find(frame);
      case Announcement announcement -> find(announcement);
      case Wanted wanted -> find(wanted);
      case Gate gate -> find(gate);
      case Reactions reactions -> {
        options.add(Code.of(Verb.PASS));
        options.offer(reactions.offers(board));
        yield reactions.seat();
      }
      case Ordering ordering -> find(ordering);
      case Arrange _, Starting _, Shuffling _, Finish _, Settle _ ->
          throw new IllegalStateException("nobody decides at " + top);
    };
  }

  private void yesOrNo() {
    options.add(Code.of(Verb.YES));
    options.add(Code.of(Verb.NO));
  }

  private Seat find(TextFrame frame) {
    if (frame.choice() >= 0) {
      for (int card : TextChoices.candidates(board, frame)) {
        options.addPick(Code.of(verb(frame), card), TextChoices.isAscending(board, frame, card));
      }
      if (TextChoices.mayStop(frame)) {
        options.add(Code.of(Verb.DONE));
      }
      options.addTakeBacks(TextChoices.takeBacks(board, frame));
    } else if (frame.modes() > 0) {
      for (int mode : TextChoices.modes(board, frame)) {
        options.add(Code.of(Verb.MODE, mode));
      }
    } else {
      yesOrNo();
    }
    return TextChoices.seat(board, frame);
  }

  private static Verb verb(TextFrame frame) {
    return switch (TextChoices.acting(frame)) {
      case Effect.Discard _ -> Verb.DISCARD;
      case Effect.Retire _ -> Verb.RETIRE;
      case Effect.LookAt _,
          Effect.Reveal _,
          Effect.Choose _,
          Effect.ChooseSecretly _,
          Effect.Dismiss _,
          Effect.Banish _,
          Effect.BanishBeneath _,
          Effect.MoveBeneath _,
          Effect.ToDiscard _,
          Effect.Exhaust _,
          Effect.Ready _,
          Effect.Frighten _,
          Effect.Unfrighten _,
          Effect.ToHand _,
          Effect.ToDeck _,
          Effect.PutIntoPlay _,
          Effect.PlayFree _,
          Effect.MayPlay _,
          Effect.Move _,
          Effect.Reattach _,
          Effect.Gain _,
          Effect.TakeControl _,
          Effect.Uncover _,
          Effect.TurnFaceDown _,
          Effect.TurnOver _,
          Effect.TurnToStart _,
          Effect.PutCounters _,
          Effect.RemoveAllCounters _,
          Effect.CopyCounter _,
          Effect.Challenge _,
          Effect.LeaveFaceoff _,
          Effect.Replace _ ->
          Verb.CHOOSE;
    };
  }

  private static Verb verb(Cost cost) {
    return switch (cost) {
      case Cost.Discard _ -> Verb.DISCARD;
      case Cost.Retire _ -> Verb.RETIRE;
      case Cost.Pay _,
          Cost.Exhaust _,
          Cost.Dismiss _,
          Cost.Spend _,
          Cost.ToHand _,
          Cost.MoveHome _,
          Cost.RemoveCounters _,
          Cost.RemoveAnyCounter _ ->
          Verb.CHOOSE;
    };
  }

  private Seat find(Announcement announcement) {
    switch (Announcing.next(board, announcement)) {
      case MAY -> yesOrNo();
      case X -> add(Verb.NUMBER, Announcing.options(board, announcement));
      case COST -> {
        Verb verb = verb(Announcing.cost(announcement));
        for (int card : Announcing.options(board, announcement)) {
          options.addPick(Code.of(verb, card), Announcing.isAscending(board, announcement, card));
        }
        options.addTakeBacks(Announcing.takeBacks(board, announcement));
      }
      case NOTHING -> {}
      case COUNTER -> {
        int card = Announcing.counted(board, announcement);
        for (int number : Announcing.options(board, announcement)) {
          options.add(Code.of(Verb.COUNTER, card, number));
        }
      }
    }
    return announcement.seat();
  }

  private void add(Verb verb, int[] all) {
    for (int each : all) {
      options.add(Code.of(verb, each));
    }
  }

  private Seat find(Wanted wanted) {
    int[] all = Wants.options(board, wanted);
    switch (wanted.what()) {
      case MOVE, ENTER, FACE_DOWN, PLACE -> add(Verb.AT, all);
      case HOST -> cards(Verb.CHOOSE, all);
      case KEEP -> once(Verb.CHOOSE, all);
      case FIND -> once(Verb.TAKE, all);
      case TAKE -> take(wanted, all);
      case COLOR, GAINED_COLOR -> add(Verb.COLOR, all);
      case TYPE -> add(Verb.TYPE, all);
      case COUNTER -> {
        for (int number : all) {
          options.add(Code.of(Verb.COUNTER, CardRef.card(wanted.ref()), number));
        }
      }
      case DO -> yesOrNo();
      case REST -> throw new IllegalStateException("nothing is asked");
    }
    if (wanted.optional()) {
      options.add(Code.of(wanted.what() == Wanted.What.FIND ? Verb.NOTHING : Verb.DONE));
    }
    return wanted.seat();
  }

  private void take(Wanted wanted, int[] refs) {
    if (wanted.many() == 1) {
      once(Verb.TAKE, refs);
      return;
    }
    for (int ref : refs) {
      options.addPick(Code.of(Verb.TAKE, CardRef.card(ref)), Wants.isAscending(board, wanted, ref));
    }
    options.addTakeBacks(Wants.takeBacks(board, wanted));
  }

  private void once(Verb verb, int[] refs) {
    for (int ref : refs) {
      options.addOnce(verb, CardRef.card(ref));
    }
  }

  private void cards(Verb verb, int[] refs) {
    for (int ref : refs) {
      options.add(Code.of(verb, CardRef.card(ref)));
    }
  }

  /// One text that may be left is a matter of yes or no; of several one is named.
  private Seat find(Gate gate) {
    int[] all = Gates.options(board, gate);
    if (all.length == 2 && all[1] == Gates.NOTHING) {
      yesOrNo();
      return Gates.seat(board, gate);
    }
    for (int option : all) {
      if (option == Gates.NOTHING) {
        options.add(Code.of(Verb.NO));
      } else {
        options.add(Code.of(Verb.FIRST, CardRef.card(Gates.card(board, gate, option)), option));
      }
    }
    return Gates.seat(board, gate);
  }

  private Seat find(Ordering ordering) {
    for (int option : ordering.options(board)) {
      options.add(Code.of(Verb.FIRST, CardRef.card(ordering.card(board, option)), option));
    }
    return ordering.seat();
  }

  /// Makes a move.
  void make(ResolutionStep top, int code, Chance chance) {
    switch (top) {
      case TextFrame frame -> make(frame, code);
      case Announcement announcement -> make(announcement, code);
      case Wanted wanted -> make(wanted, code, chance);
      case Gate gate -> make(gate, code);
      case Reactions reactions -> {
        if (Code.verb(code) == Verb.OFFER) {
          reactions.react(board, chance, options.offered(code));
        } else {
          reactions.pass(board);
        }
      }
      case Ordering ordering -> ordering.choose(board, Code.b(code));
      case Arrange _, Starting _, Shuffling _, Finish _, Settle _ ->
          throw new IllegalStateException("nobody decides at " + top);
    }
  }

  private void make(TextFrame frame, int code) {
    Verb verb = Code.verb(code);
    if (frame.choice() >= 0) {
      if (verb == Verb.UNPICK) {
        TextChoices.takeBack(board, frame, Code.a(code));
      } else if (verb == Verb.DONE) {
        TextChoices.stop(board, frame);
      } else {
        TextChoices.choose(board, frame, Code.a(code));
      }
    } else if (frame.modes() > 0) {
      Interpreter.pickMode(board.agenda(), frame, Code.a(code));
    } else if (verb == Verb.YES) {
      TextChoices.agree(board, frame);
    } else {
      Interpreter.decline(board.agenda(), frame);
    }
  }

  private void make(Announcement announcement, int code) {
    if (Code.verb(code) == Verb.UNPICK) {
      Announcing.takeBack(board, announcement, Code.a(code));
      return;
    }
    switch (Announcing.next(board, announcement)) {
      case MAY -> {
        if (Code.verb(code) == Verb.YES) {
          Announcing.settle(board, announcement, 0);
        } else {
          Announcing.decline(board);
        }
      }
      case X, COST -> Announcing.settle(board, announcement, Code.a(code));
      case COUNTER -> Announcing.settle(board, announcement, Code.b(code));
      case NOTHING -> throw new IllegalStateException("nothing is asked");
    }
  }

  private void make(Wanted wanted, int code, Chance chance) {
    if (Code.verb(code) == Verb.UNPICK) {
      Wants.takeBack(board, wanted, Code.a(code));
      return;
    }
    boolean none = Code.verb(code) == Verb.DONE || Code.verb(code) == Verb.NOTHING;
    Wants.make(board, chance, wanted, none ? Wants.NOTHING : option(wanted, code));
  }

  private int option(Wanted wanted, int code) {
    return switch (wanted.what()) {
      case MOVE, ENTER, FACE_DOWN, PLACE, COLOR, GAINED_COLOR, TYPE -> Code.a(code);
      case HOST, KEEP, FIND, TAKE -> board.ref(Code.a(code));
      case COUNTER -> Code.b(code);
      case DO -> Code.verb(code) == Verb.YES ? 1 : 0;
      case REST -> throw new IllegalStateException("nothing is asked");
    };
  }

  private void make(Gate gate, int code) {
    if (Code.verb(code) == Verb.NO) {
      Gates.take(board, gate, Gates.NOTHING);
    } else {
      Gates.take(board, gate, Code.verb(code) == Verb.YES ? 0 : Code.b(code));
    }
  }
}
