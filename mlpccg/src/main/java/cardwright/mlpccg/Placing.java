package cardwright.mlpccg;

import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.PlacedCards;
import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Refused;
import cardwright.engine.Settings;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lays the cards of a position on the table.
final class Placing {
  private final Board board;
  private final PlacedCards<Placed> cards;

  Placing(Board board, PlacedCards<Placed> cards) {
    this.board = board;
    this.cards = cards;
  }

  void place() {
    List<Placed> inOrder = cards.inOrder();
    // Decks are written top first, so their last card is laid first.
    for (Placed each : inOrder.reversed()) {
      if (each.zone() == Zone.DECK || each.zone() == Zone.PROBLEM_DECK) {
        board.moveToPile(cards.index(each), each.zone(), false);
      }
    }
    for (Placed each : inOrder) {
      lay(each);
    }
    inOrder.forEach(this::state);
    inOrder.forEach(each -> each.state().done());
  }

  private void lay(Placed each) {
    int card = cards.index(each);
    switch (each.zone()) {
      case DECK, PROBLEM_DECK, OUTSIDE -> {}
      case PLAY -> {
        if (each.card().is(Kind.TROUBLEMAKER) && each.state().yes("face-down", false)) {
          board.knowledge().show(card, each.side());
          board.moveToPlayFaceDown(card, each.area(), each.side());
        } else {
          board.moveToPlay(card, each.area(), each.side());
        }
      }
      case ATTACHED -> board.attach(card, cards.index(host(each)), each.side());
      case BENEATH -> board.moveBeneath(card, cards.index(host(each)));
      case HAND, DISCARD, FLIPPED, BANISHED, RESOLVING ->
          board.moveToPile(card, each.zone(), false);
    }
  }

  private static Placed host(Placed each) {
    @Nullable Placed host = each.host();
    if (host == null) {
      throw new IllegalStateException("nothing to lie on: " + each);
    }
    return host;
  }

  private void state(Placed each) {
    if (!each.zone().inPlay()) {
      return;
    }
    Settings state = each.state();
    int card = cards.index(each);
    if (state.yes("frightened", false)) {
      refuse(state, each.card().is(Kind.FRIEND), "set-up.not-frightened");
      board.put(card, CardFlag.FACE_DOWN, true);
    }
    if (state.yes("boosted", false)) {
      refuse(state, each.card().is(Kind.MANE), "set-up.no-boosted-side");
      board.put(card, CardFlag.BOOSTED, true);
    }
    board.put(card, CardFlag.EXHAUSTED, state.yes("exhausted", false));
    board.put(card, CardFlag.FIRST_CONFRONTED, state.yes("confronted", false));
    Settings counters = state.inside("counters");
    for (String name : counters.names()) {
      board.setCounters(card, name, counters.number(name, 0, 0, 99));
    }
    lasting(card, each, state.inside("until end of turn"));
  }

  private static void refuse(Settings state, boolean fits, String id) {
    if (!fits) {
      throw new Refused(Messages.of(id, word(state.place())));
    }
  }

  private void lasting(int card, Placed each, Settings changes) {
    LastingEffect.Origin origin =
        new LastingEffect.Origin(
            Duration.Shared.END_OF_TURN, each.side(), CardRef.NONE, Explanations.NO_CARD);
    int power = changes.number("power", 0, -99, 99);
    if (power != 0) {
      board.lasting().add(new LastingEffect.Power(board.ref(card), power, origin));
    }
    int colors = 0;
    for (Color color : Color.values()) {
      if (changes.text("colors", "").contains(color.words())) {
        colors |= color.bit();
      }
    }
    if (colors != 0) {
      board.lasting().add(new LastingEffect.Colors(board.ref(card), colors, origin));
    }
    changes.done();
  }
}
