package cardwright.cardgame.event;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.FixedChance;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The order in which everything happens.
final class EventPipeTest {
  private static final Script<String> SCRIPT = Script.of(new Flow.Do<>("act"), _ -> false);

  private record Text(Cursor cursor) implements Frame<String, Text> {
    @Override
    public Script<String> script() {
      return SCRIPT;
    }

    @Override
    public Text with(Cursor at) {
      return new Text(at);
    }

    @Override
    public Text forgetting(int firstChoice) {
      return this;
    }

    @Override
    public void write(Fingerprint out) {
      cursor.write(out);
    }
  }

  /// A game in which `no` is forbidden, texts wait for `wait`, and `part` does not happen whole.
  private static final class Rules implements EventRules<Agenda<Text>, String> {
    private final List<String> applied = new ArrayList<>();
    private final List<PendingEvents<String>> awaited = new ArrayList<>();

    @Override
    public void report(Agenda<Text> board, int caller, CarriedOut came) {
      Frame.report(board, Text.class, caller, came);
    }

    @Override
    public boolean isForbidden(Agenda<Text> board, String event) {
      return event.equals("no");
    }

    @Override
    public boolean isAwaited(Agenda<Text> board, String[] events) {
      return List.of(events).contains("wait");
    }

    @Override
    public CarriedOut await(Agenda<Text> board, PendingEvents<String> moment) {
      awaited.add(moment);
      return CarriedOut.PENDING;
    }

    @Override
    public boolean apply(Agenda<Text> board, Chance chance, String[] events) {
      applied.addAll(List.of(events));
      return !applied.contains("part");
    }
  }

  private final Rules rules = new Rules();
  private final Agenda<Text> agenda = new Agenda<>();
  private final Chance chance = new FixedChance();

  private CarriedOut happen(String... events) {
    agenda.push(new Text(Cursor.START));
    return EventPipe.happen(rules, agenda, chance, true, 0, events);
  }

  private CarriedOut told() {
    return agenda.get(0).cursor().before();
  }

  @Test
  void what_no_text_waits_for_happens_at_once() {
    CarriedOut came = happen("one", "two");
    assertThat(rules.applied).containsExactly("one", "two");
    assertThat(came).isEqualTo(CarriedOut.DONE);
  }

  @Test
  void what_is_forbidden_does_not_happen_and_the_text_has_not_done_all() {
    CarriedOut came = happen("one", "no", "two");
    assertThat(rules.applied).containsExactly("one", "two");
    assertThat(came).isEqualTo(CarriedOut.NOT_DONE);
  }

  @Test
  void what_happens_in_part_is_not_all() {
    assertThat(happen("part")).isEqualTo(CarriedOut.NOT_DONE);
  }

  @Test
  void where_a_text_waits_nothing_happens_before_its_gate_is_through() {
    assertThat(happen("wait", "no")).isEqualTo(CarriedOut.PENDING);
    assertThat(rules.applied).isEmpty();
    PendingEvents<String> moment = rules.awaited.getFirst();
    assertThat(moment.events()).containsExactly("wait");
    assertThat(moment.full()).isFalse();
    assertThat(moment.caller()).isEqualTo(0);
  }

  @Test
  void what_texts_have_left_happens_and_the_text_that_asked_has_not_done_all() {
    happen("wait", "one");
    EventPipe.apply(rules, agenda, chance, rules.awaited.getFirst().without(0));
    assertThat(rules.applied).containsExactly("one");
    assertThat(told()).isEqualTo(CarriedOut.NOT_DONE);
  }

  @Test
  void what_every_text_leaves_alone_is_all_that_was_asked_for() {
    happen("wait", "one");
    EventPipe.apply(rules, agenda, chance, rules.awaited.getFirst());
    assertThat(rules.applied).containsExactly("wait", "one");
    assertThat(told()).isEqualTo(CarriedOut.DONE);
  }

  @Test
  void what_the_rules_ask_for_is_told_to_no_text() {
    agenda.push(new Text(Cursor.START));
    EventPipe.apply(
        rules, agenda, chance, new PendingEvents<>(new String[] {"part"}, true, Frame.NO_CALLER));
    assertThat(told()).isEqualTo(CarriedOut.DONE);
  }
}
