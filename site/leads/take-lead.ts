import type { Environment } from '@ev-site/content/deployment/environment.ts';
import {
  findByKey,
  getLeadKey,
  listLeadKeysWithoutFormKey,
  type Words,
} from '@ev-site/content/leads/lead-key.ts';
import { getReference } from '@ev-site/content/leads/reference.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { ResumesFull, ResumesLost } from '@ev-site/content/resumes/resume-storage.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { countRefusals } from '../metrics/limits.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { QueueFull } from '../traffic/fair-queue.ts';
import { toNetwork } from '../traffic/network.ts';
import type { Pressure } from '../traffic/pressure.ts';
import { createNetworkLimit, createRateLimit } from '../traffic/rate-limit.ts';
import { type FieldCheckOptions, readForm } from './check-fields.ts';
import { checkGuard } from './check-guard.ts';
import { findOrigin } from './find-origin.ts';
import { createAskHuman } from './human-check/ask-human.ts';
import type { HumanCheck } from './human-check/check-port.ts';
import { insertLead, type RowDetails } from './insert-lead.ts';
import type { CheckedLead, CheckResult, LeadForm, LeadOutcome } from './lead-form.ts';
import { createReceiptLimit } from './receipts.ts';
import { createInsertWithResume, hashResume } from './resume/insert-with-resume.ts';
import { createSharedRuns } from './shared-runs.ts';

interface TakeOptions extends FieldCheckOptions {
  payload: Payload;
  humanCheck: HumanCheck;
  environment: Environment;
  /** Counters for the rate limits. */
  counters: Counters;
  /** Notes each form whose fields are correct. */
  pressure: Pressure;
  /** Called with the form when its row was added to the outbox. */
  stored(form: LeadForm): void;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}

/**
 * Creates the command that accepts a form: limit of the network, look for the same form, pause, fields, human check,
 * file, limit of the kind, one insert. Only a form that would be stored counts towards the limit of its kind, so
 * refused forms take no place in it. The same form sent again, even twenty times at once, is one lead and has the same
 * outcome, also if it could not be taken any more.
 */
export const createTakeLead = (options: TakeOptions): ((form: LeadForm) => Promise<LeadOutcome>) => {
  const { payload, choices, environment, counters, pressure, log } = options;
  const { FORMS_PER_ADDRESS, FORMS_PER_KIND, FORM_SHORTEST_MS } = environment;
  const perAddress = countRefusals(
    'forms_of_a_network',
    createNetworkLimit(FORMS_PER_ADDRESS, counters.open('forms-network', 10 * minute)),
  );
  const perKind = countRefusals(
    'forms_of_a_kind',
    createRateLimit(FORMS_PER_KIND, counters.open('forms-kind', minute)),
  );
  const receipts = createReceiptLimit(counters);
  const insertWithResume = createInsertWithResume(options);
  const askHuman = createAskHuman(options);
  const runOnce = createSharedRuns<LeadOutcome>();

  const toSaved = (lead: Parameters<typeof getReference>[1]): LeadOutcome => ({
    outcome: 'saved',
    reference: getReference(payload, lead),
  });

  const insert = async (
    form: LeadForm,
    { columns }: CheckedLead,
    details: Omit<RowDetails, 'receiptWanted'>,
  ): Promise<LeadOutcome> => {
    if (!(await perKind.take(form.kind))) return { outcome: 'tooMany' };
    const network = toNetwork(form.address);
    const receiptWanted = await receipts.take(columns.email, network);
    // A person who was shown no privacy notice has agreed to nothing.
    const noConsents = { marketingConsent: false, whatsappConsent: false };
    const row = { ...columns, ...(details.privacyVersion === '' && noConsents), ...findOrigin(form) };
    try {
      return toSaved({ id: await insertLead(payload, row, { ...details, receiptWanted }) });
    } catch (error) {
      await perKind.giveBack(form.kind);
      if (receiptWanted) await receipts.giveBack(columns.email, network);
      throw error;
    }
  };

  const take = async (
    form: LeadForm,
    lead: CheckedLead,
    leadKey: string,
    privacyVersion: string,
  ): Promise<LeadOutcome> => {
    await pressure.note();
    const humanCheck = await askHuman(form, lead.rCaptcha, leadKey);
    if (typeof humanCheck !== 'string') return humanCheck;
    try {
      const details = { kind: form.kind, language: form.language, leadKey, humanCheck, privacyVersion };
      const { resume, address } = form;
      const outcome = resume
        ? await insertWithResume({
            resume,
            address,
            leadKey,
            insert: (kept) => insert(form, lead, { ...details, resume: kept }),
          })
        : await insert(form, lead, details);
      if (outcome.outcome === 'saved') options.stored(form);
      return outcome;
    } catch (error) {
      if (error instanceof QueueFull) return { outcome: 'busy' };
      if (error instanceof ResumesFull) return { outcome: 'resumesFull' };
      if (error instanceof ResumesLost) {
        log.error({ problem: toLoggableError(error) }, 'an application was refused: no storage of resumes');
        return { outcome: 'resumesLost' };
      }
      // Another process may have stored the same lead between the lookup and the insert.
      const other = await findByKey(payload, leadKey);
      if (other) return toSaved(other);
      throw error;
    }
  };

  const checkAndTake = async (
    form: LeadForm,
    check: () => Promise<CheckResult>,
    leadKey: string,
  ): Promise<LeadOutcome> => {
    const checked = await check();
    if ('codes' in checked) return { outcome: 'refused', codes: checked.codes };
    // Checked after the fields, so that a fast person who made an error learns of the error.
    const { code, privacyVersion } = checkGuard(form.fields, FORM_SHORTEST_MS);
    if (code) return { outcome: 'refused', codes: { form: [code] } };
    return take(form, checked.lead, leadKey, privacyVersion);
  };

  const takeOnce = (form: LeadForm, sent: Words, check: () => Promise<CheckResult>): Promise<LeadOutcome> => {
    const words = { ...sent, resume: hashResume(form) };
    const leadKey = getLeadKey(form.kind, words, form.key);
    // The same form may have come before without a key: wait until that one is stored, then look for it.
    const keyless = listLeadKeysWithoutFormKey(form.kind, words);
    return runOnce(leadKey, keyless, async () => {
      const isPaused = await choices.isPaused();
      const stored = await findByKey(payload, leadKey, keyless).catch((error: unknown) => {
        // During a pause the database may be away.
        if (!isPaused) throw error;
      });
      if (stored) return toSaved(stored);
      return isPaused ? { outcome: 'paused' } : checkAndTake(form, check, leadKey);
    });
  };

  return async (form) => {
    if (!(await perAddress.take(toNetwork(form.address)))) return { outcome: 'tooMany' };
    try {
      const { words, check } = readForm(form, options);
      if (words) return await takeOnce(form, words, check);
      if (await choices.isPaused()) return { outcome: 'paused' };
      return { outcome: 'refused', codes: (await check()).codes };
    } catch (error) {
      const { kind, requestId: reqId } = form;
      log.error({ reqId, problem: toLoggableError(error), kind }, 'a lead could not be stored');
      return { outcome: 'notSaved' };
    }
  };
};
