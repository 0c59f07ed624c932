import { minute } from '@ev-site/content/time/spans-of-time.ts';
import type { LeadOutcome } from './lead-form.ts';

/** Whether forms are taken: yes, staff have paused them, or not because the database takes nothing. */
export type FormStatus = 'taken' | 'paused' | 'failing';

interface StatusOptions {
  isDatabaseAnswering(): boolean;
  /** Whether staff have paused the forms. */
  isPaused(): Promise<boolean>;
  now?: () => number;
}

/** A database may answer and yet store nothing, as on a full disk: so many forms in a row that failed say so. */
const manyFailures = 2;
/** After this time (ms) without a further one, visitors may try again. */
const restMs = minute;

/** Knows whether forms are taken, from what became of the last ones. One form alone says nothing: it may be its own fault. */
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
      if (failures >= manyFailures && now() - failedAt < restMs) return 'failing';
      return (await isPaused()) ? 'paused' : 'taken';
    },
  };
};
