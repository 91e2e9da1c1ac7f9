package cardwright.bots;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The messages to a bot, a line for each; what it may answer stands in [Conversation].
///
/// All of it is made from what the bot's seat may see and know.
@JsonPropertyOrder("type")
sealed interface BotMessages {
  /// The name of the message.
  @JsonProperty
  default String type() {
    return switch (this) {
      case Hello hello -> "hello";
      case Choose choose -> "choose";
      case World world -> "world";
      case Shown shown -> "table";
      case Result result -> "result";
      case Wrong wrong -> "error";
    };
  }

  /// The first line: what is played.
  ///
  /// @param protocol the version of the protocol
  /// @param limit how many seconds an answer may take
  /// @param deck the bot's own deck
  /// @param otherDeck the other deck where the game shows it to both
  record Hello(
      int protocol,
      String game,
      String title,
      String format,
      Seat seat,
      double limit,
      Deck deck,
      Optional<Deck> otherDeck)
      implements BotMessages {}

  /// A question.
  ///
  /// @param number how many questions there were, this one included
  /// @param events what happened since the last message with events, in words
  record Choose(int number, List<String> events, String question, List<Offered> moves, Table table)
      implements BotMessages {}

  /// A move of a question.
  ///
  /// @param meaning in plain words, in which the players are A and B
  record Offered(String notation, String meaning) {
    static Offered of(Move move) {
      return new Offered(move.notation(), move.words());
    }

    Move move() {
      return new Move(notation, meaning);
    }
  }

  /// A position as it might be.
  ///
  /// @param world the number to name it by
  /// @param asks who decides; empty when the play is over
  /// @param moves the notations of the moves
  /// @param values how good it looks for each seat, from -1 (lost) to 1 (won)
  /// @param fingerprint equal for equal positions
  record World(
      int world,
      Optional<Seat> asks,
      String question,
      List<String> moves,
      Optional<Table.Turn> turn,
      Map<Seat, Double> values,
      Optional<Ending> outcome,
      String fingerprint)
      implements BotMessages {}

  /// How a play ended there.
  ///
  /// @param winner empty for a draw
  record Ending(Optional<Seat> winner, String reason) {
    static Ending of(Outcome outcome) {
      return new Ending(outcome.winner(), outcome.reason());
    }

    Outcome outcome() {
      return new Outcome(winner, Message.plain(reason));
    }
  }

  /// What the bot's seat would see in such a position.
  record Shown(int world, Table table) implements BotMessages {}

  /// The last line when the play is over.
  ///
  /// @param result `won`, `lost` or `drawn`
  /// @param table empty when the play never came to its first table
  record Result(
      String result,
      Optional<Seat> winner,
      String reason,
      List<String> events,
      Optional<Table> table)
      implements BotMessages {}

  /// The last line when the bot has lost by a fault of its own.
  record Wrong(String message) implements BotMessages {}
}
