import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';

/** How long the same problem is not logged again (ms): some work is tried every second. */
const silenceMs = minute;

/**
 * Logs the failures of repeated work: each new problem at once, the same problem at most once a minute, and its end.
 */
export const sayFailure = (log: Pick<Log, 'error' | 'info'>, failure: string, over: string) => {
  let said: string | undefined;
  let saidAt = 0;
  return {
    failed(error: unknown): void {
      const problem = toLoggableError(error);
      const name = [problem.code, problem.message, problem.cause].join();
      if (name === said && performance.now() - saidAt < silenceMs) return;
      said = name;
      saidAt = performance.now();
      log.error({ problem }, failure);
    },
    worked(): void {
      if (said !== undefined) log.info({}, over);
      said = undefined;
    },
  };
};
