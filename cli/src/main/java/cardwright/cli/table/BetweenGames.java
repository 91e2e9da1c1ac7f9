package cardwright.cli.table;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.cli.options.DeckList;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.match.Exchange;
import cardwright.match.Match;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Asks what is settled between two games of a match: each player's exchanges of cards, then who goes first.
final class BetweenGames {
  private static final Pattern SWAP = Pattern.compile("swap (.+) for (.+)");
  private static final List<String> SWAP_HELP =
      List.of("swap.swap", "swap.reset", "swap.deck", "swap.show", "swap.done", "swap.quit");
  private static final List<String> FIRST_HELP =
      List.of("first.first", "first.second", "first.quit");

  private final Game game;
  private final Match match;
  private final Screen screen;
  private final Seating seating;
  private final Dialogue dialogue;
  private boolean left;
  private boolean done;

  /// Follows one command; says whether it was one.
  private interface Command {
    boolean follow(String typed);
  }

  BetweenGames(Game game, Match match, Seating seating, Dialogue dialogue) {
    this.game = game;
    this.match = match;
    this.screen = dialogue.screen();
    this.seating = seating;
    this.dialogue = dialogue;
  }

  /// Asks the people at the table.
  ///
  /// @return whether all have stayed
  /// @throws Refused when a stream of commands has one that cannot be followed, or ends too early
  boolean run() {
    for (Seat seat : Seat.values()) {
      if (!left && isAsked(seat) && !match.registered(seat).side().isEmpty()) {
        exchange(seat);
      }
    }
    Seat chooser = match.chooser().orElseThrow();
    if (!left && isAsked(chooser)) {
      chooseFirst(chooser);
    } else if (!left) {
      match.choose(chooser);
    }
    return !left;
  }

  private boolean isAsked(Seat seat) {
    return seating.computer(seat).isEmpty();
  }

  /// Neither player sees what the other exchanges.
  private void exchange(Seat seat) {
    left = seating.shared() && !screen.handOver(seat, dialogue.language());
    if (left) {
      return;
    }
    show(match.deck(seat));
    dialogue.print(Messages.of("match.exchange"));
    ask(SWAP_HELP, typed -> followExchange(seat, typed));
    if (seating.shared()) {
      screen.clear();
    }
  }

  private boolean followExchange(Seat seat, String typed) {
    Matcher swap = SWAP.matcher(MoveInput.plain(typed));
    if (swap.matches()) {
      swap(seat, swap.group(1), swap.group(2));
      return true;
    }
    switch (MoveInput.plain(typed)) {
      case "done", "1" -> done = true;
      case "deck" -> show(match.deck(seat));
      case "reset" -> match.exchange(seat, match.registered(seat));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void swap(Seat seat, String out, String in) {
    Deck deck = match.deck(seat);
    String goes = Names.find(Messages.of("kind.card-in-deck"), out, distinct(deck.cards()));
    String comes = Names.find(Messages.of("kind.card-in-side-deck"), in, distinct(deck.side()));
    match.exchange(seat, Exchange.swap(deck, goes, comes));
    List<String> taken = Exchange.taken(match.registered(seat), match.deck(seat));
    dialogue.print(
        taken.isEmpty()
            ? Messages.of("match.as-registered")
            : Messages.of("match.taken-in", Message.word(DeckList.counted(taken))));
  }

  private static List<String> distinct(List<String> names) {
    return names.stream().distinct().toList();
  }

  private void chooseFirst(Seat seat) {
    Message question =
        Messages.of(
            "match.who-goes-first", Message.flag(seating.isYou(seat)), Message.player(seat));
    dialogue.print(question);
    ask(
        FIRST_HELP,
        typed -> {
          switch (MoveInput.plain(typed)) {
            case "first", "1" -> match.choose(seat);
            case "second", "2" -> match.choose(seat.other());
            default -> {
              return false;
            }
          }
          done = true;
          return true;
        });
  }

  /// Reads what is typed until one thing is settled, or the person leaves.
  private void ask(List<String> help, Command command) {
    done = false;
    while (!left && !done) {
      Message early =
          Messages.of("refusal.match-ended-early", Message.number(match.plays().size()));
      left = !dialogue.follow(early, typed -> follow(typed, help, command)) || left;
    }
  }

  private void follow(String typed, List<String> help, Command command) {
    String[] words = typed.strip().split("\\s+", 2);
    switch (MoveInput.plain(words[0])) {
      case "quit", "exit", "q" -> left = true;
      case "help", "?" -> help.forEach(line -> dialogue.print(Messages.of(line)));
      case "show" -> showCard(words.length == 2 ? words[1] : "");
      default -> {
        if (!command.follow(typed)) {
          throw new Refused(
              Messages.of("refusal.between-games", Message.word(Names.shown(typed.strip()))));
        }
      }
    }
  }

  private void show(Deck deck) {
    dialogue.tell(Messages.of("deck.main", Message.word(DeckList.cards(deck))));
    dialogue.tell(Messages.of("deck.side", Message.word(DeckList.counted(deck.side()))));
  }

  private void showCard(String given) {
    CardFace face = new CardNames(game).find(given);
    face.source().lines().forEach(dialogue::tell);
  }
}
