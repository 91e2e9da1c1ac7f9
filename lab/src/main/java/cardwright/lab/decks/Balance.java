package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// How even the ready-made decks of a game are: every pair of them that a format admits, with the same computer player on both sides.
///
/// @param player who plays both sides
/// @param seed any number; every pair of decks plays with the same one
/// @param threads how many games are played at a time
public record Balance(Game game, String player, long seed, int threads) {
  private static final int DIGITS = 16;

  /// Two decks that meet in a format.
  ///
  /// @param isMade whether both are made for it
  public record Pair(Format format, Deck one, Deck other, boolean isMade) {}

  /// All pairs, format by format, in each those that are made for it first.
  public List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (Format format : game.formats()) {
      List<Deck> made = game.decks(format);
      List<Deck> admitted =
          game.decks().stream()
              .filter(deck -> made.contains(deck) || isLegal(deck, format))
              .toList();
      List<Pair> others = new ArrayList<>();
      for (int i = 0; i < admitted.size(); i++) {
        for (int j = i + 1; j < admitted.size(); j++) {
          Deck one = admitted.get(i);
          Deck other = admitted.get(j);
          boolean isMade = made.contains(one) && made.contains(other);
          (isMade ? pairs : others).add(new Pair(format, one, other, isMade));
        }
      }
      pairs.addAll(others);
    }
    return List.copyOf(pairs);
  }

  private boolean isLegal(Deck deck, Format format) {
    return game.objections(deck.main(), format).isEmpty();
  }

  /// The games of a pair, which are the same however many are played of them.
  ///
  /// @param games how many, at least 1
  public Experiment experiment(Pair pair, int games) {
    Decks decks =
        new Decks(pair.format(), Optional.of(pair.one()), Optional.of(pair.other()), List.of());
    Entrant entrant = Entrant.named(player, game);
    return new Experiment(game, entrant, entrant, decks, games, seed, threads);
  }

  /// Who won the first games of a pair, in order: `1` for the one deck, `2` for the other, `=` for nobody.
  public String first(Pair pair, int games) {
    Experiment experiment = experiment(pair, games);
    StringBuilder won = new StringBuilder();
    for (int number = 0; number < games; number++) {
      Report report = experiment.play(number);
      won.append(report.winsA() > 0 ? '1' : report.winsB() > 0 ? '2' : '=');
    }
    return won.toString();
  }

  /// A number for all cards, ready-made decks and formats of a game, as they can be read; it changes when any of them does.
  public static String print(Game game) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      List.of(game.cards(), game.decks(), game.formats())
          .forEach(all -> digest.update(all.toString().getBytes(StandardCharsets.UTF_8)));
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
