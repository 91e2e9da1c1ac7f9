package cardwright.engine;

/// Something that players can agree on beyond the format.
///
/// @param words how it is written, such as `winner chooses`, or `start cookies N` with a whole number for `N`
/// @param says what it is, in a sentence
/// @param once whether it is for the first game of a match alone
public record GameOption(String words, Message says, boolean once) {
  private static final String NUMBER = " N";

  /// An option of a game without a catalogue.
  public GameOption(String words, String says, boolean once) {
    this(words, Message.plain(says), once);
  }

  /// Whether what is written means this one.
  public boolean matches(String written) {
    return words.endsWith(NUMBER)
        ? written.startsWith(name() + " ")
            && written.substring(name().length() + 1).matches("\\d{1,2}")
        : written.equals(words);
  }

  /// How it is written, without its number.
  public String name() {
    return words.endsWith(NUMBER) ? words.substring(0, words.length() - NUMBER.length()) : words;
  }
}
