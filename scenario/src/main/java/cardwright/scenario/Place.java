package cardwright.scenario;

import cardwright.engine.Refused;

/// Where something stands in a scenario file, lines and columns counted from 1.
record Place(String file, int line, int column) {
  Refused wrong(String message) {
    return new Refused(this + ": " + message);
  }

  /// A refusal by somebody else, with this place before it.
  Refused wrong(Refused cause) {
    return new Refused(this + ": " + cause.getMessage(), cause);
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
