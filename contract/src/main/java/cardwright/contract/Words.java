package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/// Law 7: card text is understood and written back the same, for every card of every set, and means
/// the same when it is read again.
final class Words {
  private static final int PLAYS = 300;

  private Words() {}

  static void check(Series series) {
    Game game = series.game();
    List<String> broken = new ArrayList<>();
    for (CardFace face : game.cards()) {
      check(game, face, broken);
    }
    checkSets(game, broken);
    if (!broken.isEmpty()) {
      throw new AssertionError(String.join("\n", broken));
    }
    playsTheSame(series, read(game));
  }

  /// All that can be seen of a play is the same with cards that were read from what was written
  /// back.
  private static void playsTheSame(Series series, Game read) {
    int plays = Math.min(series.plays(), PLAYS);
    for (long seed = series.first(); seed < series.first() + plays; seed++) {
      Opening opening = series.rotation().opening(seed);
      if (Lockstep.play(series.game(), read, opening, seed, "", false).differs()) {
        throw new AssertionError(
            "a card of these decks plays otherwise when it is read from what was written back: "
                + opening);
      }
    }
  }

  private static Game read(Game game) {
    Game read = game;
    for (CardFace face : game.cards()) {
      read = read.with(face.source(), face.name());
    }
    return read;
  }

  private static void check(Game game, CardFace face, List<String> broken) {
    try {
      CardFace read = face(game.with(face.source(), face.name()), face);
      if (!read.source().equals(face.source())) {
        broken.add("this text\n" + face.source() + "is written back as\n" + read.source());
      }
    } catch (Refused refused) {
      broken.add(face.name() + " cannot be read again: " + refused.getMessage());
    }
  }

  private static CardFace face(Game game, CardFace face) {
    BinaryOperator<CardFace> sameSetFirst =
        (one, other) -> one.set().equals(face.set()) ? one : other;
    return game.cards().stream()
        .filter(each -> each.name().equals(face.name()))
        .reduce(sameSetFirst)
        .orElseThrow(() -> new AssertionError(face.name() + " is gone after it was read again"));
  }

  private static void checkSets(Game game, List<String> broken) {
    Map<String, StringBuilder> sources = new LinkedHashMap<>();
    for (CardFace face : game.cards()) {
      sources
          .computeIfAbsent(face.set(), set -> new StringBuilder())
          .append(face.source())
          .append('\n');
    }
    sources.forEach((set, source) -> {
      Game once = game.with(source.toString(), set);
      Game twice = once.with(source.toString(), set);
      if (!sources(once).equals(sources(game)) || !sources(twice).equals(sources(game))) {
        broken.add("the set " + set + " reads otherwise when it is read again");
      }
    });
  }

  private static List<String> sources(Game game) {
    return game.cards().stream().map(CardFace::source).sorted().toList();
  }
}
