import type { CollectionBeforeChangeHook, FieldAccess, PayloadRequest } from 'payload';
import { toLeadGroup, worksLeads } from '../../access/lead-access.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Lead } from '../../payload-types.ts';
import { fieldError } from '../../requests/refuse.ts';
import { isEntered } from '../lead-sources.ts';
import { toPhoneDigits } from '../phone-digits.ts';
import {
  type EnteredField,
  enteredFields,
  enteredRecords,
  enteredWords,
  entryProblems,
  findEnteredName,
  isEnteredRecord,
} from './entered-fields.ts';

/** Whether leads of a kind have this field. */
export const isFieldOfKind = (field: EnteredField, kind: unknown): boolean =>
  !isEnteredRecord(field) || enteredRecords[field].group === toLeadGroup(kind);

/** A person who works a lead can correct what a colleague has entered, but not what a visitor has sent. */
export const canCorrect =
  (field: EnteredField): FieldAccess<Lead> =>
  ({ doc, req }) =>
    doc !== undefined &&
    worksLeads(req, toLeadGroup(doc.kind)) &&
    isEntered(doc) &&
    isFieldOfKind(field, doc.kind);

const read = (field: EnteredField, lead: Partial<Lead>): unknown =>
  (isEnteredRecord(field) ? toRelationId(lead[field]) : lead[field]) || null;

/** The fields that a change has corrected; always empty for a lead that a visitor has sent. */
export const listCorrected = (lead: Partial<Lead>, stored: Partial<Lead>): EnteredField[] =>
  isEntered(stored)
    ? enteredFields.filter((field) => field in lead && read(field, lead) !== read(field, stored))
    : [];

/** What to store for a corrected field and the fields that depend on it; null if the value is not valid. */
const take = async (
  req: PayloadRequest,
  field: EnteredField,
  lead: Partial<Lead>,
): Promise<Partial<Lead> | null> => {
  if (isEnteredRecord(field)) {
    const name = await findEnteredName(req, field, toRelationId(lead[field]));
    return name === undefined ? null : { [enteredRecords[field].named]: name };
  }
  const { success, data } = enteredWords[field].safeParse(lead[field] ?? '');
  if (!success) return null;
  return { [field]: data, ...(field === 'phone' && { phoneDigits: toPhoneDigits(data) }) };
};

/**
 * Accepts a correction by the same checks as the entry. The form key stays, so the same form sent again is still this
 * lead.
 */
export const correctEntry: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const next = { ...data };
  for (const field of listCorrected(data, originalDoc)) {
    const taken = await take(req, field, data);
    if (!taken) throw fieldError(req, 'leads', { path: field, message: entryProblems[field] });
    Object.assign(next, taken);
  }
  return next;
};
