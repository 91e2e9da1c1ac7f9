package cardwright.littletroubles;

import cardwright.cardgame.choose.BoardPosition;
import cardwright.cardgame.value.LearnedEvaluation;
import cardwright.cardgame.value.ValueNetwork;
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
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import cardwright.language.Lazy;
import cardwright.language.PhraseIndex;
import cardwright.language.Resources;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PlayInfo;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.message.TableNames;
import cardwright.littletroubles.procedure.Judge;
import cardwright.littletroubles.procedure.MoveWords;
import cardwright.littletroubles.procedure.Turn;
import cardwright.littletroubles.vocabulary.Rarity;
import cardwright.littletroubles.wording.CardFiles;
import cardwright.littletroubles.wording.PhraseList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Little Troubles: Characters who grow small and grow up again, cookies, fights and Goals. The way in.
public final class LittleTroubles implements Game {
  private static final List<String> LESSONS =
      List.of(
          "first-character",
          "what-a-turn-brings",
          "first-fight",
          "grab-the-sword",
          "a-fight-that-looks-lost",
          "small-for-a-good-cause",
          "a-gold-star",
          "on-their-turn",
          "one-hundred-cookies");

  private static final List<String> PUZZLES = List.of("build", "fight");

  private final Sets sets;
  private final Lazy<PhraseIndex> index;
  private final List<Deck> decks;
  private final List<Format> formats;
  private final List<Rules> rules;
  private final ValueNetwork network;
  private final Lazy<LearnedEvaluation<Board, Evaluation.Place>> evaluation;
  private final boolean partial;

  private LittleTroubles(
      Sets sets, List<Deck> decks, List<Rules> rules, ValueNetwork network, boolean partial) {
    this.sets = sets;
    this.network = network;
    this.evaluation = new Lazy<>(() -> Evaluation.of(network, sets.cards().all()));
    this.index = new Lazy<>(() -> PhraseList.LANGUAGE.index(sets.cards().all()));
    this.partial = partial;
    this.decks = decks;
    this.rules = rules;
    this.formats = rules.stream().map(one -> one.format(sets.cards().names())).toList();
  }

  /// The game with its own cards and decks.
  public static LittleTroubles load() {
    Resources files = new Resources(LittleTroubles.class::getResourceAsStream);
    Sets sets = Sets.load(files);
    ValueNetwork network = ValueNetwork.read(files.value(), "learned.value");
    return new LittleTroubles(sets, Decks.ready(files, sets), Rules.ALL, network, false);
  }

  /// The same game, to which cards can be given whose lines were left out, whatever they lack: that shows what a line does.
  LittleTroubles admittingParts() {
    return new LittleTroubles(sets, decks, rules, network, true);
  }

  /// The same game in a format for decks so small that every deal can be tried.
  LittleTroubles admittingTinyDecks() {
    Rules tiny = new Rules("tiny", Messages.of("format.tiny"), "LT 1.1", 1, 12, Rarity.RARE, 0);
    return new LittleTroubles(sets, List.of(), List.of(tiny), network, partial);
  }

  @Override
  public String name() {
    return "littletroubles";
  }

  @Override
  public String title() {
    return "Little Troubles";
  }

  @Override
  public List<CardFace> cards() {
    return sets.faces();
  }

  @Override
  public CardGrammar grammar() {
    return PhraseList.LANGUAGE.grammar();
  }

  @Override
  public List<CardPhrase> phrases() {
    return PhraseList.LANGUAGE.phrases(sets.cards().all());
  }

  @Override
  public List<CardFace> tokens() {
    return sets.tokens();
  }

  @Override
  public List<Format> formats() {
    return formats;
  }

  @Override
  public List<GameOption> options() {
    return GameOptions.ALL;
  }

  @Override
  public List<Deck> decks() {
    return decks;
  }

  @Override
  public List<String> lessons() {
    return new Resources(LittleTroubles.class::getResourceAsStream).lessons(LESSONS);
  }

  @Override
  public SequencedMap<String, String> puzzles() {
    return new Resources(LittleTroubles.class::getResourceAsStream).puzzles(PUZZLES);
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return Decks.objections(deck, Rules.of(format.name(), rules), sets);
  }

  @Override
  public List<String> phases() {
    return Arrays.stream(Stage.values())
        .filter(stage -> stage != Stage.OPENING)
        .map(Stage::words)
        .toList();
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return Decks.random(Rules.of(format.name(), rules), sets, chance);
  }

  @Override
  @Rule({"LT 1.2a", "LT 1.2b", "LT 1.2c", "LT 1.2d", "LT 7.3d"})
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Rules agreed = Rules.of(opening.format(), rules);
    PlayInfo info =
        PlayInfo.of(
            Decks.cards("A", opening.a(), agreed, sets),
            Decks.cards("B", opening.b(), agreed, sets),
            GameOptions.options(opening.agreed(), agreed.mulligans()));
    Board board = new Board(info);
    board.events().listen(listener);
    opening.carried().forEach(ruling -> Judge.carry(board, ruling));
    Turn.start(board, chance, opening.first().orElse(null));
    return new LittleTroublesPosition(board, sets);
  }

  @Override
  public Message label(String name) {
    return TableNames.label(name);
  }

  @Override
  public List<String> moveWords() {
    return MoveWords.ALL;
  }

  @Override
  public Optional<PositionForm> positionForm() {
    return Optional.of(SetUpForm.form());
  }

  @Override
  public Position position(PositionSpec spec) {
    return new LittleTroublesPosition(new SetUp(spec, sets).board(), sets);
  }

  @Override
  public CardReading read(String source, String file) {
    return CardFiles.reader(!partial)
        .reading(source, file, index.get(), further -> sets.cards().faces(file, further));
  }

  @Override
  public List<Completion> completions(String source, int line, int column) {
    return CardFiles.reader(!partial)
        .completions(source, line, column, index.get(), this::cards, CardFiles::namesInTexts);
  }

  @Override
  public LittleTroubles with(String source, String file) {
    Sets further = partial ? sets.withParts(source, file) : sets.with(source, file);
    return new LittleTroubles(further, decks, rules, network, partial);
  }

  @Override
  public double value(Position position, Seat seat) {
    return evaluation.get().value(BoardPosition.board(position, Board.class), seat);
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    return evaluation.get().terms(BoardPosition.board(position, Board.class), seat);
  }

  @Override
  public List<ValueInput> valueInputs(Position position, Seat seat) {
    return evaluation.get().inputs(BoardPosition.board(position, Board.class), seat);
  }

  @Override
  public String learnedValue() {
    return network.write(List.of());
  }

  @Override
  public LittleTroubles valuedBy(String learned) {
    return new LittleTroubles(sets, decks, rules, Evaluation.read(learned), partial);
  }

  @Override
  public List<Message> endOfTurn(Seat seat, List<LogEvent> events) {
    return EndOfTurn.of(seat, events);
  }
}
