package cardwright.server.rest;

import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.players.JudgedMove;
import cardwright.server.play.Games;
import cardwright.server.play.Kept;
import cardwright.server.play.KeptAnalysis;
import cardwright.server.play.PlayAnalysis;
import cardwright.server.play.PlayAnalysis.Alternative;
import cardwright.server.play.PlayAnalysis.Judged;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Replays;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Recipient;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Thinks plays that are over through again, part by part, and answers what somebody tries in them.
final class AnalysisRoutes {
  /// So long decisions are thought over for one answer, in nanoseconds.
  private static final long THOUGHT_FOR = 700_000_000;

  /// What that costs, as thinking about a move does.
  private static final int THINKING = 1_000;

  /// So many decisions are kept that were thought over.
  private static final int KEPT = 20_000;

  /// So many games are remembered to have been looked up in the store: their decisions are still kept.
  private static final int RECALLED = 32;

  /// So many games are kept with all their positions.
  private static final int GAMES = 8;

  private static final int MOST_MOVE = 500;

  private final Store store;
  private final Games games;
  private final Sessions sessions;
  private final PlayRoutes plays;
  private final PlayRegistry registry;
  private final Kept<PlayAnalysis> analyses = new Kept<>(GAMES);
  private final Kept<Optional<Judged>> judged = new Kept<>(KEPT);
  private final Kept<Boolean> recalled = new Kept<>(RECALLED);

  AnalysisRoutes(
      Store store, Games games, Sessions sessions, PlayRoutes plays, PlayRegistry registry) {
    this.store = store;
    this.games = games;
    this.sessions = sessions;
    this.plays = plays;
    this.registry = registry;
  }

  private PlayAnalysis analysis(PlayRow row, int game) {
    return analyses.of(row.id() + " " + game, () -> played(row, game));
  }

  private PlayAnalysis played(PlayRow row, int game) {
    Replays replays =
        new Replays(row, games, store.plays().log(row.id(), 0), store.shuffles().of(row.id()));
    return PlayAnalysis.of(games.of(row), replays, game)
        .orElseThrow(() -> Problem.notFound(Messages.of("missing.game-of-this-play")));
  }

  /// Thinks some decisions over, from one on, as many as come in a moment.
  Reply part(Request request, String id) {
    Person person = sessions.someone(request);
    PlayRow row = plays.over(request, id);
    int game = ReplayRoutes.game(request);
    int thought =
        switch (request.parameter("thought").orElse("quick")) {
          case "quick" -> PlayAnalysis.QUICK;
          case "whole" -> PlayAnalysis.WHOLE;
          default -> throw Problem.malformed("thought is quick or whole");
        };
    String from = request.parameter("from").orElse("0");
    if (!from.matches("\\d{1,5}")) {
      throw Problem.malformed("from is a number of decisions");
    }
    PlayAnalysis analysis = analysis(row, game);
    String of = id + " " + game + " " + thought;
    recall(analysis, of);
    int begin = Math.min(Integer.parseInt(from), analysis.decisions());
    Part part =
        known(analysis, of, begin)
            .map(judged -> new Part(analysis.decisions(), judged))
            .orElseGet(() ->
                registry.think(person.id(), THINKING, () -> part(analysis, of, thought, begin)));
    Recipient recipient = ReplayRoutes.recipient(request, row);
    return Compression.json(
        request,
        Library.map(
            "to",
            part.to(),
            "of",
            analysis.decisions(),
            "judged",
            part.judged().stream().map(each -> shown(each, recipient)).toList()));
  }

  private record Part(int to, List<Judged> judged) {}

  private Part part(PlayAnalysis analysis, String of, int thought, int from) {
    long begun = System.nanoTime();
    List<Judged> found = new ArrayList<>();
    int at = from;
    while (at < analysis.decisions() && System.nanoTime() - begun < THOUGHT_FOR) {
      at++;
      int decision = at;
      judged.of(of + " " + at, () -> analysis.judge(decision, thought)).ifPresent(found::add);
    }
    if (at == analysis.decisions()) {
      known(analysis, of, 0)
          .ifPresent(all ->
              store.analyses().keep(of, KeptAnalysis.write(all), System.currentTimeMillis()));
    }
    return new Part(at, found);
  }

  /// What is known of all decisions behind so many, without thinking; empty where some are not thought over yet.
  private Optional<List<Judged>> known(PlayAnalysis analysis, String of, int from) {
    List<Judged> all = new ArrayList<>();
    for (int at = from + 1; at <= analysis.decisions(); at++) {
      Optional<Optional<Judged>> known = judged.known(of + " " + at);
      if (known.isEmpty()) {
        return Optional.empty();
      }
      known.get().ifPresent(all::add);
    }
    return Optional.of(all);
  }

  /// Looks whether the store has what was thought before this server began.
  private void recall(PlayAnalysis analysis, String of) {
    recalled.of(
        of,
        () -> {
          store
              .analyses()
              .find(of)
              .flatMap(words -> KeptAnalysis.read(words, analysis))
              .ifPresent(all -> remember(analysis, of, all));
          return true;
        });
  }

  private void remember(PlayAnalysis analysis, String of, List<Judged> all) {
    Map<Integer, Judged> byNumber =
        all.stream().collect(Collectors.toMap(Judged::at, each -> each, (one, _) -> one));
    for (int at = 1; at <= analysis.decisions(); at++) {
      Optional<Judged> known = Optional.ofNullable(byNumber.get(at));
      judged.of(of + " " + at, () -> known);
    }
  }

  private static Map<String, Object> shown(Judged judged, Recipient recipient) {
    JudgedMove move = judged.move();
    Map<String, Object> shown = KeptAnalysis.fields(judged);
    shown.put("lost", move.lost());
    shown.put("mistake", move.mistake());
    shown.put("chanceOfA", move.bestChanceOfA());
    shown.put("moves", judged.moves().stream().map(each -> shown(each, recipient)).toList());
    return shown;
  }

  private static Map<String, Object> shown(Alternative move, Recipient recipient) {
    Map<String, Object> shown = KeptAnalysis.fields(move);
    shown.put("meaning", recipient.words(move.meaning()));
    return shown;
  }

  /// What comes of a move that could be made at a decision, in sentences, as far as its seat could know.
  Reply comesOf(Request request, String id, String at) {
    Person person = sessions.someone(request);
    PlayRow row = plays.over(request, id);
    PlayAnalysis analysis = analysis(row, ReplayRoutes.game(request));
    if (!at.matches("[1-9]\\d{0,4}") || Integer.parseInt(at) > analysis.decisions()) {
      throw Problem.notFound(Messages.of("missing.moment-of-this-game"));
    }
    String move = request.parameter("move").orElse("");
    if (move.length() > MOST_MOVE) {
      throw Problem.malformed("that is no move");
    }
    Recipient recipient = ReplayRoutes.recipient(request, row);
    List<String> words =
        registry
            .think(person.id(), THINKING / 10, () -> analysis.comesOf(Integer.parseInt(at), move))
            .stream()
            .map(recipient::words)
            .toList();
    return Compression.json(request, Library.map("words", words));
  }

  /// Goes on from a moment with moves that somebody tries; the other side answers, where that is wanted.
  Reply variation(Request request, String id) {
    Fields fields = Fields.of(Bodies.json(request), "game", "at", "moves", "answers");
    Person person = sessions.someone(request);
    PlayRow row = plays.over(request, id);
    PlayAnalysis analysis =
        analysis(row, fields.has("game") ? (int) fields.number("game", 1, 3) : 1);
    Position from = analysis.after((int) fields.number("at", 0, analysis.decisions()));
    List<String> moves = new ArrayList<>(TriedMoves.named(fields));
    Chance chance = TriedMoves.chance();
    Position reached = TriedMoves.after(from, moves, chance);
    if (fields.flag("answers") && !moves.isEmpty()) {
      Seat seat = from.choice().seat();
      moves.addAll(
          registry.think(person.id(), THINKING, () -> analysis.answers(reached, seat, chance)));
    }
    List<TriedMoves.Step> steps =
        TriedMoves.steps(from, moves, ReplayRoutes.recipient(request, row));
    return Compression.json(request, Library.map("steps", steps));
  }
}
