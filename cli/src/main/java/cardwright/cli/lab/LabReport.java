package cardwright.cli.lab;

import java.util.List;
import java.util.Map;

/// A report of the laboratory, in each way in which it is told but for its page.
interface LabReport {
  /// In words, line by line.
  List<String> lines();

  /// As data for programs.
  Map<String, Object> data();

  /// As a table of separated values, with a heading.
  String csv();
}
