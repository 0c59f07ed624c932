import { createHash } from 'node:crypto';
import type { Environment } from '@ev-site/content/environment.ts';
import { leadMessages } from '@ev-site/contract/leads/messages.ts';
import { toLine } from '@ev-site/contract/leads/plain-text.ts';
import type { Payload } from 'payload';
import type { HumanCheck } from './check/human-check.ts';
import { spendToken } from './check/spend-token.ts';
import { checkFields, type FieldCheckOptions } from './check-fields.ts';
import { checkGuard } from './check-guard.ts';
import { checkResume } from './check-resume.ts';
import type { CheckedLead, LeadForm, LeadOutcome } from './lead-form.ts';
import { getLeadKey } from './lead-key.ts';
import { insertLead, isStored, type RowDetails } from './lead-row.ts';
import { toLoggableError } from './loggable-error.ts';
import { toNetwork } from './network.ts';
import { createRateLimit } from './rate-limit.ts';
import { TooManyInspections } from './resume/inspect-resume.ts';
import { removeResume, saveResume } from './resume/resume-store.ts';

const minute = 60_000;
/** While the human check cannot be reached, a tenth of the forms is taken from one address. */
const unverifiedShare = 10;
/** Receipts to one address in an hour, so that nobody can fill another's mailbox through us. */
const receiptsAnHour = 3;

interface TakeOptions extends FieldCheckOptions {
  payload: Payload;
  humanCheck: HumanCheck;
  environment: Pick<Environment, 'FORMS_PER_ADDRESS' | 'FORMS_PER_KIND' | 'CLAMAV_URL'>;
  /** Called when a row was added to the outbox. */
  stored(): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

const hashResume = ({ resume }: LeadForm): string =>
  resume ? createHash('sha256').update(resume.bytes).digest('hex') : '';

/** What makes two forms the same lead: all words, but not the answer to the human check. */
const toWords = (lead: CheckedLead, form: LeadForm): Record<string, string | number> => {
  const { rCaptcha: _, ...words } = lead;
  return { ...words, resume: hashResume(form) };
};

/** A file's name for staff to recognise: one harmless line, at most 80 characters. */
const toResumeName = (name: string): string =>
  Array.from(toLine(name).replace(/[\\/:*?"<>|]/g, ' '))
    .slice(0, 80)
    .join('') || 'resume.pdf';

/**
 * Makes the command that takes a form: rate limit, fields, human check, file, one insert.
 * The same form sent again, also twenty times at once, is one lead and has the same outcome.
 */
export const createTakeLead = (options: TakeOptions): ((form: LeadForm) => Promise<LeadOutcome>) => {
  const { payload, humanCheck, environment, log } = options;
  const { FORMS_PER_ADDRESS, FORMS_PER_KIND, CLAMAV_URL } = environment;
  const perAddress = createRateLimit(FORMS_PER_ADDRESS, 10 * minute);
  const perKind = createRateLimit(FORMS_PER_KIND, minute);
  const unverified = createRateLimit(
    Math.max(1, Math.floor(FORMS_PER_ADDRESS / unverifiedShare)),
    10 * minute,
  );
  const receipts = createRateLimit(receiptsAnHour, 60 * minute);
  const inHand = new Map<string, Promise<LeadOutcome>>();

  const checkHuman = async (
    answer: string | null,
    leadKey: string,
    network: string,
  ): Promise<RowDetails['humanCheck'] | LeadOutcome> => {
    if (answer === null) return 'notAsked';
    const verdict = await humanCheck.verify(answer);
    if (verdict.outcome === 'unreachable') {
      log.warn({}, 'the human check cannot be reached; the lead is kept as unverified');
      return (await unverified.take(network)) ? 'unverified' : { outcome: 'tooMany' };
    }
    const isFirst = verdict.outcome === 'passed' && (await spendToken(payload, verdict, leadKey));
    return isFirst ? 'passed' : { outcome: 'refused', messages: { rCaptcha: [leadMessages.rCaptchaWrong] } };
  };

  const store = async (form: LeadForm, lead: CheckedLead, details: RowDetails): Promise<LeadOutcome> => {
    const { resume } = form;
    if (!resume) {
      await insertLead(payload, lead, details);
      return { outcome: 'saved' };
    }
    const checked = await checkResume(resume.bytes, CLAMAV_URL);
    if ('message' in checked) return { outcome: 'refused', messages: { resume: [checked.message] } };
    const file = await saveResume(resume.bytes);
    try {
      const name = toResumeName(resume.name);
      await insertLead(payload, lead, {
        ...details,
        resume: { file, name, bytes: resume.bytes.length, scan: checked.scan },
      });
    } catch (error) {
      await removeResume(file);
      throw error;
    }
    return { outcome: 'saved' };
  };

  const take = async (
    form: LeadForm,
    lead: CheckedLead,
    leadKey: string,
    privacyVersion: string,
  ): Promise<LeadOutcome> => {
    if (await isStored(payload, leadKey)) return { outcome: 'saved' };
    const human = await checkHuman(lead.rCaptcha, leadKey, toNetwork(form.address));
    if (typeof human !== 'string') return human;
    const receiptWanted = await receipts.take(lead.email.toLowerCase());
    try {
      const details = { kind: form.kind, leadKey, humanCheck: human, privacyVersion, receiptWanted };
      const outcome = await store(form, lead, details);
      if (outcome.outcome === 'saved') options.stored();
      return outcome;
    } catch (error) {
      if (error instanceof TooManyInspections) return { outcome: 'busy' };
      // Another process may have stored the same lead between the question and the insert.
      if (await isStored(payload, leadKey)) return { outcome: 'saved' };
      throw error;
    }
  };

  return async (form) => {
    if (!(await perAddress.take(toNetwork(form.address))) || !(await perKind.take(form.kind)))
      return { outcome: 'tooMany' };
    const guard = checkGuard(form.fields);
    if (Object.keys(guard.messages).length > 0) return { outcome: 'refused', messages: guard.messages };
    try {
      const checked = await checkFields(form, options);
      if ('messages' in checked) return { outcome: 'refused', messages: checked.messages };
      const leadKey = getLeadKey(form.kind, toWords(checked.lead, form), form.key);
      const begun = inHand.get(leadKey);
      if (begun) return await begun;
      const taking = take(form, checked.lead, leadKey, guard.privacyVersion);
      inHand.set(leadKey, taking);
      try {
        return await taking;
      } finally {
        inHand.delete(leadKey);
      }
    } catch (error) {
      log.error({ problem: toLoggableError(error), kind: form.kind }, 'a lead could not be stored');
      return { outcome: 'notSaved' };
    }
  };
};
