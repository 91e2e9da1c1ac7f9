package cardwright.ggltcg;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.message.Facts;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What each viewer sees. The opponent's hand is shown as a number, though it can be deduced (GG Q6).
final class GgltcgTable {
  private GgltcgTable() {}

  static Table of(Board board, Viewer viewer) {
    Table.Turn turn = turn(board);
    return new Table(
        viewer,
        Optional.of(turn),
        Facts.of(turn, Message.NOTHING, facts(board)),
        List.of(side(board, viewer, Seat.A), side(board, viewer, Seat.B)));
  }

  /// Where the turn stands.
  static Table.Turn turn(Board board) {
    return new Table.Turn(board.turn(), board.active());
  }

  /// What everybody knows: also what was played, where a card asks for that, who has further turns, and what costs less.
  private static List<Table.Fact> facts(Board board) {
    List<Table.Fact> facts = new ArrayList<>();
    facts.add(
        new Table.Fact(
            "direct attacks",
            String.valueOf(board.directAttacks()),
            Messages.of("fact.direct-attacks")));
    if (board.info().has(Feature.ON_NTH_PLAY)) {
      for (Seat seat : Seat.values()) {
        facts.add(played(board, seat));
      }
    }
    facts.addAll(Facts.furtherTurns(board.turns()));
    for (LastingEffect lasting : board.lasting().all()) {
      if (lasting instanceof LastingEffect.Cheaper cheaper) {
        facts.add(cheaper(cheaper));
      }
    }
    return List.copyOf(facts);
  }

  private static Table.Fact played(Board board, Seat seat) {
    int toys = board.played(seat, Optional.of(Kind.TOY));
    int actions = board.played(seat, Optional.of(Kind.ACTION));
    return new Table.Fact(
        "played by " + seat,
        toys + " Toys, " + actions + " Actions",
        Messages.of("fact.played-by", player(seat)),
        Messages.of("fact.toys-and-actions", number(toys), number(actions)));
  }

  private static Table.Fact cheaper(LastingEffect.Cheaper cheaper) {
    Optional<Kind> kind = Kind.only(cheaper.which().kinds());
    Seat seat = cheaper.expiry().you();
    return new Table.Fact(
        "next " + kind.map(Kind::words).orElse("card") + " of " + seat,
        cheaper.less() + " less",
        kind.isEmpty()
            ? Messages.of("fact.next-card", player(seat))
            : Messages.of("fact.next-of-kind", word(kind.get().words()), player(seat)),
        Messages.of("fact.less", number(cheaper.less())));
  }

  /// What lies on a side. Both players have seen with what each began.
  @Rule({"GG 2.2", "GG Q6"})
  private static Table.Side side(Board board, Viewer viewer, Seat seat) {
    List<Table.Counter> counters =
        List.of(
            new Table.Counter("cc", board.cc(seat)), new Table.Counter("awake", board.awake(seat)));
    List<Table.Zone> zones = new ArrayList<>();
    for (Zone zone : Zone.values()) {
      if (!zone.isOutside()) {
        zones.add(zone(board, viewer, seat, zone));
      }
    }
    return new Table.Side(
        seat, counters, List.copyOf(zones), board.pool().deckList(seat, Card::name));
  }

  @Rule({"GG 3.2", "GG 3.3", "GG Q6"})
  private static Table.Zone zone(Board board, Viewer viewer, Seat seat, Zone zone) {
    long cards = board.cards(zone, seat);
    List<Table.Card> seen = new ArrayList<>();
    if (zone != Zone.HAND || viewer.sees(seat)) {
      for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        seen.add(card(board, zone, card));
      }
    }
    if (zone == Zone.RESOLVING) {
      return Table.Zone.passing(zone.words(), List.copyOf(seen));
    }
    boolean ownersOnly = zone == Zone.HAND || zone == Zone.SLEEP;
    return new Table.Zone(zone.words(), CardSet.size(cards), List.copyOf(seen), ownersOnly);
  }

  private static Table.Card card(Board board, Zone zone, int card) {
    Card face = board.face(card);
    Card begun = board.pool().card(card);
    String own = begun.isCopy() ? face.name() : begun.name();
    List<Table.Stat> stats = new ArrayList<>();
    List<Table.Fact> marks = new ArrayList<>();
    int cost = Costs.of(board, card, -1);
    if (zone == Zone.HAND && cost != Costs.NONE) {
      stats.add(new Table.Stat("cost", face.cost() < 0 ? cost : face.cost(), cost));
    }
    if (face.isToy()) {
      Stats printed = face.stats();
      for (Stat stat : Stat.values()) {
        int now = zone == Zone.PLAY ? Selection.now(board, card, stat) : printed.of(stat);
        stats.add(new Table.Stat(stat.words(), printed.of(stat), now));
      }
    }
    if (board.lost(card) > 0) {
      marks.add(
          new Table.Fact("damage", String.valueOf(board.lost(card)), Messages.of("fact.damage")));
    }
    if (!own.equals(face.name())) {
      marks.add(new Table.Fact("as", face.name(), Messages.of("fact.as")));
    }
    if (board.pool().isToken(card)) {
      marks.add(Facts.token());
    }
    marks.addAll(Facts.of(face.changes()));
    if (zone == Zone.PLAY) {
      numbered(board, card, marks);
    }
    if (board.tussle() != Board.TussleState.NONE) {
      tussling(board, card, marks);
    }
    return new Table.Card(
        own,
        face.name(),
        board.pool().owner(card),
        List.copyOf(stats),
        List.copyOf(marks),
        board.openRef(card));
  }

  /// Cards of one name on one side have numbers, as in the notation of moves.
  private static void numbered(Board board, int card, List<Table.Fact> marks) {
    int number = 0;
    int same = 0;
    long around = board.cards(Zone.PLAY, board.side(card));
    for (long rest = around; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int each = CardSet.first(rest);
      if (board.face(each).name().equals(board.face(card).name())) {
        same++;
        number = each == card ? same : number;
      }
    }
    if (same > 1) {
      marks.add(Facts.number(number));
    }
  }

  /// Whoever may answer a tussle has to see which cards are in it (GG 7.5).
  private static void tussling(Board board, int card, List<Table.Fact> marks) {
    if (board.ref(card) == board.attacker()) {
      marks.add(
          new Table.Fact(
              "tussle", "attacker", Messages.of("fact.tussle"), Messages.of("fact.attacker")));
    } else if (board.ref(card) == board.defender()) {
      marks.add(
          new Table.Fact(
              "tussle", "defender", Messages.of("fact.tussle"), Messages.of("fact.defender")));
    }
  }

  /// Every figure of every card of that name that the viewer sees, with its changes.
  static List<Explanation> explain(Board board, Viewer viewer, String name) {
    List<Explanation> explanations = new ArrayList<>();
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    for (int card = 0; card < board.pool().size(); card++) {
      Card face = board.face(card);
      boolean hidden =
          board.zone(card).isOutside()
              || (board.zone(card) == Zone.HAND && !viewer.sees(board.side(card)));
      if (hidden || !face.name().toLowerCase(Locale.ROOT).equals(wanted)) {
        continue;
      }
      if (board.zone(card) == Zone.PLAY) {
        figures(board, card, face, explanations);
      } else {
        cost(board, card, face, explanations);
      }
    }
    return List.copyOf(explanations);
  }

  private static void figures(Board board, int card, Card face, List<Explanation> explanations) {
    for (Stat stat : Stat.values()) {
      explanations.add(
          Explanations.of(
              called(board, card),
              Layers.name(stat),
              Explanations.number(face.stats().of(stat)),
              Layers.changes(board, card, stat),
              Explanations.number(Selection.now(board, card, stat))));
    }
    explanations.add(
        Explanations.of(
            called(board, card),
            Messages.of("explain.tussle-cost"),
            Explanations.number(Layers.TUSSLE),
            Costs.tussleChanges(board, card),
            Explanations.number(Costs.tussle(board, card))));
  }

  private static void cost(Board board, int card, Card face, List<Explanation> explanations) {
    int cost = Costs.of(board, card, -1);
    Message printed = printed(face);
    Message now = cost == Costs.NONE ? printed : Explanations.number(cost);
    explanations.add(
        Explanations.of(
            called(board, card), Explanations.cost(), printed, Costs.changes(board, card), now));
  }

  private static Message called(Board board, int card) {
    return Explanations.card(board.face(card).name(), board.side(card));
  }

  private static Message printed(Card face) {
    return switch (face.cost()) {
      case Card.NO_COST -> Messages.of("explain.cost-of-chosen");
      case Card.X -> Messages.of("explain.cost-x");
      default -> Explanations.number(face.cost());
    };
  }
}
