package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// S116 and S117: a play is saved in the middle and goes on as if nothing had happened.
final class SavedPlayTest {
  private static final Deck THIEF = Deck.of("Twist", "Copy", "Archer", "Raggy", "Rush", "Wizard");
  private static final Deck WATCHER = Deck.of("Beary", "Umbruh", "Wake", "Sun", "Clean", "Rush");

  private final Game game = Ggltcg.load();

  @Test
  void a_play_saved_in_its_most_tangled_moment_has_the_same_state_and_moves() {
    Play play = tangled();
    PlayRecord record = PlayRecord.read(PlayRecord.of(play).write(), "saved");
    List<Position> loaded = new ArrayList<>();
    PlayReplay.run(record, game, event -> {}, (number, position) -> loaded.add(position.copy()));
    assertThat(loaded.getLast().fingerprint()).isEqualTo(play.position().fingerprint());
    assertThat(notations(loaded.getLast())).isEqualTo(notations(play.position()));
    assertThat(loaded.getLast().table(Viewer.B)).isEqualTo(play.position().table(Viewer.B));
  }

  /// Random plays until there is a Copy and a stolen, damaged Toy in play, a direct attack was made, and the window is open.
  private Play tangled() {
    for (long seed = 0; seed < 200_000; seed++) {
      Chance chance = new SeededChance(seed);
      Play play = new Play(game, THIEF, WATCHER, chance);
      while (!play.over()) {
        if (isTangled(play.position())) {
          return play;
        }
        play.move(chance.roll(play.position().choice().count()));
      }
    }
    throw new AssertionError("no such moment was found");
  }

  private static boolean isTangled(Position position) {
    Choice choice = position.choice();
    if (choice.seat() != Seat.B || choice.indexOf("play beary") < 0 || choice.count() != 2) {
      return false;
    }
    Table table = position.table(Viewer.SPECTATOR);
    List<Table.Card> mine = table.side(Seat.A).zone("play").orElseThrow().cards();
    return !table.fact("direct attacks").orElseThrow().equals("0")
        && mine.stream().anyMatch(card -> card.card().equals("Copy"))
        && mine.stream()
            .anyMatch(card ->
                card.owner() == Seat.B
                    && card.marks().stream().anyMatch(mark -> mark.name().equals("damage")));
  }

  private static List<String> notations(Position position) {
    Choice choice = position.choice();
    return IntStream.range(0, choice.count()).mapToObj(i -> choice.move(i).notation()).toList();
  }
}
