package cardwright.mlpccg;

import cardwright.engine.Message;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Counter;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.message.TableNames;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Arrays;
import java.util.List;

/// What a position of the My Little Pony CCG can be made of, as [SetUp] takes it.
final class SetUpForm {
  /// More cards than a place of a play needs.
  private static final int MOST = 60;

  private static final Kind[] MAIN_DECK = {
    Kind.FRIEND, Kind.EVENT, Kind.RESOURCE, Kind.TROUBLEMAKER
  };

  private SetUpForm() {}

  static PositionForm form() {
    return new PositionForm(
        List.of(
            place("mane", Messages.of("set-up.place.mane"), 1, Kind.MANE),
            place("home", Messages.of("set-up.place.home"), MOST, Kind.FRIEND, Kind.RESOURCE),
            place("problem", Messages.of("set-up.place.problem"), 1, Kind.PROBLEM),
            place(
                "at-own", Messages.of("set-up.place.at-own"), MOST, Kind.FRIEND, Kind.TROUBLEMAKER),
            place(
                "at-other",
                Messages.of("set-up.place.at-other"),
                MOST,
                Kind.FRIEND,
                Kind.TROUBLEMAKER),
            place("hand", Messages.of("set-up.place.hand"), MOST, MAIN_DECK),
            place("deck", Messages.of("set-up.place.deck"), MOST, MAIN_DECK),
            place("problem-deck", Messages.of("set-up.place.problem-deck"), MOST, Kind.PROBLEM),
            place("discard", Messages.of("set-up.place.discard"), MOST, MAIN_DECK),
            place("banished", Messages.of("set-up.place.banished"), MOST, MAIN_DECK)),
        List.of(
            new Counter("points", TableNames.label("points"), 0, SetUp.MOST_POINTS, 0),
            new Counter("tokens", TableNames.label("tokens"), 0, 99, 0)),
        List.of("main", "ready", "troublemaker", "score", "end"),
        List.of(
            mark(
                "at",
                Messages.of("set-up.mark.at"),
                new Value.Words(List.of("home", "own", "other")),
                List.of("mane")),
            mark("boosted", Messages.of("set-up.mark.boosted"), new Value.Flag(), List.of("mane")),
            mark(
                "exhausted",
                Messages.of("set-up.mark.exhausted"),
                new Value.Flag(),
                List.of("mane", "home", "at-own", "at-other")),
            mark(
                "frightened",
                Messages.of("set-up.mark.frightened"),
                new Value.Flag(),
                List.of("home", "at-own", "at-other"),
                Kind.FRIEND),
            mark(
                "face-down",
                Messages.of("set-up.mark.face-down"),
                new Value.Flag(),
                List.of("at-own", "at-other"),
                Kind.TROUBLEMAKER),
            mark(
                "confronted", Messages.of("fact.confronted"), new Value.Flag(), List.of("problem")),
            mark(
                "attached",
                Messages.of("set-up.mark.attached"),
                new Value.Cards(kinds(Kind.RESOURCE)),
                List.of("home", "at-own", "at-other", "problem")),
            mark(
                "beneath",
                Messages.of("set-up.mark.beneath"),
                new Value.Cards(kinds(MAIN_DECK)),
                List.of("home", "at-own", "at-other"))),
        List.of("first", "counters"));
  }

  private static List<String> kinds(Kind... kinds) {
    return Arrays.stream(kinds).map(Kind::words).toList();
  }

  private static Place place(String name, Message label, int most, Kind... kinds) {
    return new Place(name, label, kinds(kinds), most);
  }

  private static Mark mark(
      String name, Message label, Value value, List<String> places, Kind... kinds) {
    return new Mark(name, label, places, kinds(kinds), value);
  }
}
