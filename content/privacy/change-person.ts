import type { Payload } from 'payload';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toChangeBy } from '../keeping/last-change.ts';
import { hasConsent } from '../leads/has-consent.ts';
import { isEntered } from '../leads/lead-sources.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { noteChanged } from '../leads/webhook/note-event.ts';
import type { Lead } from '../payload-types.ts';
import { queueRecalls } from './recalls.ts';

/** Who asked, as the audit log names him: whoever opened a mailed link, or anybody who knows an address. */
type Asker = 'The person concerned' | 'By a form, not proved';

/** The audit log says what was done to which lead, and of the person nothing: neither name nor network. */
export const noteInAudit = async (
  payload: Payload,
  action: AuditAction,
  leads: readonly Pick<Lead, 'id'>[],
  who: Asker = 'The person concerned',
): Promise<void> => {
  for (const { id } of leads) await recordAudit({ payload, user: null }, { action, what: `Lead ${id}`, who });
};

/**
 * Takes back every consent of these leads, whoever does it; where none stands, the moment of the last time stays. Who
 * was mailed that WhatsApp may be used is told that it may not.
 */
export const clearConsents = async (payload: Payload, leads: readonly Lead[]): Promise<void> => {
  const withdrawnAt = new Date().toISOString();
  await queueRecalls(
    payload,
    leads.filter(({ whatsappConsent }) => whatsappConsent),
    'withdrawn',
  );
  for (const lead of leads.filter(hasConsent)) {
    // Before: of a lead that has no consent any more nobody would be told after a failure in between.
    await noteChanged(payload, lead);
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { marketingConsent: false, whatsappConsent: false, withdrawnAt },
      returning: false,
    });
  }
};

/** Somebody who is none of the staff takes back every consent of these leads. */
export const withdrawConsents = async (
  payload: Payload,
  leads: readonly Lead[],
  who: Asker,
): Promise<void> => {
  // Before, for the same reason.
  await noteInAudit(payload, 'personWithdrew', leads.filter(hasConsent), who);
  await clearConsents(payload, leads);
};

/** What somebody may correct. */
export interface Correction {
  name: string;
  email: string;
  /** As it is called, e.g. +91 98250 12345. */
  phone: string;
}

/** What of a lead a correction changes: of those who share a mailbox each has his own name and number. */
const toCorrected = (lead: Lead, shown: Correction, { name, email, phone }: Correction): Partial<Lead> => {
  const isNamed = lead.name === shown.name;
  const [old, stored] = [toPhoneDigits(shown.phone), toPhoneDigits(lead.phone)];
  // Where no number stood, nothing else says whose lead it is.
  const isCalled = stored === old && (old !== '' || isNamed);
  return {
    ...(name !== shown.name &&
      isNamed && { name, ...(lead.firstName && { firstName: name, lastName: null }) }),
    ...(email !== shown.email && { email }),
    ...(toPhoneDigits(phone) !== old && isCalled && { phone, phoneDigits: toPhoneDigits(phone) }),
  };
};

/**
 * Writes what of this is not as it was shown: the mail address into all of these leads, name and phone into those in
 * which the shown ones stand. The parts of a name are one again.
 */
export const correctLeads = async (
  payload: Payload,
  leads: readonly Lead[],
  shown: Correction,
  correction: Correction,
): Promise<void> => {
  const changes = leads
    .map((lead) => ({ lead, data: toCorrected(lead, shown, correction) }))
    .filter(({ data }) => Object.keys(data).length > 0);
  const changed = changes.map(({ lead }) => lead);
  // Before: of a lead that is changed already nobody would be told after a failure in between.
  await noteInAudit(payload, 'personCorrected', changed);
  await queueRecalls(payload, changed, 'corrected');
  for (const { lead, data } of changes) {
    await noteChanged(payload, lead);
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: {
        ...data,
        // Staff may correct such a lead too: a form that was open would take this back.
        ...(isEntered(lead) && { lastChange: toChangeBy('The person') }),
      },
      returning: false,
    });
  }
};
