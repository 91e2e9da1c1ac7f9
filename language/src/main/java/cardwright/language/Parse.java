package cardwright.language;

/// One way to read a phrase.
///
/// @param value what was read
/// @param end the index after its last character
public record Parse<T>(T value, int end) {}
