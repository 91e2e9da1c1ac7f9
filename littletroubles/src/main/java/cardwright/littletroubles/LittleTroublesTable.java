package cardwright.littletroubles;

import cardwright.cardgame.message.Facts;
import cardwright.cardgame.state.Counter;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Layers;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Chain;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.SkippedPhase;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What each viewer sees.
@Rule({"LT 6.6a", "LT 6.6b", "LT 6.6c", "LT 6.6d", "LT 6.6g", "LT 6.6h", "LT B63"})
final class LittleTroublesTable {
  /// The most ticks of one Task that are read at a glance.
  private static final int MOST_TICKS = 3;

  private final Board board;
  private final Viewer viewer;

  private LittleTroublesTable(Board board, Viewer viewer) {
    this.board = board;
    this.viewer = viewer;
  }

  static Table of(Board board, Viewer viewer) {
    LittleTroublesTable table = new LittleTroublesTable(board, viewer);
    Table.Turn turn = turn(board);
    return new Table(
        viewer,
        Optional.of(turn),
        Facts.of(turn, phase(board.stage()), table.facts()),
        Chain.of(board),
        List.of(table.side(Seat.A), table.side(Seat.B)));
  }

  /// Where the turn stands.
  static Table.Turn turn(Board board) {
    return new Table.Turn(board.get(TableCounter.TURN), board.active(), board.stage().words());
  }

  private static Message phase(Stage stage) {
    return switch (stage) {
      case OPENING -> Messages.of("phase.opening");
      case BUILD -> Messages.of("phase.build");
      case PRE_FIGHT -> Messages.of("phase.pre-fight");
      case FIGHT -> Messages.of("phase.fight");
      case REWARDS -> Messages.of("phase.rewards");
      case RESOURCE -> Messages.of("phase.resource");
    };
  }

  private List<Table.Fact> facts() {
    List<Table.Fact> facts = new ArrayList<>();
    facts.add(Facts.first(Seat.of(board.get(TableCounter.FIRST))));
    int actions = board.get(SeatCounter.ACTIONS, Seat.A) + board.get(SeatCounter.ACTIONS, Seat.B);
    facts.add(
        new Table.Fact(
            "actions played", String.valueOf(actions), Messages.of("fact.actions-played")));
    int last = board.lastCost(Kind.ACTION);
    Message cost = Messages.of("fact.last-action-cost");
    facts.add(
        last < 0
            ? new Table.Fact("last action cost", "none", cost, Messages.of("fact.none"))
            : new Table.Fact("last action cost", String.valueOf(last), cost));
    if (board.is(TableCounter.SKIPPED)) {
      facts.add(
          new Table.Fact(
              "fight phase",
              "skipped",
              Messages.of("fact.fight-phase"),
              Messages.of("fact.skipped")));
    }
    facts.addAll(Facts.furtherTurns(board.turns()));
    facts.addAll(
        Facts.skipped(board.turns(), SkippedPhase.FIGHT, Messages.of("stage.fight-phase")));
    if (board.is(TableCounter.TIME)) {
      facts.add(
          new Table.Fact("time", "called", Messages.of("fact.time"), Messages.of("fact.called")));
    }
    return facts;
  }

  private Table.Side side(Seat seat) {
    List<Table.Counter> counters =
        List.of(
            new Table.Counter("cookies", board.get(SeatCounter.COOKIES, seat)),
            new Table.Counter("wins", board.get(SeatCounter.WINS, seat)),
            new Table.Counter("played", board.get(SeatCounter.PLAYED, seat)));
    List<Table.Zone> zones = new ArrayList<>();
    zones.add(mains(seat));
    zones.add(one("field", board.slot(seat, Board.FIELD)));
    zones.add(one("goal", board.slot(seat, Board.GOAL)));
    zones.add(scenes(seat));
    zones.add(pile("hand", Zone.HAND, seat));
    zones.add(deck(seat));
    zones.add(pile("timeout", Zone.TIMEOUT, seat));
    zones.add(resolving(seat));
    return new Table.Side(seat, counters, List.copyOf(zones));
  }

  private Table.Zone mains(Seat seat) {
    List<Table.Card> cards = new ArrayList<>();
    for (int slot = 0; slot < Board.MAINS; slot++) {
      if (board.slot(seat, slot) != Board.EMPTY) {
        cards.add(inPlay(board.slot(seat, slot)));
      }
    }
    return new Table.Zone("main", cards.size(), List.copyOf(cards));
  }

  private Table.Zone one(String name, int card) {
    List<Table.Card> cards = card == Board.EMPTY ? List.of() : List.of(inPlay(card));
    return new Table.Zone(name, cards.size(), cards);
  }

  private Table.Zone scenes(Seat seat) {
    List<Table.Card> cards = new ArrayList<>();
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      if (board.scene(seat, slot) != Board.EMPTY) {
        cards.add(inPlay(board.scene(seat, slot)));
      }
    }
    return new Table.Zone("scenes", cards.size(), List.copyOf(cards));
  }

  private Table.Zone resolving(Seat seat) {
    List<Table.Card> cards = new ArrayList<>();
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.zone(card) == Zone.RESOLVING && board.pool().owner(card) == seat) {
        cards.add(outOfPlay(card, List.of()));
      }
    }
    return Table.Zone.passing("resolving", List.copyOf(cards));
  }

  private Table.Zone pile(String name, Zone zone, Seat seat) {
    Pile pile = board.pile(zone, seat);
    List<Table.Card> cards = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      if (zone == Zone.TIMEOUT || viewer.sees(seat) || isSeen(card)) {
        cards.add(outOfPlay(card, open(card)));
      }
    }
    // Not in the order in which they lie, which would tell how they came there.
    cards.sort(Comparator.comparing(Table.Card::card));
    return new Table.Zone(name, pile.size(), List.copyOf(cards), true);
  }

  /// The judge sees the whole deck, top first; others what they know of it.
  private Table.Zone deck(Seat seat) {
    Pile pile = board.pile(Zone.DECK, seat);
    List<Table.Card> cards = new ArrayList<>();
    List<Table.Card> mixed = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      int card = pile.get(i);
      if (viewer == Viewer.JUDGE) {
        cards.add(outOfPlay(card, open(card)));
      } else if (knowsPlace(card)) {
        List<Table.Fact> marks = new ArrayList<>(open(card));
        marks.add(Facts.fromTop(pile.size() - i));
        cards.add(outOfPlay(card, marks));
      } else if (board.knowledge().isPublic(card)) {
        mixed.add(outOfPlay(card, open(card)));
      }
    }
    mixed.sort(Comparator.comparing(Table.Card::card));
    cards.addAll(mixed);
    return new Table.Zone("deck", pile.size(), List.copyOf(cards), true);
  }

  private boolean knowsPlace(int card) {
    return switch (viewer) {
      case A -> board.knowledge().seen(card, Seat.A);
      case B -> board.knowledge().seen(card, Seat.B);
      case SPECTATOR, JUDGE -> false;
    };
  }

  private boolean isSeen(int card) {
    return knowsPlace(card) || board.knowledge().isPublic(card);
  }

  @Rule({"LT 6.6e", "LT 6.6f"})
  private List<Table.Fact> open(int card) {
    return board.knowledge().isPublic(card)
        ? List.of(new Table.Fact("public", "", Messages.of("fact.public")))
        : List.of();
  }

  /// The title of a card, as far as the viewer may know it: a secret back is no part of it while the front is up.
  @Rule({"LT 6.6d", "LT B63"})
  private String title(int card) {
    Card printed = board.card(card);
    boolean all =
        !printed.chainLink() || viewer.sees(board.pool().owner(card)) || board.turned(card);
    return all ? printed.title() : printed.name();
  }

  private Table.Card outOfPlay(int card, List<Table.Fact> marks) {
    int printed = board.card(card).cost();
    List<Table.Stat> stats = new ArrayList<>();
    if (printed != Card.X) {
      Seat owner = board.pool().owner(card);
      stats.add(new Table.Stat("cost", printed, Costs.card(board, card, owner, 0)));
    }
    return new Table.Card(
        title(card),
        board.card(card).name(),
        board.pool().owner(card),
        stats,
        marks,
        board.openRef(card));
  }

  private Table.Card inPlay(int card) {
    Face face = board.face(card);
    List<Table.Stat> stats = new ArrayList<>();
    boolean character = face.is(Kind.CHARACTER);
    for (Stat stat : Stat.values()) {
      int now = Layers.stat(board, card, stat);
      boolean resource = stat == Stat.COOKIES || stat == Stat.DRAWS;
      if (character || (resource && (now != 0 || face.figures().of(stat) != 0))) {
        int printed = face.figures().of(stat);
        stats.add(new Table.Stat(stat.words(), printed, now, Layers.raw(board, card, stat)));
      }
    }
    return new Table.Card(
        title(card),
        face.name(),
        board.pool().owner(card),
        stats,
        marks(card),
        board.openRef(card));
  }

  private List<Table.Fact> marks(int card) {
    List<Table.Fact> marks = new ArrayList<>();
    if (board.zone(card) == Zone.SCENE) {
      marks.add(at(board.slot(card)));
    } else if (board.zone(card) == Zone.MAIN) {
      marks.add(
          new Table.Fact("zone", String.valueOf(board.slot(card) + 1), Messages.of("fact.zone")));
    }
    if (board.turned(card)) {
      marks.add(new Table.Fact("back", "", Messages.of("fact.back")));
    }
    if (board.pool().isToken(card)) {
      marks.add(Facts.token());
    }
    marks.addAll(Facts.of(board.face(card).lineChanges()));
    int number = number(card);
    if (number > 0) {
      marks.add(Facts.number(number));
    }
    int partner = board.heldToys().link(card);
    if (partner != Board.EMPTY) {
      String name = board.face(partner).name();
      marks.add(
          board.heldToys().isHeld(card)
              ? new Table.Fact("held by", name, Messages.of("fact.held-by"))
              : new Table.Fact("holds", name, Messages.of("fact.holds")));
    }
    for (Counter counter : board.counters().all()) {
      if (counter.card() == card) {
        marks.add(Facts.counters(counter.name(), counter.number()));
      }
    }
    tasks(card, marks);
    if (board.ref(card) == board.get(TableCounter.ATTACKER)) {
      marks.add(
          new Table.Fact(
              "fight", "attacker", Messages.of("fact.fight"), Messages.of("fact.attacker")));
    } else if (board.ref(card) == board.get(TableCounter.DEFENDER)) {
      marks.add(
          new Table.Fact(
              "fight", "defender", Messages.of("fact.fight"), Messages.of("fact.defender")));
    }
    return marks;
  }

  private void tasks(int card, List<Table.Fact> marks) {
    Ability.Task[] tasks = board.face(card).tasks();
    List<String> done = new ArrayList<>();
    List<String> ticks = new ArrayList<>();
    for (int task = 0; task < tasks.length; task++) {
      int times = board.task(card, task);
      done.add(String.valueOf(times));
      ticks.add(ticks(times, tasks[task].times()));
    }
    if (!done.isEmpty()) {
      marks.add(
          new Table.Fact(
              "tasks",
              "[" + String.join(", ", done) + "]",
              Table.Telling.ALONE,
              Messages.of("fact.tasks"),
              Message.plain(String.join(" ", ticks))));
    }
  }

  /// A Task as people tick it off: `✓○○`, or `2/5` where there would be too many.
  private static String ticks(int done, int times) {
    return times > MOST_TICKS
        ? done + "/" + times
        : "✓".repeat(Math.min(done, times)) + "○".repeat(Math.max(0, times - done));
  }

  /// Where a Scene lies.
  private static Table.Fact at(int slot) {
    Message at = Messages.of("fact.at");
    return switch (slot) {
      case Board.FIELD -> new Table.Fact("at", "field", at, Messages.of("fact.field"));
      case Board.GOAL -> new Table.Fact("at", "goal", at, Messages.of("fact.goal"));
      default ->
          new Table.Fact(
              "at", "main " + (slot + 1), at, Messages.of("fact.main", Message.number(slot + 1)));
    };
  }

  /// Cards of one name on one side have numbers, as in the notation of moves; 0 for a card alone.
  private int number(int card) {
    DerivedValues derived = board.derived();
    int number = 0;
    int same = 0;
    for (int i = 0; i < derived.inPlayCount(); i++) {
      int each = derived.inPlay()[i];
      if (board.side(each) == board.side(card)
          && board.face(each).name().equals(board.face(card).name())) {
        same++;
        number = each == card ? same : number;
      }
    }
    return same > 1 ? number : 0;
  }
}
