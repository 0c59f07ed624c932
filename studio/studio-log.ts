import { logOptions } from '@ev-site/content/log.ts';
import { type Logger, pino } from 'pino';

const isRefusal = (first: unknown): boolean => {
  if (typeof first !== 'object' || first === null) return false;
  const error = 'err' in first ? first.err : first;
  return error instanceof Error && 'status' in error && Number(error.status) < 500;
};

/**
 * The studio's log: the same lines as the site's. What was refused to somebody (403, 404, 400) is no error of ours and
 * is told at the level "info"; the studio's build takes such errors their names, by which Payload would know them.
 */
export const createStudioLog = (level: string): Logger =>
  pino({
    ...logOptions(level),
    hooks: {
      logMethod(values, method, given) {
        const [first] = values as unknown[];
        if (given > 30 && isRefusal(first))
          this.info({ err: 'err' in (first as object) ? (first as { err: unknown }).err : first }, 'refused');
        else method.apply(this, values);
      },
    },
  });
