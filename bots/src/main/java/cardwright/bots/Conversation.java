package cardwright.bots;

import cardwright.engine.Choice;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.players.Forfeit;
import cardwright.players.GameInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What is said between us and a bot in one play, as `docs/bots.md` describes it.
final class Conversation {
  /// The version of the protocol; it changes when a bot that keeps to it could fail.
  static final int PROTOCOL = 1;

  private final String command;
  private final GameInfo gameInfo;
  private final Limits limits;
  private final Program program;
  private final List<String> events = new ArrayList<>();
  private int questions;
  private boolean ended;

  private Conversation(String command, GameInfo gameInfo, Limits limits, Program program) {
    this.command = command;
    this.gameInfo = gameInfo;
    this.limits = limits;
    this.program = program;
  }

  /// Starts a bot and says hello.
  ///
  /// @param words the command, parted into words
  /// @throws Refused when it cannot be started
  /// @throws Forfeit when it does not answer as it should
  static Conversation begin(String command, List<String> words, GameInfo gameInfo, Limits limits) {
    Conversation begun = new Conversation(command, gameInfo, limits, Program.start(words));
    begun.hello();
    return begun;
  }

  private void hello() {
    say(
        new BotMessages.Hello(
            PROTOCOL,
            gameInfo.game().name(),
            gameInfo.game().title(),
            gameInfo.format(),
            gameInfo.seat(),
            limits.moveSeconds(),
            gameInfo.deck(),
            gameInfo.otherDeck()));
    Answer answer = answer(limits.start(), limits.start(), "hello");
    if (!answer.type().equals("hello")) {
      throw fault("answered hello with " + answer, right("hello"));
    }
    refuse(() -> {
      int spoken = answer.number("protocol");
      if (spoken != PROTOCOL) {
        throw new Refused(
            "speaks version " + spoken + " of the protocol; here it is version " + PROTOCOL);
      }
    });
  }

  /// Asks for a move. Meanwhile the bot may look ahead.
  int choose(View view) {
    questions++;
    String asked = "question " + questions;
    if (program.hear(Duration.ZERO) instanceof ProgramOutput.Line(String text)) {
      throw fault(
          "spoke out of turn before " + asked + ": " + Quoted.text(text),
          "it speaks when it is asked, once for each message");
    }
    Choice choice = view.choice();
    say(
        new BotMessages.Choose(
            questions, told(), choice.question().words(), Moves.of(choice), view.table()));
    Worlds worlds = new Worlds(gameInfo.game(), view);
    long end = System.nanoTime() + limits.move().toNanos();
    while (true) {
      Duration left = Duration.ofNanos(end - System.nanoTime());
      Answer answer = answer(left, limits.move(), asked);
      if (answer.type().equals("move")) {
        return move(answer, choice);
      }
      lookAhead(answer, worlds, asked);
    }
  }

  private int move(Answer answer, Choice choice) {
    int[] move = {-1};
    refuse(() -> {
      int number = answer.number("number");
      if (number != questions) {
        throw new Refused("answered question " + number + "; it was asked question " + questions);
      }
      String notation = answer.text("move");
      move[0] = choice.indexOf(notation);
      if (move[0] < 0) {
        throw new Refused(
            "answered question "
                + questions
                + " with "
                + Quoted.text(notation)
                + ", which is not offered; offered are "
                + Offered.words(choice));
      }
    });
    return move[0];
  }

  private void lookAhead(Answer answer, Worlds worlds, String asked) {
    refuse(() ->
        say(
            switch (answer.type()) {
              case "imagine" ->
                  worlds.determinize(
                      answer.numberOr("world", 0), answer.longNumber("seed"), answer.texts("deck"));
              case "try" ->
                  worlds.attempt(
                      answer.number("world"), answer.text("move"), answer.longNumber("seed"));
              case "look" -> worlds.look(answer.number("world"));
              default ->
                  throw new Refused("answered " + asked + " with " + answer + "; " + right(asked));
            }));
  }

  /// Something has happened.
  void hear(String words) {
    events.add(words);
  }

  private List<String> told() {
    List<String> told = List.copyOf(events);
    events.clear();
    return told;
  }

  /// Tells the result. A bot that fails now has not lost by it.
  void end(Outcome outcome, Optional<Table> table) {
    if (!ended) {
      Seat seat = gameInfo.seat();
      String result =
          outcome.winner().map(winner -> winner == seat ? "won" : "lost").orElse("drawn");
      say(new BotMessages.Result(result, outcome.winner(), outcome.reason(), told(), table));
      leave(limits.end());
    }
  }

  /// Ends the program, if it has not ended.
  void leave(Duration patience) {
    if (!ended) {
      ended = true;
      program.end(patience);
    }
  }

  private void say(BotMessages message) {
    program.say(Json.line(message));
  }

  private Answer answer(Duration left, Duration whole, String asked) {
    return switch (program.hear(left)) {
      case ProgramOutput.Line(String text) -> read(text, asked);
      case ProgramOutput.TooLong(int most) ->
          throw fault(
              "answered " + asked + " with a line of more than " + most + " bytes", right(asked));
      case ProgramOutput.NotText() ->
          throw fault("answered " + asked + " with a line that is not UTF-8", right(asked));
      case ProgramOutput.Silence() ->
          throw fault("did not answer " + asked + " within " + Limits.words(whole), right(asked));
      case ProgramOutput.End() -> throw died(asked);
    };
  }

  private Answer read(String text, String asked) {
    try {
      return Answer.read(text);
    } catch (Refused refused) {
      throw fault("answered " + asked + " with " + refused.getMessage(), right(asked));
    }
  }

  private Forfeit died(String asked) {
    OptionalInt code = program.exitCode(limits.end());
    String how =
        code.isPresent() ? "ended with exit code " + code.getAsInt() : "closed its standard output";
    return fault(how + " before it answered " + asked, "it has to stay until the result is told");
  }

  /// What would be right, in place of a wrong answer.
  private String right(String asked) {
    return "right would be a line such as "
        + (asked.equals("hello")
            ? "{\"type\":\"hello\",\"protocol\":" + PROTOCOL + "}"
            : "{\"type\":\"move\",\"number\":" + questions + ",\"move\":\"one of the moves\"}");
  }

  /// Does something in which the bot may turn out to be wrong.
  private void refuse(Runnable deed) {
    try {
      deed.run();
    } catch (Refused refused) {
      throw fault(String.valueOf(refused.getMessage()), "");
    }
  }

  /// The bot has lost. It is told why, and ended.
  private Forfeit fault(String wrong, String right) {
    String words = right.isEmpty() ? wrong : wrong + "; " + right;
    say(new BotMessages.Wrong(words));
    leave(Duration.ofMillis(200));
    List<String> last = program.lastWords();
    String shown =
        last.isEmpty() ? "" : "\nits standard error ended with:\n  " + String.join("\n  ", last);
    return new Forfeit(
        gameInfo.seat(),
        "the bot " + Quoted.text(command) + " at seat " + gameInfo.seat() + " loses: " + words,
        shown);
  }
}
