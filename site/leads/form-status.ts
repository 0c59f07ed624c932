import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { LeadOutcome } from './lead-form.ts';

/** Whether forms are accepted: `paused` by staff, or `failing` because the database stores nothing. */
export type FormStatus = 'taken' | 'paused' | 'failing';

interface StatusOptions {
  isDatabaseAnswering(): boolean;
  isPaused(): Promise<boolean>;
  now?: () => number;
}

/**
 * A database may answer and still store nothing, for example on a full disk. This many failed forms in a row show that.
 */
const manyFailures = 2;
/** After this time (ms) without another failure, visitors may try again. */
const restMs = minute;

/**
 * Tracks whether forms are accepted, from the results of the last ones. One failure proves nothing: that form itself
 * may be at fault.
 */
export const createFormStatus = ({ isDatabaseAnswering, isPaused, now = Date.now }: StatusOptions) => {
  let failures = 0;
  let failedAt = 0;
  return {
    note({ outcome }: LeadOutcome): void {
      if (outcome === 'saved') failures = 0;
      if (outcome !== 'notSaved') return;
      failures += 1;
      failedAt = now();
    },
    async get(): Promise<FormStatus> {
      if (!isDatabaseAnswering()) return 'failing';
      // The failure may lie in the future, if the clock was set back.
      if (failures >= manyFailures && Math.abs(now() - failedAt) < restMs) return 'failing';
      return (await isPaused()) ? 'paused' : 'taken';
    },
  };
};
