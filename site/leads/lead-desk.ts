import type { Environment } from '@ev-site/content/environment.ts';
import { getMailFolder } from '@ev-site/content/leads/folders.ts';
import { sweepLeads } from '@ev-site/content/leads/sweep-leads.ts';
import { toLoggableError } from '@ev-site/content/loggable-error.ts';
import { createMailer } from '@ev-site/content/mail/mailer.ts';
import type { Payload } from 'payload';
import { createHumanCheck } from './check/human-check.ts';
import type { Company } from './company.ts';
import { openKnownChoices } from './known-choices.ts';
import type { LeadForm, LeadOutcome } from './lead-form.ts';
import { postWebhook } from './outbox/webhook.ts';
import { createWorker } from './outbox/worker.ts';
import { createPressure } from './pressure.ts';
import { warnOfResumeSpace } from './resume/resume-warning.ts';
import { createTakeLead } from './take-lead.ts';

/** The commands of leads: what calls may write. */
export interface LeadDesk {
  takeLead(form: LeadForm): Promise<LeadOutcome>;
  /** A challenge of the built-in human check; null where a provider is used. */
  createChallenge(): Promise<object | null>;
  /** Begins to send mails and to sweep. */
  start(): void;
  /** Ends after the mails in hand. */
  stop(): Promise<void>;
}

/** What the desk is opened with. */
export interface DeskOptions {
  payload: Payload;
  environment: Environment;
  getCompany(): Promise<Company>;
  getJob(id: number): Promise<{ position: string } | null>;
  /** Number of the content's present state. */
  generation(): number;
  log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
    info(details: object, message: string): void;
  };
}

const minute = 60_000;
const hour = 60 * minute;

/** Part of a kind's limit up to which the human check costs what it costs on a quiet day. */
const calm = 0.1;

const toWebhook = ({ WEBHOOK_URL, WEBHOOK_SECRET }: Environment) => {
  if (!WEBHOOK_URL) return null;
  if (!WEBHOOK_SECRET) throw new Error('WEBHOOK_SECRET: needed where WEBHOOK_URL is set.');
  return postWebhook.bind(null, WEBHOOK_URL, WEBHOOK_SECRET);
};

/**
 * Opens the desk over the database: takes leads, and sends what is owed for them.
 * @throws {Error} naming a variable that is missing for what was asked for.
 */
export const openLeadDesk = ({
  payload,
  environment,
  getCompany,
  getJob,
  generation,
  log,
}: DeskOptions): LeadDesk => {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, LEAD_MONTHS, APPLICATION_MONTHS, FORMS_PER_KIND } = environment;
  const publicUrl = PUBLIC_URL.replace(/\/+$/, '');
  const pressure = createPressure(minute);
  const humanCheck = createHumanCheck(
    environment,
    payload.secret,
    () => (pressure.get() / FORMS_PER_KIND - calm) / (1 - calm),
  );
  const mailer = createMailer({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    domain: new URL(PUBLIC_URL).hostname,
    folder: getMailFolder(),
  });
  const warnOfSpace = () =>
    warnOfResumeSpace({ mailer, getCompany, log }).catch((error: unknown) =>
      log.error({ problem: toLoggableError(error) }, 'the room of resumes could not be measured'),
    );
  const worker = createWorker({
    payload,
    log,
    getCompany,
    studioUrl: `${publicUrl}/studio`,
    postWebhook: toWebhook(environment),
    mailer,
  });
  const sweep = () =>
    sweepLeads(payload, { enquiryMonths: LEAD_MONTHS, applicationMonths: APPLICATION_MONTHS }).then(
      (erased) => log.info(erased, 'old leads were swept'),
      (error: unknown) => log.error({ problem: toLoggableError(error) }, 'old leads could not be swept'),
    );
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  return {
    takeLead: createTakeLead({
      payload,
      humanCheck,
      environment,
      pressure,
      log,
      choices: openKnownChoices(payload, generation),
      getJob,
      publicUrl,
      stored({ resume }) {
        worker.wake();
        if (resume) void warnOfSpace();
      },
    }),
    createChallenge: humanCheck.createChallenge,
    start() {
      worker.start();
      void warnOfSpace();
      timer = setInterval(() => {
        sweeping = sweep();
      }, 6 * hour);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await worker.stop();
      await sweeping;
    },
  };
};
