package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Why moves are refused: by the kind of the move, or by what is asked.
final class MoveRefusalTest {
  /// Cards that are called by their numbers.
  private record Numbered() implements CardLabels {
    @Override
    public String of(int card) {
      return String.valueOf(card);
    }

    @Override
    public String name(int card) {
      return of(card);
    }
  }

  /// Which two of the cards 3 to 6: 5 is picked, and 4 comes to the same as 3.
  private record TwoCards() implements ChooseCards {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which cards?");
    }

    @Override
    public int[] candidates() {
      return new int[] {3, 6};
    }

    @Override
    public int[] takeBacks() {
      return new int[] {CardRef.of(5, 2)};
    }

    @Override
    public CardLabels labels() {
      return new Numbered();
    }

    @Override
    public String verb() {
      return "discard";
    }

    @Override
    public Message objectionTo(int card, GameRefusals game) {
      return card == 4 ? Message.NOTHING : ChooseCards.super.objectionTo(card, game);
    }

    @Override
    public void pick(int card, Chance chance) {
      throw new IllegalStateException("nothing is picked here");
    }
  }

  /// To go somewhere: home it is not the time for, and nothing is known against going out.
  private record Go() implements MoveKind {
    @Override
    public String verb() {
      return "go";
    }

    @Override
    public Message untimely(String what) {
      return what.equals("home") ? Message.plain("not yet") : Message.NOTHING;
    }

    @Override
    public Message objection(String what) {
      return what.equals("out") ? Message.NOTHING : Message.plain("there is no " + what);
    }

    @Override
    public Message unlisted(String what) {
      return Message.plain("not " + what + " like that");
    }
  }

  /// To feed a card: card 9 takes nothing.
  private record Feed() implements CardMove {
    @Override
    public String verb() {
      return "feed";
    }

    @Override
    public int meant(String what) {
      return what.matches("[3-9]") ? Integer.parseInt(what) : NamedCards.NOBODY;
    }

    @Override
    public Message nobody(String what) {
      return Message.plain("nobody is " + what);
    }

    @Override
    public Message objection(int card, String what) {
      return card == 9 ? Message.plain(card + " is full") : Message.NOTHING;
    }

    @Override
    public Message unlisted(int card, String what) {
      return Message.plain(card + " is not fed here");
    }
  }

  /// What is said of refused moves, by the names of the sentences. Cards from 3 to 9 are there.
  private record Words() implements GameRefusals {
    @Override
    public List<MoveKind> kinds() {
      return List.of(new Go(), new Feed());
    }

    @Override
    public int find(String label) {
      return label.matches("[3-9]") ? Integer.parseInt(label) : -1;
    }

    @Override
    public List<NamedCard> named(String said) {
      return said.startsWith("hare of a")
          ? List.of(new NamedCard(9, "hare"), new NamedCard(4, "hare 2"))
          : List.of();
    }

    @Override
    public Message askedFirst(Said said, Message question) {
      return Message.plain("asked first");
    }

    @Override
    public Message noMode(String words, Message question) {
      return Message.plain("no mode: " + words);
    }

    @Override
    public Message notPicked(String label, Message question) {
      return Message.plain("not picked: " + label);
    }

    @Override
    public Message notEnough(Message question) {
      return Message.plain("not enough");
    }

    @Override
    public Message noSuchCard(String label, Message question) {
      return Message.plain("no such card: " + label);
    }

    @Override
    public Message pickedAlready(int card, String label) {
      return Message.plain("picked already: " + card);
    }

    @Override
    public Message notAmong(int card, Message question) {
      return Message.plain("not among: " + card);
    }

    @Override
    public Message alikeFirst(int card, Message question) {
      return Message.plain("alike first: " + card);
    }

    @Override
    public Message unknown(String notation, Message question) {
      return Message.plain("unknown: " + notation);
    }
  }

  private static String refusal(String said) {
    return new MoveRefusal(new TwoCards(), said, new Words()).message().words();
  }

  private static boolean objects(String said) {
    return !new MoveRefusal(new TwoCards(), said, new Words()).objection().isEmpty();
  }

  @Test
  void a_move_may_be_meant_with_each_card_called_as_moves_call_it() {
    MoveRefusal said = new MoveRefusal(new TwoCards(), "Feed hare of a > hare of a ", new Words());

    assertThat(said.readings())
        .startsWith("feed hare of a > hare of a")
        .contains("feed hare > hare", "feed hare > hare 2 of a")
        .hasSize(9);
  }

  @Test
  void the_kind_of_a_move_says_first_that_it_is_not_its_time() {
    assertThat(refusal("go home")).isEqualTo("not yet");
  }

  @Test
  void the_kind_of_a_move_objects_whatever_is_asked() {
    assertThat(refusal("  Go Mars ")).isEqualTo("there is no mars");
  }

  @Test
  void a_move_to_which_nothing_objects_is_written_in_another_way() {
    assertThat(refusal("go out")).isEqualTo("not out like that");
    assertThat(objects("go out")).isFalse();
  }

  @Test
  void a_move_with_a_card_is_refused_by_that_card_or_for_want_of_one() {
    assertThat(refusal("feed dragon")).isEqualTo("nobody is dragon");
    assertThat(refusal("feed 9")).isEqualTo("9 is full");
    assertThat(refusal("feed 3")).isEqualTo("3 is not fed here");
    assertThat(objects("feed 3")).isFalse();
  }

  @Test
  void to_leave_it_at_too_few_cards_is_refused() {
    assertThat(refusal("done")).isEqualTo("not enough");
    assertThat(refusal("pass")).isEqualTo("not enough");
  }

  @Test
  void an_answer_to_another_question_is_refused() {
    assertThat(refusal("yes")).isEqualTo("asked first");
    assertThat(refusal("choose 3")).isEqualTo("asked first");
    assertThat(refusal("gone")).isEqualTo("asked first");
    assertThat(refusal("go")).isEqualTo("asked first");
  }

  @Test
  void a_card_that_is_not_there_is_refused() {
    assertThat(refusal("discard knight")).isEqualTo("no such card: knight");
    assertThat(refusal("discard 3 now")).isEqualTo("no such card: 3 now");
  }

  @Test
  void a_card_that_is_picked_is_not_picked_again() {
    assertThat(refusal("discard 5")).isEqualTo("picked already: 5");
  }

  @Test
  void only_what_is_picked_is_taken_back() {
    assertThat(refusal("unpick 3")).isEqualTo("not picked: 3");
    assertThat(objects("unpick 5")).isFalse();
  }

  @Test
  void another_card_is_refused_as_its_decision_says() {
    assertThat(refusal("discard 7")).isEqualTo("not among: 7");
    assertThat(refusal("discard 4")).isEqualTo("alike first: 4");
  }

  @Test
  void nothing_objects_to_a_card_that_is_offered() {
    assertThat(objects("discard 3")).isFalse();
    assertThat(objects("discard 6")).isFalse();
  }
}
