package cardwright.players;

/// The proof numbers of a position, from those of what its moves lead to; or of a move, from those of
/// what chance may make of it.
final class ProofNumbers {
  /// By what share of the second best the best may become worse before another is looked at.
  private static final int PATIENCE = 4;

  private boolean any;
  private int proof;
  private int refutation;
  private int first;
  private int proofOfFirst;
  private int refutationOfFirst;
  private int second;

  /// Begins anew.
  ///
  /// @param any whether one that is proved is enough; otherwise one that is refuted is
  void begin(boolean any) {
    this.any = any;
    proof = any ? ProofNode.NEVER : 0;
    refutation = any ? 0 : ProofNode.NEVER;
    first = -1;
    second = ProofNode.NEVER;
  }

  /// Adds one.
  void add(int index, int itsProof, int itsRefutation) {
    int needed = any ? itsProof : itsRefutation;
    int least = any ? proof : refutation;
    if (first < 0 || needed < least) {
      second = first < 0 ? ProofNode.NEVER : least;
      first = index;
      proofOfFirst = itsProof;
      refutationOfFirst = itsRefutation;
    } else if (needed < second) {
      second = needed;
    }
    proof = any ? Math.min(proof, itsProof) : sum(proof, itsProof);
    refutation = any ? sum(refutation, itsRefutation) : Math.min(refutation, itsRefutation);
  }

  /// A sum of what can be does not become what leads round, nor that what can never be.
  private static int sum(int one, int other) {
    int larger = Math.max(one, other);
    return Math.min(one + other, Math.max(larger, ProofNode.ROUND));
  }

  int proof() {
    return proof;
  }

  int refutation() {
    return refutation;
  }

  /// The one to look at next; -1 when there was none.
  int first() {
    return first;
  }

  /// Whether neither answer can be had but by ways that lead round.
  boolean leadsRound() {
    return proof >= ProofNode.ROUND && refutation >= ProofNode.ROUND;
  }

  /// From which proof number of the first one on another has to be looked at.
  ///
  /// @param limit the same of the whole
  int proofLimit(int limit) {
    return any ? Math.min(limit, patient(second)) : rest(limit, proof, proofOfFirst);
  }

  /// From which refutation number of the first one on another has to be looked at.
  ///
  /// @param limit the same of the whole
  int refutationLimit(int limit) {
    return any ? rest(limit, refutation, refutationOfFirst) : Math.min(limit, patient(second));
  }

  private static int rest(int limit, int whole, int ofFirst) {
    return Math.min(ProofNode.NEVER, limit - whole + ofFirst);
  }

  private static int patient(int second) {
    return second >= ProofNode.ROUND ? second : second + 1 + second / PATIENCE;
  }
}
