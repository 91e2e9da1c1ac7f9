package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class MovesTextTest {
  private record Some(int count) implements Choice {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which?");
    }

    @Override
    public Move move(int index) {
      return new Move("take " + index, "Take " + index + " of them.");
    }
  }

  @Test
  void moves_stand_in_columns_and_are_read_downwards() {
    assertThat(MovesText.columns(new Some(5), 30, 9, Locale.ENGLISH))
        .containsExactly(" 1 take 0    4 take 3", " 2 take 1    5 take 4", " 3 take 2");
  }

  @Test
  void moves_that_do_not_fit_are_counted_and_the_last_is_shown() {
    assertThat(MovesText.columns(new Some(12), 12, 3, Locale.ENGLISH))
        .containsExactly("  1 take 0", "  2 take 1", " 12 take 11   +9: type moves");
  }

  @Test
  void how_many_are_left_out_is_told_in_the_language_of_the_reader() {
    assertThat(MovesText.columns(new Some(12), 60, 2, Locale.GERMAN).getLast())
        .endsWith("mehr: moves zeigt sie");
  }

  @Test
  void what_is_left_out_is_counted_in_fewer_words_where_the_last_move_is_long() {
    Choice choice = new Named(List.of("a", "b", "c", "d", "play a long name to the other Problem"));

    assertThat(MovesText.columns(choice, 60, 2, Locale.ENGLISH).getLast())
        .isEqualTo(" 5 play a long name to the other Problem   +3: type moves");
  }

  @Test
  void moves_that_do_not_fit_stand_together_where_they_only_differ_in_their_aim() {
    Choice choice = new Named(List.of("pass", "nap on ka", "nap on sun", "hit ka > sun", "wake"));

    assertThat(MovesText.columns(choice, 20, 4, Locale.ENGLISH))
        .containsExactly(" 1 pass", " 2-3 nap on … (2)", " 4 hit ka > sun", " 5 wake");
    assertThat(MovesText.columns(choice, 20, 3, Locale.ENGLISH))
        .containsExactly(" 1 pass", " 2-3 nap on … (2)", " 5 wake   +1: type moves");
  }

  private record Named(List<String> names) implements Choice {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which?");
    }

    @Override
    public int count() {
      return names.size();
    }

    @Override
    public Move move(int index) {
      return new Move(names.get(index), "");
    }
  }

  @Test
  void only_the_moves_with_certain_words_are_listed() {
    assertThat(MovesText.all(new Some(12), "take 1", Locale.ENGLISH))
        .containsExactly(
            "  2 take 1    Take 1 of them.",
            " 11 take 10   Take 10 of them.",
            " 12 take 11   Take 11 of them.");
  }

  @Test
  void all_moves_are_listed_with_what_they_mean() {
    assertThat(MovesText.all(new Some(2), Locale.ENGLISH))
        .isEqualTo(List.of(" 1 take 0   Take 0 of them.", " 2 take 1   Take 1 of them."));
  }
}
