package cardwright.littletroubles;

import cardwright.engine.Message;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Counter;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PlayInfo;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.message.TableNames;
import cardwright.littletroubles.vocabulary.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What a position of Little Troubles can be made of, as [SetUp] takes it.
final class SetUpForm {
  private static final List<String> ANY = Arrays.stream(Kind.values()).map(Kind::words).toList();

  private SetUpForm() {}

  static PositionForm form() {
    return new PositionForm(
        List.of(
            place("main", Messages.of("set-up.place.main"), Board.MAINS, Kind.CHARACTER, Kind.TOY),
            place("field", Messages.of("set-up.place.field"), 1, Kind.FIELD),
            place("goal", Messages.of("set-up.place.goal"), 1, Kind.GOAL),
            place("scenes", Messages.of("set-up.place.scenes"), Board.MAINS + 2, Kind.SCENE),
            pile("hand", Messages.of("set-up.place.hand")),
            pile("deck", Messages.of("set-up.place.deck")),
            pile("timeout", Messages.of("set-up.place.timeout"))),
        List.of(
            counter("cookies", 999, SetUp.COOKIES),
            counter("wins", 99, 0),
            counter("played", 4, 0)),
        List.of("build", "pre-fight", "fight"),
        List.of(
            new Mark(
                "back",
                Messages.of("set-up.back"),
                List.of("main"),
                List.of(Kind.CHARACTER.words()),
                new Value.Flag()),
            new Mark(
                "at",
                Messages.of("set-up.at"),
                List.of("scenes"),
                List.of(),
                new Value.Words(zones()))),
        List.of(
            "first",
            "actions played",
            "last action cost",
            "zone",
            "tasks",
            "holds",
            "public",
            "counters"));
  }

  private static List<String> zones() {
    List<String> zones = new ArrayList<>();
    for (int slot = 1; slot <= Board.MAINS; slot++) {
      zones.add("main " + slot);
    }
    zones.add("field");
    zones.add("goal");
    return zones;
  }

  private static Place place(String name, Message label, int most, Kind... kinds) {
    return new Place(name, label, Arrays.stream(kinds).map(Kind::words).toList(), most);
  }

  private static Place pile(String name, Message label) {
    return new Place(name, label, ANY, PlayInfo.MOST / 2);
  }

  private static Counter counter(String name, int most, int usual) {
    return new Counter(name, TableNames.label(name), 0, most, usual);
  }
}
