package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.contract.WordLaws;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.OwnQuality;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Who;
import cardwright.littletroubles.wording.CardFiles;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every word of the vocabulary is said by some line, and every such line is written back as it was read.
final class EveryWordTest implements WordLaws {
  private static final List<Class<?>> WORDS =
      List.of(
          Ability.class,
          Amount.class,
          Condition.Compare.class,
          Condition.MoreThan.class,
          Condition.Parity.class,
          Condition.TurnOf.class,
          OwnCondition.class,
          Cost.class,
          SharedEffect.class,
          SharedCardEffect.class,
          SharedValue.class,
          Duration.Shared.class,
          Nth.EachTurn.class,
          Effect.class,
          Place.class,
          Side.class,
          Stat.class,
          Target.class,
          OwnTarget.class,
          Quality.class,
          OwnQuality.class,
          OwnStat.class,
          Trigger.class,
          Value.class,
          Who.class,
          Ability.Edit.class,
          Ability.Forbidden.class,
          Ability.Paid.class,
          Condition.Relation.class,
          Effect.Found.class,
          SharedCardEffect.Where.class,
          TopOfDeck.class,
          TopOfDeck.PutBack.class,
          TopOfDeck.Rest.class,
          TopOfDeck.Deck.Shared.class,
          Trigger.Act.class,
          Trigger.Event.class,
          Trigger.Moment.class);

  @Override
  public List<Class<?>> words() {
    return WORDS;
  }

  @Override
  public List<?> abilities(String source) {
    return cards(source).stream().map(card -> card.front().abilities()).toList();
  }

  @Override
  public String written(String source) {
    return cards(source).stream()
        .map(card -> CardFiles.write(card, "words").source())
        .collect(Collectors.joining("\n"));
  }

  private static List<Card> cards(String source) {
    return CardFiles.read(source, "every-word.cards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "if|Common Action, cost 1|If you control at least 2 Toys and it is your turn, draw a card.",
        "one of|Common Action, cost 1|One of: draw a card; gain 2 cookies.",
        "for each|Common Action, cost 1|For each Toy you control, regress a Character.",
        "the next|Common Action, cost 1|The next Toy you play costs 1 less until end of turn.",
        "until end of turn|Common Action, cost 1|A Character gains +2 confidence until end of"
            + " turn.",
        "until your next turn begins|Common Action, cost 1|Gain control of a Toy until your next"
            + " turn begins.",
        "X|Common Action, cost X|Draw X/3 cards.",
        "X cookies:|Common Toy, cost 1|X cookies: a Character gains +X confidence until end of"
            + " turn.",
        "where X is|Common Action, cost 1|Gain X cookies, where X is the number of Characters you"
            + " control.",
        "second card each turn|Common Field, cost 3|When you play your second card each turn, draw"
            + " a card.",
        "instead|Common Field, cost 3|If a Character you control would be regressed, draw a card"
            + " instead.",
        "if you do,|Common Action, cost 1|You may send a Toy you control to Timeout. If you do,"
            + " draw a card.",
        "if you do not,|Common Action, cost 1|You may discard a card. If you do, draw a card. If"
            + " you do not, gain 1 cookie.",
      })
  void every_common_word_is_read_and_written_back(String word, String kind, String line) {
    assertThat(line).containsIgnoringCase(word);
    String card = "# Pip\n" + kind + "\n" + line + "\n";
    assertThat(written(card)).isEqualTo(card);
  }
}
