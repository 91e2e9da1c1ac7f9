package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Rarity;
import cardwright.mlpccg.wording.CardFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Card text that is understood and written back, and card text that nobody understands.
final class CardTextTest {
  private static final String FRIEND = "Friend, blue 2, cost 3";
  private static final String EVENT = "Event, power 4, cost 1";

  private static List<Card> cards(String... lines) {
    return CardFiles.read(String.join("\n", lines) + "\n", "mine.cards");
  }

  private static CardFace read(String... lines) {
    return CardFiles.write(cards(lines).getLast(), "mine");
  }

  private static void refused(String kind, String line, String... reasons) {
    assertThatThrownBy(() -> read("# Pip", kind, line))
        .isInstanceOf(Refused.class)
        .satisfies(e -> assertThat(e.getMessage()).contains(reasons));
  }

  private static void kept(String... lines) {
    assertThat(read(lines).source()).isEqualTo(String.join("\n", lines) + "\n");
  }

  private static String file(String path) throws IOException {
    try (InputStream in = CardTextTest.class.getResourceAsStream(path)) {
      return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "premiere/manes",
        "premiere/friends-blue",
        "premiere/friends-orange",
        "premiere/friends-pink",
        "premiere/friends-purple",
        "premiere/friends-white",
        "premiere/friends-yellow",
        "premiere/events",
        "premiere/resources",
        "premiere/troublemakers",
        "premiere/problems",
        "crystal-games/manes",
        "crystal-games/friends-blue",
        "crystal-games/friends-orange",
        "crystal-games/friends-pink",
        "crystal-games/friends-purple",
        "crystal-games/friends-white",
        "crystal-games/friends-yellow",
        "crystal-games/events",
        "crystal-games/resources",
        "crystal-games/troublemakers",
        "crystal-games/problems",
        "rock-n-rave/manes",
        "rock-n-rave/friends",
        "rock-n-rave/events",
        "rock-n-rave/troublemakers",
        "rock-n-rave/problems",
        "celestial-solstice/manes",
        "celestial-solstice/friends",
        "celestial-solstice/events",
        "celestial-solstice/resources",
        "celestial-solstice/troublemakers",
        "canterlot-nights/manes",
        "canterlot-nights/friends-blue",
        "canterlot-nights/friends-orange",
        "canterlot-nights/friends-pink",
        "canterlot-nights/friends-purple",
        "canterlot-nights/friends-white",
        "canterlot-nights/friends-yellow",
        "canterlot-nights/events",
        "canterlot-nights/resources",
        "canterlot-nights/troublemakers",
        "canterlot-nights/problems",
        "generic-fixed/friends",
      })
  void every_card_file_is_read_and_written_back(String name) throws IOException {
    String source = file("/cardwright/mlpccg/cards/" + name + ".cards");
    assertThat(
            CardFiles.read(source, name).stream()
                .map(card -> CardFiles.write(card, "mine").source())
                .collect(Collectors.joining("\n")))
        .isEqualTo(source);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Friend, blue 2, cost 3, requires blue 3, Crystal",
        "Friend, yellow 0, cost 0, Critter, Earth Pony",
        "Event, power 4, cost 1",
        "Event, power 5, cost 0, requires white 2, Gotcha",
        "Resource, power 4, cost 2, requires pink 3, Asset",
        "Troublemaker, power 5, points 2, Epic",
        "Problem, requires blue 2 and not blue 1, opponent 4, bonus 1",
        "Problem, requires orange 2 and purple 2, opponent 9, bonus 0",
        "Problem, requires any 5, opponent 5, bonus 3",
      })
  void a_line_of_kind_and_figures_is_written_back(String kind) {
    kept("# Pip", kind);
  }

  @Test
  void a_mane_character_has_a_boosted_side() {
    String start = "Mane Character, blue 1, home limit 3, Pegasus";
    String boosted = "Mane Character, blue 3, home limit 4, Pegasus";
    kept("# Pip", start, "Boosted:", boosted, "Swift.");
    assertThatThrownBy(() -> read("# Pip", start)).hasMessageContaining("has a Boosted side");
    assertThatThrownBy(() -> read("# Pip", FRIEND, "Boosted:", boosted))
        .hasMessageContaining("only a Mane Character has a Boosted side");
    assertThatThrownBy(() -> read("# Pip", start, "Boosted:", FRIEND))
        .hasMessageContaining("is a Mane Character too");
  }

  @Test
  void set_number_and_rarity_stand_behind_the_name() {
    Card card = cards("# Pip, Tall & Small (CG13 UR)", FRIEND).getFirst();
    assertThat(card)
        .returns("Pip, Tall & Small", Card::name)
        .returns(List.of("Pip"), Card::titles)
        .returns("CG13", Card::number)
        .returns(Rarity.UR, Card::rarity);
    kept("# Pip, Tall & Small (CG13 UR)", FRIEND);
  }

  @Test
  void two_characters_on_one_card_have_two_titles_and_an_event_has_its_whole_name() {
    assertThat(cards("# Pip/Pop, Twins", FRIEND).getFirst().titles()).containsExactly("Pip", "Pop");
    assertThat(cards("# Pip, Take a Letter", EVENT).getFirst().titles())
        .containsExactly("Pip, Take a Letter");
  }

  @Test
  void what_no_card_says_is_written_back_too() {
    kept(
        "# Pip",
        FRIEND,
        "This card has +2 power, blue, Crystal and Stubborn.",
        "In the Score Phase, Friends you control here have +1 power for each Resource on Friends"
            + " here.",
        "When you win a Problem faceoff by at least 5, your opponent may draw 2 cards.",
        "When a Dragon, Pegasus or Unicorn character your opponent controls at home is dismissed,"
            + " if you control no Friends named \"Owl\" or \"Goat\" at a Problem, you may pay 2 and"
            + " discard a card: draw 2 cards.",
        "Any player, Main Phase, if you control another blue or pink Friend here, pay 1: move a"
            + " Friend you control home.");
  }

  // The mistakes of players of other games, and slips of the pen: what stands there, the place, and
  // what would be right.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "When this card dies, draw a card.|3:16|here could stand",
        "Main Phase, tap this card: draw a card.|3:13|did you mean 'exhaust'?",
        "Main Phase: destroy a Friend.|3:13|did you mean 'dismiss'?",
        "Main Phase: dismiss a creature.|3:23|did you mean 'Friend' or 'character'?",
        "Main Phase: dismis a Friend.|3:13|did you mean 'dismiss'?",
        "Main Phase: dismiss a Unicorm character.|3:23|did you mean 'Unicorn'?",
        "Main Phase: dismiss an Unicorn character.|3:21|here could stand: a |",
        "Main Phase, exhaust this card and pay 2, draw a card.|3:40|here could stand",
        "This card have +1 power.|3:11|did you mean 'has'?",
        "Gain 1 action token.|3:1|here could stand",
      })
  void what_is_not_understood_is_named_with_its_place_and_a_remedy(
      String line, String place, String remedy) {
    refused(FRIEND, line, "mine.cards:" + place + ":", remedy);
  }

  @Test
  void what_is_worded_another_way_is_told_how() {
    refused(
        FRIEND,
        "Main Phase: draw 1 card.",
        "this is understood, but it is worded another way",
        "write: Main Phase: draw a card.");
  }

  @Test
  void what_costs_x_is_an_event_that_says_what_x_does() {
    kept("# Pip", "Event, power 1, cost X", "Main Phase: draw X cards.");
    refused("Event, power 1, cost X", "Main Phase: draw a card.", "has to say what X does");
    refused(
        "Event, power 1, cost X",
        "Main Phase, pay X: draw X cards.",
        "a card that costs X pays it already");
    refused("Event, power 1, cost 1", "Main Phase: draw X cards.", "X means nothing here");
    refused("Resource, power 1, cost X", "Play this card on a Friend.", "a number from 0 to 999");
  }

  @Test
  @Rule("MLP Q145")
  void a_friend_enters_play_as_a_copy_of_one_friend() {
    String copies = "This card enters play as a copy of a Friend.";
    String reason = "only a Friend enters play as a copy, and only of a Friend";
    kept("# Pip", FRIEND, copies);
    refused(FRIEND, "This card enters play as a copy of a Resource.", reason);
    refused("Resource, power 1, cost 1", copies, reason);
    refused(FRIEND, "This card enters play as a copy of another Friend.", "mine.cards");
    refused(FRIEND, "This card enters play as a copy of a Friend here.", "mine.cards");
    refused(FRIEND, copies + "\n" + copies, "as a copy of one card");
    refused(
        FRIEND,
        "Main Phase: a Friend gains \"This card enters play as a copy of a Friend\" until end of"
            + " turn.",
        "comes too late");
  }

  @Test
  void a_pronoun_means_exactly_one_thing() {
    refused(FRIEND, "Main Phase: ready it.", "'it' means nothing here");
    refused(
        FRIEND,
        "Main Phase, exhaust a Friend you control: dismiss a Resource, then ready it.",
        "'it' could be any of 2 cards: say 'that KIND', by its type");
    refused(
        FRIEND,
        "Main Phase, exhaust a Friend you control: move another Friend, then ready that Friend.",
        "'that Friend' could be any of 2");
    refused(
        FRIEND,
        "Main Phase, exhaust a Friend you control: ready that Resource.",
        "'that Resource' means nothing here");
    refused(
        FRIEND,
        "Main Phase: retire a Friend in a discard pile, then return the banished Friend to its"
            + " owner's hand.",
        "'the banished Friend' means nothing here");
    refused(
        FRIEND,
        "When this card enters play, you may reveal up to 2 Events in your hand. If you do, draw a"
            + " card. If you do not, banish that Event.",
        "'that Event' means nothing here");
    kept(
        "# Pip",
        FRIEND,
        "Main Phase, exhaust a Friend you control: dismiss a Resource, then ready that Friend.");
  }

  @Test
  void what_is_paid_with_is_counted() {
    refused(FRIEND, "Main Phase, exhaust up to 2 Friends you control: draw a card.", "up to");
    refused(FRIEND, "Main Phase, discard any number of cards: draw a card.", "any number");
  }

  @Test
  void x_is_explained_where_it_stands_and_only_there() {
    refused(FRIEND, "Main Phase: draw X cards.", "X means nothing here");
    refused(
        FRIEND,
        "Main Phase: draw 2 cards, where X is the power of this card.",
        "X is explained, but the line does not ask for it");
    kept("# Pip", FRIEND, "Main Phase, pay X: draw X cards.");
  }

  @Test
  void a_line_stands_only_on_cards_on_which_it_says_something() {
    refused(FRIEND, "Play this card to your home.", "only Resources are played on");
    refused(FRIEND, "Starting Problem.", "only a Problem is a Starting Problem");
    refused(FRIEND, "Villain.", "only a Troublemaker is a Villain");
    refused(EVENT, "When you draw a card, draw a card.", "open with its phase and a colon");
    refused(EVENT, "Main Phase: roll a die. On 7, draw a card.", "a die with 6 sides has no 7");
  }

  @Test
  void a_line_gives_no_figure_by_one_that_is_found_no_sooner() {
    refused(
        FRIEND,
        "Pumped Friends you control have Crystal.",
        "mine.cards:3:1:",
        "cannot change traits by keywords: traits must be known before keywords");
    refused(
        FRIEND,
        "If this card has the highest power among Friends here, this card has Swift.",
        "cannot change keywords by power: keywords must be known before power");
    refused(
        FRIEND,
        "Blue characters here lose Swift.",
        "cannot change abilities by colors: abilities must be known before colors");
    refused(
        FRIEND,
        "Friends you control with power at most 2 have +1 power.",
        "cannot change power by power: each would rest on the other");
    refused(
        FRIEND,
        "This card has power equal to the highest power among other Friends you control.",
        "cannot change power by power: each would rest on the other");
    refused(
        FRIEND,
        "If the lowest power among Friends you control is even, this card has Swift.",
        "cannot change keywords by power: keywords must be known before power");
    kept(
        "# Pip",
        FRIEND,
        "This card has power equal to the highest printed power among other Friends you control.");
  }

  @Test
  void colors_follow_from_colors_and_all_abilities_are_lost_by_any_figure() {
    kept("# Pip", FRIEND, "Blue characters here have pink.");
    kept("# Pip", FRIEND, "This card has +1 power for each color this card has.");
    kept(
        "# Pip",
        FRIEND,
        "If this card has the highest power among Friends here, this Problem loses all abilities"
            + " and cannot gain abilities.");
  }
}
