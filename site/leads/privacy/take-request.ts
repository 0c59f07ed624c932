import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { getLeadKey, keylessWindow, listLeadKeysWithoutFormKey } from '@ev-site/content/leads/lead-key.ts';
import { toPhoneNumber } from '@ev-site/content/leads/phone-number.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import type { PrivacyRequest } from '@ev-site/content/payload-types.ts';
import { toFieldCodes } from '@ev-site/contract/forms/codes.ts';
import { toFormKey } from '@ev-site/contract/forms/form-guard.ts';
import { answerDays, requestSchema } from '@ev-site/contract/privacy-request.ts';
import { day, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { countRefusals } from '../../metrics/limits.ts';
import type { Counters } from '../../traffic/counters/counter.ts';
import { toNetwork } from '../../traffic/network.ts';
import { createNetworkLimit, createRateLimit } from '../../traffic/rate-limit.ts';
import { checkGuard } from '../check-guard.ts';
import { createAskHuman } from '../human-check/ask-human.ts';
import type { HumanCheck } from '../human-check/check-port.ts';
import type { LeadForm, LeadOutcome } from '../lead-form.ts';
import { strangersMails } from '../receipts.ts';

/** A request as it was sent. Its page has the human check, too. */
export type RequestForm = Pick<LeadForm, 'language' | 'fields' | 'address' | 'key' | 'requestId'>;

interface TakeOptions {
  payload: Payload;
  humanCheck: HumanCheck;
  environment: Pick<Environment, 'FORMS_PER_ADDRESS' | 'FORMS_PER_KIND' | 'FORM_SHORTEST_MS'>;
  counters: Counters;
  /** Called when a row was stored. */
  stored(): void;
  log: Pick<Log, 'error' | 'warn'>;
}

type NewRow = Omit<PrivacyRequest, 'id'>;

/**
 * Creates the command that accepts a privacy request: limits and checks as for other forms, then one insert. Only the
 * worker later looks up the person and earlier requests, so neither the answer nor its time reveals anything.
 * Requests cause mails to other people’s addresses, so a network that sends many must pass the human check. Requests
 * are accepted in maintenance, too: the law knows no pause.
 */
export const createTakeRequest = (options: TakeOptions): ((form: RequestForm) => Promise<LeadOutcome>) => {
  const { payload, environment, counters, log } = options;
  const { FORMS_PER_ADDRESS, FORMS_PER_KIND, FORM_SHORTEST_MS } = environment;
  const perNetwork = countRefusals(
    'forms_of_a_network',
    createNetworkLimit(FORMS_PER_ADDRESS, counters.open('requests-network', 10 * minute)),
  );
  const perMinute = countRefusals(
    'forms_of_a_kind',
    createRateLimit(FORMS_PER_KIND, counters.open('requests-minute', minute)),
  );
  const askHuman = createAskHuman({ ...options, of: 'requests', uncheckedOfNetwork: strangersMails });

  /** @param keyless keys under which the same request may have come a moment ago */
  const isStored = async (requestKey: string, keyless: readonly string[] = []): Promise<boolean> => {
    const since = new Date(Date.now() - keylessWindow).toISOString();
    const justBefore = {
      and: [{ requestKey: { in: [...keyless] } }, { createdAt: { greater_than: since } }],
    };
    const { totalDocs } = await payload.db.count({
      collection: 'privacy-requests',
      where: { or: [{ requestKey: { equals: requestKey } }, ...(keyless.length > 0 ? [justBefore] : [])] },
    });
    return totalDocs > 0;
  };

  const take = async (form: RequestForm): Promise<LeadOutcome> => {
    const parsed = requestSchema.safeParse(form.fields);
    if (!parsed.success) return { outcome: 'refused', codes: toFieldCodes(parsed.error.issues) };
    const { code } = checkGuard(form.fields, FORM_SHORTEST_MS);
    if (code) return { outcome: 'refused', codes: { form: [code] } };
    const { kind, email, reference } = parsed.data;
    const phone = parsed.data.phone && toPhoneNumber(parsed.data.phone);
    if (phone === null) return { outcome: 'refused', codes: { phone: ['phoneForm'] } };
    const words = { kind, email, phone, reference };
    const requestKey = getLeadKey('privacy', words, form.key);
    // A request with a form key is identified by it: a person may ask again after a link is used up.
    const keyless = toFormKey(form.key) ? [] : listLeadKeysWithoutFormKey('privacy', words);
    if (await isStored(requestKey, keyless)) return { outcome: 'saved' };
    const { rCaptcha } = form.fields;
    const answer = typeof rCaptcha === 'string' ? rCaptcha : '';
    const verdict = await askHuman({ ...form, kind: 'privacy', canBeChecked: true }, answer, requestKey);
    if (typeof verdict !== 'string') return verdict;
    if (!(await perMinute.take('all'))) return { outcome: 'tooMany' };
    const now = Date.now();
    const at = new Date(now).toISOString();
    const row: NewRow = {
      kind,
      state: 'received',
      about: 'unknown',
      language: form.language,
      email: email || null,
      phone: email ? null : phone,
      reference: email ? null : reference,
      dueAt: new Date(now + answerDays * day).toISOString(),
      requestKey,
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
      updatedAt: at,
    };
    try {
      await payload.db.create({ collection: 'privacy-requests', data: { ...row }, returning: false });
    } catch (error) {
      await perMinute.giveBack('all');
      // Another post of the same form may have been stored between the question and the insert.
      if (!(await isStored(requestKey).catch(() => false))) throw error;
    }
    options.stored();
    return { outcome: 'saved' };
  };

  return async (form) => {
    if (!(await perNetwork.take(toNetwork(form.address)))) return { outcome: 'tooMany' };
    try {
      return await take(form);
    } catch (error) {
      const { requestId: reqId } = form;
      log.error({ reqId, problem: toLoggableError(error) }, 'a privacy request could not be stored');
      return { outcome: 'notSaved' };
    }
  };
};
