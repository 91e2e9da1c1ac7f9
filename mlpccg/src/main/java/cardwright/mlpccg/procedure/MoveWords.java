package cardwright.mlpccg.procedure;

import java.util.List;

/// The words of the notation.
public final class MoveWords {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> ALL =
      List.of(
          "pass",
          "draw",
          "play",
          "at",
          "move",
          "to",
          "rally",
          "challenge",
          "uncover",
          "confront",
          "start",
          "with",
          "keep",
          "redraw",
          "yes",
          "no",
          "discard",
          "retire",
          "dismiss",
          "choose",
          "banish",
          "beneath",
          "bottom",
          "top",
          "done",
          "x",
          "mode",
          "take",
          "find",
          "nothing",
          "first",
          "text",
          "number",
          "use",
          "line",
          "from",
          "banished",
          "on",
          "own",
          "other",
          "home",
          "their",
          "face-down",
          "card",
          "counter",
          "unpick");

  private MoveWords() {}
}
