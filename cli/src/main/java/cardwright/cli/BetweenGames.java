package cardwright.cli;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.match.Exchange;
import cardwright.match.Match;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
  private final Locale language;
  private boolean left;
  private boolean done;

  /// Follows one command; says whether it was one.
  private interface Command {
    boolean follow(String typed);
  }

  /// @param language the language that is read
  BetweenGames(Game game, Match match, Screen screen, Seating seating, Locale language) {
    this.game = game;
    this.match = match;
    this.screen = screen;
    this.seating = seating;
    this.language = language;
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
    left = seating.shared() && !screen.handOver(seat, language);
    if (left) {
      return;
    }
    show(match.deck(seat));
    screen.print(words(Messages.of("match.exchange")));
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
    screen.print(
        words(
            taken.isEmpty()
                ? Messages.of("match.as-registered")
                : Messages.of("match.taken-in", Message.word(DeckList.counted(taken)))));
  }

  private static List<String> distinct(List<String> names) {
    return names.stream().distinct().toList();
  }

  private void chooseFirst(Seat seat) {
    Message question =
        Messages.of(
            "match.who-goes-first", Message.flag(seating.isYou(seat)), Message.player(seat));
    screen.print(words(question));
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
          String words = words(screen.placed(refused.message()));
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
      case "help", "?" -> help.forEach(line -> screen.print(words(Messages.of(line))));
      case "show" -> showCard(words.length == 2 ? words[1] : "");
      default -> {
        if (!command.follow(typed)) {
          throw new Refused(
              Messages.of("refusal.between-games", Message.word(Names.shown(typed.strip()))));
        }
      }
    }
  }

  private void endOfInput() {
    if (!screen.attended()) {
      throw new Refused(
          words(Messages.of("refusal.match-ended-early", Message.number(match.plays().size()))));
    }
    left = true;
  }

  private void show(Deck deck) {
    tell(words(Messages.of("deck.main", Message.word(DeckList.cards(deck)))));
    tell(words(Messages.of("deck.side", Message.word(DeckList.counted(deck.side())))));
  }

  private void showCard(String given) {
    CardFace face = new CardNames(game).find(given);
    face.source().lines().forEach(this::tell);
  }

  private String words(Message message) {
    return message.words(null, language);
  }

  private void tell(String words) {
    int width = screen.attended() ? screen.width() : Integer.MAX_VALUE;
    Stream.of(words).flatMap(each -> Wrap.text(each, width).stream()).forEach(screen::print);
  }
}
