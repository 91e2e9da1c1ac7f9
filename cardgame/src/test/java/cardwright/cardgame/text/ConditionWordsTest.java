package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.language.LineText;
import cardwright.language.Parse;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The words for what can be asked, in a game of owls: who asks has five of them, four eggs and no lark, the opponent three owls.
final class ConditionWordsTest {
  private enum Birds implements Amount.Value {
    OWLS,
    EGGS,
    LARKS,
    THEIR_OWLS
  }

  private enum Weather implements Condition.Own {
    NIGHT
  }

  private static final Phrase<Condition> SINGLE =
      Phrases.oneOf(
          ConditionWords.YOUR_TURN,
          ConditionWords.OPPONENTS_TURN,
          ConditionWords.compared(Birds.OWLS, "you have {} {}", Phrases.number("owl", "owls")),
          ConditionWords.compared(Birds.EGGS, "you have {} {}", Phrases.number("egg", "eggs")),
          ConditionWords.more(Birds.OWLS, Birds.THEIR_OWLS, "have more owls", "has more owls"),
          ConditionWords.controlsMore(
              Phrases.words(Birds.EGGS, "eggs"),
              Phrases.words(Birds.THEIR_OWLS, "owls"),
              _ -> Birds.THEIR_OWLS,
              _ -> Birds.EGGS),
          ConditionWords.parity(
              Phrases.oneOf(
                  Phrases.words(Birds.OWLS, "the number of owls"),
                  Phrases.words(Birds.EGGS, "the number of eggs"),
                  Phrases.words(Birds.LARKS, "the number of larks"))),
          Phrases.words(Weather.NIGHT, "it is night"));

  private static final Phrase<Condition> WORDS = Phrases.oneOf(SINGLE, ConditionWords.all(SINGLE));

  /// The table is whether it is the turn of who speaks, who is nobody in particular.
  private record Facts() implements Condition.Facts<Boolean, String> {
    @Override
    public int x(Boolean board, String context) {
      return 0;
    }

    @Override
    public int of(Boolean board, Amount.Value value, String context) {
      return switch ((Birds) value) {
        case OWLS -> 5;
        case EGGS -> 4;
        case LARKS -> 0;
        case THEIR_OWLS -> 3;
      };
    }

    @Override
    public boolean isYourTurn(Boolean board, String context) {
      return board;
    }

    @Override
    public boolean isFirstTime(Boolean board, String context) {
      return board;
    }

    @Override
    public boolean hasHappened(Boolean board, Condition.Happened asked, String context) {
      return board;
    }

    @Override
    public boolean holds(Boolean board, Condition.Own condition, String context) {
      return condition == Weather.NIGHT && context.equals("owl");
    }
  }

  private static Condition means(String words) {
    List<Condition> readings =
        WORDS.read(new LineText(words), 0).stream()
            .filter(parse -> parse.end() == words.length())
            .map(Parse::value)
            .toList();
    assertThat(readings).hasSize(1);
    assertThat(WORDS.write(readings.getFirst())).isEqualTo(words);
    return readings.getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "you have at least 5 owls, true",
    "you have at least 6 owls, false",
    "you have at most 4 eggs, true",
    "you have exactly 1 egg, false",
    "you have more owls than your opponent, true",
    "your opponent has more owls than you, false",
    "you control more eggs than your opponent, true",
    "your opponent controls more owls than you, false",
    "the number of owls is odd, true",
    "the number of owls is even, false",
    "the number of eggs is even, true",
    "the number of larks is even, true",
    "the number of larks is odd, false",
    "the number of owls is odd and it is your turn, true",
    "it is your turn, true",
    "it is your opponent's turn, false",
    "it is night, true",
    "it is night and you have at least 5 owls, true",
    "it is night and you have at least 6 owls and it is your turn, false",
  })
  void a_condition_is_read_asked_of_the_table_and_written_back(String words, boolean expected) {
    assertThat(means(words).holds(new Facts(), true, "owl")).isEqualTo(expected);
  }

  @Test
  void whose_turn_it_is_hangs_on_the_table() {
    assertThat(means("it is your turn").holds(new Facts(), false, "owl")).isFalse();
    assertThat(means("it is your opponent's turn").holds(new Facts(), false, "owl")).isTrue();
  }

  @Test
  void what_cannot_be_unless_something_is_so_cannot_be_while_it_is_not() {
    Condition without = new Condition.Unless(means("you have at least 6 owls"));
    Condition with = new Condition.Unless(means("you have at least 5 owls"));

    assertThat(ConditionWords.unless(WORDS).write(with))
        .isEqualTo("unless you have at least 5 owls");
    assertThat(without.holds(new Facts(), true, "owl")).isTrue();
    assertThat(with.holds(new Facts(), true, "owl")).isFalse();
  }

  @Test
  void only_a_condition_that_asks_what_has_happened_needs_a_turn_that_is_kept() {
    Condition happened = new Condition.Happened(TurnHistoryTest.PastEvent.CAUGHT, Optional.empty());

    assertThat(ConditionWords.thisHappened(TurnHistoryTest.PastEvent.CAUGHT).write(happened))
        .isEqualTo("this card was caught this turn");
    assertThat(new Condition.All(List.of(means("it is night"), happened)).asksHistory()).isTrue();
    assertThat(new Condition.Unless(happened).asksHistory()).isTrue();
    assertThat(means("it is night and it is your turn").asksHistory()).isFalse();
  }

  @Test
  void what_one_game_asks_hangs_on_who_speaks() {
    assertThat(means("it is night").holds(new Facts(), true, "lark")).isFalse();
  }
}
