package cardwright.server;

import java.nio.file.Path;

/// A server in a program of its own, to be killed.
final class Killed {
  private Killed() {}

  /// Prints the port, and serves until it is killed.
  ///
  /// @param args the folder of the store
  public static void main(String[] args) throws InterruptedException {
    Server server = Room.open(Path.of(args[0]));
    System.out.println(server.port());
    Thread.currentThread().join();
  }
}
