package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What games say of refused answers in sentences of their own catalogues.
final class CatalogueRefusalsTest {
  private static final Message QUESTION = Message.plain("Which card?");

  private final List<String> asked = new ArrayList<>();

  /// Cards that are called by their numbers.
  private record Numbered() implements CardLabels {
    @Override
    public String of(int card) {
      return String.valueOf(card);
    }

    @Override
    public String name(int card) {
      return "card " + card;
    }
  }

  /// A game whose catalogue has every sentence.
  private final class Game extends CatalogueRefusals {
    Game() {
      super(CatalogueRefusalsTest.this::sentence, new Numbered());
    }

    @Override
    public List<MoveKind> kinds() {
      return List.of();
    }

    @Override
    public int find(String label) {
      return NamedCards.NOBODY;
    }

    @Override
    public List<NamedCard> named(String said) {
      return named(IntStream.of(3, 4), card -> card == 4 ? said.length() : 0);
    }

    @Override
    public Message notAmong(int card, Message question) {
      return QUESTION;
    }
  }

  private Message sentence(String id, Message.Argument... arguments) {
    asked.add(id);
    return Message.plain(id + " " + arguments.length);
  }

  @Test
  void cards_that_words_name_are_called_as_moves_call_them() {
    assertThat(new Game().named("four")).containsExactly(new NamedCard(4, "4"));
  }

  @Test
  void a_catalogue_is_asked_for_the_sentences_that_are_listed_and_no_others() {
    Game game = new Game();
    assertThat(
            List.of(
                game.askedFirst(Said.of("yes"), QUESTION).words(),
                game.noMode("3", QUESTION).words(),
                game.notPicked("3", QUESTION).words(),
                game.notEnough(QUESTION).words(),
                game.noSuchCard("3", QUESTION).words(),
                game.pickedAlready(3, "3").words(),
                game.alikeFirst(3, QUESTION).words(),
                game.unknown("jump", QUESTION).words()))
        .containsExactly(
            "refusal.asked-first 1",
            "refusal.no-mode 2",
            "refusal.not-picked 2",
            "refusal.more-to-pick 1",
            "refusal.no-such-card 2",
            "refusal.picked-already 1",
            "refusal.alike-first 2",
            "refusal.unknown 2");
    assertThat(asked).containsExactlyInAnyOrderElementsOf(CatalogueRefusals.IDS);
  }
}
