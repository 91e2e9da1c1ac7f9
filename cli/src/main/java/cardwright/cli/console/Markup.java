package cardwright.cli.console;

/// Text in the files that the program writes for browsers.
public final class Markup {
  private Markup() {}

  /// A text as HTML and SVG have it, in an element or in an attribute.
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
