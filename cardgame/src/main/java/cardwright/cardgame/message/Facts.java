package cardwright.cardgame.message;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.state.TurnOrder;
import cardwright.cardgame.state.TurnPart;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.LineChanges;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// What tables of many games tell of the turn and of cards, with labels of the catalogue beside this class.
public final class Facts {
  private Facts() {}

  /// The facts of a table: where the turn stands, and what else holds.
  ///
  /// @param phase the part of the turn in words; not read where turns have no parts
  public static List<Table.Fact> of(Table.Turn turn, Message phase, List<Table.Fact> others) {
    List<Table.Fact> facts = new ArrayList<>();
    facts.add(new Table.Fact("turn", String.valueOf(turn.number()), Messages.of("fact.turn")));
    facts.add(seat("player", Messages.of("fact.player"), turn.player()));
    if (!turn.phase().isEmpty()) {
      facts.add(new Table.Fact("phase", turn.phase(), Messages.of("fact.phase"), phase));
    }
    facts.addAll(others);
    return List.copyOf(facts);
  }

  /// The player who goes first.
  public static Table.Fact first(Seat seat) {
    return seat("first", Messages.of("fact.first"), seat);
  }

  /// The further turns that texts have given and that are still to come, of each player who has any.
  public static List<Table.Fact> furtherTurns(TurnOrder turns) {
    List<Table.Fact> facts = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      if (turns.further(seat) > 0) {
        facts.add(
            new Table.Fact(
                "further turns of " + seat,
                String.valueOf(turns.further(seat)),
                Messages.of("fact.further-turns", player(seat))));
      }
    }
    return facts;
  }

  /// How many phases of a kind are to be skipped, of each player who skips any.
  ///
  /// @param title the phase as people speak of it
  public static List<Table.Fact> skipped(TurnOrder turns, TurnPart phase, Message title) {
    List<Table.Fact> facts = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      if (turns.skips(seat, phase) > 0) {
        facts.add(
            new Table.Fact(
                phase.words() + "s skipped by " + seat,
                String.valueOf(turns.skips(seat, phase)),
                Messages.of("fact.skipped-phases", player(seat), clause(title))));
      }
    }
    return facts;
  }

  private static Table.Fact seat(String name, Message label, Seat seat) {
    return new Table.Fact(name, seat.name(), label, Messages.of("fact.seat", player(seat)));
  }

  /// The number of a card among those of its name, as in the notation of moves.
  public static Table.Fact number(int number) {
    return new Table.Fact("number", String.valueOf(number), Messages.of("fact.number"));
  }

  /// That a card is a token: of no deck, and gone for good when it leaves play.
  public static Table.Fact token() {
    Message token = Messages.of("fact.token");
    return new Table.Fact(Table.Fact.TOKEN, "yes", Table.Telling.ALONE, token, token);
  }

  /// What texts have made of the lines of a card: that its own are lost, and which it has gained.
  public static List<Table.Fact> of(LineChanges changes) {
    List<Table.Fact> facts = new ArrayList<>();
    if (changes.lost()) {
      Message lost = Messages.of("fact.abilities-lost");
      facts.add(new Table.Fact("abilities lost", "yes", Table.Telling.ALONE, lost, lost));
    }
    if (!changes.gained().isEmpty()) {
      String words =
          changes.gained().stream().map(GivenText::words).collect(Collectors.joining("; "));
      facts.add(new Table.Fact("gained", words, Messages.of("fact.gained")));
    }
    return facts;
  }

  /// That a card is a copy of another for a time.
  ///
  /// @param name what the other one is called
  public static Table.Fact copyOf(String name) {
    return new Table.Fact("copy of", name, Messages.of("fact.copy-of"));
  }

  /// The place of a card in a deck.
  ///
  /// @param place 1 on top
  public static Table.Fact fromTop(int place) {
    return new Table.Fact("from top", String.valueOf(place), Messages.of("fact.from-top"));
  }

  /// How many counters of a name lie on a card.
  public static Table.Fact counters(String name, int number) {
    return new Table.Fact(
        name + " counters", String.valueOf(number), Messages.of("fact.counters", word(name)));
  }
}
