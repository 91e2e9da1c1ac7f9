package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Card text that nobody wrote yet, and card text that nobody understands.
final class CardTextTest {
  private final Ggltcg game = Ggltcg.load();

  private CardFace read(String... lines) {
    List<CardFace> faces = game.with(String.join("\n", lines), "mine.cards").cards();
    return faces.getLast();
  }

  private void refused(String line, String... reasons) {
    assertThatThrownBy(() -> read("# Tiger", "Toy, cost 1, speed 1, strength 1, stamina 1", line))
        .isInstanceOf(Refused.class)
        .satisfies(e -> assertThat(e.getMessage()).contains(reasons));
  }

  @Test
  void a_new_card_is_read_and_written_back() {
    CardFace face =
        read(
            "# Tiger",
            "Toy, cost 2, speed 3, strength 4, stamina 5",
            "Effects of cards named \"Old Toy\" do not touch your cards.",
            "Your opponent's cards cost 2 less.",
            "When this card is played, you may return a Toy you control to its owner's hand.",
            "When you play another card, each other Toy loses 1 stamina permanently.");
    assertThat(face.source())
        .isEqualTo(
            """
            # Tiger
            Toy, cost 2, speed 3, strength 4, stamina 5
            Effects of cards named "Old Toy" do not touch your cards.
            Your opponent's cards cost 2 less.
            When this card is played, you may return a Toy you control to its owner's hand.
            When you play another card, each other Toy loses 1 stamina permanently.
            """);
  }

  @Test
  @Rule("GG Q124")
  void what_others_choose_has_to_be_used() {
    String source = "# Notice\nAction, cost 0\n";
    for (String line :
        List.of(
            "Your opponent chooses a Toy they control, then sleep it.",
            "Each player chooses a Toy they control, then sleep those Toys.",
            "Each player chooses a card they control with strength at least 2, then return those cards to their owners' hands.")) {
      assertThat(game.with(source + line, "mine.cards").cards().getLast().source())
          .isEqualTo(source + line + "\n");
    }
    assertThatThrownBy(
            () -> game.with(source + "Your opponent chooses a Toy they control.", "mine.cards"))
        .hasMessageContaining("this only chooses: say what is done with it");
    assertThatThrownBy(() ->
            game.with(
                source + "Each player chooses a Toy they control, then sleep it.", "mine.cards"))
        .hasMessageContaining("'it' is one card: say 'those Toys'");
  }

  @Test
  @Rule({"GG Q125", "GG Q126", "GG Q127", "GG Q128", "GG Q129"})
  void what_designers_first_write_is_read_or_told_in_the_words_of_the_game() {
    String[] lines = {
      "This card has +1 speed.",
      "If you control another Toy, this card has +2 strength and +1 stamina.",
      "When this card wins a tussle, lose 1 CC.",
      "When a Toy your opponent controls wins a tussle, your opponent loses CC equal to the strength of this card.",
      "The first time each turn this card wins a tussle, each player loses 1 CC for each Toy you control.",
      "Main Phase, pay 1: sleep a random card in your opponent's hand, then sleep 2 random cards in your hand.",
      "Main Phase, pay 1: the next time this card wins a tussle this turn, gain 1 CC.",
    };
    for (String line : lines) {
      String source = "# Tiger\nToy, cost 1, speed 1, strength 1, stamina 1\n" + line;
      assertThat(read(source.split("\n")).source()).isEqualTo(source + "\n");
    }
    refused("This card has +1 speed while you control another Toy.", "if you control another Toy");
    refused("Main Phase, pay 1: gain CC equal to this card's stamina.", "the stamina of this card");
    refused(
        "Main Phase, pay 1: sleep a Toy with printed strength 3 or less.",
        "with strength at most 3");
    refused("Main Phase, pay 1: sleep a Toy with strength 3 or less.", "at most", "at least");
    refused(
        "Main Phase, pay 1: sleep a random card of your opponent's hand.",
        "in your opponent's hand");
    assertThatThrownBy(
            () -> read("# Bill", "Action, cost 1", "Gain CC equal to the strength of this card."))
        .hasMessageContaining("an Action is never in play");
  }

  @Test
  @Rule("GG Q74")
  void tokens_are_read_and_written_back() {
    String[] lines = {
      "Put a token into play: \"Small Doll\", Toy, speed 1, strength 1, stamina 1.",
      "Put a copy of a Toy into play as a token.",
      "A Toy gains \"When this card is sleeped, all Toys gain \"This card wins its tussles\" until end of turn\" and \"Toys you control have +1 speed\" permanently.",
      "The next time a Toy you control would be sleeped this turn, return it to its owner's hand and gain 1 CC instead.",
      "The next time your opponent would gain CC this turn, gain 1 CC instead.",
      "A Toy loses all abilities until end of turn, then all Toys you control lose all abilities permanently.",
      "The next time a Toy your opponent controls enters play this turn, sleep it and gain 1 CC.",
      "The next time your opponent plays an Action this turn, gain 1 CC.",
      "Exchange control of a Toy you control and a Toy your opponent controls until end of turn.",
      "Exchange the speed of a Toy and a Toy your opponent controls permanently.",
      "2 times, put a token into play: \"Small Doll\", Toy, speed 1, strength 1, stamina 1, with \"Toys you control have +1 speed\", then gain 1 CC.",
      "Put a token into play: \"Big Doll\", Toy, speed 1, strength 1, stamina 1, with \"This card wins its tussles\" and \"When this card is sleeped, put a token into play: \"Little Doll\", Toy, speed 0, strength 0, stamina 1, with \"Effects of cards named \"Knight\" do not touch this card\"\".",
    };
    for (String line : lines) {
      assertThat(read("# Maker", "Action, cost 1", line).text()).containsExactly(line);
    }
  }

  @Test
  @Rule("GG Q74")
  void the_tokens_of_a_game_can_be_read() {
    Ggltcg with =
        game.with(
            """
            # Maker
            Action, cost 1
            Put a token into play: "Big Doll", Toy, speed 1, strength 2, stamina 3, with "When this card is sleeped, put a token into play: "Little Doll", Toy, speed 0, strength 0, stamina 1".
            """,
            "mine.cards");
    assertThat(game.tokens()).isEmpty();
    assertThat(with.tokens()).extracting(CardFace::name).containsExactly("Big Doll", "Little Doll");
    assertThat(with.tokens().getLast().source())
        .isEqualTo("# Little Doll\nToy, speed 0, strength 0, stamina 1\n");
  }

  @Test
  @Rule("GG Q74")
  void what_could_never_act_on_a_token_is_refused() {
    String doll = "When this card is sleeped, put a token into play: \"Doll\", Toy, speed 1, ";
    refused(
        doll + "strength 1, stamina 1, with \"When this card is played, gain 1 CC\".",
        "a token is put into play, never played");
    refused(doll + "strength 1, stamina 1, with \"Gain 1 CC\".", "a Toy does nothing by itself");
    refused(
        doll + "strength 1, stamina 1, with \"This card cannot be played on your first turn\".",
        "a token is put into play, never played");
    refused(
        doll.replace("Doll", " ") + "strength 1, stamina 1.",
        "a token has a name from a capital letter on");
  }

  @Test
  void the_words_for_flow_are_read_and_written_back() {
    String[] lines = {
      "You may sleep a Toy you control. If you do, gain 3 CC.",
      "Gain 2 CC. If you do, sleep a Toy. If you do not, unsleep a card you own.",
      "One of: gain 1 CC; sleep a Toy, then gain 1 CC.",
      "For each other card in play, a Toy loses 1 stamina permanently.",
      "20 times, gain 1 CC.",
      "If your opponent controls at least 3 cards, sleep a Toy, then if you control a Toy, gain 1 CC.",
      "If it is your turn, gain 1 CC.",
      "Roll a die. On 1 to 3, gain 1 CC. On 6, you may sleep a Toy.",
    };
    for (String line : lines) {
      assertThat(read("# Nap", "Action, cost 1", line).text()).containsExactly(line);
    }
    refused("When this card is sleeped, 21 times, gain 1 CC.", "mine.cards:3:");
    refused("When this card is sleeped, roll a die. On 7, gain 1 CC.", "has no 7");
  }

  @Test
  void the_common_words_are_read_and_written_back() {
    String[] actions = {
      "A Toy gains +2 strength until your next turn begins.",
      "Take control of a Toy your opponent controls until end of turn.",
      "Set the stamina of each Toy to 1 until your next turn begins.",
      "Set the stamina of a Toy to twice the number of Toys you control permanently.",
      "Gain CC equal to half the number of cards in your Sleep Zone, rounded down.",
      "Gain CC equal to the difference between the number of Toys you control and your opponent's CC.",
      "Gain CC equal to the highest strength among Toys your opponent controls.",
      "Gain CC equal to half the lowest printed speed among other cards in your Sleep Zone, rounded down.",
      "If the highest speed among Toys you control is even, gain 1 CC.",
      "Gain 2 CC for each Toy you control, at most 5.",
      "Each Toy you control gains +1 speed for each Toy in your Sleep Zone until end of turn.",
      "Gain X CC, where X is the number of Toys you control.",
      "The next Action you play costs 2 less until your next turn begins.",
      "The next card you play costs 1 less until end of turn.",
      "Sleep another Toy named \"Umbruh\" or \"Wizard\" your opponent controls.",
      "Sleep each Toy with printed speed 3 and with printed strength 4.",
      "Unsleep up to 2 cards named \"Sun\" you own.",
    };
    for (String line : actions) {
      assertThat(read("# Nap", "Action, cost 1", line).text()).containsExactly(line);
    }
    String[] toys = {
      "When you play your second card each turn, gain 1 CC.",
      "When your opponent plays their third Toy each turn, sleep this card.",
      "If this card would be sleeped, return this card to its owner's hand instead.",
      "If another Toy you control would be sleeped, you may sleep this card instead.",
      "If a card in play would be sleeped, return it to its owner's hand instead.",
      "If your opponent would gain CC, gain 1 CC instead.",
      "If you would gain CC, a Toy gains +X speed until end of turn instead, where X is your CC.",
      "Main Phase, pay X: this card gains +X strength and +X stamina until end of turn.",
      "Main Phase, pay 1: this card gains +X strength until end of turn, where X is the number of"
          + " Toys you control.",
      "When this card is sleeped, gain X CC, where X is the number of Toys you control.",
    };
    for (String line : toys) {
      assertThat(read("# Tiger", "Toy, cost 1, speed 1, strength 1, stamina 1", line).text())
          .containsExactly(line);
    }
    CardFace burst = read("# Burst", "Action, cost X", "X times, sleep a Toy.");
    assertThat(burst.source()).isEqualTo("# Burst\nAction, cost X\nX times, sleep a Toy.\n");
  }

  @Test
  void the_common_words_for_cards_numbers_and_hands_are_read_and_written_back() {
    String[] lines = {
      "If you have at least 3 CC, sleep a Toy.",
      "If your opponent has at most 1 CC, sleep a Toy.",
      "If you have more CC than your opponent, sleep a Toy.",
      "If your opponent has more CC than you, sleep a Toy.",
      "If you have exactly 1 card in hand, sleep a Toy.",
      "If your opponent has at most 2 cards in hand, sleep a Toy.",
      "If you have more cards in hand than your opponent, sleep a Toy.",
      "If you have at least 3 cards in your Sleep Zone, sleep a Toy.",
      "If you control more Toys than your opponent, sleep a Toy.",
      "If your opponent controls more cards than you, sleep a Toy.",
      "If you control exactly 1 Toy, gain 1 CC.",
      "If you control at most 2 Toys, gain 1 CC.",
      "If you control at least 2 Toys, gain 1 CC.",
      "If it is your opponent's turn, gain 1 CC.",
      "If the number of Toys you control is odd, gain 1 CC.",
      "If your CC is even, gain 1 CC.",
      "Look at your opponent's hand.",
      "Sleep a random Toy your opponent controls.",
      "Sleep 2 random Toys.",
      "Sleep all Toys.",
      "Sleep each Toy.",
      "All Toys you control gain +1 speed until end of turn.",
      "Return all Toys your opponent controls to their owners' hands.",
      "Return any number of Toys you control to their owners' hands.",
      "Sleep up to 1 Toy.",
      "Unsleep any number of cards you own.",
      "Unsleep all cards you own.",
      "A Toy gains +2 strength until end of turn, then that Toy loses 1 stamina permanently.",
      "2 Toys gain +2 strength until end of turn, then those Toys lose 1 stamina permanently.",
      "A Toy gains +2 strength until end of turn, then it loses 1 stamina permanently.",
      "A random Toy loses 1 stamina permanently, then return that Toy to its owner's hand.",
      "All Toys your opponent controls lose 1 stamina permanently. If you do, those Toys gain +1 speed until end of turn.",
      "Gain 1 CC for each card in your opponent's hand.",
      "Gain CC equal to your opponent's CC.",
      "Gain 1 CC for each CC your opponent has, at most 2.",
      "For each card in your hand, gain 1 CC.",
      "Sleep a Toy with strength at least 4.",
      "Sleep all Toys with stamina exactly 1 and with speed at most 3.",
      "Sleep each Toy with printed stamina at most 2.",
      "Sleep each Toy with printed stamina 2.",
      "If you control more Toys with strength at least 3 than your opponent, gain 1 CC.",
    };
    for (String line : lines) {
      assertThat(read("# Nap", "Action, cost 1", line).text()).containsExactly(line);
    }
  }

  @Test
  @Rule("GG Q67")
  void a_pronoun_means_one_thing() {
    refusedAction("Action, cost 1", "Sleep that Toy.", "mentions no Toy before it");
    refusedAction(
        "Action, cost 1", "Sleep a Toy, then sleep a Toy, then sleep that Toy.", "any of 2");
    String several = "2 Toys gain +2 strength until end of turn, then ";
    refusedAction("Action, cost 1", several + "sleep it.", "say 'those Toys'");
    refusedAction("Action, cost 1", several + "sleep that Toy.", "say 'those Toys'");
    refusedAction("Action, cost 1", "Sleep a Toy, then sleep those Toys.", "say 'that Toy'");
    refusedAction(
        "Action, cost 1", "If you control at least 1 Toy, gain 1 CC.", "here could stand");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "if|Action, cost 1|If you control at least 2 Toys and it is your turn, gain 1 CC.",
        "one of|Action, cost 1|One of: gain 1 CC; sleep a Toy.",
        "for each|Action, cost 1|For each Toy you control, sleep a Toy.",
        "the next|Action, cost 1|The next Toy you play costs 1 less until end of turn.",
        "until end of turn|Action, cost 1|Take control of a Toy until end of turn.",
        "until your next turn begins|Action, cost 1|A Toy gains +2 strength until your next turn"
            + " begins.",
        "X|Action, cost X|Gain X CC.",
        "pay X|Toy, cost 1, speed 1, strength 1, stamina 1|Main Phase, pay X: this card gains +X"
            + " speed until end of turn.",
        "where X is|Action, cost 1|Gain X CC, where X is the number of Toys you control.",
        "second card each turn|Toy, cost 1, speed 1, strength 1, stamina 1|When you play your"
            + " second card each turn, gain 1 CC.",
        "instead|Toy, cost 1, speed 1, strength 1, stamina 1|If a Toy you control would be sleeped,"
            + " return it to its owner's hand instead.",
        "if you do,|Action, cost 1|You may sleep a Toy. If you do, gain 1 CC.",
        "if you do not,|Action, cost 1|Gain 2 CC. If you do, sleep a Toy. If you do not, gain 1"
            + " CC.",
      })
  void every_common_word_is_read_and_written_back(String word, String kind, String line) {
    assertThat(line).containsIgnoringCase(word);
    assertThat(read("# Pip", kind, line).text()).containsExactly(line);
  }

  private void refusedAction(String figures, String line, String reason) {
    assertThatThrownBy(() -> read("# Nap", figures, line))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(reason);
  }

  @Test
  @Rule("GG Q57")
  void an_x_comes_from_one_place_and_does_something() {
    refusedAction("Action, cost 1", "Gain X CC.", "nothing says what X is");
    refusedAction("Action, cost X", "Gain 1 CC.", "nothing is done with it");
    refusedAction(
        "Action, cost X",
        "Gain X CC, where X is the number of Toys you control.",
        "not explained again");
    refusedAction(
        "Action, cost 1",
        "Gain 1 CC, where X is the number of Toys you control.",
        "nothing is done with it");
    refusedAction(
        "Action, cost 1",
        "Sleep up to X Toys, where X is the number of cards in your hand.",
        "chosen before X is counted");
    refusedAction("Action, cost 1", "Sleep up to X Toys.", "nothing says what X is");
    refused("Main Phase, pay X: gain 1 CC.", "nothing is done with it");
    refused("When this card is sleeped, gain X CC.", "nothing says what X is");
    assertThatThrownBy(() ->
            read(
                "# Nap",
                "Action, cost X",
                "You may sleep a card you control instead of paying for this card.",
                "Gain X CC."))
        .hasMessageContaining("without that there is no X");
  }

  @Test
  @Rule("GG Q63")
  void a_toy_that_costs_x_knows_it_only_as_it_is_played() {
    String figures = "Toy, cost X, speed 1, strength 1, stamina 1";
    String line = "When this card is played, this card gains +X stamina permanently.";
    assertThat(read("# Kite", figures, line).source())
        .isEqualTo("# Kite\n" + figures + "\n" + line + "\n");
    refusedAction(figures, "When this card is played, gain 1 CC.", "a Toy knows it only behind");
    refusedAction(figures, "Main Phase, pay X: gain X CC.", "a Toy knows it only behind");
    refusedAction(figures, "When this card is sleeped, gain X CC.", "nothing says what X is");
    refusedAction(
        figures,
        "When this card is played, gain X CC, where X is the number of Toys you control.",
        "not explained again");
    refusedAction(
        "Toy, cost ?, speed 1, strength 1, stamina 1",
        "When this card is sleeped, gain 1 CC.",
        "needs a cost of its own");
  }

  @Test
  void this_card_and_it_mean_a_card_in_play() {
    refusedAction("Action, cost 1", "Sleep this card.", "an Action is never in play");
    refused("When this card is sleeped, sleep it.", "mentions no other card");
    refused("If this card would be sleeped, sleep it instead.", "mentions no other card");
    refused(
        "If a Toy would be sleeped, sleep a Toy you control, then sleep it instead.",
        "any of 2 cards");
  }

  @Test
  void figures_are_gained_once_each_and_in_their_order() {
    refused(
        "When this card is played, a Toy gains +1 strength and +1 speed until end of turn.",
        "write: When this card is played, a Toy gains +1 speed and +1 strength until end of turn.");
    refused(
        "When this card is played, a Toy gains +1 speed and +1 speed until end of turn.",
        "mine.cards:3:");
  }

  @Test
  void numbers_and_nouns_agree() {
    refused("When this card is sleeped, sleep up to 1 cards in play.", "mine.cards:3:");
    assertThat(read("# Nap", "Action, cost 1", "Sleep up to 3 Toys.").text())
        .containsExactly("Sleep up to 3 Toys.");
    assertThat(read("# Nap", "Action, cost 1", "Sleep 2 Toys your opponent controls.").text())
        .containsExactly("Sleep 2 Toys your opponent controls.");
  }

  @Test
  void a_word_of_another_game_is_refused_with_ours() {
    refused("When this card is sleeped, destroy a card in play.", "did you mean 'sleep'?");
  }

  @Test
  void a_card_needs_a_place() {
    refused("When this card is sleeped, sleep a card.", "here could stand:", "in play");
  }

  @Test
  void an_article_goes_with_its_noun() {
    refused(
        "When this card is sleeped, unsleep a Action you own.",
        "here could stand:",
        " an | ",
        " each | ");
  }

  @Test
  void a_toy_does_nothing_by_itself() {
    refused("Gain 1 CC.", "mine.cards:3:1: a Toy does nothing by itself");
  }

  @Test
  void bonuses_stand_in_their_order() {
    refused(
        "Toys you control have +1 stamina and +1 speed.",
        "write: Toys you control have +1 speed and +1 stamina.");
  }

  @Test
  void a_card_that_costs_what_the_chosen_card_costs_chooses_one() {
    assertThatThrownBy(() ->
            read(
                "# Sweep",
                "Action, cost ?",
                "This card costs what the chosen card costs.",
                "Sleep up to 2 Toys."))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("chooses one card, not several");
  }

  @Test
  void the_line_of_figures_is_checked_too() {
    assertThatThrownBy(() -> read("# Tiger", "Toy, cost x, speed 1, strength 1, stamina 1"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("mine.cards:2:11")
        .hasMessageContaining("a number from 0 to 999");
  }

  @Test
  void a_text_that_could_never_act_or_never_end_is_refused() {
    refused(
        "When this card is played, put this card into play as a copy of a Toy you control.",
        "only an Action that is played enters play as a copy");
    refused("When this card is sleeped, call that tussle off.", "only an answer to a tussle");
    refused("This card costs what the chosen card costs.", "a Toy chooses nothing");
    assertThatThrownBy(() -> read("# Nap", "Action, cost 1", "Your tussles cost 1."))
        .hasMessageContaining("an Action is never in play");
    assertThatThrownBy(
            () -> read("# Nap", "Action, cost 1", "This card costs what the chosen card costs."))
        .hasMessageContaining("has cost ?");
  }

  @Test
  void a_card_takes_the_place_of_one_whose_name_differs_in_case_only() {
    assertThat(game.with("# SUN\nAction, cost 0", "mine.cards").cards())
        .hasSameSizeAs(game.cards())
        .extracting(CardFace::name)
        .contains("SUN")
        .doesNotContain("Sun");
  }

  @Test
  void verbs_and_hands_go_with_one_card_or_with_several() {
    for (String line :
        new String[] {
          "When this card is played, another Toy loses 1 stamina permanently.",
          "When this card is played, 2 Toys lose 1 stamina permanently.",
          "When this card is played, up to 2 Toys you control gain +1 speed until end of turn.",
          "When this card is played, return 2 other cards in play to their owners' hands.",
        }) {
      assertThat(read("# Tiger", "Toy, cost 1, speed 1, strength 1, stamina 1", line).text())
          .containsExactly(line);
    }
    refused("When this card is played, an other Toy loses 1 stamina permanently.", "mine.cards:3:");
    refused("When this card is played, 2 Toys loses 1 stamina permanently.", "lose");
  }

  @Test
  void an_ability_in_play_costs_something() {
    refused("Main Phase, pay 0: gain 1 CC.", "an ability that costs nothing");
  }
}
