package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;
import java.util.List;

/// Where a card moves or is put.
@Rule("MLP 69")
public enum Destination {
  /// Nothing said: any other area where its controller may have it.
  ANY(""),
  /// `home`: its controller's.
  HOME(" home"),
  /// `to a Problem`.
  PROBLEM(" to a Problem"),
  /// `to another Problem`.
  ANOTHER_PROBLEM(" to another Problem"),
  /// `to different Problems`: each to one of its own.
  DIFFERENT_PROBLEMS(" to different Problems"),
  /// `to this Problem`.
  HERE(" to this Problem"),
  /// `to that Problem`: the area that the line named last.
  THERE(" to that Problem"),
  /// `back`: to the area where it was before.
  BACK(" back"),
  /// `at a Problem in this faceoff`, of what is put into play: at one that it is about.
  @Rule("MLP Q71")
  FACEOFF(" at a Problem in this faceoff"),
  /// `to a Problem with at most as many characters as this Problem`.
  NO_FULLER(" to a Problem with at most as many characters as this Problem");

  /// Where cards are moved.
  public static final List<Destination> MOVES =
      List.of(
          ANY, HOME, PROBLEM, ANOTHER_PROBLEM, DIFFERENT_PROBLEMS, HERE, THERE, BACK, NO_FULLER);

  private final String words;

  Destination(String words) {
    this.words = words;
  }

  /// The words of the destination behind `move a Friend`, with its space.
  public String words() {
    return words;
  }
}
