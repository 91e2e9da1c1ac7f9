package cardwright.bots;

import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.players.ExternalPlayer;
import cardwright.players.Forfeit;
import cardwright.players.GameInfo;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A player that is a program of its own. It is started for each play, asked at each choice of two
/// or more moves, and ended after the result; it is told what its seat may see, and nothing else.
///
/// A program that dies, answers what is not offered or not understood, speaks out of turn or takes
/// too long forfeits the play.
public final class ProgramPlayer implements ExternalPlayer {
  private final String command;
  private final List<String> words;
  private final Limits limits;
  private final Optional<Game> valued;
  private final Consumer<Forfeit> told;
  private Optional<Conversation> conversation = Optional.empty();

  /// A player that is started by a command.
  ///
  /// @param command a program and its arguments, parted as a shell does with simple quotes; no
  ///     shell is started
  /// @param limits how long it may take
  /// @param valued the game that values the positions in which it looks ahead; the one that is played where there is none
  /// @param told hears of each forfeit before it is thrown
  /// @throws Refused when the command has no words or an open quote
  public ProgramPlayer(
      String command, Limits limits, Optional<Game> valued, Consumer<Forfeit> told) {
    this.command = command.strip();
    this.words = CommandWords.of(command);
    this.limits = limits;
    this.valued = valued;
    this.told = told;
  }

  @Override
  public void begin(GameInfo gameInfo) {
    leave();
    try {
      GameInfo known = valued.map(gameInfo::in).orElse(gameInfo);
      conversation = Optional.of(Conversation.begin(command, words, known, limits));
    } catch (Forfeit forfeit) {
      told.accept(forfeit);
      throw forfeit;
    }
  }

  @Override
  public int choose(View view) {
    Conversation begun =
        conversation.orElseThrow(() -> new IllegalStateException("no play has begun"));
    if (view.choice().searched() == 1) {
      // What the program picked before leaves it no other way on.
      return 0;
    }
    try {
      return begun.choose(view);
    } catch (Forfeit forfeit) {
      told.accept(forfeit);
      throw forfeit;
    }
  }

  @Override
  public void hear(String words) {
    conversation.ifPresent(begun -> begun.hear(words));
  }

  @Override
  public void end(Outcome outcome, Optional<Table> table) {
    conversation.ifPresent(begun -> begun.end(outcome, table));
  }

  @Override
  public void leave() {
    conversation.ifPresent(begun -> begun.leave(Duration.ZERO));
    conversation = Optional.empty();
  }
}
