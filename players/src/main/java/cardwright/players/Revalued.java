package cardwright.players;

import cardwright.engine.CardFace;
import cardwright.engine.CardGrammar;
import cardwright.engine.CardPhrase;
import cardwright.engine.CardReading;
import cardwright.engine.Chance;
import cardwright.engine.Completion;
import cardwright.engine.Deck;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.GameOption;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// A game whose positions somebody else values; all else is as the game has it.
///
/// @param game the game as it is
/// @param values what its positions are worth
public record Revalued(Game game, Values values) implements Game {
  /// What positions are worth, and why.
  public interface Values {
    /// See [Game#value].
    double value(Position position, Seat seat);

    /// See [Game#terms].
    List<EvaluationFeature> terms(Position position, Seat seat);
  }

  @Override
  public double value(Position position, Seat seat) {
    return values.value(position, seat);
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    return values.terms(position, seat);
  }

  @Override
  public List<Message> endOfTurn(Seat seat, List<LogEvent> events) {
    return game.endOfTurn(seat, events);
  }

  @Override
  public List<ValueInput> valueInputs(Position position, Seat seat) {
    return game.valueInputs(position, seat);
  }

  @Override
  public String learnedValue() {
    return game.learnedValue();
  }

  @Override
  public Game valuedBy(String network) {
    return game.valuedBy(network);
  }

  @Override
  public OptionalInt turnsAhead() {
    return game.turnsAhead();
  }

  @Override
  public Game with(String source, String file) {
    return new Revalued(game.with(source, file), values);
  }

  @Override
  public CardReading read(String source, String file) {
    return game.read(source, file);
  }

  @Override
  public List<Completion> completions(String source, int line, int column) {
    return game.completions(source, line, column);
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public List<CardFace> cards() {
    return game.cards();
  }

  @Override
  public List<CardFace> tokens() {
    return game.tokens();
  }

  @Override
  public List<CardPhrase> phrases() {
    return game.phrases();
  }

  @Override
  public CardGrammar grammar() {
    return game.grammar();
  }

  @Override
  public List<Format> formats() {
    return game.formats();
  }

  @Override
  public Format format(String name) {
    return game.format(name);
  }

  @Override
  public List<GameOption> options() {
    return game.options();
  }

  @Override
  public List<Deck> decks() {
    return game.decks();
  }

  @Override
  public List<Deck> decks(Format format) {
    return game.decks(format);
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return game.objections(deck, format);
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return game.randomDeck(format, chance);
  }

  @Override
  public List<String> phases() {
    return game.phases();
  }

  @Override
  public List<String> moveWords() {
    return game.moveWords();
  }

  @Override
  public Message label(String name) {
    return game.label(name);
  }

  @Override
  public boolean revealsDecks() {
    return game.revealsDecks();
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return game.start(opening, chance, listener);
  }

  @Override
  public Position start(Deck a, Deck b, Chance chance) {
    return game.start(a, b, chance);
  }

  @Override
  public Format admitting(Deck a, Deck b) {
    return game.admitting(a, b);
  }

  @Override
  public Position begin(Opening opening, Chance chance, @Nullable Listener listener) {
    return game.begin(opening, chance, listener);
  }

  @Override
  public Position position(PositionSpec spec) {
    return game.position(spec);
  }

  @Override
  public Optional<PositionForm> positionForm() {
    return game.positionForm();
  }

  @Override
  public SequencedMap<String, String> puzzles() {
    return game.puzzles();
  }

  @Override
  public List<String> lessons() {
    return game.lessons();
  }
}
