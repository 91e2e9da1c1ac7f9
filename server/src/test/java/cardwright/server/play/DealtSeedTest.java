package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A play that is begun to try out a card begins with the card in hand.
final class DealtSeedTest {
  private static List<String> hand(Position position) {
    return position.table(Viewer.A).side(Seat.A).zone("hand").stream()
        .flatMap(zone -> zone.cards().stream())
        .map(Table.Card::card)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void the_first_hand_has_the_card(String name) {
    Game game = Catalog.builtIn().game(name);
    String format = game.formats().getFirst().name();
    List<Deck> decks = game.decks(game.formats().getFirst());
    Deck deck = decks.getFirst();
    String card = deck.cards().stream().filter(each -> drawn(game, each)).findFirst().orElseThrow();
    String seed = DealtSeed.of(game, format, deck, decks.getLast(), card);

    PlayChance chance = PlayChance.of(seed);
    Position position = game.start(Opening.of(format, deck, decks.getLast()), chance, null);
    while (hand(position).isEmpty()) {
      position.play(0, chance);
    }
    assertThat(hand(position)).contains(card);
  }

  /// Whether a card is one that is drawn, not one that lies on the table from the start.
  private static boolean drawn(Game game, String card) {
    return game.cards().stream()
        .filter(face -> face.name().equals(card))
        .noneMatch(face -> face.kind().startsWith("Mane") || face.kind().startsWith("Problem"));
  }
}
