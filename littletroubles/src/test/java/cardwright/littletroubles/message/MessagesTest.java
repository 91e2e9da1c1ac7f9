package cardwright.littletroubles.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.choose.CatalogueRefusals;
import cardwright.contract.MessageLaws;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.littletroubles.LittleTroubles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The sentences of the catalogue: each is used, and each speaks to the player to whom it is said.
final class MessagesTest implements MessageLaws {
  private static final int PLAYS = 6;
  private static final int MOST = 3_000;

  private final Game game = LittleTroubles.load();

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
    return CatalogueRefusals.IDS;
  }

  @Override
  public Set<String> facts() {
    return Set.of("phase", "last action cost", "zone", "at", "fight", "tasks");
  }

  @Override
  public Set<String> signs() {
    return Set.of("tasks");
  }

  @Test
  void a_player_is_never_called_by_letter_in_what_is_said_to_that_player() {
    Set<String> kinds = new TreeSet<>();
    for (int i = 0; i < PLAYS; i++) {
      for (LogEvent event : log(i)) {
        for (Seat seat : Seat.values()) {
          Message message = event.message(Viewer.of(seat));
          assertThat(named(message, seat)).as(message.words(seat)).isEmpty();
        }
        kinds.add(event.getClass().getSimpleName());
      }
    }
    assertThat(kinds).hasSizeGreaterThan(20);
  }

  /// Where a player is called by letter; `A Big` and `A 6-sided die` are no players.
  private static List<Part> named(Message message, Seat seat) {
    Pattern letter = Pattern.compile("\\b" + seat + "\\b(?! Big| \\d|$)");
    return message.parts(seat).stream()
        .filter(part ->
            switch (part) {
              case Part.Player(Seat named, String words) ->
                  named == seat && !words.equalsIgnoreCase("you");
              case Part.Text(String words) -> letter.matcher(words + ".").find();
              case Part.Card _ -> false;
            })
        .toList();
  }

  /// What is told in a play by chance.
  private List<LogEvent> log(int number) {
    List<LogEvent> told = new ArrayList<>();
    String format = game.formats().get(number % game.formats().size()).name();
    List<Deck> decks = game.decks(game.format(format));
    Opening opening =
        Opening.of(
            format, decks.get(number % decks.size()), decks.get((number + 1) % decks.size()));
    Chance chance = new SeededChance(number + 1);
    Position position = game.start(opening, chance, told::add);
    for (int made = 0; made < MOST && position.outcome().isEmpty(); made++) {
      position.play(chance.roll(position.choice().count()), chance);
    }
    return told;
  }
}
