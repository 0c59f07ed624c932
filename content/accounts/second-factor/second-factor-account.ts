/** The stored fields of a second factor. */
export interface SecondFactorAccount {
  id: number;
  email?: string;
  /** Whether an administrator requires it. */
  secondFactorRequired?: boolean | null;
  /** When it was set up; empty if there is none. */
  secondFactorSince?: string | null;
  /** The secret of the codes, encrypted. */
  secondFactorSecret?: string | null;
  /** A secret that was shown and still waits for its first code, encrypted. */
  secondFactorPending?: string | null;
  /** The number of the half minute, since 1970, of the last accepted code. */
  secondFactorStep?: number | null;
  /** Hashes of the unused recovery codes, separated by commas. */
  recoveryCodes?: string | null;
}
