import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isServerFault } from '@ev-site/content/mail/mailer.ts';
import type { Service } from '../../metrics/outbox.ts';
import { WebhookRefusal } from './webhook.ts';

const names: Record<Service, string> = { mail: 'mail server', webhook: 'webhook' };

/** Whether an error means that the service cannot be used at all, rather than that it refuses this one lead. */
const meansAway: Record<Service, (error: unknown) => boolean> = {
  mail: isServerFault,
  webhook: (error) => !(error instanceof WebhookRefusal && error.isFinal),
};

/** While a service is down, one lead is tried with it after each such pause (ms). */
const probeMs = 5000;

/**
 * A circuit breaker for each service: tracks whether the service is down, and logs once when it goes down and once when
 * it is back.
 */
export const createCircuitBreakers = (log: Pick<Log, 'error' | 'info'>, now: () => number = Date.now) => {
  const triedAt: Partial<Record<Service, number>> = {};
  return {
    isAway: (service: Service): boolean => triedAt[service] !== undefined,
    /** Whether a service that is down should be tried now. Counts as that try. */
    takeProbe(service: Service): boolean {
      const at = triedAt[service];
      // A try may lie in the future, if the clock was set back.
      if (at === undefined || Math.abs(now() - at) < probeMs) return false;
      triedAt[service] = now();
      return true;
    },
    /** Notes the result of using a service; `error` is undefined after a success. */
    note(service: Service, error: unknown): void {
      const wasAway = triedAt[service] !== undefined;
      if (error !== undefined && meansAway[service](error)) {
        triedAt[service] = now();
        const problem = toLoggableError(error);
        if (!wasAway) log.error({ problem }, `the ${names[service]} does not answer; leads wait`);
      } else if (wasAway) {
        // A service that refuses one lead is up as well.
        delete triedAt[service];
        log.info({}, `the ${names[service]} answers again`);
      }
    },
  };
};
