/**
 * What an answer to the human check is worth. `token` names the answer for the store of used ones;
 * `unreachable` means that the provider could not be asked.
 */
type Verdict = { outcome: 'passed'; token: string; validMs: number } | { outcome: 'failed' | 'unreachable' };

/** The one port to whatever tells people from programs. */
export interface HumanCheck {
  /** A challenge for the widget; null where a provider makes its own. */
  createChallenge(): Promise<object | null>;
  verify(answer: string): Promise<Verdict>;
}
