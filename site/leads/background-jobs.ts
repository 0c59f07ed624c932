import { claimTurn, giveTurnBack } from '@ev-site/content/database/claim-turn.ts';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { storeReferences } from '@ev-site/content/leads/store-references.ts';
import { remindDue } from '@ev-site/content/leads/work/remind-due.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { Mailer } from '@ev-site/content/mail/mailer.ts';
import { isClockFarAhead, noteSweep, noteWholeSweep } from '@ev-site/content/sweeping/clock-of-sweeps.ts';
import { sweepAll } from '@ev-site/content/sweeping/sweep-all.ts';
import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Counters } from '../traffic/counters/counter.ts';
import type { ReadCompany } from './company.ts';
import type { WebhookEvents } from './outbox/webhook-events.ts';
import type { Worker } from './outbox/worker.ts';
import { createRequestWork } from './privacy/work-requests.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';
import { createRecallWork } from './routing/send-recalls.ts';
import { createLateWork } from './routing/tell-late.ts';
import { createRoutingWork } from './routing/work-routing.ts';
import { sayFailure } from './say-failure.ts';

const sweepEach = 6 * hour;
/** The first sweep waits, because a start is busy enough. A site that restarts often still sweeps. */
const sweepFirst = 10 * minute;

const outboxEach = 1000;
const eventsEach = 2000;
const requestsEach = 1000;
const remindersEach = 5000;
/**
 * Leads that arrive within this time are routed together: rules, colleagues and dealers are read once for all of them.
 */
const routingEach = 1000;
const recallsEach = 1000;
const lateEach = 1000;
const referencesEach = 1000;

interface JobOptions extends Pick<Parameters<typeof repeatWork>[0], 'work' | 'each' | 'first'> {
  /** Log lines: the first for its failures, the second when the work succeeds again. */
  says: [failure: string, over: string];
}

interface BackgroundJobParts {
  payload: Payload;
  environment: Environment;
  mailer: Mailer;
  getCompany: ReadCompany;
  /** Counts the mails to each mailbox. */
  counters: Counters;
  worker: Worker;
  /** Null when no webhook is configured. */
  events: WebhookEvents | null;
  isDatabaseAnswering(): boolean;
  log: Log;
}

/** The repeated work of the lead desk. */
interface BackgroundJobs {
  /** Sends the mails and webhook calls that are due for leads. */
  outbox: RepeatedWork;
  /** Processes privacy requests. */
  requests: RepeatedWork;
  /** Applies the routing rules to new leads. */
  routes: RepeatedWork;
  start(): void;
  /** Ends after the work in progress. */
  stop(): Promise<void>;
}

/** Opens all repeated work for leads. Each process runs all of them, independent of each other. */
export const openBackgroundJobs = ({
  payload,
  environment: { PUBLIC_URL: publicUrl, LEAD_MONTHS, APPLICATION_MONTHS, AUDIT_MONTHS },
  mailer,
  getCompany,
  counters,
  worker,
  events,
  isDatabaseAnswering,
  log,
}: BackgroundJobParts): BackgroundJobs => {
  const sweep = async (stopped: AbortSignal) => {
    // All processes start at about the same time: the first one sweeps for all.
    if (!(await claimTurn(payload, 'sweep', sweepEach / 2))) return;
    if (await isClockFarAhead(payload)) {
      log.error({}, 'the clock is far ahead of the content; nothing was swept');
      return;
    }
    await noteSweep(payload);
    const months = {
      enquiryMonths: LEAD_MONTHS,
      applicationMonths: APPLICATION_MONTHS,
      auditMonths: AUDIT_MONTHS,
    };
    try {
      const erased = await sweepAll(payload, months, { stopped });
      log.info(
        erased,
        stopped.aborted ? 'the sweep ended with the process' : 'what is kept no longer was swept',
      );
      if (!stopped.aborted) await noteWholeSweep(payload);
    } finally {
      // The next process to start finishes the sweep, instead of waiting six hours for the next turn.
      if (stopped.aborted) await giveTurnBack(payload, 'sweep');
    }
  };
  const tellEvents = async (stopped: AbortSignal) => {
    while (!stopped.aborted && (await events?.workOnce(stopped)));
  };
  const mailWork = { payload, mailer, getCompany, log };
  const routing = createRoutingWork({ ...mailWork, publicUrl });
  const repeat = ({ says: [failure, over], ...options }: JobOptions) =>
    repeatWork({ ...options, isDatabaseAnswering, ...sayFailure(log, failure, over) });
  const outbox = repeat({
    work: worker.work,
    each: outboxEach,
    says: ['the outbox could not be worked on', 'the outbox is worked on again'],
  });
  const requests = repeat({
    work: createRequestWork({ ...mailWork, counters, publicUrl }),
    each: requestsEach,
    says: ['requests about data could not be processed', 'requests about data are processed again'],
  });
  const routes = repeat({
    work: routing.route,
    each: routingEach,
    says: ['the routing rules could not be applied', 'the routing rules are applied again'],
  });
  // Each work runs on its own: a mail server that is down does not delay routing, and one slow mail does not delay
  // others.
  const repeated = [
    outbox,
    requests,
    routes,
    repeat({
      work: (stopped) => remindDue(payload, log, Date.now, stopped),
      each: remindersEach,
      says: ['nobody could be reminded of next steps', 'colleagues are reminded of next steps again'],
    }),
    repeat({
      work: routing.tell,
      each: routingEach,
      says: [
        'nobody could be told of leads that were given',
        'people are told again of leads that were given',
      ],
    }),
    repeat({
      work: createRecallWork(mailWork),
      each: recallsEach,
      says: ['nobody could be asked to delete mails', 'people are asked again to delete mails'],
    }),
    repeat({
      work: createLateWork(mailWork),
      each: lateEach,
      says: ['nobody could be told of late leads', 'people are told again of late leads'],
    }),
    repeat({
      work: (stopped) => storeReferences(payload, stopped),
      each: referencesEach,
      says: ['reference numbers could not be stored', 'reference numbers are stored again'],
    }),
    repeat({
      work: tellEvents,
      each: eventsEach,
      says: ['the webhook could not be told of changes', 'the webhook is told of changes again'],
    }),
    repeat({
      work: sweep,
      each: sweepEach,
      first: sweepFirst,
      says: ['what is kept no longer could not be swept', 'what is kept no longer is swept again'],
    }),
  ];
  return {
    outbox,
    requests,
    routes,
    start() {
      for (const one of repeated) one.start();
    },
    async stop() {
      await Promise.all(repeated.map((one) => one.stop()));
    },
  };
};
