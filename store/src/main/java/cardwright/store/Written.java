package cardwright.store;

/// What became of an [Entry] that was to be added.
public sealed interface Written {
  /// It is durable.
  record Done() implements Written {}

  /// The same command was there already.
  ///
  /// @param earlier what it did
  record Repeated(Entry earlier) implements Written {}

  /// Another owner of the play has taken this place in the log.
  record Fenced() implements Written {}
}
