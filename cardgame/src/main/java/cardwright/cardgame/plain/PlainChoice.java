package cardwright.cardgame.plain;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A question with a list of moves, each with all that concerns it. They are all written when the question is put: a game that is to be searched fast makes a [Decision] of its own.
///
/// @param moves at least one
public record PlainChoice(Seat seat, Message question, List<Option> moves) implements Decision.Own {
  /// A question in words.
  public PlainChoice(Seat seat, String question, List<Option> moves) {
    this(seat, Message.plain(question), moves);
  }

  /// A move.
  ///
  /// @param notation how it is written: unique among the moves
  /// @param meaning what it means, for a person
  /// @param isPass whether it does nothing and hands the question on
  /// @param does what it does
  public record Option(String notation, Message meaning, boolean isPass, Consumer<Chance> does) {
    /// A move that is no pass and needs no chance.
    public Option(String notation, Message meaning, Runnable does) {
      this(notation, meaning, false, _ -> does.run());
    }

    /// A move whose meaning is written out where it is offered, for a game without a catalogue.
    public Option(String notation, String meaning, Runnable does) {
      this(notation, Message.plain(meaning), does);
    }

    /// The move that does nothing.
    public static Option pass(Message meaning, Runnable does) {
      return new Option("pass", meaning, true, _ -> does.run());
    }
  }

  @Override
  public void list(MoveList options) {
    IntStream.range(0, moves.size()).forEach(i -> options.add(moves.get(i).isPass() ? PASS : i));
  }

  private Option move(int option) {
    return option == PASS
        ? moves.stream().filter(Option::isPass).findFirst().orElseThrow()
        : moves.get(option);
  }

  @Override
  public String notation(int option) {
    return move(option).notation();
  }

  @Override
  public Message meaning(int option) {
    return move(option).meaning();
  }

  @Override
  public void make(int option, Chance chance) {
    move(option).does().accept(chance);
  }
}
