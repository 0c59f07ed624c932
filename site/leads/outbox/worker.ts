import { toLoggableError } from '@ev-site/content/loggable-error.ts';
import { isServerFault } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Payload } from 'payload';
import type { Settings } from '../../data/settings.ts';
import { type DeliveryOptions, deliverLead } from './deliver-lead.ts';
import { leaseDueLeads, releaseLead } from './due-leads.ts';
import { getNextAttempt, isGivenUp } from './retry-times.ts';

/** Leads taken at once, and how many of them are worked on side by side. */
const batch = 20;
const sideBySide = 5;
/** Pause when nothing is due, and when the mail server is away. */
const idleMs = 1000;
const awayMs = 5000;

interface WorkerOptions extends DeliveryOptions {
  payload: Payload;
  /** The company's mailboxes and phone; read once for each batch. */
  getSettings(): Promise<Settings>;
  log: { error(details: object, message: string): void; info(details: object, message: string): void };
}

/** Sends what is owed for leads. */
export interface Worker {
  start(): void;
  /** Looks at once instead of at the end of the pause. */
  wake(): void;
  /** Ends after the leads in hand. */
  stop(): Promise<void>;
}

/**
 * The worker behind the outbox. Any number of them may run, in one process or many. While the mail server is away
 * one lead at a time is tried; the others wait without counting it as a failure of theirs.
 */
export const createWorker = ({ payload, log, getSettings, ...delivery }: WorkerOptions): Worker => {
  let stopping = false;
  let serverAway = false;
  let running: Promise<void> = Promise.resolve();
  let wakeUp = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const settle = async (lead: Lead, settings: Settings): Promise<void> => {
    const { progress, error } = await deliverLead(lead, settings, delivery);
    const away = isServerFault(error);
    if (away && !serverAway)
      log.error({ problem: toLoggableError(error) }, 'the mail server does not answer; leads wait');
    if (!away && serverAway && progress.notifiedAt) log.info({}, 'the mail server answers again');
    if (error === undefined || away) serverAway = away;
    if (error === undefined) return releaseLead(payload, lead.id, progress, { delivery: 'done' });
    const lastProblem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    const now = Date.now();
    if (isGivenUp(lead.createdAt, now)) {
      log.error(
        { lead: lead.id, problem: toLoggableError(error) },
        'a lead could not be delivered for a day and is left to staff',
      );
      return releaseLead(payload, lead.id, progress, { delivery: 'failed', lastProblem });
    }
    const nextAttemptAt = getNextAttempt(lead.attempts, now);
    return releaseLead(payload, lead.id, progress, { delivery: 'due', nextAttemptAt, lastProblem });
  };

  const work = async (leads: Lead[]): Promise<void> => {
    if (leads.length === 0) return;
    const settings = await getSettings();
    const rest = [...leads];
    const oneByOne = async () => {
      for (let lead = rest.shift(); lead; lead = rest.shift()) await settle(lead, settings);
    };
    await Promise.all(Array.from({ length: sideBySide }, oneByOne));
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const wanted = serverAway ? 1 : batch;
      try {
        const leads = await leaseDueLeads(payload, wanted);
        await work(leads);
        if (leads.length === wanted && !serverAway) continue;
      } catch (error) {
        log.error({ problem: toLoggableError(error) }, 'the outbox could not be worked on');
      }
      if (!stopping) await pause(serverAway ? awayMs : idleMs);
    }
  };

  return {
    start() {
      running = run();
    },
    wake() {
      if (!serverAway) wakeUp();
    },
    async stop() {
      stopping = true;
      wakeUp();
      await running;
      delivery.mailer.close();
    },
  };
};
