package cardwright.mlpccg.vocabulary;

/// The traits of cards.
public enum Trait {
  ACCESSORY("Accessory"),
  ALICORN("Alicorn"),
  ARMOR("Armor"),
  ARTIFACT("Artifact"),
  ASSET("Asset"),
  BREEZIE("Breezie"),
  CONDITION("Condition"),
  CRITTER("Critter"),
  CRYSTAL("Crystal"),
  DONKEY("Donkey"),
  DRAGON("Dragon"),
  EARTH_PONY("Earth Pony"),
  ELDER("Elder"),
  EPIC("Epic"),
  FOAL("Foal"),
  GOTCHA("Gotcha"),
  GRIFFON("Griffon"),
  LOCATION("Location"),
  MAILBOX("Mailbox"),
  PEGASUS("Pegasus"),
  PERFORMER("Performer"),
  REPORT("Report"),
  ROYALTY("Royalty"),
  SHOWDOWN("Showdown"),
  UNICORN("Unicorn"),
  UNIQUE("Unique"),
  ZEBRA("Zebra"),
  BUFFALO("Buffalo");

  private final String words;

  Trait(String words) {
    this.words = words;
  }

  /// The trait as cards write it.
  public String words() {
    return words;
  }

  /// This trait as a bit.
  public int bit() {
    return 1 << ordinal();
  }
}
