package cardwright.mlpccg.vocabulary;

/// The kinds of laws, so that what no card says is not looked for.
public enum LawKind {
  HAS,
  PRICES_PLAYING,
  /// What a card says of its own price.
  PRICES_THIS,
  PRICES_MOVING,
  PRICES_RALLYING,
  NEEDS,
  NEEDS_CHARACTERS,
  MEETS,
  FLIPS,
  IGNORES_HIGHEST,
  TOTAL,
  BONUS,
  HOME_LIMIT,
  CONTROLS,
  ENTERS_EXHAUSTED,
  CANNOT,
  CANNOT_BE_PLAYED_ON,
  CHALLENGED_BY_AT_MOST,
  CANNOT_BE_INVOLVED,
  CANNOT_SCORE,
  ONE_OF_EACH_TYPE,
  MAY_LOOK,
  ALSO_NAMED,
  UNCOUNTED,
  CHALLENGED_ONLY_IF,
  OPEN_TOP,
  PLAY_FROM_DISCARD,
  PLAY_FROM,
  JOIN_FACEOFF,
  SPILLS_TO_HANDS,
  CONFRONTS_AS;

  /// How many kinds there are.
  public static final int COUNT = values().length;

  /// This kind as a bit.
  public int bit() {
    return 1 << ordinal();
  }

  /// The kind of a law.
  public static LawKind of(Law law) {
    return switch (law) {
      case Law.Has _ -> HAS;
      case Law.Pays pays ->
          switch (pays.what()) {
            case Law.GameEvent.Playing _, Law.GameEvent.PlayingOn _ -> PRICES_PLAYING;
            case Law.GameEvent.PlayingThis _ -> PRICES_THIS;
            case Law.GameEvent.Moving _ -> PRICES_MOVING;
            case Law.GameEvent.Rallying _ -> PRICES_RALLYING;
          };
      case Law.Needs _ -> NEEDS;
      case Law.NeedsCharacters _ -> NEEDS_CHARACTERS;
      case Law.Meets _ -> MEETS;
      case Law.ConfrontsAs _ -> CONFRONTS_AS;
      case Law.Flips _ -> FLIPS;
      case Law.IgnoresHighest _ -> IGNORES_HIGHEST;
      case Law.Total _ -> TOTAL;
      case Law.Bonus _ -> BONUS;
      case Law.HomeLimit _ -> HOME_LIMIT;
      case Law.Controls _ -> CONTROLS;
      case Law.Uncounted _ -> UNCOUNTED;
      case Law.EntersExhausted _, Law.ThisEntersExhausted _ -> ENTERS_EXHAUSTED;
      case Law.Cannot _ -> CANNOT;
      case Law.CannotBePlayedOn _ -> CANNOT_BE_PLAYED_ON;
      case Law.ChallengedByAtMost _ -> CHALLENGED_BY_AT_MOST;
      case Law.ChallengedOnlyIf _ -> CHALLENGED_ONLY_IF;
      case Law.CannotBeInvolved _ -> CANNOT_BE_INVOLVED;
      case Law.CannotScore _ -> CANNOT_SCORE;
      case Law.OneOfEachType _ -> ONE_OF_EACH_TYPE;
      case Law.OpenTop _ -> OPEN_TOP;
      case Law.PlayFromDiscard _ -> PLAY_FROM_DISCARD;
      case Law.PlayFrom _ -> PLAY_FROM;
      case Law.JoinFaceoff _ -> JOIN_FACEOFF;
      case Law.SpillsToHands _ -> SPILLS_TO_HANDS;
      case Law.MayLook _ -> MAY_LOOK;
      case Law.AlsoNamed _ -> ALSO_NAMED;
    };
  }
}
