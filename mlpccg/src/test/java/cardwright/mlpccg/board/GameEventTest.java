package cardwright.mlpccg.board;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.EventKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The kinds and fingerprints of what happens.
final class GameEventTest {
  private static final int ONE = CardRef.of(1, 0);
  private static final int TWO = CardRef.of(2, 0);
  private static final int NONE = CardRef.NONE;

  private static List<GameEvent> events() {
    Seat a = Seat.A;
    List<GameEvent> all =
        new ArrayList<>(
            List.of(
                new GameEvent.EnterOn(ONE, a, TWO),
                new GameEvent.EnterOn(TWO, a, ONE),
                new GameEvent.Play(ONE, a, 0),
                new GameEvent.Play(ONE, a, 1),
                new GameEvent.Move(ONE, a, NONE, 1, GameEvent.Occasion.USUAL),
                new GameEvent.PutCounters(ONE, a, TWO, "Crusade", 1),
                new GameEvent.PutCounters(ONE, a, TWO, "Crusade", 2),
                new GameEvent.PutCounters(ONE, a, TWO, "Shield", 1),
                new GameEvent.RemoveCounters(ONE, a, TWO, "Crusade", 1),
                new GameEvent.RemoveCounters(ONE, a, TWO, "Crusade", 2),
                new GameEvent.RemoveCounters(ONE, a, TWO, "Shield", 1),
                new GameEvent.TakeControl(ONE, a),
                new GameEvent.Confront(ONE, a, true),
                new GameEvent.Confront(ONE, a, false),
                new GameEvent.Solve(ONE),
                new GameEvent.Draw(a, ONE, true),
                new GameEvent.Draw(a, ONE, false),
                new GameEvent.Draw(a, NONE, false),
                new GameEvent.Draw(Seat.B, NONE, false),
                new GameEvent.FlipNext(a),
                new GameEvent.GainTokens(a, ONE, 1, true),
                new GameEvent.GainTokens(a, ONE, 1, false),
                new GameEvent.GainTokens(a, ONE, 2, false),
                new GameEvent.LoseTokens(a, ONE, 1),
                new GameEvent.LoseTokens(a, ONE, 2),
                new GameEvent.Score(a, ONE, 1, NONE, false),
                new GameEvent.Score(a, NONE, 1, ONE, false),
                new GameEvent.Score(a, NONE, 1, ONE, true),
                new GameEvent.Score(a, NONE, 2, ONE, false),
                new GameEvent.TakeAction(a),
                new GameEvent.TakeAction(Seat.B),
                new GameEvent.Shuffle(a, ONE)));
    all.add(GameEvent.Leave.dismissed(ONE));
    for (var how : GameEvent.Entrance.values()) {
      all.add(new GameEvent.Enter(ONE, a, NONE, 0, how));
    }
    for (var why : GameEvent.Occasion.values()) {
      all.add(new GameEvent.Move(ONE, a, NONE, 0, why));
    }
    for (var exit : GameEvent.Exit.values()) {
      all.add(new GameEvent.Leave(ONE, a, NONE, exit));
    }
    for (var joint : GameEvent.Joint.values()) {
      all.add(new GameEvent.Join(ONE, a, NONE, TWO, joint));
      all.add(new GameEvent.Join(ONE, a, NONE, ONE, joint));
    }
    for (var state : GameEvent.State.values()) {
      all.add(new GameEvent.Become(ONE, a, NONE, state));
    }
    for (var act : GameEvent.Act.values()) {
      all.add(new GameEvent.Announce(ONE, a, act));
    }
    for (boolean flag : new boolean[] {false, true}) {
      all.add(new GameEvent.FaceoffResult(a, flag, 1));
      all.add(new GameEvent.FaceoffResult(a, flag, 2));
      all.add(new GameEvent.TurnTime(a, flag));
      all.add(new GameEvent.FaceoffTime(a, flag));
      for (Stage stage : Stage.values()) {
        all.add(new GameEvent.PhaseTime(a, stage, flag));
      }
    }
    return all;
  }

  @Test
  void events_that_differ_have_fingerprints_that_differ() {
    assertThat(events().stream().map(each -> fingerprint(each::write))).doesNotHaveDuplicates();
  }

  @Test
  void an_event_that_happened_otherwise_has_another_fingerprint() {
    GameEvent draw = new GameEvent.Draw(Seat.A, NONE, false);
    List<Occurrence> all =
        List.of(
            new Occurrence(draw, Area.NONE, null, 1),
            new Occurrence(draw, Area.NONE, null, 2),
            new Occurrence(draw, Area.NONE, Seat.A, 1),
            new Occurrence(draw, Area.home(Seat.A), null, 1));
    assertThat(all.stream().map(each -> fingerprint(each::write))).doesNotHaveDuplicates();
  }

  @Test
  void every_kind_of_event_can_happen() {
    assertThat(events().stream().map(GameEvent::kind)).contains(EventKind.values());
  }

  private static long fingerprint(Consumer<Fingerprint> write) {
    Fingerprint out = new Fingerprint(_ -> true);
    write.accept(out);
    return out.value();
  }
}
