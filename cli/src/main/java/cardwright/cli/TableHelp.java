package cardwright.cli;

import java.util.List;
import java.util.Locale;

/// What can be typed at the table, in the language of the one who reads it. Commands are the same in every language.
final class TableHelp {
  private static final List<String> ENGLISH =
      List.of(
          "the number of a move, its words, or a beginning of them that no other move has",
          "moves          all moves with what they mean; moves WORDS: those with these words",
          "why MOVE       why a move is not offered",
          "hint           the moves that look best, and what the best one changes",
          "explain CARD   why the figures of a card are what they are",
          "cards          the cards that you can see",
          "decks          the cards of the decks that you know, and where each is",
          "show CARD      the text of a card",
          "text           shows the text of the cards in your hand at each decision, or no more",
          "log            all that has happened",
          "table          the whole table, where it was shortened",
          "undo           takes your last move back",
          "auto off       asks you every time, even when you can only pass",
          "auto forced    passes automatically when you have no other move (so it is at the start)",
          "auto quiet     also passes until something new can be done",
          "auto turn      passes until this turn is over, whatever comes",
          "stop PHASE     asks you in that phase in any case; stop PHASE mine or theirs: in your",
          "               turns or the other player's; stop off: in none; stop: which there are",
          "quit or q      leaves the game",
          "help or ?      shows this");

  private static final List<String> GERMAN =
      List.of(
          "die Nummer eines Spielzugs, seine Wörter oder ein Anfang davon, den kein anderer hat",
          "moves          alle Spielzüge mit dem, was sie bedeuten; moves WORDS: die mit diesen Wörtern",
          "why MOVE       warum ein Spielzug nicht zur Wahl steht",
          "hint           die Spielzüge, die am besten aussehen, und was der beste ändert",
          "explain CARD   warum die Werte einer Karte sind, wie sie sind",
          "cards          die Karten, die du sehen kannst",
          "decks          die Karten der Decks, die du kennst, und wo jede ist",
          "show CARD      der Text einer Karte",
          "text           zeigt bei jeder Entscheidung den Text deiner Handkarten, oder nicht mehr",
          "log            alles, was geschehen ist",
          "table          der ganze Tisch, wo er gekürzt war",
          "undo           nimmt deinen letzten Spielzug zurück",
          "auto off       fragt dich jedes Mal, auch wenn du nur passen kannst",
          "auto forced    passt von selbst, wenn du sonst nichts tun kannst (so ist es am Anfang)",
          "auto quiet     passt auch von selbst, bis etwas Neues möglich ist",
          "auto turn      passt, bis dieser Zug vorbei ist, was auch kommt",
          "stop PHASE     fragt dich in dieser Phase auf jeden Fall; stop PHASE mine oder theirs: nur in",
          "               deinen oder nur in fremden Zügen; stop off: in keiner; stop: welche es gibt",
          "quit oder q    verlässt die Partie",
          "help oder ?    zeigt das hier");

  private TableHelp() {}

  /// The lines of the help.
  static List<String> lines(Locale language) {
    return isGerman(language) ? GERMAN : ENGLISH;
  }

  /// What stands before the rulings that a judge can decree.
  static String rulings(Locale language) {
    return isGerman(language)
        ? "judge RULING   was außerhalb des Ablaufs entschieden werden kann:"
        : "judge RULING   what a judge decrees outside the order of play:";
  }

  private static boolean isGerman(Locale language) {
    return language.getLanguage().equals(Locale.GERMAN.getLanguage());
  }
}
