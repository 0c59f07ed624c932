/**
 * Verdict on an answer to the human check. `token` identifies the answer in the store of used answers; `unreachable`
 * means that the provider did not reply.
 */
type Verdict = { outcome: 'passed'; token: string; validMs: number } | { outcome: 'failed' | 'unreachable' };

/** The interface that every human check implements. */
export interface HumanCheck {
  /** Makes a challenge for the widget; null where the provider makes its own. */
  createChallenge(): Promise<object | null>;
  verify(answer: string): Promise<Verdict>;
}
