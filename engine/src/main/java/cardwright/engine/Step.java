package cardwright.engine;

/// Something that is still to be done: a small immutable record on the [Agenda].
public interface Step {
  /// Writes all that distinguishes this step from others.
  void write(Fingerprint out);
}
