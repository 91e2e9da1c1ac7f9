package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import java.util.Arrays;

/// Challenges a Troublemaker, which [PickChallenge] offers.
@Rule({"MLP 20", "MLP 21", "MLP B19"})
record ChallengeTroublemaker(Board board, Labels labels) implements TurnAction, CardMove {
  private static final String VERB = "challenge";

  /// What speaks against challenging a Troublemaker.
  enum Objection {
    NONE,
    FACE_DOWN,
    CHALLENGED,
    /// It is the seat's own, and no Villain.
    NO_VILLAIN,
    NO_CHALLENGER,
    FORBIDDEN
  }

  /// The first objection to challenging a Troublemaker in the seat's Challenge Step.
  static Objection objection(Board board, Seat seat, int card) {
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return Objection.FACE_DOWN;
    }
    if (board.is(card, CardFlag.CHALLENGED)) {
      return Objection.CHALLENGED;
    }
    DerivedValues derived = board.derived();
    if (board.controller(card) == seat && !derived.has(board, card, Keyword.VILLAIN)) {
      return Objection.NO_VILLAIN;
    }
    int area = board.area(card);
    if (derived.firstCharacter(area, seat) == Board.EMPTY) {
      return Objection.NO_CHALLENGER;
    }
    boolean allowed =
        FaceoffTotals.challengers(board, area, seat) <= ActiveLaws.challengers(board, card, seat)
            && !ActiveLaws.forbidChallenge(board, card, seat)
            && !ActiveLaws.forbid(board, Law.Done.CHALLENGED, card, seat, Area.NONE);
    return allowed ? Objection.NONE : Objection.FORBIDDEN;
  }

  /// The Troublemakers that a player can challenge.
  static int[] those(Board board, Seat seat) {
    int[] found = new int[4];
    int count = 0;
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side));
      for (int whose = 0; whose < 2; whose++) {
        int card = board.derived().faceUpTroublemaker(board, area, Seat.of(whose));
        if (card != Board.EMPTY && objection(board, seat, card) == Objection.NONE) {
          found[count++] = card;
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  @Override
  public String verb() {
    return VERB;
  }

  @Override
  public Message untimely(String what) {
    return board.agenda().top() == Phase.CHALLENGE
        ? Message.NOTHING
        : Messages.of("refusal.troublemaker-phase");
  }

  @Override
  public int meant(String what) {
    return labels.inPlay(what);
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.no-troublemaker", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    if (!board.card(card).is(Kind.TROUBLEMAKER)) {
      return nobody(what);
    }
    Message.Argument name = card(labels.name(card));
    return switch (objection(board, labels.reader(), card)) {
      case NONE -> Message.NOTHING;
      case FACE_DOWN -> Messages.of("refusal.face-down");
      case CHALLENGED -> Messages.of("refusal.challenged", name);
      case NO_VILLAIN -> Messages.of("refusal.no-villain", name);
      case NO_CHALLENGER -> Messages.of("refusal.no-challenger", name);
      case FORBIDDEN -> Messages.of("refusal.challenge-forbidden", name);
    };
  }

  @Override
  public Message unlisted(int card, String what) {
    return Messages.of("refusal.challenge-forbidden", card(labels.name(card)));
  }

  @Override
  public String notation(int card, int area) {
    return VERB + " " + labels.of(card);
  }

  @Override
  public Message meaning(int card, int area) {
    return Messages.of("move.challenge", labels.mention(card));
  }

  @Rule({"MLP 20", "MLP 43"})
  @Override
  public void make(int card, int area, Chance chance) {
    Seat seat = labels.reader();
    int ref = board.ref(card);
    board.put(card, CardFlag.CHALLENGED, true);
    Faceoff.start(board, FaceoffKind.TROUBLEMAKER, 1 << board.area(card), ref, seat);
    CheckedEvents.happen(board, chance, new GameEvent.Announce(ref, seat, GameEvent.Act.CHALLENGE));
  }
}
