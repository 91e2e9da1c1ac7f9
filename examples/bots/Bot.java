import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bot for Cardwright. It plays any game, needs nothing but a JDK, and is meant to be changed.
 *
 * <pre>
 * ./cardwright play ggltcg --against "exec:java examples/bots/Bot.java"
 * ./cardwright simulate ggltcg --games 4 --a "exec:java examples/bots/Bot.java" --b random
 * </pre>
 *
 * The protocol is told in docs/bots.md: a line of JSON comes in on standard input, and to each
 * hello and each choose one line of JSON goes out on standard output. Standard error is yours: what
 * you print there is shown when the bot fails.
 */
public final class Bot {
  /** Kinds of moves that are liked, the best first; others come after them. */
  private static final List<String> LIKED =
      List.of("confront", "direct attack", "challenge", "play", "tussle", "fight", "yes");

  /** Kinds of moves that do little or nothing; they come last. */
  private static final List<String> IDLE =
      List.of("draw", "no", "end", "done", "pass", "mulligan", "discard", "dismiss");

  /**
   * So many moves of one turn are made by liking; after that the bot does nothing as soon as it
   * can. That keeps it from using an ability again and again.
   */
  private static final int MOVES_A_TURN = 12;

  private Object turn = "";
  private int made;

  public static void main(String[] args) throws IOException {
    // Lines are UTF-8, whatever the machine is set to.
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Bot bot = new Bot();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<?, ?> message = (Map<?, ?>) new Json(line).read();
      switch ((String) message.get("type")) {
        case "hello" -> out.println("{\"type\":\"hello\",\"protocol\":1}");
        case "choose" ->
            out.println(
                "{\"type\":\"move\",\"number\":%s,\"move\":%s}"
                    .formatted(message.get("number"), Json.quoted(bot.choose(message))));
        case "result" -> {
          return; // "result" is won, lost or drawn, "reason" says why
        }
        case "error" -> throw new IOException("found fault: " + message.get("message"));
        default -> throw new IOException("this is not understood: " + line);
      }
    }
  }

  /**
   * The notation of one of the moves. All that you see stands in {@code message.get("table")}: its
   * sides with their counters and zones, and what holds for the whole table.
   */
  private String choose(Map<?, ?> message) {
    Map<?, ?> table = (Map<?, ?>) message.get("table");
    Object now = table.get("turn") instanceof Map<?, ?> begun ? begun.get("number") : "";
    if (!now.equals(turn)) {
      turn = now;
      made = 0;
    }
    made++;
    List<String> notations = new ArrayList<>();
    for (Object move : (List<?>) message.get("moves")) {
      notations.add((String) ((Map<?, ?>) move).get("notation"));
    }
    // Of moves that are liked as much, any.
    Collections.shuffle(notations);
    Comparator<String> liking = Comparator.comparing(Bot::rank);
    return made > MOVES_A_TURN
        ? Collections.max(notations, liking)
        : Collections.min(notations, liking);
  }

  /** How much a move is liked: the smaller, the more. */
  private static int rank(String notation) {
    int liked = kind(notation, LIKED);
    int idle = kind(notation, IDLE);
    return liked >= 0 ? liked : idle >= 0 ? 1000 + idle : 500;
  }

  /** "play sun" is of the kind "play", "playful" is not. */
  private static int kind(String notation, List<String> kinds) {
    for (int i = 0; i < kinds.size(); i++) {
      if ((notation + " ").startsWith(kinds.get(i) + " ")) {
        return i;
      }
    }
    return -1;
  }

  /** Reads JSON into maps, lists, texts, numbers and booleans; that is all of it. */
  private static final class Json {
    private final String text;
    private int at;

    Json(String text) {
      this.text = text;
    }

    static String quoted(String words) {
      StringBuilder quoted = new StringBuilder("\"");
      for (char each : words.toCharArray()) {
        if (each == '"' || each == '\\') {
          quoted.append('\\');
        }
        quoted.append(each);
      }
      return quoted.append('"').toString();
    }

    Object read() {
      blanks();
      return switch (text.charAt(at)) {
        case '{' -> object();
        case '[' -> list();
        case '"' -> string();
        default -> word();
      };
    }

    private Map<String, Object> object() {
      Map<String, Object> object = new LinkedHashMap<>();
      at++;
      while (!ends('}')) {
        blanks();
        String name = string();
        blanks();
        at++; // the colon
        object.put(name, read());
      }
      return object;
    }

    private List<Object> list() {
      List<Object> list = new ArrayList<>();
      at++;
      while (!ends(']')) {
        list.add(read());
      }
      return list;
    }

    private boolean ends(char end) {
      blanks();
      if (text.charAt(at) == ',') {
        at++;
        return false;
      }
      if (text.charAt(at) != end) {
        return false;
      }
      at++;
      return true;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      for (at++; text.charAt(at) != '"'; at++) {
        char next = text.charAt(at);
        if (next == '\\') {
          at++;
          next =
              switch (text.charAt(at)) {
                case 'n' -> '\n';
                case 't' -> '\t';
                case 'r' -> '\r';
                case 'b' -> '\b';
                case 'f' -> '\f';
                case 'u' -> {
                  at += 4;
                  yield (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
                }
                default -> text.charAt(at); // a quote, a slash or a backslash
              };
        }
        string.append(next);
      }
      at++;
      return string.toString();
    }

    private Object word() {
      int start = at;
      while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String word = text.substring(start, at);
      return switch (word) {
        case "true" -> true;
        case "false" -> false;
        case "null" -> "";
        default -> word; // a number, as it is written
      };
    }

    private void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }
  }
}
