import { getLoggedError, logCleanly, logOptions } from '@ev-site/content/logging/log.ts';
import { isRefusal } from '@ev-site/content/requests/is-refusal.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { getRequestId } from './request-id.ts';

/**
 * The studio's log, with the same lines as the site's. A request that was refused (400, 403, 404) is not an error of
 * ours and is logged at the level "info". Payload would recognize such errors by their class names, but the studio's
 * build removes these names.
 * @param to where lines are written; standard output by default
 */
export const createStudioLog = (level: string, to?: DestinationStream): Logger => {
  const options = {
    ...logOptions(level),
    // The same field name as in the site's log, so that one search finds the lines of both.
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
