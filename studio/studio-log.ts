import { getLoggedError, logCleanly, logOptions } from '@ev-site/content/logging/log.ts';
import { isRefusal } from '@ev-site/content/requests/is-refusal.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { getRequestId } from './request-id.ts';

/**
 * The studio's log: the same lines as the site's. What was refused to somebody (403, 404, 400) is no error of ours and
 * is told at the level "info"; the studio's build takes such errors their names, by which Payload would know them.
 * @param to standard output where none is given
 */
export const createStudioLog = (level: string, to?: DestinationStream): Logger => {
  const options = {
    ...logOptions(level),
    // By the name that the site's lines have it under, so that one word finds both.
    mixin() {
      const reqId = getRequestId();
      return reqId === undefined ? {} : { reqId };
    },
    hooks: {
      logMethod(this: Logger, values: Parameters<Logger['info']>, method: Logger['info'], given: number) {
        const err = getLoggedError(values[0]);
        if (given > 30 && isRefusal(err)) this.info({ err }, 'refused');
        else logCleanly(this, values, method);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
};
