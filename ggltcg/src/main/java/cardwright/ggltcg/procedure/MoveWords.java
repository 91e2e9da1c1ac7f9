package cardwright.ggltcg.procedure;

import java.util.List;

/// The words of the notation.
public final class MoveWords {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> ALL =
      List.of(
          "play",
          "by",
          "sleeping",
          "on",
          "tussle",
          ">",
          "direct",
          "attack",
          "with",
          "use",
          "line",
          "next",
          "choose",
          "pass",
          "yes",
          "resolve",
          "end",
          "turn",
          "mode",
          "x",
          "unpick",
          "done");

  private MoveWords() {}
}
