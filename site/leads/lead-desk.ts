import { claimTurn } from '@ev-site/content/database/claim-turn.ts';
import type { Environment } from '@ev-site/content/environment.ts';
import { sweepAll } from '@ev-site/content/keeping/sweep-all.ts';
import { isLeadKept } from '@ev-site/content/leads/webhook/is-lead-kept.ts';
import { remindDue } from '@ev-site/content/leads/work/remind-due.ts';
import type { Log } from '@ev-site/content/log.ts';
import { toLoggableError } from '@ev-site/content/loggable-error.ts';
import { getMailFolder } from '@ev-site/content/mail/mail-folder.ts';
import { createMailer } from '@ev-site/content/mail/mailer.ts';
import { getReference } from '@ev-site/content/privacy/reference.ts';
import { hour, minute } from '@ev-site/content/spans-of-time.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { repeatWork } from '../data/repeat-work.ts';
import type { Service } from '../metrics/outbox.ts';
import type { Owed, OwedEvents } from '../metrics/state.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { createPressure } from '../traffic/pressure.ts';
import { getRide } from './calendar/ride-calendar.ts';
import { createHumanCheck } from './check/human-check.ts';
import type { Company } from './company.ts';
import { createFormStatus, type FormStatus } from './form-status.ts';
import { openKnownChoices } from './known-choices.ts';
import type { LeadForm, LeadOutcome } from './lead-form.ts';
import { measureLeads } from './measure-leads.ts';
import { readOutbox, readOwedEvents } from './outbox/read-outbox.ts';
import { postWebhook } from './outbox/webhook.ts';
import { createWebhookEvents, type WebhookEvents } from './outbox/webhook-events.ts';
import { createWorker } from './outbox/worker.ts';
import { createOwnData, type OwnData } from './privacy/own-data.ts';
import { createTakeRequest, type RequestForm } from './privacy/take-request.ts';
import { createRequestWork } from './privacy/work-requests.ts';
import { warnOfResumeSpace } from './resume/resume-warning.ts';
import { createDealerDesk, type DealerDesk } from './routing/dealer-desk.ts';
import { createRoutingWork } from './routing/work-routing.ts';
import { createTakeLead } from './take-lead.ts';

/** The commands of leads: what calls may write. */
export interface LeadDesk {
  takeLead(form: LeadForm): Promise<LeadOutcome>;
  /** Takes a request about the data that are kept of somebody. */
  takeRequest(form: RequestForm): Promise<LeadOutcome>;
  /** What the page of one's own data does. */
  ownData: OwnData;
  /** What dealers do by the link in their mail. */
  dealers: DealerDesk;
  /** Whether a form would be taken now. Asks the database nothing that is not known already. */
  getFormStatus(): Promise<FormStatus>;
  /** What is owed for leads, for those who watch. */
  readOutbox(): Promise<Record<Service, Owed>>;
  /** Changes and erasures that another system is still to be told of; undefined where there is none. */
  readOwedEvents(): Promise<OwedEvents | undefined>;
  /** A challenge of the built-in human check; null where a provider is used. */
  createChallenge(): Promise<object | null>;
  /** Begins to send mails and to sweep. */
  start(): void;
  /** Ends after the mails in hand; what else is owed waits for the next process. */
  stop(): Promise<void>;
}

/** What the desk is opened with. */
export interface DeskOptions {
  payload: Payload;
  environment: Environment;
  /** Where the limits are counted. */
  counters: Counters;
  getCompany(): Promise<Company>;
  getJob(id: number): Promise<{ position: string } | null>;
  /** Number of the content's present state. */
  generation(): number;
  /** Whether the database answered the last time it was asked. */
  isDatabaseAnswering(): boolean;
  log: Log;
}

const sweepEach = 6 * hour;
/** A start is busy enough; and a site that is started again and again sweeps as well. */
const sweepFirst = 10 * minute;

/** Part of a kind's limit up to which the human check costs what it costs on a quiet day. */
const calm = 0.1;

const eventsEach = 2000;
const requestsEach = 1000;
const remindersEach = 5000;
/** Leads that come within it are given together: rules, colleagues and dealers are read once for them. */
const routingEach = 1000;

const toWebhookEvents = (
  payload: Payload,
  { WEBHOOK_URL, WEBHOOK_SECRET }: Environment,
  log: DeskOptions['log'],
): WebhookEvents | null => {
  if (!WEBHOOK_URL) return null;
  if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET: needed where WEBHOOK_URL is set.');
  return createWebhookEvents({ payload, log, post: postWebhook.bind(null, WEBHOOK_URL, WEBHOOK_SECRET) });
};

/**
 * Opens the desk over the database: takes leads, and sends what is owed for them.
 * @throws {Error} naming a variable that is missing for what was asked for.
 */
export const openLeadDesk = ({
  payload,
  environment,
  counters,
  getCompany,
  getJob,
  generation,
  isDatabaseAnswering,
  log,
}: DeskOptions): LeadDesk => {
  const {
    PUBLIC_URL: publicUrl,
    SMTP_URL,
    MAIL_FROM,
    LEAD_MONTHS,
    APPLICATION_MONTHS,
    AUDIT_MONTHS,
    FORMS_PER_KIND,
  } = environment;
  const pressure = createPressure(counters, minute);
  const humanCheck = createHumanCheck(
    environment,
    payload.secret,
    async () => ((await pressure.get()) / FORMS_PER_KIND - calm) / (1 - calm),
  );
  const mailer = createMailer({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    domain: new URL(publicUrl).hostname,
    folder: getMailFolder(),
  });
  // By one process at a time, so that no two of them tell staff the same.
  const warnOfSpace = async () => {
    try {
      if (await claimTurn(payload, 'resume-space', minute))
        await warnOfResumeSpace({ mailer, getCompany, log });
    } catch (error) {
      log.error({ problem: toLoggableError(error) }, 'the room of resumes could not be measured');
    }
  };
  const events = toWebhookEvents(payload, environment, log);
  const worker = createWorker({
    payload,
    log,
    getCompany,
    studioUrl: `${publicUrl}/studio`,
    publicUrl,
    postWebhook: events?.tellCreated ?? null,
    mailer,
    toRights: ({ id, language }) => ({
      reference: getReference(payload.secret, id),
      link: publicUrl + pathTo('PrivacyRequests', { language }),
    }),
    getRide: (lead) => getRide(payload, lead),
    isKept: ({ id }) => isLeadKept(payload, id),
  });
  const sweep = async () => {
    // All processes have begun at about the same time: the first does it for all.
    if (!(await claimTurn(payload, 'sweep', sweepEach / 2))) return;
    const months = {
      enquiryMonths: LEAD_MONTHS,
      applicationMonths: APPLICATION_MONTHS,
      auditMonths: AUDIT_MONTHS,
    };
    log.info(await sweepAll(payload, months), 'what is kept no longer was swept');
  };
  const tellEvents = async (stopped: AbortSignal) => {
    while (!stopped.aborted && (await events?.workOnce(stopped)));
  };
  const routing = createRoutingWork({ payload, mailer, getCompany, publicUrl, log });
  const say = (failure: string) => (error: unknown) =>
    log.error({ problem: toLoggableError(error) }, failure);
  const requests = repeatWork({
    work: createRequestWork({ payload, log, getCompany, mailer, publicUrl }),
    each: requestsEach,
    failed: say('requests about data could not be worked off'),
  });
  const routes = repeatWork({
    work: routing.route,
    each: routingEach,
    failed: say('the rules could not be asked'),
  });
  // Each by itself: a mail server that does not answer keeps no lead from its owner.
  const repeated = [
    requests,
    routes,
    repeatWork({
      work: (stopped) => remindDue(payload, log, Date.now, stopped),
      each: remindersEach,
      failed: say('nobody could be reminded of next steps'),
    }),
    repeatWork({
      work: routing.tell,
      each: routingEach,
      failed: say('nobody could be told of leads that were given'),
    }),
    repeatWork({
      work: tellEvents,
      each: eventsEach,
      failed: say('the webhook could not be told of changes'),
    }),
    repeatWork({
      work: sweep,
      each: sweepEach,
      first: sweepFirst,
      failed: say('old leads could not be swept'),
    }),
  ];
  const choices = openKnownChoices(payload, generation);
  const status = createFormStatus({ isDatabaseAnswering, isPaused: choices.isPaused });
  const takeLead = measureLeads(
    createTakeLead({
      payload,
      humanCheck,
      environment,
      counters,
      pressure,
      log,
      choices,
      getJob,
      publicUrl,
      stored({ resume }) {
        worker.wake();
        if (resume) void warnOfSpace();
      },
    }),
  );
  return {
    async takeLead(form) {
      const outcome = await takeLead(form);
      status.note(outcome);
      return outcome;
    },
    takeRequest: createTakeRequest({
      payload,
      humanCheck,
      environment,
      counters,
      stored: requests.run,
      log,
    }),
    ownData: createOwnData(payload),
    dealers: createDealerDesk(payload, routes.run),
    getFormStatus: status.get,
    readOutbox: () => readOutbox(payload, environment.WEBHOOK_URL ? ['mail', 'webhook'] : ['mail']),
    readOwedEvents: async () => (environment.WEBHOOK_URL ? readOwedEvents(payload) : undefined),
    createChallenge: humanCheck.createChallenge,
    start() {
      worker.start();
      for (const one of repeated) one.start();
      void warnOfSpace();
    },
    async stop() {
      await Promise.all([worker.stop(), ...repeated.map((one) => one.stop())]);
      mailer.close();
    },
  };
};
