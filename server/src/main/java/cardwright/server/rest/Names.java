package cardwright.server.rest;

import static cardwright.engine.Message.number;

import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Locale;

/// Names of people, and names of things that are made by chance.
final class Names {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
  private static final int LONGEST = 30;
  private static final String[] FIRST = {
    "Quick", "Merry", "Clever", "Gentle", "Brave", "Sunny", "Curious", "Calm", "Lucky", "Bright"
  };
  private static final String[] SECOND = {
    "Otter", "Fox", "Badger", "Heron", "Hedgehog", "Wren", "Squirrel", "Marten", "Lynx", "Robin"
  };

  private Names() {}

  /// A name for a new guest.
  static String guest() {
    return FIRST[RANDOM.nextInt(FIRST.length)]
        + " "
        + SECOND[RANDOM.nextInt(SECOND.length)]
        + " "
        + (10 + RANDOM.nextInt(90));
  }

  /// So many letters and digits.
  static String random(int length) {
    StringBuilder id = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return id.toString();
  }

  /// A name as it is kept: composed, without what shows nothing and without marks of direction, blanks single.
  ///
  /// @throws Problem when nothing or too much is left, or when it can be taken for somebody else of the house
  static String normal(String given) {
    StringBuilder shown = new StringBuilder();
    Normalizer.normalize(given, Normalizer.Form.NFC)
        .codePoints()
        .filter(each -> !Likeness.isBlank(each))
        .forEach(shown::appendCodePoint);
    String name =
        shown
            .toString()
            .replaceAll("\\p{Z}+", " ")
            .replaceAll("(^| )\\p{M}+", "$1")
            .replaceAll("(\\p{M}{2})\\p{M}+", "$1")
            .strip();
    int length = name.codePointCount(0, name.length());
    if (length < 1 || length > LONGEST) {
      throw Problem.refused(Messages.of("name.length", number(LONGEST)));
    }
    if (Likeness.isOfTheHouse(name)) {
      throw Problem.refused(Messages.of("name.of-the-house"));
    }
    if (Likeness.isMixed(name)) {
      throw Problem.refused(Messages.of("name.mixed"));
    }
    return name;
  }

  /// What somebody signs in with, as it is kept.
  ///
  /// @throws Problem when it is none
  static String login(String given) {
    String login = given.strip().toLowerCase(Locale.ROOT);
    if (!login.matches("[a-z0-9_-]{3,30}")) {
      throw Problem.refused(Messages.of("account.login"));
    }
    return login;
  }
}
