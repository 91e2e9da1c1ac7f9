package cardwright.ggltcg;

import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.state.PlacedCards;
import cardwright.engine.FixedChance;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.PlayInfo;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.procedure.Turn;
import cardwright.ggltcg.resolve.GameEvents;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Card;
import java.util.ArrayList;
import java.util.List;

/// A position as a scenario describes it: turn 3 of A unless it says otherwise.
final class SetUp {
  private final PositionSpec spec;
  private final Sets sets;
  private final List<Placed> placed = new ArrayList<>();

  /// A card of the position.
  private record Placed(Card card, Seat owner, Seat side, Zone zone, Settings state) {}

  SetUp(PositionSpec spec, Sets sets) {
    this.spec = spec;
    this.sets = sets;
  }

  Board board() {
    for (Seat seat : Seat.values()) {
      Settings side = spec.side(seat);
      place(side, seat, Zone.HAND);
      place(side, seat, Zone.PLAY);
      place(side, seat, Zone.SLEEP);
    }
    PlacedCards<Placed> cards =
        new PlacedCards<>(placed, Placed::owner, each -> each.card().name());
    List<Placed> all = cards.byIndex();
    Board board =
        Board.of(
            PlayInfo.of(
                cards.owned(Seat.A, Placed::card, Card[]::new),
                cards.owned(Seat.B, Placed::card, Card[]::new),
                copied(all)));
    for (int card = 0; card < all.size(); card++) {
      Placed each = all.get(card);
      if (each.zone() != Zone.HAND) {
        board.move(card, each.zone(), each.side());
      }
    }
    for (int card = 0; card < all.size(); card++) {
      state(board, card, all.get(card));
    }
    for (int card = 0; card < all.size(); card++) {
      if (all.get(card).zone() == Zone.PLAY && Layers.stamina(board, card) <= 0) {
        throw new Refused(Messages.of("set-up.no-stamina", word(all.get(card).state().place())));
      }
    }
    numbers(board);
    for (Seat seat : Seat.values()) {
      spec.side(seat).done();
      if (board.awake(seat) == 0) {
        throw new Refused(Messages.of("set-up.no-card-awake", player(seat)));
      }
    }
    spec.facts().done();
    Turn.goOn(board, new FixedChance());
    return board;
  }

  private void place(Settings side, Seat seat, Zone zone) {
    for (Settings state : side.cards(zone.words())) {
      Card card = sets.card(state.text("card", ""));
      Seat owner = zone == Zone.PLAY ? state.seat("owner", seat) : seat;
      boolean twice =
          placed.stream().anyMatch(other -> other.owner() == owner && other.card().equals(card));
      if (twice) {
        throw new Refused(Messages.of("set-up.owned-twice", word(state.place()), player(owner)));
      }
      placed.add(new Placed(card, owner, seat, zone, state));
    }
  }

  private List<Card> copied(List<Placed> all) {
    return all.stream()
        .filter(each -> each.zone() == Zone.PLAY && each.state().has("as"))
        .map(each -> sets.card(each.state().text("as", "")))
        .toList();
  }

  private void state(Board board, int card, Placed each) {
    Settings state = each.state();
    if (each.zone() == Zone.PLAY) {
      if (state.has("as")) {
        board.turnInto(card, sets.card(state.text("as", "")));
      }
      if (!board.face(card).isToy()) {
        throw new Refused(Messages.of("set-up.action-in-play", word(state.place())));
      }
      board.lose(card, state.number("damage", 0, 0, 99));
    }
    state.done();
  }

  private void numbers(Board board) {
    Settings turn = spec.facts().inside("turn");
    board.beginTurn(turn.number("number", 3, 1, Turn.CAP), turn.seat("player", Seat.A));
    turn.done();
    board.setDirectAttacks(spec.facts().number("direct attacks", 0, 0, Possible.DIRECT_ATTACKS));
    for (Seat seat : Seat.values()) {
      board.setCc(seat, spec.side(seat).number("cc", 0, 0, GameEvents.CC_CAP));
    }
  }
}
