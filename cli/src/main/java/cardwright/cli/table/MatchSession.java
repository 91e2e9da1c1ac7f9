package cardwright.cli.table;

import static cardwright.engine.Message.number;

import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.match.Match;
import cardwright.players.ExternalPlayers;
import java.util.List;
import java.util.Locale;

/// A match at the keyboard: its games, and what is settled between them.
///
/// A computer player keeps its deck and chooses to go first.
///
/// @param texts whether the text of the cards in hand is shown
/// @param language the language that is read
record MatchSession(
    Game game,
    Match match,
    Screen screen,
    Seating seating,
    AutoPasses autoPasses,
    boolean texts,
    Locale language) {
  /// Plays until the end of the match, or until a person leaves.
  ///
  /// @param welcome what is said above the first table
  /// @throws cardwright.engine.Refused when a stream of commands has one that cannot be followed,
  ///     or ends too early
  void run(List<String> welcome) {
    Dialogue dialogue = new Dialogue(screen, language);
    boolean stayed = playGame(welcome);
    while (stayed && match.between()) {
      dialogue.print(score());
      stayed = new BetweenGames(game, match, seating, dialogue).run();
      if (stayed) {
        stayed = playGame(List.of());
      } else {
        dialogue.print(Messages.of("left.match", number(match.plays().size())));
      }
    }
    match
        .outcome()
        .ifPresent(outcome -> dialogue.print(seating.ending(outcome, "match.won", "match.tie")));
  }

  private boolean playGame(List<String> welcome) {
    PlayLog log = new PlayLog(language);
    autoPasses.begin();
    try (ExternalPlayers externalPlayers = seating.externalPlayers()) {
      externalPlayers.begin(game, opening());
      Play play = match.begin(externalPlayers.after(log), new Waiting(seating, autoPasses, log));
      return playGame(play, log, welcome);
    }
  }

  /// What the guests may know of how the next game begins.
  private Opening opening() {
    return Opening.of(match.format().name(), match.deck(Seat.A), match.deck(Seat.B));
  }

  private boolean playGame(Play play, PlayLog log, List<String> welcome) {
    Session session = new Session(game, play, log, screen, seating, autoPasses);
    session.showTexts(texts);
    Message heading =
        Messages.of("match.game", number(match.plays().size()), number(match.games()));
    if (welcome.isEmpty()) {
      session.welcome(List.of(heading.words(null, language)));
      session.untilHandedOver();
    } else {
      session.welcome(welcome);
    }
    return session.run();
  }

  private Message score() {
    return Messages.of(
        "match.score",
        number(match.plays().size()),
        number(match.wins(Seat.A)),
        number(match.wins(Seat.B)));
  }
}
