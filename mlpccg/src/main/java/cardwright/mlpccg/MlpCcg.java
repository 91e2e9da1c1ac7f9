package cardwright.mlpccg;

import cardwright.cardgame.choose.BoardPosition;
import cardwright.cardgame.message.Refusals;
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
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.PlayInfo;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.message.TableNames;
import cardwright.mlpccg.procedure.MoveWords;
import cardwright.mlpccg.procedure.Turn;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.wording.CardFiles;
import cardwright.mlpccg.wording.PhraseList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The My Little Pony CCG: ponies confront Problems, face off and score. The way in.
public final class MlpCcg implements Game {
  private static final List<String> LESSONS =
      List.of(
          "first-friend",
          "on-the-move",
          "the-other-side",
          "something-blue",
          "full-house",
          "in-the-way",
          "the-last-token",
          "well-prepared",
          "fifteen");

  private static final List<String> PUZZLES = List.of("troublemaker", "main", "score", "end");

  private final Sets sets;
  private final Lazy<PhraseIndex> index;
  private final List<Deck> decks;
  private final List<Format> formats;

  private final ValueNetwork network;
  private final Lazy<LearnedEvaluation<Board, Evaluation.Place>> evaluation;

  private MlpCcg(Sets sets, List<Deck> decks, ValueNetwork network) {
    this.sets = sets;
    this.network = network;
    this.evaluation = new Lazy<>(() -> Evaluation.of(network, sets.all()));
    this.index = new Lazy<>(() -> PhraseList.LANGUAGE.index(sets.all()));
    this.decks = decks;
    this.formats = Rules.all().stream().map(rules -> rules.format(sets.names())).toList();
  }

  /// The game with its own cards and decks.
  public static MlpCcg load() {
    Resources files = new Resources(MlpCcg.class::getResourceAsStream);
    Sets sets = Sets.load(files);
    ValueNetwork network = ValueNetwork.read(files.value(), "learned.value");
    return new MlpCcg(sets, Decks.ready(files, sets), network);
  }

  @Override
  public String name() {
    return "mlpccg";
  }

  @Override
  public String title() {
    return "My Little Pony CCG";
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
    return PhraseList.LANGUAGE.phrases(sets.all());
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
  public List<Deck> decks() {
    return decks;
  }

  @Override
  public List<String> lessons() {
    return new Resources(MlpCcg.class::getResourceAsStream).lessons(LESSONS);
  }

  @Override
  public SequencedMap<String, String> puzzles() {
    return new Resources(MlpCcg.class::getResourceAsStream).puzzles(PUZZLES);
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return Decks.objections(deck, Rules.of(format.name()), sets);
  }

  @Override
  public List<String> phases() {
    return Arrays.stream(Stage.values())
        .filter(stage -> stage != Stage.SET_UP)
        .map(Stage::words)
        .toList();
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return Decks.random(Rules.of(format.name()), sets, chance);
  }

  @Override
  @Rule({"MLP 1", "MLP 2", "MLP 5", "MLP 6", "MLP 7"})
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Rules rules = Rules.of(opening.format());
    if (!opening.agreed().isEmpty()) {
      throw Refusals.noOption(title(), opening.agreed().getFirst());
    }
    PlayInfo info =
        new PlayInfo(
            Decks.cards("A", opening.a(), rules, sets),
            Decks.cards("B", opening.b(), rules, sets),
            rules.options());
    Board board = Board.of(info);
    board.events().listen(listener);
    Turn.start(board, opening.first().orElse(null));
    return new MlpCcgPosition(board, sets);
  }

  /// Among them are colors, kinds of cards, and the names of counters, as cards say them before the word `counter`.
  @Override
  public Message label(String name) {
    return TableNames.label(name);
  }

  @Override
  public List<String> moveWords() {
    TreeSet<String> words = new TreeSet<>(MoveWords.ALL);
    Arrays.stream(Color.values()).forEach(color -> words.add(color.words()));
    Arrays.stream(Kind.values())
        .forEach(kind -> words.addAll(List.of(kind.words().toLowerCase(Locale.ROOT).split(" "))));
    for (CardFace face : cards()) {
      for (String line : face.lines()) {
        String[] parts = line.toLowerCase(Locale.ROOT).split(" ", -1);
        for (int i = 1; i < parts.length; i++) {
          if (parts[i].startsWith("counter")) {
            words.add(parts[i - 1]);
          }
        }
      }
    }
    return List.copyOf(words);
  }

  @Override
  public Optional<PositionForm> positionForm() {
    return Optional.of(SetUpForm.form());
  }

  @Override
  public Position position(PositionSpec spec) {
    return new MlpCcgPosition(new SetUp(spec, sets).board(), sets);
  }

  @Override
  public CardReading read(String source, String file) {
    return CardFiles.reader()
        .reading(source, file, index.get(), further -> sets.faces(file, further));
  }

  @Override
  public List<Completion> completions(String source, int line, int column) {
    return CardFiles.reader()
        .completions(source, line, column, index.get(), this::cards, CardFiles::namesInTexts);
  }

  @Override
  public MlpCcg with(String source, String file) {
    return new MlpCcg(sets.with(source, file), decks, network);
  }

  @Override
  public double value(Position position, Seat seat) {
    return evaluation.get().value(BoardPosition.board(position, Board.class), seat);
  }

  // Measured: in the same time it plays no worse than with a turn more, and what the other will do
  // is not known.
  @Override
  public OptionalInt turnsAhead() {
    return OptionalInt.of(0);
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
  public MlpCcg valuedBy(String learned) {
    return new MlpCcg(sets, decks, Evaluation.read(learned));
  }

  @Override
  public List<Message> endOfTurn(Seat seat, List<LogEvent> events) {
    return EndOfTurn.of(seat, events);
  }
}
