package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the end of a turn brings to the player whose turn it is, who does nothing more and is not answered: plain arithmetic of the rules.
///
/// The turn is ended in some positions as they might be; only what comes out the same in all of them is told.
public final class EndOfTurn {
  private static final int SAMPLES = 6;

  /// How many choices are made at most before the turn is over.
  private static final int MAX_CHOICES = 60;

  private EndOfTurn() {}

  /// What it brings, in short parts of a sentence, as [Game#endOfTurn] words them; nothing where it is another's turn, or nothing is sure.
  ///
  /// @param view of the player who could pass now
  /// @param declared what the player is told about the other's deck
  /// @param seed of the chance by which the positions are determinized
  public static List<Message> of(Game game, View view, Optional<DeclaredDeck> declared, long seed) {
    Seat seat = view.seat();
    boolean own = view.table().turn().filter(turn -> turn.player() == seat).isPresent();
    if (!own || view.choice().pass() < 0) {
      return List.of();
    }
    Beliefs beliefs = OpponentModel.of(game, view, declared);
    List<List<Message>> samples = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      Chance chance = new SeededChance(seed + i);
      samples.add(sample(game, view.determinize(beliefs, chance), seat, chance));
    }
    return samples.getFirst().stream()
        .filter(part -> samples.stream().allMatch(sample -> sample.contains(part)))
        .toList();
  }

  private static List<Message> sample(Game game, Position world, Seat seat, Chance chance) {
    int turn = number(world);
    List<LogEvent> events = new ArrayList<>();
    world.listen(events::add);
    for (int i = 0; i < MAX_CHOICES && world.outcome().isEmpty() && number(world) == turn; i++) {
      Choice choice = world.choice();
      int pass = choice.pass();
      world.play(Math.max(pass, 0), chance);
    }
    world.listen(null);
    return game.endOfTurn(seat, events);
  }

  private static int number(Position position) {
    return position.turn().map(Table.Turn::number).orElse(0);
  }
}
