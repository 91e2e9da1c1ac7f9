package cardwright.server.rest;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Tells what a name looks like, by Unicode's tables of characters that are taken for one another (UTS 39).
final class Likeness {
  /// Who speaks for the house: nobody else is called so.
  private static final List<String> HOUSE =
      List.of(
          "computer",
          "server",
          "system",
          "admin",
          "administrator",
          "moderator",
          "mod",
          "host",
          "operator",
          "root",
          "support",
          "staff",
          "bot",
          "robot",
          "ai",
          "cardwright",
          "nobody",
          "random",
          "greedy",
          "beginner",
          "easy",
          "normal",
          "hard",
          "expert");

  /// Words that make no other name of one of those.
  private static final List<String> AROUND =
      List.of(
          "the",
          "a",
          "an",
          "your",
          "our",
          "my",
          "player",
          "opponent",
          "level",
          "team",
          "official",
          "message",
          "account",
          "mr",
          "ms",
          "no");

  private static final Normalizer2 FOLDING = Normalizer2.getNFKCCasefoldInstance();
  private static final SpoofChecker CHECKER =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL)
          .setRestrictionLevel(SpoofChecker.RestrictionLevel.MODERATELY_RESTRICTIVE)
          .build();

  /// Symbols that are letters in a frame, from the first of each row on.
  private static final int[] FRAMED = {0x1f130, 0x1f150, 0x1f170, 0x1f1e6};

  private static final String DIGITS = "013457@$!|";
  private static final String AS_LETTERS = "oieastasii";
  private static final int LETTERS = 26;

  // Made last: they need what stands above.
  private static final Set<String> TAKEN = seen(HOUSE);
  private static final Set<String> FILLING = seen(AROUND);

  private Likeness() {}

  private static Set<String> seen(List<String> words) {
    Set<String> all = new HashSet<>();
    words.forEach(word -> all.addAll(keys(word)));
    return Set.copyOf(all);
  }

  /// Whether a character shows nothing, though Unicode may call it a letter or a symbol.
  static boolean isBlank(int character) {
    return switch (UCharacter.getType(character)) {
      case UCharacter.CONTROL,
          UCharacter.FORMAT,
          UCharacter.PRIVATE_USE,
          UCharacter.SURROGATE,
          UCharacter.UNASSIGNED,
          UCharacter.LINE_SEPARATOR,
          UCharacter.PARAGRAPH_SEPARATOR ->
          true;
      default ->
          UCharacter.hasBinaryProperty(character, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
              // A pattern of Braille without dots, a head without a note, full and half blanks, an
              // object that is elsewhere.
              || character == 0x2800
              || character == 0x1d159
              || character == 0x13441
              || character == 0x13442
              || character == 0xfffc;
    };
  }

  /// Whether letters of scripts that nobody writes together stand in one word: Latin beside Cyrillic or Greek.
  static boolean isMixed(String name) {
    return Arrays.stream(name.split("[^\\p{L}\\p{M}]+"))
        .anyMatch(word -> !word.isEmpty() && CHECKER.failsChecks(word));
  }

  /// Whether a name can be taken for one of the house, a computer player's or the server's.
  static boolean isOfTheHouse(String name) {
    String plain = Normalizer2.getNFKCInstance().normalize(unframed(name));
    if (isTaken(plain.replaceAll("[^\\p{L}\\p{N}@$!|]+", ""))) {
      return true;
    }
    List<String> words = new ArrayList<>();
    for (String word : plain.split("[^\\p{L}\\p{M}\\p{N}@$!|]+")) {
      if (!word.isEmpty() && !word.matches("[\\p{N}!|]+") && !isAny(word, FILLING)) {
        words.add(word);
      }
    }
    return !words.isEmpty() && words.stream().allMatch(Likeness::isTaken);
  }

  private static boolean isTaken(String word) {
    return isAny(word, TAKEN)
        || isAny(word.replaceAll("[\\p{N}!|]+$", ""), TAKEN)
        || isAny(word.replaceAll("^[\\p{N}!|]+", ""), TAKEN);
  }

  private static boolean isAny(String word, Set<String> among) {
    return keys(word).stream().anyMatch(among::contains);
  }

  /// What a word may be read as: capital and small letters are alike in different ways.
  private static Set<String> keys(String word) {
    Set<String> keys = new HashSet<>();
    String bare = FOLDING.normalize(word).replaceAll("\\p{M}", "");
    String decomposed = Normalizer2.getNFDInstance().normalize(bare).replaceAll("\\p{M}", "");
    for (String each :
        List.of(word, decomposed, decomposed.toUpperCase(Locale.ROOT), lettered(decomposed))) {
      String look = CHECKER.getSkeleton(each);
      keys.add(CHECKER.getSkeleton(FOLDING.normalize(each)));
      keys.add(CHECKER.getSkeleton(FOLDING.normalize(look)));
      keys.add(CHECKER.getSkeleton(lettered(FOLDING.normalize(look))));
    }
    keys.remove("");
    return keys;
  }

  /// With digits and signs as the letters they often stand for.
  private static String lettered(String word) {
    StringBuilder read = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      int digit = DIGITS.indexOf(word.charAt(i));
      read.append(digit < 0 ? word.charAt(i) : AS_LETTERS.charAt(digit));
    }
    return read.toString();
  }

  private static String unframed(String name) {
    StringBuilder bare = new StringBuilder();
    name.codePoints()
        .forEach(each -> {
          int letter = each;
          for (int row : FRAMED) {
            if (each >= row && each < row + LETTERS) {
              letter = 'a' + each - row;
            }
          }
          bare.appendCodePoint(letter);
        });
    return bare.toString();
  }
}
