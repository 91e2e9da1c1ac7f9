package cardwright.cardgame.choose;

import cardwright.engine.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Why a move is refused: what was said is understood as a move of a kind that players call by its verb, or else as an answer to what is asked, and that kind, or that decision, objects.
public final class MoveRefusal {
  private final Decision asked;
  private final Said said;
  private final GameRefusals game;
  private final @Nullable MoveKind kind;

  /// A move that somebody says.
  ///
  /// @param asked what is asked
  public MoveRefusal(Decision asked, String notation, GameRefusals game) {
    this.asked = asked;
    this.said = Said.of(notation);
    this.game = game;
    this.kind = game.kinds().stream().filter(each -> isMeant(each, said)).findFirst().orElse(null);
  }

  private static boolean isMeant(MoveKind each, Said said) {
    return said.begins(each.verb()) || (each.standsAlone() && said.words().equals(each.verb()));
  }

  /// The first objection of the rules, or [Message#NOTHING]: they have none to a move that is offered.
  public Message objection() {
    if (kind == null) {
      return asked.objection(said, game);
    }
    Message untimely = kind.untimely(said.behind(kind.verb()));
    return untimely.isEmpty() ? kind.objection(said.behind(kind.verb())) : untimely;
  }

  /// The ways in which the move may be meant: [cardwright.engine.Position#readings].
  public List<String> readings() {
    return Readings.of(said, game);
  }

  /// What is said of the move, if it is not offered.
  public Message message() {
    Message objection = objection();
    if (!objection.isEmpty()) {
      return objection;
    }
    return kind == null ? asked.unlisted(said, game) : kind.unlisted(said.behind(kind.verb()));
  }
}
