package cardwright.lab;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A matrix as a text from which any process of the same program makes the same matrix.
///
/// Each line is a word and its value. The text also has what tells another program from this one: the version, a digest of all cards, and one of the
/// courses of some games, unless the player thinks by the clock. A change of the program that shows in none of these is not told.
///
/// @param game what its game is made of
/// @param matrix the matrix itself
public record MatrixDescription(GameSource game, DeckMatrix matrix) {
  private static final String KIND = "matrix";

  /// The text.
  ///
  /// @throws Refused when a deck cannot be played
  public String text() {
    List<String> lines = new ArrayList<>();
    add(lines, "experiment", KIND);
    add(lines, "version", ProgramVersion.number());
    add(lines, "game", game.name());
    for (GameSource.CardFile file : game.own()) {
      add(lines, "own-cards", file.name());
      add(lines, "own-text", file.text());
    }
    add(lines, "digest", digest(matrix.game()));
    add(lines, "format", matrix.format().name());
    add(lines, "player", matrix.player());
    add(lines, "pairs", String.valueOf(matrix.pairs()));
    add(lines, "seed", String.valueOf(matrix.seed()));
    add(lines, "shards", String.valueOf(matrix.shards()));
    for (Deck deck : matrix.decks()) {
      add(lines, "deck", deck.name());
      add(lines, "plan", deck.plan());
      add(lines, "made-for", deck.format());
      deck.cards().forEach(card -> add(lines, "card", card));
      deck.side().forEach(card -> add(lines, "side", card));
    }
    add(lines, "trial", trial(matrix));
    return String.join("\n", lines) + "\n";
  }

  /// Adds a line: a word and its value.
  static void add(List<String> lines, String word, String value) {
    lines.add(word + " " + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
  }

  /// Tells the cards of a game from those of another one.
  static String digest(Game game) {
    return digest(game.cards().stream().map(CardFace::toString).collect(Collectors.joining("\n")));
  }

  /// SHA-256 of a text, in hexadecimal digits.
  static String digest(String all) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(all.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String trial(DeckMatrix matrix) {
    return Players.repeats(matrix.player(), PlayerOptions.NONE)
        ? digest(matrix.trial().stream().map(String::valueOf).collect(Collectors.joining(",")))
        : "by the clock";
  }

  /// The matrix of a text, as this process has it.
  ///
  /// @param games finds a game by its name
  /// @throws Refused when it is no such text, or the program that wrote it has another version, other cards, or plays otherwise
  public static DeckMatrix read(String text, Function<String, Game> games) {
    Lines lines = new Lines(text);
    lines.expect("experiment", KIND);
    lines.expect("version", ProgramVersion.number());
    String name = lines.next("game");
    List<GameSource.CardFile> own = new ArrayList<>();
    while (lines.isNext("own-cards")) {
      own.add(new GameSource.CardFile(lines.next("own-cards"), lines.next("own-text")));
    }
    Game game = new GameSource(name, own).load(games);
    lines.expect("digest", digest(game));
    Format format = game.format(lines.next("format"));
    String player = lines.next("player");
    int pairs = (int) lines.number("pairs", Integer.MAX_VALUE);
    long seed = lines.number("seed", Long.MAX_VALUE);
    String shards = lines.next("shards");
    List<Deck> decks = new ArrayList<>();
    while (lines.isNext("deck")) {
      decks.add(deck(lines));
    }
    DeckMatrix matrix = new DeckMatrix(game, format, decks, player, pairs, seed, 1);
    same("shards", shards, String.valueOf(matrix.shards()));
    lines.expect("trial", trial(matrix));
    return matrix;
  }

  private static Deck deck(Lines lines) {
    String name = lines.next("deck");
    String plan = lines.next("plan");
    String format = lines.next("made-for");
    return new Deck(name, plan, format, lines.all("card"), lines.all("side"));
  }

  private static void same(String word, String there, String here) {
    if (!there.equals(here)) {
      throw new Refused(
          "the experiment was begun by another program: it says '%s %s', and here it is '%s %s'"
              .formatted(word, there, word, here));
    }
  }

  /// The lines of a description, read from the first to the last.
  private static final class Lines {
    private final List<String> lines;
    private int at;

    Lines(String text) {
      this.lines = text.lines().toList();
    }

    boolean isNext(String word) {
      return at < lines.size() && lines.get(at).startsWith(word + " ");
    }

    String next(String word) {
      if (!isNext(word)) {
        throw new Refused("line %d of the experiment should begin with %s".formatted(at + 1, word));
      }
      try {
        return lines.get(at++).substring(word.length() + 1).translateEscapes();
      } catch (IllegalArgumentException e) {
        throw new Refused("line %d of the experiment: %s".formatted(at, e.getMessage()), e);
      }
    }

    List<String> all(String word) {
      List<String> all = new ArrayList<>();
      while (isNext(word)) {
        all.add(next(word));
      }
      return all;
    }

    long number(String word, long most) {
      try {
        long number = Long.parseLong(next(word));
        Refused.unless(number <= most, word + " is too large: " + number);
        return number;
      } catch (NumberFormatException e) {
        throw new Refused("line %d of the experiment: no number".formatted(at), e);
      }
    }

    void expect(String word, String here) {
      same(word, next(word), here);
    }
  }
}
