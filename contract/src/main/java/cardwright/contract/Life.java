package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Law 6: a choice has a move, every listed move and ruling is accepted, anything else is refused
/// and changes nothing, and random play ends. Nothing objects to a listed move; of a move that was
/// listed once a rule is told, or how it is written now.
final class Life {
  private static final String NONSENSE = "no such move at all";

  /// The id of a rule, as refusals cite it: `(GG 8.2)`, `(MLP 25b, MLP 62)`.
  private static final Pattern RULE = Pattern.compile("\\([A-Z]+ [A-Z]?\\d");

  /// Of so many earlier moves it is asked why they are not offered.
  private static final int ASKED = 12;

  private Life() {}

  static void check(Series series) {
    series.forEach(play -> {
      Set<String> listed = new LinkedHashSet<>();
      while (!play.over()) {
        boolean sampled = play.sampled();
        checkMoves(play, sampled);
        int move = play.pick();
        if (sampled) {
          checkRefusals(play, move);
          checkObjections(play, List.copyOf(listed));
          everyMoveIsAccepted(play);
          rulingsAreAccepted(play);
        }
        listed.addAll(play.position().choice().notations());
        accept(play, move);
      }
      checkEnd(play);
    });
  }

  private static void checkMoves(RandomPlay play, boolean closely) {
    Choice choice = play.position().choice();
    if (choice.count() < 1) {
      throw play.broken("the choice '" + choice.question().words() + "' has no move");
    }
    Set<String> notations = new HashSet<>();
    List<String> listed = choice.notations();
    if (listed.size() != choice.count()) {
      throw play.broken(choice.count() + " moves have " + listed.size() + " notations");
    }
    for (int i = 0; i < choice.count(); i++) {
      Move move = choice.move(i);
      String notation = move.notation();
      if (!listed.get(i).equals(notation) || !choice.notation(i).equals(notation)) {
        throw play.broken("the move '" + notation + "' is listed as '" + listed.get(i) + "'");
      }
      if (!notations.add(notation)) {
        throw play.broken("two moves are written '" + notation + "'");
      }
      boolean plain =
          notation.equals(notation.strip().toLowerCase(Locale.ROOT))
              && notation.lines().count() == 1;
      if (!plain || move.words().isBlank()) {
        throw play.broken("'" + notation + "' is not a lower-case line with a meaning");
      }
      if (closely && choice.indexOf(notation) != i) {
        throw play.broken("the move '" + notation + "' is not found by its notation");
      }
    }
    if (choice.pass() != choice.indexOf("pass")) {
      throw play.broken("the move 'pass' is not found where it is");
    }
    if (choice.pass() >= 0 && choice.decline() != choice.pass()) {
      throw play.broken("the move 'pass' is not what declines");
    }
    if (choice.question().words().isBlank()) {
      throw play.broken("a choice asks nothing");
    }
  }

  private static void checkRefusals(RandomPlay play, int move) {
    Position position = play.position();
    long before = position.fingerprint();
    int count = position.choice().count();
    refused(play, -1);
    refused(play, count);
    refused(play, Integer.MAX_VALUE);
    if (position.choice().indexOf(NONSENSE) != -1) {
      throw play.broken("nonsense is found among the moves");
    }
    String offered = position.choice().move(move).notation();
    if (position.refusal(NONSENSE).isEmpty() || position.refusal(offered).isEmpty()) {
      throw play.broken("nothing is said about why a move is not offered");
    }
    if (position.fingerprint() != before) {
      throw play.broken("asking changed the position");
    }
  }

  /// What is told of moves: a rule of those that are not offered, and none of those that are.
  private static void checkObjections(RandomPlay play, List<String> listed) {
    Position position = play.position();
    List<String> offered = position.choice().notations();
    for (String move : offered) {
      String told = position.refusal(move).words();
      if (RULE.matcher(told).find()) {
        throw play.broken("the move '" + move + "' is offered and objected to: " + told);
      }
    }
    Chance chance = new SeededChance(play.momentSeed());
    for (int i = 0; i < ASKED && !listed.isEmpty(); i++) {
      String move = listed.get(chance.roll(listed.size()));
      String told = position.refusal(move).words();
      if (!offered.contains(move)
          && !RULE.matcher(told).find()
          && offered.stream().noneMatch(each -> told.contains("'" + each + "'"))) {
        throw play.broken("the move '" + move + "' is refused without a rule: " + told);
      }
    }
  }

  private static void refused(RandomPlay play, int move) {
    long before = play.position().fingerprint();
    try {
      play.position().play(move, new SeededChance(1));
    } catch (IllegalArgumentException e) {
      if (play.position().fingerprint() != before) {
        throw play.broken("the refused move " + move + " changed the position");
      }
      return;
    } catch (RuntimeException e) {
      throw play.broken(
          "the move "
              + move
              + " is refused with "
              + e
              + " and not with an IllegalArgumentException");
    }
    throw play.broken("the move " + move + " is not offered and was accepted");
  }

  private static void everyMoveIsAccepted(RandomPlay play) {
    int count = play.position().choice().count();
    for (int move = 0; move < count; move++) {
      Position copy = play.position().copy();
      String notation = copy.choice().move(move).notation();
      try {
        copy.play(move, new SeededChance(play.momentSeed()));
      } catch (RuntimeException e) {
        throw notAccepted(play, notation, e);
      }
    }
  }

  private static void rulingsAreAccepted(RandomPlay play) {
    Chance chance = new SeededChance(play.momentSeed());
    for (Move ruling : play.position().rulings()) {
      Position copy = play.position().copy();
      try {
        copy.rule(ruling.notation(), chance);
      } catch (RuntimeException e) {
        throw notAccepted(play, ruling.notation(), e);
      }
    }
    long before = play.position().fingerprint();
    try {
      play.position().rule(NONSENSE, chance);
    } catch (Refused refused) {
      if (play.position().fingerprint() != before) {
        throw play.broken("a refused ruling changed the position");
      }
      return;
    }
    throw play.broken("nonsense is accepted as a ruling");
  }

  private static void accept(RandomPlay play, int move) {
    String notation = play.position().choice().move(move).notation();
    try {
      play.play(move);
    } catch (RuntimeException e) {
      throw notAccepted(play, notation, e);
    }
  }

  private static AssertionError notAccepted(RandomPlay play, String notation, RuntimeException e) {
    AssertionError broken = play.broken("'" + notation + "' is offered and fails with " + e);
    broken.initCause(e);
    return broken;
  }

  private static void checkEnd(RandomPlay play) {
    if (!play.position().rulings().isEmpty()) {
      throw play.broken("the play is over and can be ruled on");
    }
    try {
      play.position().choice();
    } catch (IllegalStateException e) {
      return;
    }
    throw play.broken("the play is over and something is asked");
  }
}
