package cardwright.cardgame.run;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.language.Flow;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptTest {
  private static Flow<String> act(String effect) {
    return new Flow.Do<>(effect);
  }

  private static Script<String> script(Flow<String> flow) {
    return Script.of(flow, effect -> effect.startsWith("choose"));
  }

  @Test
  void a_text_becomes_a_flat_list_and_choices_come_before_their_effects() {
    Script<String> script =
        script(new Flow.Then<>(List.of(act("gain"), act("choose one"), act("choose two"))));
    assertThat(List.of(script.at(0), script.at(1), script.at(2), script.at(3), script.at(4)))
        .containsExactly(
            new Script.Do<>("gain", -1),
            new Script.Choose<>("choose one", 0),
            new Script.Do<>("choose one", 0),
            new Script.Choose<>("choose two", 1),
            new Script.Do<>("choose two", 1));
    assertThat(script.length()).isEqualTo(5);
    assertThat(script.choices()).isEqualTo(2);
    assertThat(script.chooser(1)).isEqualTo("choose two");
  }

  @Test
  void an_effect_on_two_cards_has_two_choices_before_it() {
    Script<String> script =
        Script.choosing(
            new Flow.Then<>(List.of(act("choose"), act("swap"))),
            effect -> effect.equals("swap") ? 2 : 1);
    assertThat(List.of(script.at(2), script.at(3), script.at(4)))
        .containsExactly(
            new Script.Choose<>("swap", 1),
            new Script.Choose<>("swap", 2),
            new Script.Do<>("swap", 1));
    assertThat(List.of(0, 1, 2).stream().map(script::part)).containsExactly(0, 0, 1);
  }

  @Test
  void who_passes_goes_on_behind_what_may_be_done() {
    Script<String> script =
        script(new Flow.Then<>(List.of(new Flow.May<>(act("choose")), act("gain"))));
    assertThat(script.at(0)).isEqualTo(new Script.May<>(3, 0));
    assertThat(script.at(3)).isEqualTo(new Script.Do<>("gain", -1));
    assertThat(script.firstOfMay(0)).isZero();
  }

  @Test
  void you_may_covers_every_choice_of_its_sentence() {
    Script<String> script =
        script(
            new Flow.Then<>(
                List.of(
                    act("choose before"),
                    new Flow.May<>(
                        new Flow.Then<>(List.of(act("gain"), act("choose"), act("choose more")))),
                    act("choose behind"))));
    assertThat(List.of(0, 1, 2, 3).stream().map(script::firstOfMay)).containsExactly(-1, 1, 1, -1);
    assertThat(script.at(2)).isEqualTo(new Script.May<>(8, 1));
  }

  @Test
  void what_may_be_done_without_a_choice_has_none() {
    assertThat(script(new Flow.May<>(act("gain"))).at(0)).isEqualTo(new Script.May<>(2, -1));
  }

  @Test
  void choices_rest_on_nothing_but_the_player_up_to_the_first_that_does() {
    Flow<String> choose = act("choose");
    Flow<String> may = new Flow.May<>(choose);
    Flow<String> mode = new Flow.OneOf<>(List.of(choose, act("gain")));
    assertThat(script(new Flow.Then<>(List.of(choose, may, choose))).unconditional()).isEqualTo(3);
    assertThat(script(new Flow.Then<>(List.of(choose, mode, choose))).unconditional()).isEqualTo(1);
    assertThat(script(new Flow.May<>(mode)).unconditional()).isZero();
    assertThat(
            script(new Flow.Then<>(List.of(new Flow.If<>("asks", act("gain")), choose)))
                .unconditional())
        .isEqualTo(1);
  }
}
