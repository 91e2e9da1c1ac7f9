package cardwright.ggltcg;

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
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionSpec;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.PlayInfo;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.message.TableNames;
import cardwright.ggltcg.procedure.MoveWords;
import cardwright.ggltcg.procedure.Turn;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.wording.CardFiles;
import cardwright.ggltcg.wording.PhraseList;
import cardwright.language.Lazy;
import cardwright.language.PhraseIndex;
import cardwright.language.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// GGLTCG: six Toys and Actions a side, Command Counters and tussles. The way in.
public final class Ggltcg implements Game {
  private static final List<String> LESSONS =
      List.of(
          "first-toy",
          "first-tussle",
          "twice",
          "faster-than-ka",
          "three-for-five",
          "straight-for-the-hand",
          "the-right-opponent",
          "pay-with-a-nap",
          "their-toy-your-win");

  private static final List<String> PUZZLES =
      List.of(
          "tussles",
          "odds",
          "sleep",
          "stealing",
          "saving",
          "holding",
          "win-now",
          "win-later",
          "best-chance");

  private final Sets sets;
  private final Lazy<PhraseIndex> index;
  private final List<Deck> decks;
  private final List<Format> formats;
  private final ValueNetwork network;
  private final Lazy<LearnedEvaluation<Board, Evaluation.Place>> evaluation;

  private Ggltcg(Sets sets, List<Deck> decks, ValueNetwork network) {
    this.sets = sets;
    this.network = network;
    this.evaluation = new Lazy<>(() -> Evaluation.of(network, sets.cards().all()));
    this.index = new Lazy<>(() -> PhraseList.LANGUAGE.index(sets.cards().all()));
    this.decks = decks;
    List<String> all = sets.cards().names();
    List<String> starter = new ArrayList<>(all);
    starter.remove("later");
    this.formats =
        List.of(
            new Format("starter18", Messages.of("format.starter18"), starter),
            new Format("later", Messages.of("format.later"), all));
  }

  /// The game with its own cards and decks.
  public static Ggltcg load() {
    Resources files = new Resources(Ggltcg.class::getResourceAsStream);
    Sets sets = Sets.load(files);
    ValueNetwork network = ValueNetwork.read(files.value(), "learned.value");
    return new Ggltcg(sets, Decks.ready(files, sets), network);
  }

  @Override
  public String name() {
    return "ggltcg";
  }

  @Override
  public String title() {
    return "GGLTCG";
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
  public List<Deck> decks() {
    return decks;
  }

  @Override
  public List<String> lessons() {
    return new Resources(Ggltcg.class::getResourceAsStream).lessons(LESSONS);
  }

  @Override
  public SequencedMap<String, String> puzzles() {
    return new Resources(Ggltcg.class::getResourceAsStream).puzzles(PUZZLES);
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return Decks.objections(deck, format, sets);
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return Decks.random(format, sets, chance);
  }

  @Override
  @Rule("GG 2.2")
  public boolean revealsDecks() {
    return true;
  }

  /// Both lists are open, all cards start in hand, and nobody has CC.
  @Override
  @Rule({"GG 2.2", "GG 2.3", "GG 2.4"})
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Format format = format(opening.format());
    Card[] cardsOfA = Decks.cards("A", opening.a(), format, sets);
    Card[] cardsOfB = Decks.cards("B", opening.b(), format, sets);
    Board board = Board.of(PlayInfo.of(cardsOfA, cardsOfB));
    board.events().listen(listener);
    Turn.start(board, opening.first(), chance);
    return new GgltcgPosition(board);
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
    return new GgltcgPosition(new SetUp(spec, sets).board());
  }

  @Override
  public CardReading read(String source, String file) {
    return CardFiles.reader()
        .reading(source, file, index.get(), further -> sets.cards().faces(file, further));
  }

  @Override
  public List<Completion> completions(String source, int line, int column) {
    return CardFiles.reader()
        .completions(source, line, column, index.get(), this::cards, card -> List.of(card.name()));
  }

  @Override
  public Ggltcg with(String source, String file) {
    return new Ggltcg(sets.with(source, file), decks, network);
  }

  @Override
  public double value(Position position, Seat seat) {
    return evaluation.get().value(BoardPosition.board(position, Board.class), seat);
  }

  // Measured: the value knows what turns come to better than play-outs to their end do.
  @Override
  public OptionalInt turnsAhead() {
    return OptionalInt.empty();
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
  public Ggltcg valuedBy(String learned) {
    return new Ggltcg(sets, decks, Evaluation.read(learned));
  }
}
