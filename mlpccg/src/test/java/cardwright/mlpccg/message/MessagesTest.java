package cardwright.mlpccg.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.choose.CatalogueRefusals;
import cardwright.contract.MessageLaws;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.mlpccg.MlpCcg;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The catalogue of this game has the sentences that the game tells, and no others.
final class MessagesTest implements MessageLaws {
  private static final int MOST = 1_500;

  private final Game game = MlpCcg.load();

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Message sentence(String id, Message.Argument... arguments) {
    return Messages.of(id, arguments);
  }

  @Override
  public List<String> toldElsewhere() {
    return CatalogueRefusals.IDS;
  }

  @Override
  public Set<String> facts() {
    return Set.of("phase", "first", "faceoff", "colors", "asks A", "exhausted", "boosted");
  }

  @Test
  void who_is_told_what_happens_is_addressed_and_never_named() {
    List<Deck> decks = game.decks();
    Chance chance = new SeededChance(1);
    List<LogEvent> told = new ArrayList<>();
    Opening opening = Opening.of("rulebook", decks.get(0), decks.get(1));
    Position position = game.start(opening, chance, told::add);
    for (int made = 0; made < MOST && position.outcome().isEmpty(); made++) {
      position.play(chance.roll(position.choice().count()), chance);
    }
    assertThat(told).isNotEmpty();
    for (LogEvent event : told) {
      assertThat(event.message(Viewer.of(Seat.A)).parts(Seat.A))
          .as(event.words(Viewer.of(Seat.A)))
          .doesNotContain(new Part.Player(Seat.A, "A"));
    }
  }
}
