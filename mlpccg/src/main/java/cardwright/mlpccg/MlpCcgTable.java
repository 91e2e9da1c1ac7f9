package cardwright.mlpccg;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Facts;
import cardwright.cardgame.state.Counter;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.LineChanges;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Limits;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Shortage;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.procedure.FaceoffTable;
import cardwright.mlpccg.procedure.Labels;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What each viewer sees.
@Rule({"MLP 23", "MLP 28", "MLP B5", "MLP B21"})
final class MlpCcgTable {
  private final Board board;
  private final Viewer viewer;
  private final Labels labels;

  private MlpCcgTable(Board board, Viewer viewer) {
    this.board = board;
    this.viewer = viewer;
    this.labels = new Labels(board, viewer == Viewer.A ? Seat.A : Seat.B);
  }

  static Table of(Board board, Viewer viewer) {
    MlpCcgTable table = new MlpCcgTable(board, viewer);
    Table.Turn turn = turn(board);
    return new Table(
        viewer,
        Optional.of(turn),
        Facts.of(turn, phase(board.stage()), table.facts()),
        List.of(table.side(Seat.A), table.side(Seat.B)));
  }

  /// Where the turn stands.
  static Table.Turn turn(Board board) {
    return new Table.Turn(board.get(TableCounter.TURN), board.active(), board.stage().words());
  }

  private static Message phase(Stage stage) {
    return switch (stage) {
      case SET_UP -> Messages.of("phase.set-up");
      case READY -> Messages.of("phase.ready");
      case TROUBLEMAKER -> Messages.of("phase.troublemaker");
      case MAIN -> Messages.of("phase.main");
      case SCORE -> Messages.of("phase.score");
      case END -> Messages.of("phase.end");
    };
  }

  private List<Table.Fact> facts() {
    List<Table.Fact> facts = new ArrayList<>();
    if (board.get(TableCounter.TURN) > 0) {
      facts.add(Facts.first(Seat.of(board.get(TableCounter.FIRST))));
    }
    facts.addAll(Facts.furtherTurns(board.turns()));
    for (Period phase : Period.SKIPPABLE) {
      facts.addAll(Facts.skipped(board.turns(), phase, Stage.of(phase).title()));
    }
    if (board.faceoff() != FaceoffKind.NONE) {
      facts.addAll(FaceoffTable.facts(board));
    }
    return facts;
  }

  private Table.Side side(Seat seat) {
    List<Table.Counter> counters = new ArrayList<>();
    counters.add(new Table.Counter("points", board.get(SeatCounter.POINTS, seat)));
    counters.add(new Table.Counter("tokens", board.get(SeatCounter.TOKENS, seat)));
    if (board.faceoff() != FaceoffKind.NONE) {
      counters.add(new Table.Counter("total", FaceoffTotals.total(board, seat)));
    }
    Table.Zone flipped = open("flipped", Zone.FLIPPED, seat);
    List<Table.Zone> zones = new ArrayList<>();
    zones.add(inPlay("mane", seat));
    zones.add(home(seat));
    zones.add(inPlay("at-own", seat));
    zones.add(inPlay("at-other", seat));
    zones.add(inPlay("problem", seat));
    zones.add(inPlay("attached", seat));
    zones.add(open("beneath", Zone.BENEATH, seat));
    zones.add(hand(seat));
    // Flipped cards are not in play, but are chosen before both players like those that are.
    zones.add(Table.Zone.passing("flipped", flipped.cards()));
    zones.add(deck("deck", Zone.DECK, seat));
    zones.add(deck("problem-deck", Zone.PROBLEM_DECK, seat));
    zones.add(open("discard", Zone.DISCARD, seat));
    zones.add(open("banished", Zone.BANISHED, seat));
    zones.add(resolving(seat));
    return new Table.Side(seat, List.copyOf(counters), List.copyOf(zones));
  }

  /// In which zone of the table a card in play is shown.
  private String zone(int card) {
    if (board.zone(card) == Zone.ATTACHED) {
      return "attached";
    }
    return switch (board.card(card).kind()) {
      case MANE -> "mane";
      case PROBLEM -> "problem";
      case FRIEND, EVENT, RESOURCE, TROUBLEMAKER -> {
        int area = board.area(card);
        if (Area.isHome(area)) {
          yield "home";
        }
        yield Area.seat(area) == board.controller(card) ? "at-own" : "at-other";
      }
    };
  }

  private Table.Zone inPlay(String name, Seat seat) {
    List<Table.Card> cards = new ArrayList<>();
    int size = 0;
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.controller(card) == seat && zone(card).equals(name)) {
        size++;
        if (isSeen(card)) {
          cards.add(inPlay(card));
        }
      }
    }
    return new Table.Zone(name, size, List.copyOf(cards));
  }

  /// A home with how many Friends are there, and how many may stay; without a limit while its Mane Character has not come yet.
  @Rule({"MLP 42a", "MLP B57"})
  private Table.Zone home(Seat seat) {
    Table.Zone home = inPlay("home", seat);
    DerivedValues derived = board.derived();
    return derived.mane(seat) == Board.EMPTY
        ? home
        : home.with(new Table.Limit(Limits.friendsAtHome(board, seat), Limits.home(board, seat)));
  }

  private boolean isSeen(int card) {
    return board.knowledge().seen(card, viewer);
  }

  private Table.Zone open(String name, Zone zone, Seat seat) {
    List<Table.Card> cards = new ArrayList<>();
    Pile pile = board.pile(zone, seat);
    for (int i = 0; i < pile.size(); i++) {
      cards.add(outOfPlay(pile.get(i), open(pile.get(i))));
    }
    return new Table.Zone(name, pile.size(), List.copyOf(cards), true);
  }

  private List<Table.Fact> open(int card) {
    if (board.zone(card) == Zone.BENEATH) {
      return List.of(
          new Table.Fact(
              "beneath", board.card(board.host(card)).name(), Messages.of("fact.beneath")));
    }
    return board.is(card, CardFlag.IGNORED)
        ? List.of(new Table.Fact("ignored", "", Messages.of("fact.ignored")))
        : List.of();
  }

  private Table.Zone hand(Seat seat) {
    Pile pile = board.pile(Zone.HAND, seat);
    List<Table.Card> cards = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      if (viewer == Viewer.SPECTATOR ? isSeen(card) : viewer.sees(seat) || isSeen(card)) {
        cards.add(outOfPlay(card, List.of()));
      }
    }
    // Not in the order in which they lie, which would tell what they are in the deck list.
    cards.sort(Comparator.comparing(Table.Card::card));
    return new Table.Zone("hand", pile.size(), List.copyOf(cards), true);
  }

  /// The judge sees the whole deck, top first; others what they know of it.
  private Table.Zone deck(String name, Zone zone, Seat seat) {
    Pile pile = board.pile(zone, seat);
    List<Table.Card> cards = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      int card = pile.get(i);
      if (viewer == Viewer.JUDGE) {
        cards.add(outOfPlay(card, List.of()));
      } else if (isSeen(card)) {
        cards.add(outOfPlay(card, List.of(Facts.fromTop(pile.size() - i))));
      }
    }
    return new Table.Zone(name, pile.size(), List.copyOf(cards), true);
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

  private String title(int card) {
    return String.join("/", board.card(card).titles());
  }

  private Table.Card outOfPlay(int card, List<Table.Fact> marks) {
    Figures figures = board.card(card).front().figures();
    List<Table.Stat> stats = new ArrayList<>();
    Seat owner = board.pool().owner(card);
    if (board.zone(card) == Zone.FLIPPED) {
      stats.add(new Table.Stat("power", figures.power(), Selection.power(board, card)));
    } else if (!figures.is(Kind.PROBLEM)) {
      stats.add(new Table.Stat("power", figures.power(), figures.power()));
    }
    if (figures.is(Kind.FRIEND) || figures.is(Kind.EVENT) || figures.is(Kind.RESOURCE)) {
      int now = Costs.play(board, card, owner, Area.NONE);
      stats.add(new Table.Stat("cost", figures.cost(), now));
    }
    return new Table.Card(
        board.card(card).name(), title(card), owner, stats, marks, board.openRef(card));
  }

  private Table.Card inPlay(int card) {
    Figures figures = board.face(card).figures();
    DerivedValues derived = board.derived();
    List<Table.Stat> stats = new ArrayList<>();
    if (figures.is(Kind.PROBLEM)) {
      stats.add(new Table.Stat("bonus", figures.bonus(), bonus(card)));
    } else if (!figures.is(Kind.EVENT) && !figures.is(Kind.RESOURCE)) {
      stats.add(
          new Table.Stat(
              "power", figures.power(), derived.power(board, card), derived.reckoned(board, card)));
    }
    return new Table.Card(
        board.card(card).name(),
        title(card),
        board.pool().owner(card),
        stats,
        marks(card),
        board.openRef(card));
  }

  private int bonus(int problem) {
    return ActiveLaws.bonus(board, problem);
  }

  /// What the card is called whose copy this one became last.
  private @Nullable String copied(int card) {
    @Nullable String name = null;
    for (LastingEffect lasting : board.lasting().all()) {
      if (lasting instanceof LastingEffect.Copied copied && copied.ref() == board.ref(card)) {
        name = copied.as();
      }
    }
    return name;
  }

  private List<Table.Fact> marks(int card) {
    List<Table.Fact> marks = new ArrayList<>();
    if (board.pool().isToken(card)) {
      marks.add(Facts.token());
    }
    @Nullable String original = copied(card);
    if (original != null) {
      marks.add(Facts.copyOf(original));
    }
    marks.addAll(Facts.of(LineChanges.NONE.gaining(board.face(card).gained())));
    Kind kind = board.card(card).kind();
    switch (kind) {
      case MANE -> marks.add(at(card));
      case PROBLEM -> problem(card, marks);
      case FRIEND, EVENT, RESOURCE, TROUBLEMAKER -> {}
    }
    if (board.zone(card) == Zone.ATTACHED) {
      marks.add(new Table.Fact("on", board.card(board.host(card)).name(), Messages.of("fact.on")));
    }
    mark(marks, card, CardFlag.EXHAUSTED, "exhausted", Messages.of("fact.exhausted"));
    if (kind == Kind.FRIEND) {
      mark(marks, card, CardFlag.FACE_DOWN, "frightened", Messages.of("fact.frightened"));
    } else {
      mark(marks, card, CardFlag.FACE_DOWN, "face-down", Messages.of("fact.face-down"));
    }
    mark(marks, card, CardFlag.BOOSTED, "boosted", Messages.of("fact.boosted"));
    number(marks, card);
    Figures printed = board.face(card).figures();
    if (kind == Kind.MANE || kind == Kind.FRIEND) {
      colors(marks, board.derived().colors(board, card));
    }
    if (kind != Kind.PROBLEM) {
      int traits = board.derived().traits(board, card);
      boolean same = traits == printed.traits();
      Table.Telling telling = same ? Table.Telling.PRINTED : Table.Telling.NAMED;
      words(marks, "traits", Messages.of("fact.traits"), traits(traits), telling);
    }
    for (Counter counter : board.counters().all()) {
      if (counter.card() == card) {
        marks.add(Facts.counters(counter.name(), counter.number()));
      }
    }
    words(
        marks,
        "attached",
        Messages.of("fact.attached"),
        lying(card, Zone.ATTACHED),
        Table.Telling.NAMED);
    words(
        marks,
        "beneath",
        Messages.of("fact.beneath"),
        lying(card, Zone.BENEATH),
        Table.Telling.NAMED);
    marks.addAll(FaceoffTable.marks(board, card));
    return marks;
  }

  /// In which area a Mane Character is, as its player sees it.
  private Table.Fact at(int card) {
    int area = board.area(card);
    boolean own = Area.seat(area) == side(card);
    Message where =
        Area.isHome(area)
            ? own ? Messages.of("fact.home") : Messages.of("fact.their-home")
            : own ? Messages.of("fact.own") : Messages.of("fact.other");
    return new Table.Fact("at", Area.name(area, side(card)), Messages.of("fact.at"), where);
  }

  private Seat side(int card) {
    return board.controller(card);
  }

  private void mark(List<Table.Fact> marks, int card, CardFlag bit, String name, Message label) {
    if (board.is(card, bit)) {
      marks.add(new Table.Fact(name, "", label));
    }
  }

  private static void words(
      List<Table.Fact> marks,
      String name,
      Message label,
      List<String> words,
      Table.Telling telling) {
    if (!words.isEmpty()) {
      String value = String.join(", ", words);
      marks.add(new Table.Fact(name, value, telling, label, Message.plain(value)));
    }
  }

  /// Cards of one name on one side have numbers, as in the notation of moves.
  private void number(List<Table.Fact> marks, int card) {
    if (viewer == Viewer.A || viewer == Viewer.B) {
      int number = labels.number(card);
      if (number > 0) {
        marks.add(Facts.number(number));
      }
    }
  }

  /// For each side whether it could confront the Problem now, or what it lacks.
  @Rule({"MLP 32", "MLP 33", "MLP 34"})
  private void problem(int card, List<Table.Fact> marks) {
    mark(marks, card, CardFlag.FIRST_CONFRONTED, "confronted", Messages.of("fact.confronted"));
    int area = board.area(card);
    for (Seat seat : Seat.values()) {
      Message asked = Shortage.asked(board, seat, area);
      marks.add(
          new Table.Fact(
              "asks " + seat,
              asked.words(),
              Table.Telling.PRINTED,
              Messages.of("fact.asks", player(seat)),
              asked));
      Message lacks = Shortage.message(board, seat, area);
      marks.add(
          new Table.Fact(
              seat.name(), lacks.words(), Messages.of("fact.player", player(seat)), lacks));
      standing(marks, seat, area);
    }
  }

  private static void colors(List<Table.Fact> marks, int bits) {
    Arrays.stream(Color.values())
        .filter(color -> (bits & color.bit()) != 0)
        .map(color -> Messages.of("color.name", word(color.words())))
        .reduce((some, more) -> Messages.of("color.names", clause(some), clause(more)))
        .ifPresent(names ->
            marks.add(
                new Table.Fact(
                    "colors",
                    names.words(),
                    Table.Telling.ALONE,
                    Messages.of("fact.colors"),
                    names)));
  }

  /// How far a side is with a Problem, for those who draw it: the power that it has of each color that is asked, whether that is enough, and what blocks it.
  @Rule({"MLP 33", "MLP 34", "MLP 38"})
  private void standing(List<Table.Fact> marks, Seat seat, int area) {
    for (Confronting.Meter meter : Confronting.meters(board, seat, area)) {
      Message label = Messages.of("fact.has", player(seat), clause(Shortage.named(meter.colors())));
      marks.add(drawn(label, meter.has() + "/" + meter.asks()));
    }
    if (Confronting.can(board, seat, area)) {
      marks.add(drawn(Messages.of("fact.can", player(seat)), ""));
    }
    int blocker = Confronting.blocker(board, seat, area);
    if (blocker != Board.EMPTY) {
      marks.add(drawn(Messages.of("fact.blocks", player(seat)), board.card(blocker).name()));
    }
  }

  /// A fact that is drawn where there is room: the words beside it tell the same.
  private static Table.Fact drawn(Message label, String value) {
    return new Table.Fact(label.words(), value, Table.Telling.PRINTED, label, Message.plain(value));
  }

  private static List<String> traits(int bits) {
    List<String> traits = new ArrayList<>();
    for (Trait trait : Trait.values()) {
      if ((bits & trait.bit()) != 0) {
        traits.add(trait.words());
      }
    }
    return traits;
  }

  private List<String> lying(int host, Zone zone) {
    List<String> titles = new ArrayList<>();
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.host(card) == host && board.zone(card) == zone) {
        titles.add(title(card));
      }
    }
    return titles;
  }
}
