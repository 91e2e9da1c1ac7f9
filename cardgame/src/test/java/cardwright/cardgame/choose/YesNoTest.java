package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class YesNoTest {
  private static final Chance NO_CHANCE = _ -> 0;

  private final List<Boolean> answers = new ArrayList<>();
  private final OpenChoice choice = new OpenChoice();

  private record Plain(List<Boolean> answers, boolean noIsPass) implements YesNo {
    @Override
    public Seat seat() {
      return Seat.B;
    }

    @Override
    public Message question() {
      return Message.plain("Do it?");
    }

    @Override
    public void answer(boolean yes, Chance chance) {
      answers.add(yes);
    }
  }

  private KeepHand hand() {
    return new KeepHand(
        Seat.A,
        Message.plain("Do you keep this hand?"),
        Message.plain("Keep it."),
        "redraw",
        Message.plain("Draw another."),
        (keep, _) -> answers.add(keep));
  }

  @Test
  void yes_comes_first_and_no_second() {
    choice.ask(new Plain(answers, false));

    assertThat(choice.notations()).containsExactly("yes", "no");
    choice.make(0, NO_CHANCE);
    choice.ask(new Plain(answers, false));
    choice.make(1, NO_CHANCE);
    assertThat(answers).containsExactly(true, false);
  }

  @Test
  void a_game_has_other_words_for_both_answers() {
    YesNo decision = hand();
    choice.ask(decision);

    assertThat(choice.notations()).containsExactly("keep", "redraw");
    assertThat(decision.meaning(YesNo.YES).words()).isEqualTo("Keep it.");
    assertThat(decision.meaning(YesNo.NO).words()).isEqualTo("Draw another.");
  }

  @Test
  void no_is_a_pass_where_the_decision_says_so() {
    YesNo decision = new Plain(answers, true);
    choice.ask(decision);

    assertThat(choice.notations()).containsExactly("yes", "pass");
    assertThat(decision.meaning(Decision.PASS).words()).isEqualTo("Pass.");
    choice.make(1, NO_CHANCE);
    assertThat(answers).containsExactly(false);
  }
}
