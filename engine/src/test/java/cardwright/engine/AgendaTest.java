package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AgendaTest {
  private record Wait(int number) implements Step {
    @Override
    public void write(Fingerprint out) {
      out.add(number);
    }
  }

  private static long print(Agenda<Step> agenda) {
    Fingerprint out = new Fingerprint(ref -> true);
    agenda.write(out);
    return out.value();
  }

  @Test
  void the_step_on_top_comes_next() {
    Agenda<Step> agenda = new Agenda<>();
    for (int i = 0; i < 20; i++) {
      agenda.push(new Wait(i));
    }
    assertThat(agenda.top()).isEqualTo(new Wait(19));
    agenda.pop();
    agenda.replace(new Wait(7));
    assertThat(agenda.top()).isEqualTo(new Wait(7));
    assertThat(agenda.size()).isEqualTo(19);
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    Agenda<Step> agenda = new Agenda<>();
    Agenda<Step> twin = new Agenda<>();
    for (int i = 0; i < 9; i++) {
      agenda.push(new Wait(i));
    }
    agenda.copyTo(twin);
    assertThat(print(twin)).isEqualTo(print(agenda));
    twin.pop();
    assertThat(agenda.size()).isEqualTo(9);
    assertThat(print(twin)).isNotEqualTo(print(agenda));
    new Agenda<>().copyTo(twin);
    assertThat(twin.size()).isZero();
  }

  @Test
  void nothing_is_left_after_the_end() {
    Agenda<Step> agenda = new Agenda<>();
    agenda.push(new Wait(1));
    agenda.clear();
    assertThat(agenda.size()).isZero();
  }
}
