package cardwright.bots;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.engine.View;
import cardwright.players.Player;
import cardwright.players.Revalued;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The client side of the bot protocol: lets one of our players play as a bot at a table of another program. It plays by its own view of that
/// table; what it imagines and tries out, the other side imagines and tries out for it.
public final class BotClient {
  private final Game game;
  private final Optional<String> format;
  private final Function<Game, Player> maker;
  private final LineInput in;
  private final PrintStream out;

  /// An envoy that has said nothing yet.
  ///
  /// @param game the game that it knows
  /// @param format the format that it plays, or any
  /// @param maker makes the player, for a game in which positions are those of the other side
  public BotClient(
      Game game,
      Optional<String> format,
      Function<Game, Player> maker,
      InputStream in,
      PrintStream out) {
    this.game = game;
    this.format = format;
    this.maker = maker;
    this.in = new LineInput(in, TextLimits.TABLE);
    this.out = out;
  }

  /// Plays one play.
  ///
  /// @throws Refused when the other side plays something else, finds fault, cannot be understood,
  ///     or stops in the middle of the play
  public void play() {
    Player player = greet(maker.apply(new Revalued(game, new RemoteEvaluation(game))));
    while (true) {
      Answer message = hear();
      switch (message.type()) {
        case "choose" -> choose(player, message.as(BotMessages.Choose.class));
        case "result" -> {
          return;
        }
        default -> throw unexpected(message, "choose or result");
      }
    }
  }

  private Player greet(Player player) {
    Answer message = hear();
    if (!message.type().equals("hello")) {
      throw unexpected(message, "hello");
    }
    BotMessages.Hello hello = message.as(BotMessages.Hello.class);
    if (hello.protocol() != Conversation.PROTOCOL) {
      throw objection(
          "version " + hello.protocol() + " of the protocol is spoken there",
          "version " + Conversation.PROTOCOL);
    }
    if (!hello.game().equals(game.name())) {
      throw objection(Quoted.text(hello.game()) + " is played there", game.name());
    }
    if (format.isPresent() && !format.get().equals(hello.format())) {
      throw objection("the format is " + Quoted.text(hello.format()) + " there", format.get());
    }
    say(Map.of("type", "hello", "protocol", Conversation.PROTOCOL));
    return player;
  }

  private void choose(Player player, BotMessages.Choose asked) {
    View view = new View(RemotePosition.told(asked, this::exchange));
    int move = player.choose(view);
    say(
        Map.of(
            "type", "move",
            "number", asked.number(),
            "move", asked.moves().get(move).notation()));
  }

  /// Asks the other side something about a world.
  private Answer exchange(Map<String, Object> question) {
    say(question);
    return hear();
  }

  private void say(Map<String, Object> message) {
    out.print(Json.line(message) + "\n");
    out.flush();
  }

  private Answer hear() {
    try {
      Optional<String> line = in.next();
      while (line.filter(String::isBlank).isPresent()) {
        line = in.next();
      }
      return read(
          line.orElseThrow(() ->
              new Refused(
                  "the input ended before the result; a bot is spoken to by a table, as"
                      + " docs/bots.md describes it")));
    } catch (IOException e) {
      throw new Refused("the input cannot be read", e);
    }
  }

  private static Answer read(String line) {
    try {
      return Answer.read(line);
    } catch (Refused refused) {
      throw new Refused(
          "the other side said "
              + refused.getMessage()
              + "; it has to speak as docs/bots.md describes it",
          refused);
    }
  }

  private Refused objection(String there, String here) {
    String words = there + "; this bot plays " + here;
    say(Map.of("type", "error", "message", words));
    return new Refused(words);
  }

  private static Refused unexpected(Answer message, String expected) {
    if (message.type().equals("error")) {
      return new Refused("the other side found fault: " + message.text("message"));
    }
    return new Refused(
        "the other side said " + message + " where " + expected + " should have come");
  }
}
