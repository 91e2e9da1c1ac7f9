package snowday;

import cardwright.contract.MessageLaws;
import cardwright.engine.Game;
import cardwright.engine.Message;
import java.util.Set;

/// The sentences that the code names are those of `messages.properties`, and each can be worded.
final class SnowDayMessagesTest implements MessageLaws {
  @Override
  public Game game() {
    return SnowDay.load();
  }

  @Override
  public Message sentence(String id, Message.Argument... arguments) {
    return Messages.of(id, arguments);
  }

  /// Facts that a table tells, beside those of the turn.
  @Override
  public Set<String> facts() {
    return Set.of("deeds");
  }
}
