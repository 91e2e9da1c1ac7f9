package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.wording.CardFiles;
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
  private static final String CHARACTER =
      "Common Character, cost 3, confidence 2, maturity 2, reward 3/0, resources 1/0";
  private static final String ACTION = "Common Action, cost 3";

  private static CardFace read(String... lines) {
    List<Card> cards = CardFiles.read(String.join("\n", lines) + "\n", "mine.cards");
    return CardFiles.write(cards.getLast(), "mine");
  }

  private static void refused(String kind, String line, String... reasons) {
    assertThatThrownBy(() -> read("# Pip", kind, line))
        .isInstanceOf(Refused.class)
        .satisfies(e -> assertThat(e.getMessage()).contains(reasons));
  }

  private static void kept(String... lines) {
    assertThat(read(lines).source()).isEqualTo(String.join("\n", lines) + "\n");
  }

  @Test
  void the_test_kit_is_read_and_written_back() throws IOException {
    String kit;
    try (InputStream in = CardTextTest.class.getResourceAsStream("/scenarios/kit.cards")) {
      kit = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Card> cards = CardFiles.read(kit, "kit.cards");
    assertThat(cards).hasSize(30);
    assertThat(
            cards.stream()
                .map(card -> CardFiles.write(card, "kit").source())
                .collect(Collectors.joining("\n")))
        .isEqualTo(kit);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Common Character, cost 3, confidence 2, maturity 2, reward 3/0, resources 1/0",
        "Rare Main Character, cost 9, confidence 6, maturity 6, reward 10/2, resources 3/1",
        "Uncommon Character and Toy, cost 3, confidence 2, maturity 2, reward 3/0, resources 0/0",
        "Common Field, cost 3",
        "Common Field, cost 3, resources 1/0",
        "Rare Iconic Field, cost 3",
        "Rare Iconic Global Field, cost 3",
        "Common Scene, cost 0",
        "Common Memorable Scene, cost 2",
        "Common Toy, cost 3, resources 2/0",
        "Uncommon Shiny Toy, cost 12",
      })
  void a_line_of_kind_and_figures_is_written_back(String kind) {
    kept("# Pip", kind);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Common Action, cost 3",
        "Common Quick Action, cost 0",
        "Rare Decisive Action, cost 3",
        "Rare Decisive Quick Action, cost 3",
      })
  void an_action_has_a_line_of_kind_and_cost(String kind) {
    kept("# Pip", kind, "Draw a card.");
  }

  @Test
  void a_card_has_a_second_face() {
    kept("# Pip", CHARACTER, "Back: Rag Doll", "Toy, resources 1/0", "Grab 1.");
    kept("# Pip", CHARACTER, "Back: Rug", "Field");
    kept("# Pip", "Common Toy, cost 2", "Back:", "Scene");
    CardFace face =
        read(
            "# Pip // Pipsqueak",
            "Common chain-link Character, cost 3, confidence 2, maturity 2, reward 3/0, resources"
                + " 1/0",
            "Back: Pipsqueak",
            "Regressed Character, confidence 1, maturity 1, reward 3/0, resources 1/0",
            "Bribe 2.");
    assertThat(face.name()).isEqualTo("Pip // Pipsqueak");
    assertThat(face.reverse().orElseThrow().text()).containsExactly("Bribe 2.");
  }

  @Test
  void the_front_and_a_back_without_a_name_of_its_own_are_called_alike() {
    Card card =
        CardFiles.read(
                "# Pip\n"
                    + CHARACTER
                    + "\nBack:\nRegressed Character, confidence 1, maturity 1, reward 3/0,"
                    + " resources 1/0",
                "mine.cards")
            .getFirst();
    assertThat(Objects.requireNonNull(card.back()).name()).isEqualTo("Pip");
    assertThat(Objects.requireNonNull(card.back()).figures().cost()).isEqualTo(3);
  }

  @Test
  void what_says_nothing_of_if_you_do_has_one_memory_all_the_same() {
    kept(
        "# Pip",
        ACTION,
        "You may regress an Adult Character you control. If you do, it gains +2 confidence"
            + " permanently. If you do not, draw a card, then you may discard a card.",
        "Roll a die with 10 sides. On 1, end the fight. On 2 to 9, you may draw a card. On 10, you"
            + " win the game.",
        "Draw a card, then if you have at least 5 cookies, lose 5 cookies, then one of: draw 2"
            + " cards; gain 3 cookies, then discard a card.",
        "For each Toy you control, you may return a Character to its owner's hand.",
        "If it is your turn, 2 times, regress a Character.",
        "You may do one of: draw a card; gain 2 cookies.",
        "You may roll a die. On 6, draw 6 cards.");
  }

  // The mistakes of players of other games, and slips of the pen: what stands there, the place, and
  // what would be right.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Flip a Character.|3:1|did you mean 'regress' or 'restore'?",
        "Transform a Character.|3:1|did you mean 'regress'?",
        "Destroy a Toy.|3:1|did you mean 'send … to Timeout'?",
        "Regress a creature.|3:11|did you mean 'Character'?",
        "Draw 2 gold.|3:8|did you mean 'cookies'?",
        "Gain 2 gold.|3:8|did you mean 'cookies'?",
        "Gain 2 mana.|3:8|did you mean 'cookies'?",
        "Take a Toy in your discard pile.|3:20|did you mean 'Timeout'?",
        "Take a Toy in your graveyard.|3:20|did you mean 'Timeout'?",
        "A Character gains +2 power until end of turn.|3:22|did you mean 'confidence'?",
        "A Character gains +2 health until end of turn.|3:22|did you mean 'maturity'?",
        "Put a book token on a Toy.|3:12|did you mean 'counter'?",
        "Search your deck for a spell and take it.|3:24|did you mean 'Action'?",
        "Search your deck for a Feild and take it.|3:24|did you mean 'Field'?",
        "Regress a Charakter.|3:11|did you mean 'Character'?",
        "Regress an Character.|3:9|here could stand: a",
        "Draw 1 card.|3:6|write: Draw a card.",
        "Draw 2 card.|3:8|here could stand: cards",
        "Gain a cookie.|3:6|a number from 0 to 999",
        "Draw a card|3:12|here could stand: , then",
        "draw a card.|3:1|a capital letter",
        "Draw a card. Draw a card.|3:14|`If you do,`",
        "Send a Toy to Timeout and draw a card.|3:27|here could stand:",
        "You may you may draw a card.|3:9|here could stand:",
        "You may your opponent draws a card.|3:9|here could stand:",
        "One of: draw a card.|3:20|here could stand:",
        "A Character gains +2 confidence this turn.|3:33|until end of turn",
        "Regress a Toy.|3:1|only Characters are regressed and restored",
      })
  void a_mistake_is_named_with_its_place_and_what_would_be_right(
      String line, String place, String remedy) {
    refused(ACTION, line, "mine.cards:" + place + ": ", remedy.replace("`", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Regress that Character.|no Character before it",
        "Regress it.|the line mentions no other card",
        "Regress a Character, then regress an Adult Character, then restore that Character."
            + "|could be any of 2",
        "Regress a Character, then send a Toy to Timeout, then restore it.|say 'that KIND'",
        "Regress 2 Characters, then restore that Character.|say 'those Characters'",
        "Regress a Character, then restore those Characters.|say 'that Character'",
        "Regress 2 Characters, then restore it.|say 'those Characters'",
        "Send a Toy you control to Timeout: gain cookies equal to the printed cost of that Toy."
            + "|no Toy before it",
        "One of: regress a Character; restore that Character.|no Character before it",
      })
  void a_pronoun_means_exactly_one_thing(String line, String reason) {
    refused(ACTION, line, "mine.cards:3:1: '", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "This card has +1 confidence.|an Action is never in play",
        "When you draw a card, gain 1 cookie.|an Action is never in play",
        "Quick, 1 cookie: draw a card.|Common Quick Action",
        "Grab 1.|only Toys have Grab",
        "Bribe 1.|only Characters have a Bribe",
        "Task: win a fight.|only Goals have Tasks",
        "Draw X cards.|X is nothing here",
        "X cookies: draw a card.|X is paid for nothing",
        "Send a Toy to Timeout: draw a card.|a cost is paid with what you have",
        "Up to 1 Toy gains +1 confidence permanently.|only Characters have confidence",
        "Return this card to its owner's hand.|an Action cannot speak of it",
        "Regress the Character here.|the zone of this Scene",
        "Restore the holder.|the Character that holds this Toy",
        "Take a Toy.|only what lies in Timeout is taken",
        "Put a Toy into play.|from a hand or Timeout",
        "Put an Action in your hand into play.|an Action is never in play",
        "Send a Toy in your Timeout to Timeout.|is there already",
        "Return a Toy in your Timeout to its owner's hand.|take a card in your Timeout",
        "Send a card in your opponent's hand to Timeout.|you do not see your opponent's hand",
        "Regress a Regressed Character.|write 'an Adult Character'",
        "Restore an Adult Character.|write 'a Regressed Character'",
        "Choose a Character.|this only chooses",
        "Move a Field to another Main Zone.|only Characters and Toys lie in Main Zones",
        "Roll a die. On 7, draw a card.|a die with 6 sides has no 7",
        "Roll a die. On 1 to 3, draw a card. On 3, end the fight.|1 or more and rise",
      })
  void a_line_that_could_never_act_is_refused(String line, String reason) {
    refused(ACTION, line, "mine.cards:3:1: ", reason);
  }

  @Test
  @Rule("LT C72")
  void an_x_that_is_explained_is_read_and_written_back() {
    kept(
        "# Pip",
        ACTION,
        "Draw a card.",
        "Gain X cookies, where X is the number of Characters you control.");
    kept(
        "# Pip",
        ACTION,
        "Send a Toy you control to Timeout: draw a card, then gain X cookies, at most 6, where X is"
            + " your opponent's cookies.");
    kept(
        "# Pip",
        CHARACTER,
        "2 cookies: X times, draw a card, where X is the number of cards in your opponent's hand.",
        "When you play a Toy, you may draw X cards. If you do, lose X cookies, where X is the"
            + " printed cost of that Toy.",
        "If another Character you control would be regressed, take a card in your Timeout with"
            + " printed cost exactly X instead, where X is the confidence of this card.",
        "Before you lose a fight, if you control at least 2 Toys, gain X cookies, where X is the"
            + " number of Toys you control.");
    kept(
        "# Pip",
        "Common Goal, cost 2",
        "Task: win a fight.",
        "Reward: put X book counters on a Toy you control, where X is the number of fights you won.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X cookies: draw X cards, where X is the number of Toys you control.|what is paid",
        "Draw a card, where X is the number of Toys you control.|nothing is done with it",
        "Regress up to X Characters, where X is the number of Toys you control."
            + "|chosen before X is counted",
        "Choose a Character, then gain X cookies, where X is the confidence of that Character."
            + "|before the text chooses anything",
        "Send a Toy you control with printed cost exactly X to Timeout: draw X cards, where X is"
            + " the number of Toys you control.|only its instructions can speak of X",
        "Draw X cards, where X is the number of Toys you control with printed cost at most X."
            + "|only its instructions can speak of X",
      })
  @Rule("LT C72")
  void an_x_that_is_explained_is_paid_nowhere_and_does_something(String line, String reason) {
    refused(ACTION, line, "mine.cards:3:1: ", reason);
  }

  @Test
  @Rule("LT C72")
  void a_card_has_one_x() {
    refused(
        "Common Action, cost X",
        "Draw X cards, where X is the number of Toys you control.",
        "what is paid");
    refused(
        ACTION,
        "Draw X cards, where X is the number of Toys you control.\n"
            + "Gain X cookies, where X is the number of Toys you control.",
        "a card has one X");
  }

  @Test
  void what_is_in_play_does_nothing_by_itself_or_for_nothing() {
    refused(CHARACTER, "Draw a card.", "mine.cards:3:1: only an Action does something by itself");
    refused(CHARACTER, "0 cookies: draw a card.", "an ability that costs nothing");
    refused("Common Toy, cost 1", "Grab 0.", "a Grab that costs nothing");
    refused(CHARACTER, "Bribe 0.", "a Bribe of 0 is none");
  }

  @Test
  @Rule("LT C145")
  void a_card_enters_play_as_a_copy_of_one_card_of_its_kind() {
    String copies = "This card enters play as a copy of a Toy.";
    String kinds = "a Character enters play as a copy of a Character, and a Toy of a Toy";
    refused(CHARACTER, copies, kinds);
    refused("Common Field, cost 1", copies, kinds);
    refused(ACTION, "Draw a card.\n" + copies, kinds);
    refused("Common Toy, cost 1", "This card enters play as a copy of another Toy.", "mine.cards");
    refused("Common Toy, cost 1", "This card enters play as a copy of a Toy here.", "mine.cards");
    refused("Common Toy, cost 1", copies + "\n" + copies, "as a copy of one card");
    refused(ACTION, "A Toy gains \"" + copies.replace(".", "") + "\" permanently.", kinds);
    String back = "Regressed Character, confidence 1, maturity 1, reward 3/0, resources 1/0";
    String front = "This card may enter play as a copy of a Character.";
    refused(CHARACTER, "Back:\n" + back + "\n" + front, "move this line to the front");
    refused(
        ACTION, "A Toy gains \"" + front.replace(".", "") + "\" permanently.", "comes too late");
  }

  @Test
  void faces_make_a_card_together() {
    refused(
        "Common Toy, cost 1", "The holder has +1 confidence.", "mine.cards:1:1: nobody can hold");
    refused("Common Goal, cost 1", "Task: win a fight.", "exactly one line 'Reward: …'");
    refused("Common Goal, cost 1", "Reward: draw a card.", "at least one line 'Task: …'");
    refused("Common Action, cost X", "Draw a card.", "has to say what X does");
    refused("Common Toy, cost X", "Grab 1.", "only an Action can use X");
    refused("Common chain-link " + CHARACTER.substring(7), "Bribe 1.", "it needs one");
    refused(CHARACTER, "Bribe 1.\nBribe 2.", "a Character has one Bribe");
    refused("Common Toy, cost 1", "Grab 1.\nQuick Grab 2.", "a Toy has one Grab");
    refused(ACTION, "Draw a card.\nBack:\nToy", "an Action is never in play and has no back");
    refused(ACTION, "This card costs 1 less for each Toy you control.", "at least one line");
    String back = "Regressed Character, confidence 1, maturity 1, reward 3/0, resources 1/0";
    refused("Common Toy, cost 1", "Back:\n" + back, "only a Character has a Regressed Character");
    refused(
        CHARACTER,
        "Back:\nToy\nYou may play this card from your Timeout.",
        "a card is played with its front up");
    assertThatThrownBy(() -> read("# Pip // Squeak", CHARACTER, "Back: Squeal", "Toy"))
        .hasMessageContaining("asks for a face that opens with 'Back: Squeak'");
  }

  @Test
  void the_line_of_figures_is_checked_too() {
    assertThatThrownBy(() -> read("# Pip", "Common Character, cost 3, confidence 2, maturity 2"))
        .hasMessageContaining("mine.cards:2:51")
        .hasMessageContaining(", reward");
    assertThatThrownBy(() -> read("# Pip", "Common Creature, cost 3"))
        .hasMessageContaining("mine.cards:2:8")
        .hasMessageContaining("did you mean 'Character'?");
    assertThatThrownBy(() -> read("# Pip", CHARACTER, "Back:", "Main Character"))
        .hasMessageContaining("mine.cards:4:1")
        .hasMessageContaining("Regressed Character");
    assertThatThrownBy(() -> read("# Pip", "Common Toy, cost 3, resources 0/0"))
        .hasMessageContaining("write: Common Toy, cost 3");
  }

  @Test
  void every_mistake_of_a_file_is_named() {
    assertThatThrownBy(
            () -> read("# Pip", ACTION, "Sing.", "# Pop", CHARACTER, "Draw a card.", "Bribe 0."))
        .hasMessageContaining("mine.cards:3:1")
        .hasMessageContaining("mine.cards:6:1")
        .hasMessageContaining("mine.cards:7:1");
  }

  @Test
  void a_line_gives_no_figures_by_figures() {
    refused(
        CHARACTER,
        "Characters with confidence at most 2 have +1 maturity.",
        "mine.cards:3:1:",
        "cannot change figures by figures: each would rest on the other");
    refused(
        CHARACTER,
        "This card has +1 confidence for each Character you control with maturity at least 3.",
        "cannot change figures by figures");
    refused(
        CHARACTER,
        "If you control at least 2 Characters with maturity at least 3, this card has"
            + " +1 confidence.",
        "cannot change figures by figures");
    refused(
        CHARACTER,
        "If the highest confidence among other Characters is even, this card has +1 maturity.",
        "cannot change figures by figures");
    kept(
        "# Pip",
        CHARACTER,
        "If the highest printed cost among other Characters is even, this card has +1 maturity.");
    kept(
        "# Pip",
        CHARACTER,
        "Cards you play cost 1 less for each Character you control with maturity at least 3.");
  }
}
