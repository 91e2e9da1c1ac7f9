package cardwright.contract;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What holds for the sentences of every game: its code and its catalogue name the same ones, each of
/// them can be worded, a translation has them all, and what a table tells is read in English as programs know it.
///
/// A game's test class implements this in the room of the game, whose sources it reads.
public interface MessageLaws {
  /// The game whose sentences they are.
  Game game();

  /// A sentence of the game's catalogue.
  Message sentence(String id, Message.Argument... arguments);

  /// Names of facts that tables of plays by chance have to tell.
  Set<String> facts();

  /// In which format those plays are.
  default Format format() {
    return game().formats().getFirst();
  }

  /// The ids of sentences that code outside the game's room takes from its catalogue.
  default Collection<String> toldElsewhere() {
    return Set.of();
  }

  @Test
  default void every_sentence_of_the_catalogue_is_told_somewhere() {
    String code = Sentences.code();
    Set<String> untold = Sentences.ids();
    untold.removeAll(Set.copyOf(toldElsewhere()));
    untold.removeIf(id -> code.contains('"' + id + '"'));
    Sentences.none("sentences that nothing tells", untold);
  }

  @Test
  default void every_sentence_that_the_code_names_is_in_the_catalogue() {
    Set<String> unknown = Sentences.named();
    unknown.addAll(toldElsewhere());
    unknown.removeAll(Sentences.ids());
    Sentences.none("sentences that the catalogue lacks", unknown);
  }

  @Test
  default void every_sentence_of_the_catalogue_can_be_worded() {
    Message.Argument[] numbers =
        Stream.generate(() -> Message.number(1)).limit(9).toArray(Message.Argument[]::new);
    Set<String> unworded = new TreeSet<>();
    for (Locale language : Sentences.languages()) {
      for (String id : Sentences.ids()) {
        if (!isWorded(sentence(id, numbers).words(null, language))) {
          unworded.add(language.toLanguageTag() + ": " + id);
        }
      }
    }
    Sentences.none("sentences that cannot be worded", unworded);
  }

  private static boolean isWorded(String words) {
    return !words.isBlank() && Stream.of("{", "}", "''").noneMatch(words::contains);
  }

  @Test
  default void a_translation_has_every_sentence_with_its_arguments_and_no_others() {
    Sentences.none("faults of translations", Translations.faults(Sentences.folder()));
  }

  @Test
  default void what_is_said_in_plays_can_be_said_in_every_language() {
    Set<String> unworded = new TreeSet<>();
    for (Message each : Sentences.said(game(), format())) {
      for (Locale language : Sentences.languages()) {
        for (Seat you : Seat.values()) {
          String words = each.words(you, language);
          if (!each.isEmpty() && !isWorded(words)) {
            unworded.add(language.toLanguageTag() + ": " + each.id() + " " + words);
          }
        }
      }
    }
    Sentences.none("sentences that cannot be worded", unworded);
  }

  @Test
  default void a_sentence_that_the_catalogue_does_not_have_is_refused() {
    try {
      throw new AssertionError("there is a sentence " + sentence("no-such-sentence").words());
    } catch (IllegalArgumentException refused) {
      if (!String.valueOf(refused.getMessage()).startsWith("no message 'no-such-sentence'")) {
        throw new AssertionError("refused in other words: " + refused.getMessage(), refused);
      }
    }
  }

  @Test
  default void what_is_told_to_be_played_is_a_card_of_the_game() {
    Set<String> played = Sentences.played(game(), format());
    if (played.isEmpty()) {
      throw new AssertionError("nobody is told to have played a card");
    }
    game().cards().forEach(face -> played.remove(face.name()));
    Sentences.none("titles of played cards that no card of the game has", played);
  }

  /// Names of facts whose value people see in signs, which are the same in every language: ticks where programs read numbers.
  default Set<String> signs() {
    return Set.of();
  }

  @Test
  default void what_the_table_tells_is_read_in_english_as_programs_know_it() {
    Set<Table.Fact> told = Sentences.facts(game(), format());
    Set<String> missing = new TreeSet<>(facts());
    told.forEach(fact -> missing.remove(fact.name()));
    Sentences.none("facts that no table told", missing);
    Set<String> different = new TreeSet<>();
    for (Table.Fact fact : told) {
      String words = fact.words().words();
      boolean read =
          signs().contains(fact.name())
              ? words.codePoints().noneMatch(Character::isLetter)
              : words.equals(fact.value());
      if (!fact.label().words().equals(fact.name()) || !read) {
        different.add(fact.toString());
      }
    }
    Sentences.none(
        "facts whose label or value has other words in English than programs know it by; rename the fact, or change its sentence",
        different);
  }

  @Test
  default void what_the_table_names_has_a_label_that_reads_in_english_as_programs_know_it() {
    Set<String> different = new TreeSet<>();
    for (String name : Sentences.names(game(), format())) {
      Message label = game().label(name);
      if (label.equals(Message.plain(name)) || !label.words().equals(name)) {
        different.add(name);
      }
    }
    Sentences.none("zones, counters and figures without a label, or with another one", different);
  }
}
