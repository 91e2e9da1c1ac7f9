package cardwright.contract;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Arrays;
import java.util.List;

/// What one viewer sees of a [Duel].
final class DuelTable {
  private final Duel game;
  private final Viewer viewer;
  private final int[][] hands;
  private final int[][] decks;
  private final int[][] discards;
  private final int[] laid;

  DuelTable(Duel game, Viewer viewer, int[][] hands, int[][] decks, int[][] discards, int[] laid) {
    this.game = game;
    this.viewer = viewer;
    this.hands = hands;
    this.decks = decks;
    this.discards = discards;
    this.laid = laid;
  }

  private boolean fault(Fault fault) {
    return game.fault() == fault;
  }

  Table of(Table.Turn turn, String asked, int[] points, boolean[] bottomKnown) {
    return new Table(
        viewer,
        turn,
        List.of(new Table.Fact("asks", asked)),
        List.of(side(Seat.A, points[0], bottomKnown[0]), side(Seat.B, points[1], bottomKnown[1])));
  }

  private Table.Side side(Seat seat, int points, boolean bottomKnown) {
    int index = seat.ordinal();
    boolean judge = viewer == Viewer.JUDGE;
    boolean own = viewer.sees(seat) && !(judge && fault(Fault.BLIND_JUDGE));
    boolean shown = own || fault(Fault.LEAKED_HAND);
    int[] deck = decks[index];
    int[] bottom = own && bottomKnown ? new int[] {deck[0]} : new int[0];
    int[] down = laid[index] < 0 || fault(Fault.LOST_CARD) ? new int[0] : new int[] {laid[index]};
    Seat discarded = fault(Fault.STRAY_CARD) ? seat.other() : seat;
    int[] spent = discards[discarded.ordinal()];
    return new Table.Side(
        seat,
        List.of(new Table.Counter("points", points)),
        List.of(
            zone("hand", hands[index].length, shown ? hands[index] : new int[0], seat),
            zone("deck", deck.length, judge ? deck : bottom, seat),
            zone("down", down.length, shown ? down : new int[0], seat),
            zone("discard", spent.length, spent, discarded)),
        fault(Fault.SHOWN_DECKS) ? List.of("Bee") : List.of());
  }

  private Table.Zone zone(String name, int size, int[] seen, Seat owner) {
    List<Table.Card> cards = Arrays.stream(seen).mapToObj(card -> card(card, owner)).toList();
    return new Table.Zone(name, size, cards, !name.equals("down"));
  }

  /// A card that shows its front keeps the back from the other seat.
  private Table.Card card(int card, Seat owner) {
    String up = game.side(card).name();
    boolean whole = viewer.sees(owner) || card >= Duel.BACK;
    List<Table.Fact> marks = card >= Duel.BACK ? List.of(new Table.Fact("back", "")) : List.of();
    return new Table.Card(whole ? game.card(card).name() : up, up, owner, List.of(), marks);
  }
}
