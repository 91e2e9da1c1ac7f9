package cardwright.lab.games;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Fingerprint;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A play of [Aces]: two decks, two hands, and who is to play a card.
final class Rounds implements Position {
  private final List<List<String>> decks;
  private final List<List<String>> hands;
  private final Map<String, Integer> winners;
  private int turn = 1;
  private Seat seat;
  private Optional<Outcome> outcome = Optional.empty();
  private @Nullable Listener listener;

  /// A play whose first cards are drawn.
  ///
  /// @param winners the cards that win, each from which turn of its player on
  static Rounds of(List<String> a, List<String> b, Seat first, Map<String, Integer> winners) {
    Rounds rounds = new Rounds(List.of(a, b), List.of(List.of(), List.of()), first, winners);
    rounds.draw();
    return rounds;
  }

  private Rounds(
      List<List<String>> decks, List<List<String>> hands, Seat seat, Map<String, Integer> winners) {
    this.winners = Map.copyOf(winners);
    this.decks = copies(decks);
    this.hands = copies(hands);
    this.seat = seat;
  }

  private static List<List<String>> copies(List<List<String>> piles) {
    List<List<String>> copies = new ArrayList<>();
    piles.forEach(pile -> copies.add(new ArrayList<>(pile)));
    return copies;
  }

  /// Two cards at the first turn of a player, and one at each later turn.
  private void draw() {
    List<String> deck = decks.get(seat.ordinal());
    for (int i = 0; i < (turn <= 2 ? 2 : 1) && !deck.isEmpty(); i++) {
      hands.get(seat.ordinal()).add(deck.removeFirst());
    }
  }

  private record Played(Seat seat, String card) implements LogEvent {
    @Override
    public Message message(Viewer viewer) {
      return Message.plain(seat + " plays " + card + ".");
    }

    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card));
    }
  }

  private record Pick(Seat seat, List<String> hand) implements Choice {
    @Override
    public Message question() {
      return Message.plain("Which card?");
    }

    @Override
    public int count() {
      return hand.size();
    }

    @Override
    public Move move(int index) {
      return new Move("play " + index, "Play " + hand.get(index) + ".");
    }
  }

  @Override
  public Choice choice() {
    return new Pick(seat, List.copyOf(hands.get(seat.ordinal())));
  }

  @Override
  public void play(int move, Chance chance) {
    String card = hands.get(seat.ordinal()).remove(move);
    if (listener != null) {
      listener.on(new Played(seat, card));
    }
    if (winners.getOrDefault(card, Integer.MAX_VALUE) <= (turn + 1) / 2) {
      outcome = Optional.of(Outcome.win(seat, "a winner"));
    } else if (turn == 2 * Aces.SIZE) {
      outcome = Optional.of(Outcome.draw("no card is left"));
    } else {
      turn++;
      seat = seat.other();
      draw();
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    return outcome;
  }

  @Override
  public Position copy() {
    Rounds twin = new Rounds(decks, hands, seat, winners);
    copyTo(twin);
    return twin;
  }

  @Override
  public void copyTo(Position twin) {
    Rounds other = (Rounds) twin;
    for (int i = 0; i < 2; i++) {
      other.decks.set(i, new ArrayList<>(decks.get(i)));
      other.hands.set(i, new ArrayList<>(hands.get(i)));
    }
    other.turn = turn;
    other.seat = seat;
    other.outcome = outcome;
  }

  @Override
  public Position determinize(Seat who, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  public Table table(Viewer viewer) {
    List<Table.Side> sides =
        List.of(Seat.A, Seat.B).stream()
            .map(each -> new Table.Side(each, List.of(), List.of(hand(each, viewer))))
            .toList();
    return new Table(viewer, new Table.Turn(turn, seat), List.of(), sides);
  }

  private Table.Zone hand(Seat owner, Viewer viewer) {
    List<String> hand = hands.get(owner.ordinal());
    List<Table.Card> seen =
        viewer.sees(owner)
            ? hand.stream()
                .map(card -> new Table.Card(card, card, owner, List.of(), List.of()))
                .toList()
            : List.of();
    return new Table.Zone("hand", hand.size(), seen, true);
  }

  @Override
  public long fingerprint() {
    return new Fingerprint(ref -> true)
        .add(turn)
        .add(seat.ordinal())
        .add(decks.toString())
        .add(hands.toString())
        .value();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  public Message refusal(String notation) {
    return Message.plain("play a card of the hand");
  }

  @Override
  public void listen(@Nullable Listener listener) {
    this.listener = listener;
  }
}
