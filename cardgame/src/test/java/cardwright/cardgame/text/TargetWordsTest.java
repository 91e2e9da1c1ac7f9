package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.language.LineText;
import cardwright.language.Parse;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The words for what effects act on, in a game of owls.
final class TargetWordsTest {
  private record Owl(boolean other) implements Selector {
    @Override
    public int kinds() {
      return 1;
    }

    @Override
    public List<Quality> qualities() {
      return List.of();
    }
  }

  private static final Owl OWL = new Owl(false);
  private static final Owl OTHER = new Owl(true);

  private static final Phrase<Owl> ONE =
      Phrases.oneOf(Phrases.words(OWL, "owl"), Phrases.words(OTHER, "other owl"));

  private static final Phrase<Owl> SEVERAL =
      Phrases.oneOf(Phrases.words(OWL, "owls"), Phrases.words(OTHER, "other owls"));

  private static final Phrase<Target<Owl>> TARGETS =
      Phrases.oneOf(
          TargetWords.thisCard(),
          TargetWords.it(),
          TargetWords.that(Phrases.words(1, "owl")),
          TargetWords.those(Phrases.words(1, "owls")),
          TargetWords.all(SEVERAL),
          TargetWords.each(ONE),
          TargetWords.chosenOne(TargetWords.article(Owl.class, ONE, (_, other) -> new Owl(other))),
          TargetWords.upToOne(ONE),
          TargetWords.anyNumber(SEVERAL),
          TargetWords.upTo(TargetWords.SEVERAL, SEVERAL),
          TargetWords.exactly(TargetWords.SEVERAL, SEVERAL),
          TargetWords.random(ONE),
          TargetWords.severalRandom(SEVERAL));

  private static List<Target<Owl>> readings(String words) {
    return TARGETS.read(new LineText(words), 0).stream()
        .filter(parse -> parse.end() == words.length())
        .map(Parse::value)
        .toList();
  }

  private static Target<Owl> means(String words) {
    List<Target<Owl>> readings = readings(words);
    assertThat(readings).hasSize(1);
    assertThat(TARGETS.write(readings.getFirst())).isEqualTo(words);
    return readings.getFirst();
  }

  @Test
  void a_card_that_is_known_is_named_by_a_pronoun() {
    assertThat(means("this card")).isEqualTo(new Target.This<>());
    assertThat(means("it")).isEqualTo(new Target.It<>());
    assertThat(means("that owl")).isEqualTo(new Target.That<>(1));
    assertThat(means("those owls")).isEqualTo(new Target.Those<>(1));
  }

  @Test
  void a_player_names_as_many_as_the_words_say() {
    assertThat(means("an owl")).isEqualTo(new Target.Choose<>(false, 1, OWL));
    assertThat(means("another owl")).isEqualTo(new Target.Choose<>(false, 1, OTHER));
    assertThat(means("up to 1 owl")).isEqualTo(new Target.Choose<>(true, 1, OWL));
    assertThat(means("up to 2 owls")).isEqualTo(new Target.Choose<>(true, 2, OWL));
    assertThat(means("3 other owls")).isEqualTo(new Target.Choose<>(false, 3, OTHER));
    assertThat(means("any number of owls"))
        .isEqualTo(new Target.Choose<>(true, Target.Choose.ANY_NUMBER, OWL));
  }

  @Test
  void one_card_is_not_written_as_a_number() {
    assertThat(readings("1 owls")).isEmpty();
    assertThat(readings("up to 1 owls")).isEmpty();
    assertThat(readings("a owl")).isEmpty();
  }

  @Test
  void digits_are_read_to_the_noun_and_one_card_is_refused_behind_it() {
    Phrase<Target.Choose<Owl>> words = TargetWords.exactly(TargetWords.DIGITS, SEVERAL);
    LineText text = new LineText("1 owls");
    assertThat(words.read(text, 0)).isEmpty();
    assertThat(words.write(new Target.Choose<>(false, 1, OWL))).isNull();
    assertThat(words.write(new Target.Choose<>(false, 2, OWL))).isEqualTo("2 owls");
  }

  @Test
  void chance_names_one_card_or_several() {
    assertThat(means("a random owl")).isEqualTo(new Target.Random<>(1, OWL));
    assertThat(means("2 random owls")).isEqualTo(new Target.Random<>(2, OWL));
    assertThat(readings("1 random owls")).isEmpty();
  }

  @Test
  void all_cards_of_a_sort_are_meant_together_or_each_for_itself() {
    assertThat(means("all other owls")).isEqualTo(new Target.All<>(OTHER));
    Target.All<Owl> eachOwl = new Target.All<>(OWL, Target.Said.EACH);
    assertThat(readings("each owl")).containsExactly(eachOwl);
    Phrase<Target.All<Owl>> each = TargetWords.each(ONE);
    assertThat(each.write(eachOwl)).isEqualTo("each owl");
    assertThat(TargetWords.they(SEVERAL).write(new Target.All<>(OWL))).isEqualTo("owls");
  }

  @Test
  void x_may_say_how_many_at_most() {
    Phrase<Target.Choose<Owl>> words = TargetWords.upTo(TargetWords.X, SEVERAL);
    Target.Choose<Owl> choose = new Target.Choose<>(true, Amount.X.ONE, OWL);
    assertThat(words.write(choose)).isEqualTo("up to X owls");
    assertThat(choose.asksX()).isTrue();
    assertThat(choose.least()).isZero();
    assertThat(choose.most(3)).isEqualTo(3);
    Target.Choose<Owl> two = new Target.Choose<>(true, 2, OWL);
    assertThat(two.asksX()).isFalse();
    assertThat(two.most(3)).isEqualTo(2);
  }

  @Test
  void who_may_name_fewer_need_not_name_any() {
    Target.Choose<Owl> upTo = new Target.Choose<>(true, 2, OWL);
    assertThat(upTo.least()).isZero();
    assertThat(upTo.most()).isEqualTo(2);
    assertThat(upTo.one()).isFalse();
    Target.Choose<Owl> one = new Target.Choose<>(false, 1, OWL);
    assertThat(one.least()).isEqualTo(1);
    assertThat(one.one()).isTrue();
    Target.Choose<Owl> some = new Target.Choose<>(false, Amount.X.ONE, OWL);
    assertThat(some.several()).isTrue();
    assertThatThrownBy(some::most).isInstanceOf(IllegalStateException.class);
  }
}
