package cardwright.mlpccg.board;

import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.mlpccg.message.Messages;

/// How changes of numbers are told.
final class Changes {
  private Changes() {}

  /// A change of a figure with its source.
  static Message of(int by, Message.Argument source) {
    return Messages.of("explain.change", word(signed(by)), source);
  }

  /// A number with its sign.
  static String signed(int by) {
    return by < 0 ? String.valueOf(by) : "+" + by;
  }
}
