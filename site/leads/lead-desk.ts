import { type Environment, exampleSender } from '@ev-site/content/deployment/environment.ts';
import { getMailFolder } from '@ev-site/content/deployment/own-folders.ts';
import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { getReference } from '@ev-site/content/leads/reference.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { createMailer } from '@ev-site/content/mail/mailer.ts';
import { readSweepAge } from '@ev-site/content/sweeping/clock-of-sweeps.ts';
import { languages, pathTo } from '@ev-site/contract/paths.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Service } from '../metrics/outbox.ts';
import type { PendingWorks } from '../metrics/pending-work.ts';
import type { Owed, OwedEvents } from '../metrics/read-state.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { createPressure } from '../traffic/pressure.ts';
import { openBackgroundJobs } from './background-jobs.ts';
import { getRide } from './calendar/ride-calendar.ts';
import { listSampleMailboxes, type ReadCompany } from './company.ts';
import { createFormStatus, type FormStatus } from './form-status.ts';
import { createHumanCheck } from './human-check/human-check.ts';
import { openKnownChoices } from './known-choices.ts';
import type { LeadForm, LeadOutcome } from './lead-form.ts';
import { measureLeads } from './measure-leads.ts';
import { readOutbox, readOwedEvents } from './outbox/read-outbox.ts';
import { postWebhook } from './outbox/webhook.ts';
import { createWebhookEvents, type WebhookEvents } from './outbox/webhook-events.ts';
import { createWorker } from './outbox/worker.ts';
import { createOwnData, type OwnData } from './privacy/own-data.ts';
import { createTakeRequest, type RequestForm } from './privacy/take-request.ts';
import { readPendingWork } from './read-pending-work.ts';
import { createSpaceWatch } from './resume/resume-warning.ts';
import { createDealerDesk, type DealerDesk } from './routing/dealer-desk.ts';
import { createTakeLead } from './take-lead.ts';

/** All commands on leads that the API may call. */
export interface LeadDesk {
  takeLead(form: LeadForm): Promise<LeadOutcome>;
  /** Accepts a privacy request of a person about their data. */
  takeRequest(form: RequestForm): Promise<LeadOutcome>;
  /** The actions of the page on which a person sees their own data. */
  ownData: OwnData;
  /** The actions of dealers, reached through the link in their mail. */
  dealers: DealerDesk;
  /** Whether forms are accepted now. Makes no extra query for it where the answer is cached. */
  getFormStatus(): Promise<FormStatus>;
  /** Mails and webhook calls that are still due, for monitoring. */
  readOutbox(): Promise<Record<Service, Owed>>;
  /** Changes and erasures of which the webhook is still to be told; undefined where there is no webhook. */
  readOwedEvents(): Promise<OwedEvents | undefined>;
  /** Other stored work that waits, for monitoring. */
  readPendingWork(): Promise<PendingWorks>;
  /** Seconds since the last complete sweep of expired data; undefined when no sweep is known. */
  readSweepAge(): Promise<number | undefined>;
  /** Makes a challenge of the built-in human check; null where a provider is used. */
  createChallenge(): Promise<object | null>;
  /** Starts the repeated work, such as mails and sweeps. */
  start(): void;
  /** Ends after the mails in progress; other due work waits for the next process. */
  stop(): Promise<void>;
}

interface DeskOptions {
  payload: Payload;
  environment: Environment;
  /** Counters for the rate limits. */
  counters: Counters;
  getCompany: ReadCompany;
  getJob(id: number): Promise<{ position: string } | null>;
  /** Number of the content's present state. */
  generation(): number;
  /** Whether the database answered the last time it was asked. */
  isDatabaseAnswering(): boolean;
  log: Log;
}

/** Share of the limit of a kind up to which the human check stays as cheap as on a quiet day. */
const calm = 0.1;

const toWebhookEvents = (
  payload: Payload,
  { WEBHOOK_URL, WEBHOOK_SECRET }: Environment,
  log: Log,
): WebhookEvents | null => {
  if (!WEBHOOK_URL) return null;
  if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET: needed where WEBHOOK_URL is set.');
  return createWebhookEvents({ payload, log, post: postWebhook.bind(null, WEBHOOK_URL, WEBHOOK_SECRET) });
};

/**
 * Opens the desk on the database: accepts leads, and sends the mails and webhook calls that are due for them.
 * @throws {Error} that names a variable missing for a chosen setting.
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
  const { NODE_ENV, PUBLIC_URL: publicUrl, SMTP_URL, MAIL_FROM, FORMS_PER_KIND } = environment;
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
    folder: getMailFolder(environment),
  });
  const watchSpace = createSpaceWatch(payload, { environment, mailer, getCompany, log });
  const events = toWebhookEvents(payload, environment, log);
  const worker = createWorker({
    payload,
    log,
    getCompany,
    studioUrl: `${publicUrl}/studio`,
    publicUrl,
    postWebhook: events?.tellCreated ?? null,
    mailer,
    toRights: (lead) => ({
      reference: getReference(payload, lead),
      link: publicUrl + pathTo('PrivacyRequests', { language: lead.language }),
    }),
    getRide: (lead) => getRide(payload, lead),
  });
  const jobs = openBackgroundJobs({
    payload,
    environment,
    mailer,
    getCompany,
    counters,
    worker,
    events,
    isDatabaseAnswering,
    log,
  });
  const choices = openKnownChoices(readInLanguage(payload, languages[0]), generation);
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
        jobs.outbox.run();
        if (resume) void watchSpace();
      },
    }),
  );
  const warnOfSampleMailboxes = async () => {
    const mailboxes = listSampleMailboxes(await getCompany('en'));
    if (mailboxes.length > 0)
      log.warn({ mailboxes }, 'mails about leads go to sample mailboxes of example.com, and reach nobody');
  };
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
      stored: jobs.requests.run,
      log,
    }),
    ownData: createOwnData(payload),
    dealers: createDealerDesk(payload, jobs.routes.run),
    getFormStatus: status.get,
    readOutbox: () => readOutbox(payload, environment.WEBHOOK_URL ? ['mail', 'webhook'] : ['mail']),
    readOwedEvents: async () => (environment.WEBHOOK_URL ? readOwedEvents(payload) : undefined),
    readPendingWork: () => readPendingWork(payload),
    readSweepAge: () => readSweepAge(payload),
    createChallenge: humanCheck.createChallenge,
    start() {
      // Without a mail server, a lead counts as delivered once its mail is a file.
      if (NODE_ENV === 'production' && !SMTP_URL)
        log.warn({}, 'no mail server is set: mails are files in DATA_DIR/mails and reach nobody');
      if (NODE_ENV === 'production' && SMTP_URL && MAIL_FROM === exampleSender)
        log.warn(
          {},
          `no sender of mails is set: they come from ${MAIL_FROM}, and nobody reads what comes back`,
        );
      // If the company cannot be read now, the jobs say why.
      if (NODE_ENV === 'production' && SMTP_URL) warnOfSampleMailboxes().catch(() => undefined);
      jobs.start();
      void watchSpace();
    },
    async stop() {
      await jobs.stop();
      mailer.close();
    },
  };
};
