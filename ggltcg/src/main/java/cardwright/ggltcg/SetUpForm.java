package cardwright.ggltcg;

import cardwright.engine.Message;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Counter;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.ggltcg.board.PlayInfo;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.message.TableNames;
import cardwright.ggltcg.resolve.GameEvents;
import cardwright.ggltcg.vocabulary.Kind;
import java.util.List;

/// What a position of GGLTCG can be made of, as [SetUp] takes it.
final class SetUpForm {
  private static final String TOY = Kind.TOY.words();
  private static final List<String> ANY = List.of(TOY, Kind.ACTION.words());

  /// More than any Toy has stamina.
  private static final int DAMAGE = 20;

  private SetUpForm() {}

  static PositionForm form() {
    return new PositionForm(
        List.of(
            place(Zone.PLAY, Messages.of("set-up.place.play"), List.of(TOY)),
            place(Zone.HAND, Messages.of("set-up.place.hand"), ANY),
            place(Zone.SLEEP, Messages.of("set-up.place.sleep"), ANY)),
        List.of(new Counter("cc", TableNames.label("cc"), 0, GameEvents.CC_CAP, 0)),
        List.of(),
        List.of(
            new Mark(
                "damage",
                Messages.of("set-up.damage"),
                List.of(Zone.PLAY.words()),
                List.of(TOY),
                new Value.Amount(DAMAGE))),
        List.of("as", "direct attacks"));
  }

  private static Place place(Zone zone, Message label, List<String> kinds) {
    return new Place(zone.words(), label, kinds, PlayInfo.MOST / 2);
  }
}
