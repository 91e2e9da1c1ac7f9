package cardwright.cli;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.match.Exchange;
import cardwright.match.Match;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Asks what is settled between two games of a match: each player's exchanges of cards, then who goes first.
final class BetweenGames {
  private static final Pattern SWAP = Pattern.compile("swap (.+) for (.+)");
  private static final List<String> SWAP_HELP =
      List.of(
          "swap CARD for CARD   takes the first card out of your deck, the second one in",
          "reset                takes all exchanges for this game back",
          "deck                 your deck and your side deck",
          "show CARD            the text of a card",
          "done or 1            plays with this deck",
          "quit or q            leaves the match");
  private static final List<String> FIRST_HELP =
      List.of(
          "first or 1    you go first",
          "second or 2   the other player goes first",
          "quit or q     leaves the match");

  private final Game game;
  private final Match match;
  private final Screen screen;
  private final Seating seating;
  private boolean left;
  private boolean done;

  /// Follows one command; says whether it was one.
  private interface Command {
    boolean follow(String typed);
  }

  BetweenGames(Game game, Match match, Screen screen, Seating seating) {
    this.game = game;
    this.match = match;
    this.screen = screen;
    this.seating = seating;
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
    left = seating.shared() && !screen.handOver(seat);
    if (left) {
      return;
    }
    show(match.deck(seat));
    screen.print("--- Exchange cards? swap CARD for CARD, done; help for more");
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
    String goes = Names.find("card in your deck", out, distinct(deck.cards()));
    String comes = Names.find("card in your side deck", in, distinct(deck.side()));
    match.exchange(seat, Exchange.swap(deck, goes, comes));
    List<String> taken = Exchange.taken(match.registered(seat), match.deck(seat));
    screen.print(
        taken.isEmpty() ? "The deck is as registered." : "Taken in: " + DeckList.counted(taken));
  }

  private static List<String> distinct(List<String> names) {
    return names.stream().distinct().toList();
  }

  private void chooseFirst(Seat seat) {
    String who = seating.shared() ? "Player " + seat + " chooses" : "You choose";
    screen.print("--- " + who + " who goes first: first (1) or second (2)?");
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
      Optional<String> typed = screen.read("> ");
      if (typed.isEmpty()) {
        endOfInput();
      } else if (!typed.get().isBlank()) {
        try {
          follow(typed.get(), help, command);
        } catch (Refused refused) {
          String words = screen.place() + refused.getMessage();
          if (screen.strict()) {
            throw new Refused(words, refused);
          }
          tell(words);
        }
      }
    }
  }

  private void follow(String typed, List<String> help, Command command) {
    String[] words = typed.strip().split("\\s+", 2);
    switch (MoveInput.plain(words[0])) {
      case "quit", "exit", "q" -> left = true;
      case "help", "?" -> help.forEach(screen::print);
      case "show" -> showCard(words.length == 2 ? words[1] : "");
      default -> {
        if (!command.follow(typed)) {
          throw new Refused(
              Names.quoted(typed.strip()) + " is not understood between games; type help");
        }
      }
    }
  }

  private void endOfInput() {
    if (!screen.attended()) {
      throw new Refused(
          "the input ended in the middle of the match, after "
              + Count.of(match.plays().size(), "game")
              + "; it has to go on to the end, or say quit");
    }
    left = true;
  }

  private void show(Deck deck) {
    tell("deck: " + DeckList.cards(deck));
    tell("side deck: " + DeckList.counted(deck.side()));
  }

  private void showCard(String given) {
    CardFace face = new CardNames(game).find(given);
    face.source().lines().forEach(this::tell);
  }

  private void tell(String words) {
    int width = screen.attended() ? screen.width() : Integer.MAX_VALUE;
    Stream.of(words).flatMap(each -> Wrap.text(each, width).stream()).forEach(screen::print);
  }
}
