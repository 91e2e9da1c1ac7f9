package cardwright.mlpccg.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.choose.Taking;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The fingerprints of what is decided inside an instruction.
final class PendingDecisionsTest {
  private static final Effect.OnCards READY = new Effect.Ready(new Target.This<>());
  private static final Effect.Found TAKE = Effect.Found.TAKE;
  private static final int[] NONE = {};

  private static int[] of(int... numbers) {
    return numbers;
  }

  @Test
  void decisions_that_differ_have_fingerprints_that_differ() {
    Seat a = Seat.A;
    Seat b = Seat.B;
    List<ResolutionStep> all =
        List.of(
            new PendingArea.Move(a, 1, of(2, 3), false, 0),
            new PendingArea.Move(b, 1, of(2, 3), false, 0),
            new PendingArea.Move(a, 2, of(2, 3), false, 0),
            new PendingArea.Move(a, 1, of(2, 4), false, 0),
            new PendingArea.Move(a, 1, of(2, 3), true, 0),
            new PendingArea.Move(a, 1, of(2, 3), false, 1),
            new PendingArea.Enter(a, 1, of(2, 3), 0),
            new PendingArea.Enter(a, 2, of(2, 3), 0),
            new PendingArea.Play(a, 1, of(2, 3), false, 0),
            new PendingArea.Play(a, 1, of(2, 3), true, 0),
            new PendingProblem(a, READY, 0),
            new PendingProblem(b, READY, 0),
            new PendingCard.Host(a, GameEvent.Joint.ONTO, 1, of(2, 3), 0),
            new PendingCard.Host(a, GameEvent.Joint.BENEATH, 1, of(2, 3), 0),
            new PendingCard.Host(a, GameEvent.Joint.ONTO, 1, of(2, 4), 0),
            new PendingCard.PlayOn(a, 1, of(2, 3), 0),
            new PendingCard.PlayOn(a, 2, of(2, 3), 0),
            new PendingCard.KeepFlip(a, 0, 1),
            new PendingCard.KeepFlip(a, 1, 0),
            new PendingSearch(a, of(2, 3), TAKE, 0),
            new PendingSearch(a, of(2, 3), Effect.Found.INTO_PLAY, 0),
            new PendingSearch(a, of(2), TAKE, 0),
            new PendingTake(a, new Taking(of(2, 3), false, 2, NONE), Seen.BY_ALL, 0),
            new PendingTake(a, new Taking(of(2, 3), true, 2, NONE), Seen.BY_ALL, 0),
            new PendingTake(a, new Taking(of(2, 3), false, 1, NONE), Seen.BY_ALL, 0),
            new PendingTake(a, new Taking(of(2, 3), false, 2, of(2)), Seen.BY_ALL, 0),
            new PendingTake(a, new Taking(of(2, 3), false, 2, NONE), Seen.BY_ONE, 0),
            new PendingTake(a, new Taking(of(2, 3), false, 2, NONE), Seen.WHEN_TAKEN, 0),
            new PendingColor.ForText(a, 0),
            new PendingColor.ForText(a, 1),
            new PendingColor.Gained(a, 1, Duration.Shared.END_OF_TURN, 0),
            new PendingColor.Gained(a, 1, Span.END_OF_PHASE, 0),
            new PendingColor.Gained(a, 2, Duration.Shared.END_OF_TURN, 0),
            new PendingType(a, 0),
            new PendingCounter(a, 1, 0),
            new PendingCounter(a, 2, 0),
            new PendingAgreement(a, 0),
            new PendingAgreement(b, 0),
            new PutRestBack(a, TopOfDeck.Rest.TOP, of(2, 3), Frame.NO_CALLER),
            new PutRestBack(a, TopOfDeck.Rest.BOTTOM, of(2, 3), Frame.NO_CALLER),
            new PutRestBack(a, TopOfDeck.Rest.BOTTOM, of(2, 3), 1),
            new PutRestBack(a, TopOfDeck.Rest.AWAY, of(2, 3), Frame.NO_CALLER),
            new PendingCard.Facing(a, 1, of(2, 3), 0),
            new PendingCard.Facing(a, 2, of(2, 3), 0));
    assertThat(all.stream().map(PendingDecisionsTest::fingerprint)).doesNotHaveDuplicates();
  }

  private static long fingerprint(ResolutionStep step) {
    Fingerprint out = new Fingerprint(_ -> true);
    step.write(out);
    return out.value();
  }
}
