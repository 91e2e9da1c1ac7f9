package cardwright.mlpccg.board;

import cardwright.mlpccg.vocabulary.Change;

/// What laws give and take, so that what none of them does is not looked for.
enum Granted {
  TRAIT,
  KEYWORD,
  LOSS,
  COLOR,
  POWER,
  /// It depends on figures what is lost.
  LATE;

  int bit() {
    return 1 << ordinal();
  }

  static Granted of(Change change) {
    return switch (change) {
      case Change.Power _ -> POWER;
      case Change.Colored _, Change.AnyColor _, Change.ColorsOf _ -> COLOR;
      case Change.Traited _ -> TRAIT;
      case Change.Keyworded _ -> KEYWORD;
      case Change.LosesKeyword _, Change.LosesAbilities _ -> LOSS;
    };
  }
}
