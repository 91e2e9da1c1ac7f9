package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cardgame.state.TurnPart;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.language.LineText;
import cardwright.language.Parse;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The common words, in a game that counts owls and plays them, beside the one egg that there is.
final class SharedWordsTest {
  private enum Owls implements Amount.Value, Selector {
    OWLS,
    EGGS;

    @Override
    public boolean other() {
      return false;
    }

    @Override
    public int kinds() {
      return 1;
    }

    @Override
    public List<Quality> qualities() {
      return List.of();
    }
  }

  private enum Wing implements Quality.Stat {
    SPAN
  }

  private static final AmountWords WORDS =
      new AmountWords(
          Phrases.words(Owls.OWLS, "owl"),
          Phrases.oneOf(
              Phrases.words(Owls.OWLS, "the number of owls"),
              Phrases.words(Owls.EGGS, "the number of eggs")));

  private static final Phrase<Amount> COINS = WORDS.of("coins", Phrases.number("coin", "coins"));

  private static <T> List<T> readings(Phrase<T> phrase, String words) {
    return phrase.read(new LineText(words), 0).stream()
        .filter(parse -> parse.end() == words.length())
        .map(Parse::value)
        .toList();
  }

  private static <T> T means(Phrase<T> phrase, String words) {
    List<T> readings = readings(phrase, words);
    assertThat(readings).hasSize(1);
    assertThat(phrase.write(readings.getFirst())).isEqualTo(words);
    return readings.getFirst();
  }

  private static int coins(Amount amount, int x, int owls) {
    return amount.in(new Facts(), owls, x);
  }

  /// The table is the number of owls on it; who speaks says what X is.
  private record Facts() implements Amount.Facts<Integer, Integer> {
    @Override
    public int x(Integer owls, Integer x) {
      return x;
    }

    @Override
    public int of(Integer owls, Amount.Value value, Integer x) {
      return value == Owls.OWLS ? owls : 1;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 coins | 2",
        "X coins | 12",
        "X/3 coins | 4",
        "2 coins for each owl | 10",
        "1 coin for each owl, at most 3 | 3",
        "1 coin for each owl, at least 7 | 7",
        "coins equal to the number of owls | 5",
        "coins equal to the number of owls plus 2 | 7",
        "coins equal to the number of owls minus 9 | 0",
        "coins equal to twice the number of owls | 10",
        "coins equal to 3 times the number of owls | 15",
        "coins equal to half the number of owls, rounded down | 2",
        "coins equal to the difference between the number of owls and the number of eggs | 4",
        "coins equal to the difference between the number of eggs and the number of owls | 4",
        "coins equal to the difference between the number of owls and the number of owls | 0",
      })
  void an_amount_is_read_worked_out_and_written_back(String words, int expected) {
    assertThat(coins(means(COINS, words), 12, 5)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"X/1 coins", "coins equal to 2 times the number of owls", "2 coin"})
  void one_amount_has_one_wording(String words) {
    assertThat(readings(COINS, words)).noneMatch(amount -> words.equals(COINS.write(amount)));
  }

  @Test
  void x_is_divided_by_what_stands_behind_it() {
    assertThat(means(COINS, "X/3 coins").divisor()).isEqualTo(3);
    assertThat(means(COINS, "X coins").divisor()).isEqualTo(1);
    assertThat(means(COINS, "2 coins for each owl").divisor()).isZero();
    assertThat(means(COINS, "X coins, at most 4").divisor()).isEqualTo(1);
  }

  @Test
  void an_amount_rests_on_all_numbers_of_the_table_that_it_names() {
    String words =
        "coins equal to the difference between the number of eggs and the number of owls";
    assertThat(means(COINS, words + ", at most 3").values()).containsExactly(Owls.EGGS, Owls.OWLS);
    assertThat(means(COINS, "X coins").values()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "the highest wingspan among owls, 30",
    "the lowest wingspan among owls, 10",
  })
  void an_extreme_of_a_figure_is_found_among_those_that_have_it_and_is_0_among_none(
      String words, int expected) {
    SharedValue<Owls> value =
        means(
            SharedValue.extreme(
                Phrases.words(Wing.SPAN, "wingspan"), Phrases.words(Owls.OWLS, "owls")),
            words);
    assertThat(value.in((_, _, _, _) -> new int[] {20, 30, 10}, 0, 0)).isEqualTo(expected);
    assertThat(value.in((_, _, _, _) -> new int[0], 0, 0)).isZero();
    assertThat(value.parts(List::of)).containsExactly(Owls.OWLS);
  }

  @Test
  void an_instruction_is_repeated_so_often() {
    Phrase<Amount> repeated = WORDS.repeated();
    assertThat(means(repeated, "2 times")).isEqualTo(new Amount.Fixed(2));
    assertThat(means(repeated, "X times")).isEqualTo(Amount.X.ONE);
    assertThat(means(repeated, "for each owl")).isEqualTo(new Amount.ForEach(1, Owls.OWLS));
    assertThat(readings(repeated, "21 times")).isEmpty();
    assertThat(readings(repeated, "1 times")).isEmpty();
  }

  @Test
  void a_change_ends_with_the_turn_or_as_the_next_one_of_its_player_begins() {
    Expiry turn = new Expiry(means(Duration.WORDS, "until end of turn"), Seat.A);
    assertThat(turn.isAtEndOfTurn()).isTrue();
    assertThat(turn.isAtStartOfTurn(Seat.A)).isFalse();
    Expiry next = new Expiry(means(Duration.WORDS, "until your next turn begins"), Seat.A);
    assertThat(next.isAtEndOfTurn()).isFalse();
    assertThat(next.isAtStartOfTurn(Seat.B)).isFalse();
    assertThat(next.isAtStartOfTurn(Seat.A)).isTrue();
    Expiry never = new Expiry(means(Duration.WORDS, "permanently"), Seat.A);
    assertThat(never.isAtEndOfTurn() || never.isAtStartOfTurn(Seat.A)).isFalse();
  }

  @Test
  void events_of_a_turn_are_counted_from_the_first_to_the_tenth() {
    assertThat(means(Nth.EachTurn.ORDINAL, "second").number()).isEqualTo(2);
    assertThat(means(Nth.EachTurn.ORDINAL, "tenth").number()).isEqualTo(Nth.EachTurn.MOST);
  }

  @Test
  void the_next_card_costs_less_for_a_time() {
    Phrase<SharedEffect<Owls>> words = SharedEffect.clauses(Phrases.words(Owls.OWLS, "owl"));
    assertThat(means(words, "the next owl you play costs 2 less until your next turn begins"))
        .isEqualTo(new SharedEffect.NextCosts<>(Owls.OWLS, 2, Duration.Shared.NEXT_TURN));
    assertThat(readings(words, "the next owl you play costs 2 less permanently")).isEmpty();
    assertThat(readings(words, "the next owl you play costs 0 less until end of turn")).isEmpty();
  }

  @Test
  void what_stands_before_an_instruction_is_asked_or_counted() {
    Phrase<SharedEffect<Owls>> ask = SharedEffect.ask(ConditionWords.YOUR_TURN);
    assertThat(means(ask, "it is your turn"))
        .isEqualTo(new SharedEffect.Ask<>(new Condition.TurnOf(true)));
    Phrase<SharedEffect<Owls>> count = SharedEffect.count(WORDS.repeated());
    assertThat(means(count, "3 times")).isEqualTo(new SharedEffect.Count<>(new Amount.Fixed(3)));
  }

  @Test
  void who_does_it_says_the_verb() {
    Phrase<SharedEffect<Owls>> you = SharedEffect.shuffle(SharedEffect::you);
    assertThat(means(you, "shuffle your deck")).isEqualTo(new SharedEffect.Shuffle<>());
    Phrase<SharedEffect<Owls>> they = SharedEffect.lookAtHand(words -> words.replace("*", "s"));
    assertThat(means(they, "looks at your opponent's hand"))
        .isEqualTo(new SharedEffect.LookAtHand<>());
    Phrase<SharedEffect<Owls>> again = SharedEffect.anotherTurn(words -> words.replace("*", "s"));
    assertThat(means(again, "takes another turn after this one"))
        .isEqualTo(new SharedEffect.AnotherTurn<>());
    Phrase<SharedEffect<Owls>> skip =
        SharedEffect.skipPhase(words -> words.replace("*", "s"), Night.NIGHT);
    assertThat(means(skip, "skips your next Night Phase"))
        .isEqualTo(new SharedEffect.SkipPhase<>(Night.NIGHT));
  }

  @Test
  void what_is_done_with_the_top_of_a_deck_is_said_with_the_cards_that_are_taken() {
    Phrase<TopOfDeck.Deck> decks =
        Phrases.oneOf(TopOfDeck.Deck.Shared.values(), TopOfDeck.Deck::words);
    Phrase<TopOfDeck<Owls>> look = TopOfDeck.lookAtTop(SharedEffect::you, decks);
    assertThat(
            means(
                look,
                "look at the top 2 cards of your deck, then put those cards back on top in any order"))
        .isEqualTo(
            new TopOfDeck.LookAtTop<>(
                TopOfDeck.Deck.Shared.YOURS, new Amount.Fixed(2), TopOfDeck.PutBack.REORDER));
    Target<Owls> owl = new Target.Choose<>(false, 1, Owls.OWLS);
    Phrase<Target<Owls>> taken = Phrases.words(owl, "an owl among those cards");
    Phrase<TopOfDeck<Owls>> take =
        TopOfDeck.takeFromTop(words -> words.replace("*", "s"), taken, "let* the others fly");
    assertThat(
            means(
                take,
                "looks at the top X cards of your deck, then takes an owl among those cards, then lets the others fly"))
        .isEqualTo(new TopOfDeck.TakeFromTop<>(false, Amount.X.ONE, owl, TopOfDeck.Rest.AWAY));
    Phrase<TopOfDeck<Owls>> until =
        TopOfDeck.revealUntil(
            SharedEffect::you,
            Phrases.words(Owls.OWLS, "an owl"),
            Phrases.words(Owls.OWLS, "owls"),
            taken,
            "let* the others fly");
    assertThat(
            means(
                until,
                "reveal cards from the top of your deck until an owl is revealed, then take it, then shuffle the others into your deck"))
        .isEqualTo(
            new TopOfDeck.RevealUntil<>(1, Owls.OWLS, new Target.It<>(), TopOfDeck.Rest.SHUFFLED));
    assertThat(
            means(
                until,
                "reveal cards from the top of your deck until 3 owls are revealed, then take an owl among those cards, then put the others on the bottom in any order"))
        .isEqualTo(new TopOfDeck.RevealUntil<>(3, Owls.OWLS, owl, TopOfDeck.Rest.BOTTOM));
  }

  private record Nest(String name, int eggs, List<Integer> lines) implements Token {}

  private static final Phrase<Integer> LINE =
      Phrases.phrase(Integer.class, "lay {}", Phrases.NUMBER, eggs -> eggs, eggs -> eggs);

  private static final Phrase<SharedEffect<Owls>> MAKES =
      SharedEffect.putToken(
          SharedEffect::you,
          TokenWords.<Nest, Integer, Integer>token(
              Nest.class,
              Phrases.phrase(Integer.class, "eggs {}", Phrases.NUMBER, eggs -> eggs, eggs -> eggs),
              () -> LINE,
              Nest::new,
              Nest::eggs,
              Nest::lines));

  @Test
  void a_token_is_said_in_full() {
    assertThat(means(MAKES, "put a token into play: \"Nest\", eggs 2"))
        .isEqualTo(new SharedEffect.PutToken<>(new Nest("Nest", 2, List.of())));
    assertThat(
            means(MAKES, "put a token into play: \"Nest\", eggs 2, with \"Lay 3\" and \"Lay 4\""))
        .isEqualTo(new SharedEffect.PutToken<>(new Nest("Nest", 2, List.of(3, 4))));
  }

  @Test
  void what_a_token_is_called_is_a_name() {
    TokenWords.check(new Nest("Old Owl's Nest", 1, List.of()));
    for (String none : List.of("", " ", "nest", "Nest 2", "Nest ", "Old  Nest", "N".repeat(41))) {
      assertThatThrownBy(() -> TokenWords.check(new Nest(none, 1, List.of())))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("a token has a name from a capital letter on");
    }
  }

  private enum Night implements TurnPart {
    NIGHT;

    @Override
    public String words() {
      return "Night Phase";
    }
  }

  private static final Phrase<Target<Owls>> ONE =
      Phrases.oneOf(TargetWords.chosenOne(Phrases.withArticle(Phrases.words(Owls.OWLS, "owl"))));

  private static final Phrase<Target<Owls>> SEVERAL =
      Phrases.oneOf(TargetWords.all(Phrases.words(Owls.OWLS, "owls")));

  private static final Target<Owls> AN_OWL = new Target.Choose<>(false, 1, Owls.OWLS);

  private static final Target<Owls> ALL_OWLS = new Target.All<>(Owls.OWLS);

  @Test
  void cards_return_to_the_hands_of_their_owners() {
    Phrase<SharedCardEffect<Owls>> words = SharedCardEffect.toHand(SharedEffect::you, ONE, SEVERAL);
    assertThat(means(words, "return an owl to its owner's hand"))
        .isEqualTo(new SharedCardEffect.ToHand<>(AN_OWL));
    assertThat(means(words, "return all owls to their owners' hands"))
        .isEqualTo(new SharedCardEffect.ToHand<>(ALL_OWLS));
    assertThat(readings(words, "return all owls to its owner's hand")).isEmpty();
  }

  @Test
  void a_card_goes_to_one_place_in_a_deck() {
    for (SharedCardEffect.Where where : SharedCardEffect.Where.values()) {
      Phrase<SharedCardEffect<Owls>> words =
          SharedCardEffect.toDeck(SharedEffect::you, where, ONE, "its owner's deck");
      String text =
          switch (where) {
            case TOP -> "put an owl on top of its owner's deck";
            case BOTTOM -> "put an owl on the bottom of its owner's deck";
            case SHUFFLED -> "shuffle an owl into its owner's deck";
          };
      assertThat(means(words, text)).isEqualTo(new SharedCardEffect.ToDeck<>(AN_OWL, where));
    }
  }

  @Test
  void control_is_taken_for_a_time() {
    Phrase<SharedCardEffect<Owls>> words =
        SharedCardEffect.takeControl("gain control of {} {}", ONE, Duration.WORDS);
    assertThat(means(words, "gain control of an owl until end of turn"))
        .isEqualTo(new SharedCardEffect.TakeControl<>(AN_OWL, Duration.Shared.END_OF_TURN));
  }

  @Test
  void counters_of_a_name_are_put_on_cards_and_removed() {
    Phrase<String> name = Phrases.word("the name of a counter");
    Phrase<Heap> heap = Heap.words(TargetWords.SEVERAL, name);
    Phrase<SharedCardEffect<Owls>> put = SharedCardEffect.putCounters(SharedEffect::you, heap, ONE);
    assertThat(means(put, "put an egg counter on an owl"))
        .isEqualTo(new SharedCardEffect.PutCounters<>("egg", new Amount.Fixed(1), AN_OWL));
    assertThat(means(put, "put 2 egg counters on an owl"))
        .isEqualTo(new SharedCardEffect.PutCounters<>("egg", new Amount.Fixed(2), AN_OWL));
    assertThat(readings(put, "put 1 egg counters on an owl")).isEmpty();
    Phrase<SharedCardEffect<Owls>> remove =
        SharedCardEffect.removeAllCounters(SharedEffect::you, name, SEVERAL);
    assertThat(means(remove, "remove all egg counters from all owls"))
        .isEqualTo(new SharedCardEffect.RemoveAllCounters<>("egg", ALL_OWLS));
  }

  @ParameterizedTest
  @CsvSource({
    "is sleeped, would be sleeped",
    "leaves play, would leave play",
    "grabs a Toy, would grab a Toy",
    "moves, would move",
    "goes to a discard pile, would go to a discard pile",
  })
  void what_happens_is_what_would_happen(String event, String would) {
    assertThat(Would.happen(event)).isEqualTo(would);
  }
}
