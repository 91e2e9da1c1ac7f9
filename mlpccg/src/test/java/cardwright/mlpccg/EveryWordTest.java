package cardwright.mlpccg;

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
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.OwnQuality;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Span;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import cardwright.mlpccg.vocabulary.Window;
import cardwright.mlpccg.wording.CardFiles;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every word of the vocabulary is said by some line, and every such line is written back as it was read.
final class EveryWordTest implements WordLaws {
  private static final List<Class<?>> WORDS =
      List.of(
          Ability.class,
          Amount.class,
          By.class,
          Change.class,
          Condition.Compare.class,
          Condition.MoreThan.class,
          Condition.Parity.class,
          Condition.All.class,
          OwnCondition.class,
          Cost.class,
          SharedEffect.class,
          SharedCardEffect.class,
          SharedValue.class,
          Duration.Shared.class,
          Span.class,
          Nth.EachTurn.class,
          Effect.class,
          Destination.class,
          Keyword.class,
          Law.class,
          Period.class,
          Place.class,
          Quality.class,
          OwnQuality.class,
          Stat.class,
          Target.class,
          OwnTarget.class,
          Trigger.class,
          Value.class,
          Who.class,
          Window.class,
          Condition.Relation.class,
          TopOfDeck.class,
          TopOfDeck.PutBack.class,
          TopOfDeck.Rest.class,
          TopOfDeck.Deck.Shared.class,
          Effect.Found.class,
          Effect.ProblemDeck.class,
          SharedCardEffect.Where.class,
          WhichFaceoffs.Scope.class,
          WhichFaceoffs.Sort.class,
          Law.GameEvent.class,
          Law.Done.class,
          Trigger.Act.class,
          Trigger.Event.class,
          Trigger.ConfrontKind.class,
          Trigger.Since.class,
          Trigger.Verb.class,
          Trigger.Route.class);

  @Override
  public List<Class<?>> words() {
    return WORDS;
  }

  /// Who loses all abilities here can gain none either, which is a word of its own.
  @Override
  public Set<Class<?>> lacked() {
    return Set.of(SharedCardEffect.LoseTexts.class);
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
        "if|Event, power 4, cost 1|Main Phase: if you control at least 2 Friends, draw a card.",
        "one of|Friend, purple 1, cost 1, Unicorn|When this card is played, one of: draw a card;"
            + " gain 2 action tokens.",
        "up to 2 of|Friend, purple 1, cost 1, Unicorn|When this card is played, up to 2 of: draw"
            + " a card; gain 2 action tokens.",
        "for each|Friend, purple 1, cost 1, Unicorn|Main Phase, exhaust this card: for each"
            + " Resource you control, move a Friend you control.",
        "the next|Event, power 4, cost 1|Main Phase: the next Friend you play costs 1 less until"
            + " end of turn.",
        "until end of turn|Event, power 4, cost 1|Main Phase: a Friend gains +2 power until end of"
            + " turn.",
        "until your next turn begins|Event, power 4, cost 1|Main Phase: a Friend gains +2 power"
            + " until your next turn begins.",
        "pay X|Friend, purple 1, cost 1, Unicorn|Main Phase, exhaust this card and pay X: a Friend"
            + " gains +X power until end of turn.",
        "where X is|Friend, purple 1, cost 1, Unicorn|Main Phase, exhaust this card: draw X cards,"
            + " where X is the number of Resources you control.",
        "second card each turn|Friend, purple 1, cost 1, Unicorn|When you play your second card"
            + " each turn, gain 1 action token.",
        "instead|Friend, purple 1, cost 1, Unicorn|If a Friend you control would be dismissed,"
            + " banish it instead.",
        "if you do,|Event, power 4, cost 1|Main Phase: you may discard a card. If you do, draw a"
            + " card.",
        "if you do not,|Event, power 4, cost 1|Main Phase: you may discard a card. If you do, draw"
            + " a card. If you do not, gain 1 action token.",
      })
  void every_common_word_is_read_and_written_back(String word, String kind, String line) {
    assertThat(line).containsIgnoringCase(word);
    String card = "# Pip\n" + kind + "\n" + line + "\n";
    assertThat(written(card)).isEqualTo(card);
  }
}
