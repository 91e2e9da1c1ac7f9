package cardwright.littletroubles.procedure;

import java.util.List;

/// The words of the notation.
public final class MoveWords {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> ALL =
      List.of(
          "pass",
          "play",
          "use",
          "grab",
          "with",
          "done",
          "fight",
          ">",
          "no",
          "add",
          "choose",
          "yes",
          "mode",
          "find",
          "nothing",
          "keep",
          "mulligan",
          "go",
          "first",
          "second",
          "from",
          "timeout",
          "line",
          "next",
          "x",
          "on",
          "discard",
          "put",
          "back",
          "take",
          "under",
          "onto",
          "the",
          "field",
          "goal",
          "zone",
          "an",
          "empty",
          "unpick",
          "top",
          "bottom");

  private MoveWords() {}
}
