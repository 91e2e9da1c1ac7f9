package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.player;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What tables tell of the faceoff that is going on: how far it is, what it is about, who takes part, and what each card adds. All of it lies open.
@Rule({"MLP 13", "MLP 43", "MLP 44", "MLP 45", "MLP 47", "MLP B17"})
public final class FaceoffTable {
  private FaceoffTable() {}

  /// What holds for the whole table while a faceoff is going on.
  public static List<Table.Fact> facts(Board board) {
    return facts(board, step(board));
  }

  private static List<Table.Fact> facts(Board board, Step step) {
    List<Table.Fact> facts = new ArrayList<>();
    FaceoffKind kind = board.faceoff();
    facts.add(new Table.Fact("faceoff", kind.words(), Messages.of("fact.faceoff"), words(kind)));
    facts.add(
        new Table.Fact("faceoff step", step.id, Messages.of("fact.faceoff-step"), step.words()));
    int points = points(board);
    if (points > 0) {
      facts.add(
          new Table.Fact(
              "faceoff prize", String.valueOf(points), Messages.of("fact.faceoff-prize")));
    }
    if (kind == FaceoffKind.TROUBLEMAKER) {
      Seat challenger = Seat.of(board.get(TableCounter.STARTER));
      facts.add(
          new Table.Fact(
              "challenger",
              challenger.name(),
              Messages.of("fact.challenger"),
              Messages.of("fact.seat", player(challenger))));
    }
    return facts;
  }

  /// What a card in play is marked with while a faceoff is going on.
  public static List<Table.Fact> marks(Board board, int card) {
    List<Table.Fact> marks = new ArrayList<>();
    if (Selection.isInvolved(board, card)) {
      marks.add(new Table.Fact("involved", "", Messages.of("fact.involved")));
      int adds = FaceoffTotals.contribution(board, card);
      marks.add(quiet("adds", String.valueOf(adds), Messages.of("fact.adds")));
      Seat side = board.faceoffSide(card);
      if (side != board.controller(card)) {
        Message to = Messages.of("fact.seat", player(side));
        marks.add(
            new Table.Fact(
                "adds to", side.name(), Table.Telling.PRINTED, Messages.of("fact.adds-to"), to));
      }
    }
    if (isContested(board, card)) {
      marks.add(quiet("contested", "", Messages.of("fact.contested")));
    }
    return marks;
  }

  /// The faceoff alone, as it lies before everybody when its totals are compared.
  static Table compared(Board board) {
    return new Table(
        Viewer.SPECTATOR,
        Optional.empty(),
        facts(board, Step.COMPARE),
        List.of(side(board, Seat.A), side(board, Seat.B)));
  }

  private static Table.Side side(Board board, Seat seat) {
    List<Table.Card> involved = new ArrayList<>();
    List<Table.Card> problems = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (isContested(board, card)) {
        if (board.controller(card) == seat) {
          problems.add(problem(board, card));
        }
      } else if (board.zone(card) == Zone.PLAY
          && Selection.isInvolved(board, card)
          && board.faceoffSide(card) == seat) {
        involved.add(involved(board, card));
      }
    }
    List<Table.Card> flipped = new ArrayList<>();
    Pile flips = board.pile(Zone.FLIPPED, seat);
    for (int i = 0; i < flips.size(); i++) {
      flipped.add(flipped(board, flips.get(i)));
    }
    return new Table.Side(
        seat,
        List.of(new Table.Counter("total", FaceoffTotals.total(board, seat))),
        List.of(zone("involved", involved), zone("flipped", flipped), zone("problem", problems)));
  }

  private static Table.Zone zone(String name, List<Table.Card> cards) {
    return new Table.Zone(name, cards.size(), List.copyOf(cards));
  }

  private static Table.Card involved(Board board, int card) {
    DerivedValues derived = board.derived();
    int printed = board.face(card).figures().power();
    List<Table.Fact> marks = new ArrayList<>();
    int colors = derived.colors(board, card);
    for (Color color : Color.values()) {
      if ((colors & color.bit()) != 0) {
        marks.add(quiet("colors", color.words(), Messages.of("fact.colors")));
        break;
      }
    }
    mark(marks, board, card, CardFlag.EXHAUSTED, "exhausted", Messages.of("fact.exhausted"));
    mark(marks, board, card, CardFlag.FACE_DOWN, "frightened", Messages.of("fact.frightened"));
    mark(marks, board, card, CardFlag.BOOSTED, "boosted", Messages.of("fact.boosted"));
    marks.addAll(marks(board, card));
    return card(
        board,
        card,
        new Table.Stat("power", printed, derived.power(board, card), derived.reckoned(board, card)),
        marks);
  }

  private static Table.Card problem(Board board, int card) {
    Figures figures = board.face(card).figures();
    return card(
        board, card, new Table.Stat("bonus", figures.bonus(), points(board)), marks(board, card));
  }

  private static Table.Card flipped(Board board, int card) {
    List<Table.Fact> marks = new ArrayList<>();
    mark(marks, board, card, CardFlag.IGNORED, "ignored", Messages.of("fact.ignored"));
    int printed = board.card(card).front().figures().power();
    return card(board, card, new Table.Stat("power", printed, Selection.power(board, card)), marks);
  }

  private static Table.Card card(Board board, int card, Table.Stat stat, List<Table.Fact> marks) {
    return new Table.Card(
        board.card(card).name(),
        String.join("/", board.card(card).titles()),
        board.pool().owner(card),
        List.of(stat),
        List.copyOf(marks));
  }

  private static void mark(
      List<Table.Fact> marks, Board board, int card, CardFlag flag, String name, Message label) {
    if (board.is(card, flag)) {
      marks.add(new Table.Fact(name, "", label));
    }
  }

  /// A mark that is told beside the card, and not on it.
  private static Table.Fact quiet(String name, String value, Message label) {
    return new Table.Fact(name, value, Table.Telling.PRINTED, label, Message.plain(value));
  }

  /// Whether a card is a Problem that the faceoff is about.
  private static boolean isContested(Board board, int card) {
    return board.faceoff().isProblem()
        && card == board.problem(Area.seat(board.area(card)))
        && (board.get(TableCounter.FACEOFF_AREAS) >> board.area(card) & 1) != 0;
  }

  /// What the winner scores; of a Troublemaker only the challenger does.
  @Rule({"MLP 13", "MLP 22", "MLP B23"})
  private static int points(Board board) {
    return switch (board.faceoff()) {
      case PROBLEM, DOUBLE -> FaceoffTotals.bonus(board);
      case TROUBLEMAKER -> {
        int troublemaker = board.challenged();
        yield troublemaker == Board.EMPTY ? 0 : board.face(troublemaker).figures().points();
      }
      case NONE, OF_A_CARD -> 0;
    };
  }

  private static Message words(FaceoffKind kind) {
    return switch (kind) {
      case NONE -> Message.NOTHING;
      case TROUBLEMAKER -> Messages.of("faceoff.troublemaker");
      case PROBLEM -> Messages.of("faceoff.problem");
      case DOUBLE -> Messages.of("faceoff.double-problem");
      case OF_A_CARD -> Messages.of("faceoff.of-a-card");
    };
  }

  /// How far a faceoff is, as players follow it.
  private enum Step {
    BEGIN("begin"),
    FLIP("flip"),
    /// Both players may act.
    ANSWER("answer"),
    COMPARE("compare"),
    /// It is decided, and what comes of that is carried out.
    SCORE("score");

    private final String id;

    Step(String id) {
      this.id = id;
    }

    private Message words() {
      return switch (this) {
        case BEGIN -> Messages.of("step.begin");
        case FLIP -> Messages.of("step.flip");
        case ANSWER -> Messages.of("step.answer");
        case COMPARE -> Messages.of("step.compare");
        case SCORE -> Messages.of("step.score");
      };
    }
  }

  /// What waits on the agenda is what comes next, after all that is carried out now.
  private static Step step(Board board) {
    for (int i = board.agenda().size() - 1; i >= 0; i--) {
      if (board.agenda().get(i) instanceof FaceoffStep next) {
        return switch (next) {
          case BEGIN, FLIP -> board.get(TableCounter.ROUND) == 0 ? Step.BEGIN : Step.FLIP;
          case IGNORE, ANSWER -> Step.FLIP;
          case WINDOW, COMPARE -> Step.ANSWER;
          case RESULT, RETURN, END, SOLVE, REPLACE -> Step.SCORE;
        };
      }
    }
    return Step.BEGIN;
  }
}
