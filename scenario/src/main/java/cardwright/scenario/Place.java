package cardwright.scenario;

import cardwright.engine.Refused;

/// Where something stands in a scenario file, lines and columns counted from 1.
record Place(String file, int line, int column) {
  Refused wrong(String message) {
    return new Refused(this + ": " + message);
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
