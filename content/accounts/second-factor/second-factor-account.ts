/** What is kept of somebody's second factor. */
export interface SecondFactorAccount {
  id: number;
  email?: string;
  /** Whether an administrator asks for one. */
  secondFactorRequired?: boolean | null;
  /** Since when there is one; empty where there is none. */
  secondFactorSince?: string | null;
  /** The secret that codes are made of, sealed. */
  secondFactorSecret?: string | null;
  /** A secret that was shown and whose first code has not come yet, sealed. */
  secondFactorPending?: string | null;
  /** The half minute of the last code that was taken, counted since 1970. */
  secondFactorStep?: number | null;
  /** Fingerprints of the recovery codes that are left, with commas between. */
  recoveryCodes?: string | null;
}
