package cardwright.mlpccg;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The laws, where decks have cards made up for each form of the common card language: `workshop.cards`.
final class WorkshopLawsTest implements GameLaws {
  private static final Game PUBLISHED = MlpCcg.load();

  private static final Game GAME = PUBLISHED.with(cards(), "workshop.cards");

  private static String cards() {
    try {
      return Files.readString(Path.of("src/test/resources/workshop.cards"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public int plays() {
    return 6;
  }

  @Override
  public Collection<CardFace> cardsOfLines() {
    Set<CardFace> published = new HashSet<>(PUBLISHED.cards());
    return GAME.cards().stream().filter(face -> !published.contains(face)).toList();
  }

  @Override
  public List<GoldenPlay> goldenPlays() {
    return List.of();
  }

  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return new MlpCcgLawsTest().fieldsOutsideTheFingerprint();
  }

  @Override
  public boolean unveils(LogEvent event) {
    return new MlpCcgLawsTest().unveils(event);
  }

  /// The transcript is that of the game's own cards.
  @Override
  public void plays_are_as_accepted() {}
}
