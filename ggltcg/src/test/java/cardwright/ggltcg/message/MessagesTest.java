package cardwright.ggltcg.message;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.MessageLaws;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.ggltcg.Ggltcg;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Stats;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The catalogue of sentences, and what is made of them in plays.
final class MessagesTest implements MessageLaws {
  private static final int PLAYS = 30;

  private final Game game = Ggltcg.load();

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Message sentence(String id, Message.Argument... arguments) {
    return Messages.of(id, arguments);
  }

  @Override
  public List<String> toldElsewhere() {
    return List.of("refusal.not-picked", "refusal.more-to-pick");
  }

  @Override
  public Format format() {
    return game.format("later");
  }

  @Override
  public Set<String> facts() {
    return Set.of("turn", "direct attacks", "damage", "tussle", "number");
  }

  @Test
  void who_is_told_something_is_you_in_it() {
    Set<String> kinds = new HashSet<>();
    for (LogEvent event : told()) {
      kinds.add(event.getClass().getSimpleName());
      for (Seat you : Seat.values()) {
        Message message = event.message(Viewer.of(you));
        List<Part> parts = message.parts(you);
        assertThat(parts).as(message.id()).noneMatch(part -> isLetterOf(you, part));
        assertThat(speaksOf(message, you) && message.words(you).equals(message.words()))
            .as("'%s' is said to %s", message, you)
            .isFalse();
      }
    }
    assertThat(kinds).contains("TurnBegan", "Gained", "Tussled", "Sleeped", "Triggered", "Ended");
  }

  @Test
  void a_part_of_a_sentence_says_you_as_well() {
    Message gain = Messages.of("would-gain", player(Seat.A), number(3));
    Message replaced = new PublicEvent.Replaced(Seat.A, new Card("Ka"), gain).message();
    assertThat(replaced.words()).isEqualTo("A's Ka takes the place of this: A would gain 3 CC.");
    assertThat(replaced.words(Seat.A))
        .isEqualTo("Your Ka takes the place of this: you would gain 3 CC.");
  }

  @Test
  void figures_that_change_together_are_listed() {
    assertThat(new PublicEvent.StatsChanged(new Card("Ka"), new Stats(1, 0, 2)).message().words())
        .isEqualTo("Ka gains +1 speed, +2 stamina.");
  }

  private static boolean isLetterOf(Seat you, Part part) {
    return part instanceof Part.Player(Seat seat, String words)
        && seat == you
        && words.equals(you.name());
  }

  private static boolean speaksOf(Message message, Seat you) {
    return message.arguments().contains(new Argument.Player(you));
  }

  /// What is told in some plays by chance.
  private List<LogEvent> told() {
    List<LogEvent> told = new ArrayList<>();
    List<Deck> decks = game.decks();
    for (int i = 0; i < PLAYS; i++) {
      Chance chance = new SeededChance(i + 1);
      Deck a = decks.get(i % decks.size());
      Deck b = decks.get((i + 1) % decks.size());
      Position position = game.start(Opening.of("later", a, b), chance, told::add);
      while (position.outcome().isEmpty()) {
        position.play(chance.roll(position.choice().count()), chance);
      }
    }
    return told;
  }
}
