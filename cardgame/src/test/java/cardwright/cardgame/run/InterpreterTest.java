package cardwright.cardgame.run;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Texts of a game whose effects are words: `fail …` cannot be carried out, `start …` starts another text, `choose …` chooses a card.
final class InterpreterTest {
  private final Agenda<Text> agenda = new Agenda<>();
  private final List<String> log = new ArrayList<>();
  private final Words words = new Words();
  private int rolled;

  private record Text(Script<String> script, List<Integer> picks, Cursor cursor)
      implements Frame<String, Text> {
    @Override
    public Text with(Cursor at) {
      return new Text(script, picks, at);
    }

    @Override
    public Text forgetting(int firstChoice) {
      return new Text(script, List.of(), cursor);
    }

    @Override
    public void write(Fingerprint out) {
      cursor.write(out);
    }
  }

  private final class Words implements TextRules<String, Text> {
    private boolean leavesFirst;
    private int[] candidates = {7, 8};

    @Override
    public boolean leavesFirst() {
      return leavesFirst;
    }

    @Override
    public boolean asksFirst(Text frame, String effect, int choice) {
      return false;
    }

    @Override
    public CarriedOut carryOut(String effect, int choice, Text frame, int agreed, int caller) {
      log.add(choice < 0 ? effect : effect + " " + frame.picks());
      if (effect.startsWith("start")) {
        agenda.push(InterpreterTest.text(act("fail inside")));
      }
      if (effect.equals("win")) {
        agenda.clear();
        return CarriedOut.NOT_DONE;
      }
      if (effect.startsWith("wait")) {
        return CarriedOut.PENDING;
      }
      return CarriedOut.of(!effect.startsWith("fail"));
    }

    @Override
    public May may(Text frame, int choice) {
      return May.ASK;
    }

    @Override
    public Seat[] choosers(Text frame, String effect, int choice) {
      return new Seat[] {Seat.A};
    }

    @Override
    public int[] candidates(Text frame, int choice, Seat seat) {
      return frame.picks().isEmpty() ? candidates : new int[0];
    }

    @Override
    public boolean isForced(Text frame, int choice, Seat seat, int[] cards) {
      return cards.length == 1;
    }

    @Override
    public Text picked(Text frame, int choice, Seat seat, int card) {
      return new Text(frame.script(), List.of(card), frame.cursor());
    }

    @Override
    public int[] modes(Text frame) {
      return Interpreter.modes(frame, _ -> true);
    }

    @Override
    public int count(String count, Text frame) {
      return Integer.parseInt(count);
    }

    @Override
    public void endPlay() {
      log.add("end");
      agenda.clear();
    }

    @Override
    public void rolled(int sides, int number) {
      rolled = number;
    }
  }

  private static Flow<String> act(String effect) {
    return new Flow.Do<>(effect);
  }

  private static Flow<String> then(Flow<String> first, Flow<String> second) {
    return new Flow.Then<>(List.of(first, second));
  }

  private static Flow<String> ifDone(Flow<String> first, String then, String otherwise) {
    return new Flow.IfDone<>(first, act(then), Optional.of(act(otherwise)));
  }

  private static Text text(Flow<String> flow) {
    Script<String> script = Script.of(flow, effect -> effect.startsWith("choose"));
    return new Text(script, List.of(), Cursor.START);
  }

  private void begin(Flow<String> flow) {
    agenda.push(text(flow));
    goOn();
  }

  private Text top() {
    return agenda.top();
  }

  private void goOn() {
    Chance chance = sides -> sides - 1;
    while (agenda.size() > 0 && Interpreter.goOn(agenda, chance, words, top())) {
      assertThat(log).hasSizeLessThan(100);
    }
  }

  @Test
  void instructions_are_carried_out_in_their_order() {
    begin(then(act("one"), act("two")));

    assertThat(log).containsExactly("one", "two");
    assertThat(agenda.size()).isZero();
  }

  @Test
  void what_could_not_be_carried_out_is_told_to_the_text_that_asked() {
    begin(then(ifDone(act("one"), "yes", "no"), ifDone(act("fail"), "yes", "no")));

    assertThat(log).containsExactly("one", "yes", "fail", "no");
  }

  @Test
  void what_a_text_started_by_another_cannot_do_is_not_held_against_the_other() {
    begin(ifDone(act("start"), "yes", "no"));

    assertThat(log).containsExactly("start", "fail inside", "yes");
  }

  private void beginPending(CarriedOut... answers) {
    agenda.push(text(ifDone(act("wait"), "yes", "no")));
    Interpreter.goOn(agenda, sides -> sides - 1, words, top());
    for (CarriedOut answer : answers) {
      Frame.report(agenda, Text.class, 0, answer);
    }
    goOn();
  }

  @Test
  void what_waits_for_an_answer_is_done_when_every_part_of_it_is() {
    beginPending(CarriedOut.DONE, CarriedOut.DONE);
    beginPending(CarriedOut.NOT_DONE, CarriedOut.DONE);
    beginPending(CarriedOut.DONE, CarriedOut.PENDING, CarriedOut.NOT_DONE);

    assertThat(log).containsExactly("wait", "yes", "wait", "no", "wait", "no");
  }

  @Test
  void what_nobody_answers_for_counts_as_not_done() {
    beginPending();

    assertThat(log).containsExactly("wait", "no");
  }

  @Test
  void what_one_instruction_could_not_do_is_not_held_against_the_next() {
    begin(then(act("fail"), ifDone(act("one"), "yes", "no")));

    assertThat(log).containsExactly("fail", "one", "yes");
  }

  @Test
  void if_you_do_asks_of_every_instruction_of_the_sentence_before_it() {
    begin(ifDone(then(act("fail"), act("one")), "yes", "no"));
    begin(ifDone(then(act("one"), act("fail")), "yes", "no"));
    begin(ifDone(then(act("one"), act("two")), "yes", "no"));

    assertThat(log).containsExactly("fail", "one", "no", "one", "fail", "no", "one", "two", "yes");
  }

  @Test
  void if_you_do_asks_of_what_stands_before_an_if_as_well() {
    begin(ifDone(then(act("fail"), new Flow.If<>("asks", act("one"))), "yes", "no"));
    begin(ifDone(then(act("one"), new Flow.If<>("asks", act("two"))), "yes", "no"));
    begin(ifDone(then(act("one"), new Flow.If<>("fail", act("two"))), "yes", "no"));
    begin(ifDone(then(new Flow.If<>("asks", act("fail")), act("one")), "yes", "no"));

    assertThat(log)
        .containsExactly(
            "fail", "asks", "one", "no", //
            "one", "asks", "two", "yes", //
            "one", "fail", "no", //
            "asks", "fail", "one", "no");
  }

  @Test
  void what_an_if_asks_is_not_held_against_what_stands_behind_it() {
    begin(then(act("fail"), then(new Flow.If<>("fail", act("never")), act("one"))));
    begin(then(act("fail"), new Flow.If<>("asks", ifDone(act("one"), "yes", "no"))));

    assertThat(log).containsExactly("fail", "fail", "one", "fail", "asks", "one", "yes");
  }

  @Test
  void if_you_do_asks_of_every_time_and_of_the_one_mode_that_was_picked() {
    begin(ifDone(new Flow.ForEach<>("2", then(act("fail"), act("one"))), "yes", "no"));
    begin(ifDone(new Flow.OneOf<>(List.of(act("fail"), act("one"))), "yes", "no"));
    Interpreter.pickMode(agenda, top(), 1);
    goOn();

    assertThat(log).containsExactly("fail", "one", "fail", "one", "no", "one", "yes");
  }

  @Test
  void what_is_done_no_times_is_not_done() {
    begin(ifDone(new Flow.ForEach<>("0", act("one")), "yes", "no"));

    assertThat(log).containsExactly("no");
  }

  @Test
  void a_text_that_ends_the_play_tells_nobody() {
    begin(then(act("win"), act("never")));

    assertThat(log).containsExactly("win");
    assertThat(agenda.size()).isZero();
  }

  @Test
  void a_turn_that_carries_out_too_much_ends_the_play() {
    Agenda<Text> copy = new Agenda<>();
    agenda.push(text(new Flow.ForEach<>("100000", act("again"))));
    Interpreter.goOn(agenda, sides -> 0, words, top());

    assertThat(log).hasSize(TextLimits.TURN_INSTRUCTIONS / 2 + 1).endsWith("again", "end");
    assertThat(agenda.size()).isZero();
    agenda.copyTo(copy);
    assertThat(copy.mayCarryOut()).isFalse();
  }

  @Test
  void what_is_carried_out_is_counted_anew_each_turn() {
    for (int turn = 0; turn < 3; turn++) {
      agenda.beginTurn();
      agenda.push(text(new Flow.ForEach<>("9000", act("again"))));
      Interpreter.goOn(agenda, sides -> 0, words, top());
    }

    assertThat(log).hasSize(3 * 9_000).doesNotContain("end");
  }

  @Test
  void who_agrees_does_it_and_who_declines_has_not_done_it() {
    Flow<String> may = ifDone(new Flow.May<>(act("one")), "yes", "no");
    begin(may);
    Interpreter.agree(agenda, top());
    goOn();
    begin(may);
    Interpreter.decline(agenda, top());
    goOn();

    assertThat(log).containsExactly("one", "yes", "no");
  }

  @Test
  void what_follows_only_where_something_is_not_done_is_left_where_it_is() {
    begin(then(new Flow.IfNotDone<>(act("one"), act("no")), act("end")));
    begin(then(new Flow.IfNotDone<>(act("fail"), act("no")), act("end")));

    assertThat(log).containsExactly("one", "end", "fail", "no", "end");
  }

  @Test
  void an_instruction_is_repeated_with_a_choice_of_its_own_each_time() {
    begin(then(new Flow.ForEach<>("2", act("choose")), act("end")));
    agenda.replace(words.picked(top(), 0, Seat.A, 7));
    goOn();
    agenda.replace(words.picked(top(), 0, Seat.A, 8));
    goOn();

    assertThat(log).containsExactly("choose [7]", "choose [8]", "end");
  }

  @Test
  void what_is_repeated_can_repeat_something_itself() {
    begin(
        then(
            new Flow.ForEach<>("3", then(new Flow.ForEach<>("2", act("in")), act("out"))),
            act("end")));

    assertThat(log).containsExactly("in", "in", "out", "in", "in", "out", "in", "in", "out", "end");
  }

  @Test
  void nothing_is_repeated_where_nothing_is_counted() {
    begin(then(new Flow.ForEach<>("0", act("one")), act("end")));

    assertThat(log).containsExactly("end");
  }

  @Test
  void a_choice_with_one_way_is_made_without_asking() {
    words.candidates = new int[] {7};
    begin(act("choose"));

    assertThat(log).containsExactly("choose [7]");
  }

  @Test
  void the_player_picks_one_of_several_instructions() {
    begin(then(new Flow.OneOf<>(List.of(act("one"), act("two"))), act("end")));
    assertThat(top().modes()).isEqualTo(2);
    Interpreter.pickMode(agenda, top(), 1);
    goOn();

    assertThat(log).containsExactly("two", "end");
  }

  private void beginSome() {
    List<Flow<String>> modes = List.of(act("one"), act("two"), act("three"));
    begin(then(ifDone(new Flow.SomeOf<>(2, modes), "yes", "no"), act("end")));
  }

  private void pick(int mode) {
    Interpreter.pickMode(agenda, top(), mode);
    goOn();
  }

  private int[] modes() {
    return words.modes(top());
  }

  @Test
  void the_player_picks_some_of_several_instructions_in_their_order() {
    beginSome();
    assertThat(top().modes()).isEqualTo(3);
    assertThat(modes()).containsExactly(0, 1, 2);
    pick(0);
    assertThat(log).containsExactly("one");
    assertThat(modes()).containsExactly(1, 2);
    pick(2);

    assertThat(log).containsExactly("one", "three", "yes", "end");
  }

  @Test
  void who_has_picked_as_many_instructions_as_may_be_is_asked_no_more() {
    beginSome();
    pick(0);
    pick(1);

    assertThat(log).containsExactly("one", "two", "yes", "end");
  }

  @Test
  void behind_the_last_instruction_there_is_nothing_more_to_pick() {
    beginSome();
    pick(2);

    assertThat(log).containsExactly("three", "yes", "end");
  }

  @Test
  void the_player_may_leave_it_at_the_instructions_that_are_picked() {
    beginSome();
    pick(0);
    Interpreter.pickNoMore(agenda, top());
    goOn();

    assertThat(log).containsExactly("one", "yes", "end");
  }

  @Test
  void of_instructions_of_which_none_is_picked_nothing_is_done() {
    beginSome();
    Interpreter.pickNoMore(agenda, top());
    goOn();

    assertThat(log).containsExactly("no", "end");
  }

  @Test
  void of_the_instructions_that_are_picked_each_has_to_be_done() {
    begin(ifDone(new Flow.SomeOf<>(2, List.of(act("fail"), act("one"))), "yes", "no"));
    pick(0);
    pick(1);

    assertThat(log).containsExactly("fail", "one", "no");
  }

  @Test
  void instructions_are_picked_anew_each_time() {
    begin(new Flow.ForEach<>("2", new Flow.SomeOf<>(2, List.of(act("one"), act("two")))));
    pick(1);
    pick(0);
    pick(1);

    assertThat(log).containsExactly("two", "one", "two");
    assertThat(agenda.size()).isZero();
  }

  @Test
  void the_number_of_a_die_says_where_a_text_goes_on() {
    begin(
        new Flow.Roll<>(
            6, List.of(new Flow.Faces<>(1, 3, act("low")), new Flow.Faces<>(4, 6, act("high")))));

    assertThat(rolled).isEqualTo(6);
    assertThat(log).containsExactly("high");
  }

  @Test
  void a_text_that_leaves_first_is_gone_when_its_last_effect_is_carried_out() {
    words.leavesFirst = true;
    begin(then(act("one"), act("start")));

    assertThat(log).containsExactly("one", "start", "fail inside");
    assertThat(agenda.size()).isZero();
  }
}
