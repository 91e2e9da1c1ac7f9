package cardwright.server.wire;

import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the server says to a page.
public sealed interface ToPage {
  /// The name of the message.
  @JsonProperty(index = 0)
  String type();

  /// All that a viewer sees now. What is raw is JSON already: it is written once and hashed.
  record View(
      String play,
      int version,
      String hash,
      @Nullable String before,
      boolean whole,
      @Nullable String you,
      String state,
      @JsonRawValue String players,
      @JsonRawValue String match,
      @JsonRawValue String table,
      @JsonRawValue String choice,
      List<Told> events,
      @Nullable Clocks clocks,
      Present present,
      @Nullable ClaimState claim,
      UndoState undo,
      @Nullable Again again,
      @Nullable AutoState auto,
      @Nullable Between between,
      @JsonRawValue String outcome,
      Shuffle shuffle,
      @Nullable Boolean reached)
      implements ToPage {
    @Override
    public String type() {
      return "view";
    }
  }

  /// Something that happened, as the viewer may know it.
  ///
  /// @param words the sentence, in which the viewer is `you`, and other players are `A` and `B`
  /// @param spans where it speaks of players and cards
  /// @param cards the handles of the cards on the table that it speaks of
  /// @param snapshot the part of the table that it was about, as a table of its own; null where it brings none
  record Told(
      int version,
      String kind,
      String words,
      List<MarkedWords.Span> spans,
      List<String> cards,
      @JsonRawValue @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String snapshot) {
    /// An event of a log.
    ///
    /// @param pointing finds its cards; null where there is no table
    public static Told of(
        int version,
        String kind,
        Message message,
        Recipient recipient,
        @Nullable Pointing pointing) {
      MarkedWords marked = MarkedWords.of(message, recipient);
      return new Told(
          version,
          kind,
          marked.words(),
          marked.spans(),
          pointing == null ? List.of() : pointing.named(marked),
          null);
    }

    /// The same with the part of the table that it was about.
    ///
    /// @param table as JSON; empty where it brings none
    public Told showing(String table) {
      return table.isEmpty() ? this : new Told(version, kind, words, spans, cards, table);
    }
  }

  /// Both clocks.
  record Clocks(
      @JsonProperty("A") ClockOf a,
      @JsonProperty("B") ClockOf b,
      @Nullable String running,
      long bank,
      long move) {}

  /// What is left on a clock.
  record ClockOf(long bank, long move) {}

  /// Who is there.
  record Present(@JsonProperty("A") boolean a, @JsonProperty("B") boolean b, int watching) {}

  /// When a play can be claimed.
  record ClaimState(String against, long in) {}

  /// What can be taken back.
  record UndoState(String mine, @Nullable String asked) {}

  /// Who offers the same again, and where.
  record Again(String by, String play) {}

  /// When the viewer passes without being asked.
  record AutoState(String mode, List<String> stops, List<String> phases) {}

  /// The step between two games.
  record Between(List<String> deck, List<String> side, Ready ready, @Nullable String chooser) {}

  /// Who is done with exchanging.
  record Ready(@JsonProperty("A") boolean a, @JsonProperty("B") boolean b) {}

  /// What is known of the shuffle: hashes from the start, and in the end what was behind them.
  record Shuffle(
      String drawn,
      PerParty hashes,
      Opened opened,
      @Nullable String terms,
      @Nullable PerParty parts,
      @Nullable String seed) {}

  /// Something of each party to a shuffle.
  record PerParty(
      @Nullable String server,
      @JsonProperty("A") @Nullable String a,
      @JsonProperty("B") @Nullable String b) {}

  /// Which player has opened its part; null for a computer player, which brings none.
  record Opened(@JsonProperty("A") @Nullable Boolean a, @JsonProperty("B") @Nullable Boolean b) {}

  /// How a game or a match ended.
  record Ended(@Nullable String winner, String reason, String how) {}

  /// Who plays.
  record Player(
      String name,
      String kind,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String level,
      @Nullable String deck) {}

  /// Something changed beside the table.
  record Status(
      int version,
      String hash,
      @Nullable Clocks clocks,
      Present present,
      @Nullable ClaimState claim,
      UndoState undo,
      @Nullable Again again)
      implements ToPage {
    @Override
    public String type() {
      return "status";
    }
  }

  /// A command was carried out.
  record Accepted(String commandId, int version) implements ToPage {
    @Override
    public String type() {
      return "accepted";
    }
  }

  /// Something was not carried out.
  record Refused(@Nullable String commandId, String code, String message) implements ToPage {
    @Override
    public String type() {
      return "refused";
    }
  }

  /// The answer to a question.
  ///
  /// @param ends how the move that was asked about ends the play for who asks: `won`, `lost` or `drawn`; null where that is not sure
  /// @param ending what the turn brings who asks when it is ended by that move, in parts of a sentence; null where it brings nothing or is not ended
  /// @param marks the marks of cards that are others after the move, for sure; null where none is
  /// @param leaves `lethal` where the move leaves a computer that can win in its next turn for sure; null otherwise
  record Answer(
      String commandId,
      String to,
      List<String> words,
      List<Explained> explanations,
      List<Weighed> weighed,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String ends,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<String> ending,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Mark> marks,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String leaves)
      implements ToPage {
    /// An answer that tells of no end.
    public Answer(
        String commandId,
        String to,
        List<String> words,
        List<Explained> explanations,
        List<Weighed> weighed) {
      this(commandId, to, words, explanations, weighed, null, null, null, null);
    }

    @Override
    public String type() {
      return "answer";
    }
  }

  /// A figure and how it comes about, in words.
  record Explained(String card, String figure, String printed, List<String> changes, String now) {
    /// An explanation in words.
    public static Explained of(Explanation explanation, Recipient recipient) {
      return new Explained(
          recipient.words(explanation.card()),
          recipient.words(explanation.figure()),
          recipient.words(explanation.printed()),
          explanation.changes().stream().map(recipient::words).toList(),
          recipient.words(explanation.now()));
    }
  }

  /// A mark of a card as it is after a move.
  ///
  /// @param side on whose side the card lies
  /// @param card its title; no other card of that title lies in the zone
  record Mark(Seat side, String zone, String card, String name, String value) {}

  /// A move and what it is thought to be worth.
  record Weighed(String move, double chance, int visits, boolean proved) {}

  /// A player says something to everybody at the table.
  record Emote(Seat seat, EmoteKind emote) implements ToPage {
    @Override
    public String type() {
      return "emote";
    }
  }

  /// Are you there?
  record Ping(int n) implements ToPage {
    @Override
    public String type() {
      return "ping";
    }
  }

  /// The last message.
  record Bye(String code, String message, @Nullable Integer retry) implements ToPage {
    @Override
    public String type() {
      return "bye";
    }
  }
}
