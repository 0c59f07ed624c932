import type { Payload } from 'payload';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction, type TransactionCarrier } from '../database/in-transaction.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { toChangeBy } from '../keeping/last-change.ts';
import { hasConsent } from '../leads/has-consent.ts';
import { isEntered } from '../leads/lead-sources.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { noteChanged } from '../leads/webhook/note-event.ts';
import type { Lead } from '../payload-types.ts';
import { queueRecalls } from './recalls.ts';

/** Who asked, for the audit log: the person who opened a mailed link, or somebody who only knows an address. */
type Asker = 'The person concerned' | 'By a form, not proved';

/**
 * The audit log says what was done to which lead, and of the person nothing: neither name nor network. Writes within
 * the transaction of `req` if one is open.
 */
export const noteInAudit = async (
  req: TransactionCarrier,
  action: AuditAction,
  leads: readonly Pick<Lead, 'id'>[],
  who: Asker = 'The person concerned',
): Promise<void> => {
  for (const { id } of leads) await recordAudit({ ...req, user: null }, { action, what: `Lead ${id}`, who });
};

/** How many leads are changed in one transaction. On SQLite all other requests wait meanwhile. */
const changedAtOnce = 20;

/**
 * Changes leads in batches. Of a batch everything is written or nothing: rows, recalls, events and lines of the audit
 * log. After a failure the person can ask again, and the rest is done. The leads of a batch are locked first, in the
 * order of their ids as everywhere, so that no two transactions can deadlock.
 */
const changeSome = async (
  payload: Payload,
  leads: readonly Lead[],
  change: (req: TransactionCarrier, some: readonly Lead[]) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < leads.length; start += changedAtOnce) {
    const some = leads.slice(start, start + changedAtOnce);
    const req: TransactionCarrier = { payload };
    await inTransaction(req, async () => {
      const { rows, holdRow } = await getSqlDatabase(payload, req);
      const ids = joinSql(some.map(({ id }) => id));
      await rows(sql`SELECT id FROM leads WHERE id IN (${ids}) ORDER BY id ${holdRow}`);
      await change(req, some);
    });
  }
};

/** Writes columns of a lead without the rules for staff, and notifies the webhook. */
const writeLead = async (req: TransactionCarrier, lead: Lead, data: Partial<Lead>): Promise<void> => {
  await noteChanged(req.payload, lead, req);
  await req.payload.db.updateOne({ collection: 'leads', id: lead.id, data, returning: false, req });
};

/**
 * Takes back every consent of these leads, whoever does it, within the transaction of `req`. Where none stands, the
 * moment of the last time stays. Who was mailed that WhatsApp may be used is told that it may not.
 */
export const clearConsents = async (req: TransactionCarrier, leads: readonly Lead[]): Promise<void> => {
  const withdrawnAt = new Date().toISOString();
  const agreed = leads.filter(({ whatsappConsent }) => whatsappConsent);
  await queueRecalls(req.payload, agreed, 'withdrawn', { req });
  for (const lead of leads.filter(hasConsent))
    await writeLead(req, lead, { marketingConsent: false, whatsappConsent: false, withdrawnAt });
};

/** Withdraws every consent of these leads for a person who is not a member of staff. */
export const withdrawConsents = async (payload: Payload, leads: readonly Lead[], who: Asker): Promise<void> =>
  changeSome(payload, leads.filter(hasConsent), async (req, some) => {
    await noteInAudit(req, 'personWithdrew', some, who);
    await clearConsents(req, some);
  });

/** The data that a person may correct. */
export interface Correction {
  name: string;
  email: string;
  /** In international form, e.g. +91 98250 12345. */
  phone: string;
}

/** Which columns of a lead a correction changes. People who share a mailbox have different names and numbers. */
const toCorrected = (lead: Lead, shown: Correction, { name, email, phone }: Correction): Partial<Lead> => {
  const isNamed = lead.name === shown.name;
  const [old, stored] = [toPhoneDigits(shown.phone), toPhoneDigits(lead.phone)];
  // Without a number, nothing else shows whose lead it is.
  const isCalled = stored === old && (old !== '' || isNamed);
  return {
    ...(name !== shown.name &&
      isNamed && { name, ...(lead.firstName && { firstName: name, lastName: null }) }),
    ...(email !== shown.email && { email }),
    ...(toPhoneDigits(phone) !== old && isCalled && { phone, phoneDigits: toPhoneDigits(phone) }),
  };
};

/**
 * Writes the values that differ from the shown ones: the mail address into all of these leads, name and phone into the
 * leads that have the shown ones. The parts of a name become one field.
 */
export const correctLeads = async (
  payload: Payload,
  leads: readonly Lead[],
  shown: Correction,
  correction: Correction,
): Promise<void> => {
  const toData = (lead: Lead) => toCorrected(lead, shown, correction);
  const wrong = leads.filter((lead) => Object.keys(toData(lead)).length > 0);
  await changeSome(payload, wrong, async (req, some) => {
    await noteInAudit(req, 'personCorrected', some);
    await queueRecalls(payload, some, 'corrected', { req });
    for (const lead of some)
      await writeLead(req, lead, {
        ...toData(lead),
        // Staff may correct such a lead too: a form that was open would take this back.
        ...(isEntered(lead) && { lastChange: toChangeBy('The person') }),
      });
  });
};
