package cardwright.scenario;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Move;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.TextLimits;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One run of a scenario in a game.
final class Run {
  private final Body body;
  private final Rolls chance;
  private final Position position;
  private final Game game;
  private final List<String> log = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final List<Position> trail = new ArrayList<>();
  private @Nullable Notations notations;

  /// @throws Refused when the game does not take the position
  Run(Body body, Game game) {
    this.body = body;
    this.game = game;
    this.chance = new Rolls(body.chance());
    this.position =
        body.begin(
            game,
            chance,
            event -> {
              String words = event.words(Viewer.SPECTATOR);
              if (!words.isEmpty()) {
                log.add(words);
              }
            });
    trail.add(position.copy());
  }

  /// Goes through all steps and the checks at the end, as far as it gets.
  void finish() {
    try {
      steps();
    } catch (Refused refused) {
      fail(body.place(), String.valueOf(refused.getMessage()));
    }
  }

  private void steps() {
    for (Step step : body.steps()) {
      boolean goesOn =
          switch (step) {
            case Step.Make make -> make(make);
            case Step.Refuse refuse -> refuse(refuse);
            case Step.Offer offer -> offer(offer);
            case Step.Rule rule -> rule(rule);
            case Step.Expect(Place place, List<Check> checks) -> check(place, checks);
          };
      if (!goesOn) {
        return;
      }
    }
    check(body.thenPlace(), body.then());
    if (failures.isEmpty()) {
      unusedRolls();
    }
  }

  private void unusedRolls() {
    int unused = body.rolls().map(List::size).orElse(chance.moment()) - chance.moment();
    if (unused > 0) {
      fail(
          body.chancePlace(),
          "chance: expected that all rolls are used, actual "
              + unused
              + " of "
              + (chance.moment() + unused)
              + " left");
    }
  }

  Verdict verdict() {
    return new Verdict(failures, log);
  }

  /// Copies of the position at the start and after each move, forced ones included.
  List<Position> trail() {
    return trail;
  }

  private boolean make(Step.Make step) {
    while (forced() && !isAsked(step)) {
      play(0);
    }
    if (!asks(step.seat(), step, "'" + step.notation() + "'")) {
      return false;
    }
    int index = position.choice().indexOf(step.notation());
    if (index < 0) {
      return fail(
          step.place(),
          step.seat()
              + ": "
              + step.notation()
              + " is not offered: "
              + position.refusal(step.notation()).words()
              + "; offered are "
              + offered());
    }
    play(index);
    return true;
  }

  // A written move that happens to be forced is the written one, not one to be made before it.
  private boolean isAsked(Step.Make step) {
    Choice choice = position.choice();
    return choice.seat() == step.seat() && choice.indexOf(step.notation()) == 0;
  }

  private boolean refuse(Step.Refuse step) {
    goTo(step.seat());
    boolean over = position.outcome().isPresent();
    Optional<String> stranger =
        step.reason().isEmpty() ? notations().stranger(step.notation()) : Optional.empty();
    if (stranger.isPresent()) {
      return fail(
          step.place(),
          "'"
              + step.notation()
              + "' is no move of "
              + game.title()
              + ", so that it proves nothing that it is refused: what is '"
              + stranger.get()
              + "'?");
    }
    if (!over && position.choice().seat() != step.seat()) {
      return fail(
          step.place(), step.seat() + " is not asked and can refuse nothing: " + otherDecides());
    }
    if (!over && position.choice().indexOf(step.notation()) >= 0) {
      return fail(step.place(), step.notation() + " should be refused, but it is offered");
    }
    String refusal = position.refusal(step.notation()).words();
    if (refusal.isBlank()) {
      return fail(step.place(), step.notation() + " is refused without a reason");
    }
    if (!refusal.contains(step.reason())) {
      fail(
          step.place(),
          step.notation()
              + ": expected a refusal with '"
              + step.reason()
              + "', actual '"
              + refusal
              + "'");
    }
    return cannotBeForced(step, -1) && cannotBeForced(step, over ? 0 : position.choice().count());
  }

  private Notations notations() {
    Notations known = notations;
    if (known == null) {
      known = new Notations(game);
      notations = known;
    }
    return known;
  }

  private boolean cannotBeForced(Step.Refuse step, int index) {
    long before = position.fingerprint();
    int moment = chance.moment();
    try {
      position.play(index, chance);
    } catch (IllegalArgumentException | IllegalStateException _) {
      chance.backTo(moment);
      return position.fingerprint() == before
          || fail(step.place(), "the refused move " + index + " has changed the position");
    }
    return fail(step.place(), "move " + index + " is not offered, but it could be made");
  }

  private boolean offer(Step.Offer step) {
    goTo(step.seat());
    if (!asks(step.seat(), step, "offers")) {
      return false;
    }
    List<String> offered = offered();
    if (!offered.containsAll(step.notations())
        || (step.only() && !step.notations().containsAll(offered))) {
      fail(
          step.place(),
          step.seat()
              + " offered: expected "
              + (step.only() ? "only " : "")
              + step.notations()
              + ", actual "
              + offered);
    }
    return true;
  }

  /// A ruling comes where the play waits: no forced moves are made before it.
  private boolean rule(Step.Rule step) {
    List<String> rulings = position.rulings().stream().map(Move::notation).toList();
    if (!rulings.contains(step.notation())) {
      return fail(step.place(), "judge: " + step.notation() + " cannot be ruled; " + rulings);
    }
    position.rule(step.notation(), chance);
    keep();
    return true;
  }

  private boolean check(Place place, List<Check> checks) {
    if (checks.isEmpty()) {
      return true;
    }
    settle();
    Moment moment = new Moment(position, log);
    for (Check check : checks) {
      check.failure(moment).ifPresent(failure -> fail(place, failure));
    }
    return true;
  }

  private boolean asks(Seat seat, Step step, String what) {
    if (position.outcome().isPresent()) {
      return fail(step.place(), seat + ", " + what + ": " + position.outcome().get());
    }
    return position.choice().seat() == seat
        || fail(step.place(), seat + ", " + what + ": " + otherDecides());
  }

  private String otherDecides() {
    Choice choice = position.choice();
    return choice.seat() + " decides: " + choice.question().words() + " " + offered();
  }

  private List<String> offered() {
    Choice choice = position.choice();
    List<String> offered = new ArrayList<>();
    for (int i = 0; i < choice.count(); i++) {
      offered.add(choice.move(i).notation());
    }
    return offered;
  }

  /// Makes forced moves until that seat is asked, and then those that leave it asked.
  private void goTo(Seat seat) {
    while (forced() && position.choice().seat() != seat) {
      play(0);
    }
    while (forced() && asksNext(seat)) {
      play(0);
    }
  }

  private boolean asksNext(Seat seat) {
    int moment = chance.moment();
    Position twin = position.copy();
    twin.play(0, chance);
    chance.backTo(moment);
    return turn(twin).equals(turn(position))
        && (twin.outcome().isPresent() || twin.choice().seat() == seat);
  }

  /// Makes forced moves, but lets neither the turn nor a part of it pass.
  private void settle() {
    while (forced() && !forcedMovePasses()) {
      play(0);
    }
  }

  private boolean forcedMovePasses() {
    int moment = chance.moment();
    Position twin = position.copy();
    twin.play(0, chance);
    chance.backTo(moment);
    return !turn(twin).equals(turn(position));
  }

  private static Optional<Table.Turn> turn(Position position) {
    return position.table(Viewer.SPECTATOR).turn();
  }

  private boolean forced() {
    return position.outcome().isEmpty() && position.choice().count() == 1;
  }

  private void play(int index) {
    position.play(index, chance);
    keep();
  }

  private void keep() {
    trail.add(position.copy());
    if (trail.size() > TextLimits.FORCED_MOVES) {
      throw new Refused(body.place() + ": the forced moves of this scenario do not end");
    }
  }

  private boolean fail(Place place, String failure) {
    failures.add(place + ": " + failure);
    return false;
  }
}
