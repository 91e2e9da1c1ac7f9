package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private static Settings of(String name, Object value) {
    return new Settings("A", Map.of(name, value));
  }

  @Test
  void what_is_not_given_has_its_usual_value() {
    Settings none = new Settings("A", Map.of());
    assertThat(none.number("cc", 3, 0, 7)).isEqualTo(3);
    assertThat(none.text("card", "Sun")).isEqualTo("Sun");
    assertThat(none.yes("back", true)).isTrue();
    assertThat(none.seat("owner", Seat.B)).isEqualTo(Seat.B);
    assertThat(none.cards("hand")).isEmpty();
    assertThat(none.inside("turn").has("number")).isFalse();
  }

  @Test
  void a_card_is_a_name_or_has_settings_of_its_own() {
    List<Settings> cards =
        of("play", List.of("Sun", Map.of("card", "Ka", "damage", 2))).cards("play");
    assertThat(cards).extracting(card -> card.text("card", "")).containsExactly("Sun", "Ka");
    assertThat(cards.get(1).number("damage", 0, 0, 9)).isEqualTo(2);
    assertThat(cards.get(1).place()).isEqualTo("A.play.Ka");
  }

  @Test
  void what_is_wrong_is_named_with_what_would_be_right() {
    assertThatThrownBy(() -> of("cc", 8).number("cc", 0, 0, 7))
        .isInstanceOf(Refused.class)
        .hasMessage("A: 'cc' is 8; it has to be a number from 0 to 7");
    assertThatThrownBy(() -> of("cc", "many").number("cc", 0, 0, 7))
        .hasMessage("A: 'cc' is many; it has to be a number from 0 to 7");
    assertThatThrownBy(() -> of("owner", "C").seat("owner", Seat.A))
        .hasMessage("A: 'owner' is C; it has to be A or B");
    assertThatThrownBy(() -> of("hand", "Sun").cards("hand"))
        .hasMessageContaining("a list of cards");
    assertThatThrownBy(() -> of("hand", List.of(Map.of("name", "Sun"))).cards("hand"))
        .hasMessageContaining("{card: NAME, …}");
    assertThatThrownBy(() -> of("back", "maybe").yes("back", false))
        .hasMessage("A: 'back' is maybe; it has to be true or false");
    assertThatThrownBy(() -> of("turn", 3).inside("turn")).hasMessageContaining("{player: A}");
  }

  @Test
  void a_setting_that_nobody_asked_for_is_a_mistake() {
    Settings settings = of("hnad", List.of());
    settings.cards("hand");
    assertThatThrownBy(settings::done)
        .isInstanceOf(Refused.class)
        .hasMessage("A: 'hnad' is not known here; known are hand");
  }
}
