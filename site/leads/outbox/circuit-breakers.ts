import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isServerFault } from '@ev-site/content/mail/mailer.ts';
import type { Service } from '../../metrics/outbox.ts';
import { WebhookRefusal } from './webhook.ts';

const names: Record<Service, string> = { mail: 'mail server', webhook: 'webhook' };

/** Whether an error says that the service cannot be used at all, in contrast to one lead that it refuses. */
const meansAway: Record<Service, (error: unknown) => boolean> = {
  mail: isServerFault,
  webhook: (error) => !(error instanceof WebhookRefusal && error.isFinal),
};

/** How often a service that is away is tried again, with one lead. */
const probeMs = 5000;

/** A circuit breaker for each service: knows whether it is away; says once that it went and once that it came back. */
export const createCircuitBreakers = (log: Pick<Log, 'error' | 'info'>, now: () => number = Date.now) => {
  const probeAt: Partial<Record<Service, number>> = {};
  return {
    isAway: (service: Service): boolean => probeAt[service] !== undefined,
    /** Whether a service that is away is to be tried again now; counts as that try. */
    takeProbe(service: Service): boolean {
      const at = probeAt[service];
      if (at === undefined || at > now()) return false;
      probeAt[service] = now() + probeMs;
      return true;
    },
    /** Notes what came of using a service; `error` is undefined where it did its work. */
    note(service: Service, error: unknown): void {
      const wasAway = probeAt[service] !== undefined;
      if (error !== undefined && meansAway[service](error)) {
        probeAt[service] = now() + probeMs;
        const problem = toLoggableError(error);
        if (!wasAway) log.error({ problem }, `the ${names[service]} does not answer; leads wait`);
      } else if (wasAway) {
        // A service that refuses one lead is there as well.
        delete probeAt[service];
        log.info({}, `the ${names[service]} answers again`);
      }
    },
  };
};
