package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Uses an ability of a card in play.
@Rule({"GG 10.6", "GG 14.1"})
record UseAbility(Board board, Decision asked, ChoiceRefusals choices) implements MainPhaseMove {
  private static final String ON = " on ";
  private static final Pattern LINE = Pattern.compile("(.+) line (\\d{1,3})");

  @Override
  public String verb() {
    return "use";
  }

  private int meant(String what) {
    String user = what.split(ON, 2)[0];
    Matcher line = LINE.matcher(user);
    return choices.find(line.matches() ? line.group(1) : user, board.cards(Zone.PLAY, you()));
  }

  private Optional<Text> text(int card, String what) {
    Matcher line = LINE.matcher(what.split(ON, 2)[0]);
    boolean numbered = line.matches();
    return board.face(card).texts().stream()
        .filter(each -> each.ability() instanceof Ability.Activated)
        .filter(each -> !numbered || each.line() + 1 == Integer.parseInt(line.group(2)))
        .findFirst();
  }

  /// The card that is chosen.
  private int chosen(int card, Text text, String what) {
    String[] on = what.split(ON, 2);
    return on.length == 2
        ? choices.find(on[1], choices.candidates(card, ChoiceRefusals.first(text)))
        : PlayWording.NOBODY;
  }

  @Override
  public Message objection(String what) {
    int card = meant(what);
    if (card < 0) {
      Matcher line = LINE.matcher(what.split(ON, 2)[0]);
      String name = line.matches() ? line.group(1) : what.split(ON, 2)[0];
      return ChoiceRefusals.about(name, Objection.NOT_IN_PLAY);
    }
    return text(card, what)
        .map(text -> objection(card, text, what))
        .orElseGet(() -> choices.about(card, Objection.NO_ABILITY));
  }

  private Message objection(int card, Text text, String what) {
    String[] on = what.split(ON, 2);
    Objection objection = Possible.use(board, card, text, you());
    if (objection == Objection.TOO_DEAR && text.ability() instanceof Ability.Activated activated) {
      return Messages.of(
          "refusal.use-too-dear",
          card(board.face(card).name()),
          number(Possible.cc(activated, Possible.LEAST_X)),
          number(board.cc(you())));
    }
    if (objection == Objection.NOTHING_TO_CHOOSE) {
      return choices.nothing(card, text, on.length == 2 ? on[1] : null);
    }
    if (objection != null) {
      return choices.about(card, objection);
    }
    Target.Choose<Which> first = ChoiceRefusals.first(text);
    if (on.length == 2 && chosen(card, text, what) < 0) {
      return choices.missed(card, first, on[1]);
    }
    return on.length == 1 && first != null && text.least(0) > 0
        ? Messages.of("refusal.use-needs-card", card(board.face(card).name()), word(on[0]))
        : Message.NOTHING;
  }

  @Override
  public Message unlisted(String what) {
    int card = meant(what);
    int chosen = text(card, what).map(text -> chosen(card, text, what)).orElse(PlayWording.NOBODY);
    return written(ActInMainPhase.Action.USE, card, chosen);
  }
}
