package cardwright.ggltcg.procedure;

import cardwright.cardgame.text.Amount;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Pending;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.Replacement;
import cardwright.ggltcg.resolve.Replacements;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// How moves are written, and what they mean in plain words.
public final class Notation {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> WORDS =
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

  private final Board board;
  private final Options options;
  private final Labels labels;

  /// The notation of the moves that were found.
  Notation(Board board, Options options) {
    this.board = board;
    this.options = options;
    this.labels = new Labels(board);
  }

  /// What is asked, in plain words.
  String question() {
    return switch (board.agenda().top()) {
      case AnswerWindow _ -> "Your opponent tussles: do you answer with a card from your hand?";
      case Announcement now when Playing.asksX(board, now) ->
          "What is X of " + board.face(now.card()).name() + "?";
      case Replacement now when now.isOpen() ->
          Replacements.words(board, now.what()) + ": which text takes the place of that?";
      case Replacement now ->
          Replacements.words(board, now.what())
              + ": does "
              + now.text().source().name()
              + " take the place of that?";
      case Announcement now ->
          "Choose a card for " + board.face(now.card()).name() + "." + picked();
      case TextFrame text when text.modes() > 0 ->
          text.source().name() + ": which of its instructions is carried out?";
      case TextFrame text -> "Choose for " + text.source().name() + "." + picked();
      case Phase phase when phase == Phase.TRIGGERS -> "Which ability comes first?";
      default -> "Your turn: what do you do?";
    };
  }

  /// What is picked so far for a choice of several cards.
  private String picked() {
    StringJoiner names = new StringJoiner(", ", " Picked: ", ".");
    names.setEmptyValue("");
    for (int i = options.count() - options.takeBacks(); i < options.count(); i++) {
      names.add(name(Code.card(options.code(i))));
    }
    return names.toString();
  }

  /// The move with that index.
  Move move(int index) {
    int code = options.code(index);
    int card = Code.card(code);
    int other = Code.other(code);
    Seat you = options.seat();
    return switch (Code.verb(code)) {
      case END_TURN -> new Move("end turn", "End your turn.");
      case PLAY -> play(card, other);
      case PLAY_BY -> playBy(card, other);
      case TUSSLE -> {
        String attacker = labels.of(card, board.cards(Zone.PLAY, you));
        String defender = labels.of(other, board.cards(Zone.PLAY, you.other()));
        String meaning = name(card) + " tussles " + name(other) + forCc(Costs.tussle(board, card));
        yield new Move("tussle " + attacker + " > " + defender, meaning);
      }
      case DIRECT_ATTACK -> {
        String attacker = labels.of(card, board.cards(Zone.PLAY, you));
        String meaning = name(card) + " attacks directly" + forCc(Costs.tussle(board, card));
        yield new Move("direct attack with " + attacker, meaning);
      }
      case USE -> use(card, other, board.face(card).texts().get(Code.line(code)));
      case CHOOSE -> new Move("choose " + labels.chosen(card), "Choose " + name(card) + ".");
      case UNPICK -> new Move("unpick " + labels.chosen(card), "Unpick " + name(card) + ".");
      case PASS -> new Move("pass", "Pass.");
      case AGREE -> new Move("yes", "Yes, do it.");
      case MODE ->
          new Move("mode " + (card + 1), "Carry out instruction " + (card + 1) + " of the text.");
      case SAY_X -> sayX(card);
      case ANSWER -> other < 0 ? play(card, Code.NOBODY) : playBy(card, other);
      case RESOLVE -> resolve(index);
    };
  }

  private Move sayX(int x) {
    return new Move("x " + x, "X is " + x + ": pay" + forCc(paid(x)).substring(" for".length()));
  }

  private int paid(int x) {
    return board.agenda().top() instanceof Announcement now
        ? now.text().ability() instanceof Ability.Activated activated
            ? Possible.cc(activated, x)
            : Costs.of(board, now.card(), now.picks().first(), x)
        : 0;
  }

  private Move playBy(int card, int price) {
    String name = name(card);
    String label = labels.of(price, board.cards(Zone.PLAY, options.seat()));
    return new Move(
        "play " + lower(name) + " by sleeping " + label,
        "Play " + name + " by sleeping " + name(price) + ".");
  }

  private Move play(int card, int chosen) {
    String name = name(card);
    String meaning = "Play " + name + (chosen < 0 ? "" : " on " + name(chosen));
    String notation = "play " + lower(name) + (chosen < 0 ? "" : " on " + labels.chosen(chosen));
    return new Move(
        notation,
        meaning
            + (board.face(card).cost() == Card.X
                ? " for X CC."
                : forCc(Costs.of(board, card, chosen))));
  }

  private Move use(int card, int chosen, Text text) {
    boolean several =
        board.face(card).texts().stream()
                .filter(line -> line.ability() instanceof Ability.Activated)
                .count()
            > 1;
    String line = several ? " line " + (text.line() + 1) : "";
    String notation =
        "use "
            + labels.of(card, users())
            + line
            + (chosen < 0 ? "" : " on " + labels.chosen(chosen));
    String cc =
        text.ability() instanceof Ability.Activated(Amount.Fixed(int pay), var _)
            ? forCc(pay)
            : " for X CC.";
    return new Move(notation, "Use " + name(card) + (chosen < 0 ? "" : " on " + name(chosen)) + cc);
  }

  private long users() {
    long users = 0;
    for (long rest = board.cards(Zone.PLAY, options.seat()); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      users |= board.face(card).has(Feature.ACTIVATED) ? 1L << card : 0;
    }
    return users;
  }

  private Move resolve(int index) {
    Pending trigger = trigger(index);
    String name = trigger.source().name();
    boolean several =
        trigger.source().texts().stream()
                .filter(text -> isAsked(text, board.agenda().top() instanceof Replacement))
                .count()
            > 1;
    String line = several ? " line " + (trigger.text().line() + 1) : "";
    int same = 0;
    int number = 0;
    for (int i = 0; i < options.count(); i++) {
      if (trigger(i).text().code() == trigger.text().code()) {
        same++;
        number = i == index ? same : number;
      }
    }
    String which = same > 1 ? " " + number : "";
    return new Move("resolve " + lower(name) + which + line, name + "'s ability first.");
  }

  private static boolean isAsked(Text text, boolean instead) {
    return instead
        ? text.ability() instanceof Ability.Instead
        : text.ability() instanceof Ability.Triggered;
  }

  private Pending trigger(int option) {
    int index = Code.card(options.code(option));
    return board.agenda().top() instanceof Replacement now
        ? now.texts().get(index)
        : board.triggers().get(index);
  }

  private String name(int card) {
    return board.face(card).name();
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static String forCc(int cc) {
    return " for " + cc + " CC.";
  }
}
