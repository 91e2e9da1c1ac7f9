package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Uses an ability of a card in play.
@Rule({"GG 10.6", "GG 14.1"})
record UseAbility(Board board, Seat you, Decision asked) implements MainPhaseMove {
  private static final String ON = " on ";
  private static final Pattern LINE = Pattern.compile("(.+) line (\\d{1,3})");

  @Override
  public String verb() {
    return "use";
  }

  /// Lists the uses of a card in play.
  static void list(MoveList options, Board board, Seat you, int card) {
    Card face = board.face(card);
    if (!face.has(Feature.ACTIVATED)) {
      return;
    }
    for (int line = 0; line < face.texts().size(); line++) {
      Text text = face.texts().get(line);
      if (Possible.use(board, card, text, you) == null) {
        MainPhaseMove.announced(
            options, board, you, MainPhaseOption.Action.USE, card, text, line, false);
      }
    }
  }

  @Override
  public String notation(int option) {
    int card = MainPhaseOption.card(option);
    int number = lineInMoves(card, MainPhaseOption.line(option));
    Labels labels = new Labels(board);
    return "use "
        + labels.of(card, users())
        + (number > 0 ? " line " + number : "")
        + labels.on(MainPhaseOption.other(option));
  }

  @Override
  public long key(int option) {
    int card = MainPhaseOption.card(option);
    int line = lineInMoves(card, MainPhaseOption.line(option));
    Labels labels = new Labels(board);
    long use = MoveKey.with(labels.key(card, users()), line);
    return labels.keyOn(use, MainPhaseOption.other(option));
  }

  private long users() {
    long users = CardSet.NONE;
    long inPlay = board.cards(Zone.PLAY, you);
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      users = board.face(card).has(Feature.ACTIVATED) ? CardSet.with(users, card) : users;
    }
    return users;
  }

  /// The line of an ability, from 1, where its card has several; else 0.
  private int lineInMoves(int card, int line) {
    Card face = board.face(card);
    int several = 0;
    for (int i = 0; i < face.texts().size(); i++) {
      several += face.texts().get(i).ability() instanceof Ability.Activated ? 1 : 0;
    }
    return several > 1 ? face.texts().get(line).line() + 1 : 0;
  }

  private static Text text(Board board, int option) {
    return board.face(MainPhaseOption.card(option)).texts().get(MainPhaseOption.line(option));
  }

  @Override
  public Message meaning(int option) {
    Message.Argument card = mention(MainPhaseOption.card(option));
    int other = MainPhaseOption.other(option);
    Message.Argument price = price(text(board, option));
    return other < 0
        ? Messages.of("move.use", card, price)
        : Messages.of("move.use-on", card, mention(other), price);
  }

  private static Message.Argument price(Text text) {
    return text.ability() instanceof Ability.Activated(Amount.Fixed(int pay), var _)
        ? number(pay)
        : PlayWording.X;
  }

  /// Carries a move out.
  static void make(Board board, Chance chance, int option) {
    MainPhaseMove.announce(
        board,
        chance,
        MainPhaseOption.card(option),
        text(board, option),
        MainPhaseOption.other(option));
  }

  @Override
  public int meant(String what) {
    return choices().labels().find(name(what), board.cards(Zone.PLAY, you));
  }

  private static String name(String what) {
    String user = what.split(ON, 2)[0];
    Matcher line = LINE.matcher(user);
    return line.matches() ? line.group(1) : user;
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
        ? choices().labels().find(on[1], choices().candidates(card, ChoiceRefusals.first(text)))
        : PlayWording.NOBODY;
  }

  @Override
  public Message nobody(String what) {
    return ChoiceRefusals.about(name(what), Objection.NOT_IN_PLAY);
  }

  @Override
  public Message objection(int card, String what) {
    return text(card, what)
        .map(text -> objection(card, text, what))
        .orElseGet(() -> choices().about(card, Objection.NO_ABILITY));
  }

  private Message objection(int card, Text text, String what) {
    String[] on = what.split(ON, 2);
    Objection objection = Possible.use(board, card, text, you);
    if (objection == Objection.TOO_DEAR && text.ability() instanceof Ability.Activated activated) {
      return Messages.of(
          "refusal.use-too-dear",
          card(board.face(card).name()),
          number(Possible.cc(activated, Possible.LEAST_X)),
          number(board.cc(you)));
    }
    if (objection == Objection.NOTHING_TO_CHOOSE) {
      return choices().nothing(card, text, on.length == 2 ? on[1] : null);
    }
    if (objection != null) {
      return choices().about(card, objection);
    }
    Target.Choose<Which> first = ChoiceRefusals.first(text);
    if (on.length == 2 && chosen(card, text, what) < 0) {
      return choices().missed(card, first, on[1]);
    }
    return on.length == 1 && first != null && text.least(0) > 0
        ? Messages.of("refusal.use-needs-card", card(board.face(card).name()), word(on[0]))
        : Message.NOTHING;
  }

  @Override
  public Message unlisted(int card, String what) {
    int chosen = text(card, what).map(text -> chosen(card, text, what)).orElse(PlayWording.NOBODY);
    MoveList options = new MoveList();
    list(options, board, you, card);
    return written(options, MainPhaseOption.Action.USE, chosen);
  }
}
