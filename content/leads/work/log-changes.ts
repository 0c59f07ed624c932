import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { getRole } from '../../access/roles.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Lead, Staff } from '../../payload-types.ts';
import { indianDay } from '../../time/india-time.ts';
import { toStatusWords } from '../lead-statuses.ts';
import { columnWords } from '../staff-words.ts';
import { listCorrected } from './correct-entry.ts';
import { eraseLeadLog, type LogContent, writeLeadLog } from './lead-log.ts';
import { noteGiven } from './tell-owner.ts';

/** The name that staff read for an owner. */
export const nameOwner = async ({ payload }: PayloadRequest, id: number | null): Promise<string> => {
  if (id === null) return 'nobody';
  const owner = await findAccountById<Staff>({ payload }, id);
  return owner?.name ?? 'somebody who has left';
};

/** The words that staff read for the next step of a lead. */
export const toStep = ({ nextStep, nextStepOn }: Pick<Lead, 'nextStep' | 'nextStepOn'>): string =>
  [nextStep, nextStepOn && `on ${indianDay.format(new Date(nextStepOn))}`].filter(Boolean).join(', ') ||
  'none';

/**
 * Writes into a lead's log what a change did (corrections, status, owner, next step), and remembers which new owner to
 * tell.
 */
export const logChanges: CollectionAfterChangeHook<Lead> = async ({
  doc: stored,
  data,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return stored;
  // If somebody else changed the lead at the same moment, that change writes its own log lines.
  const doc: Lead = { ...previousDoc, ...data };
  const write = (content: LogContent) => writeLeadLog(req, { lead: doc, ...content });
  const corrected = listCorrected(doc, previousDoc).map((field) => columnWords[field]);
  if (corrected.length > 0) await write({ kind: 'source', text: `Corrected: ${corrected.join(', ')}` });
  if (doc.status !== previousDoc.status)
    await write({
      kind: 'status',
      text: `From ${toStatusWords(previousDoc.status)} to ${toStatusWords(doc.status)}`,
    });
  const [before, after] = [toRelationId(previousDoc.owner), toRelationId(doc.owner)];
  if (before !== after) {
    const text = `From ${await nameOwner(req, before)} to ${await nameOwner(req, after)}`;
    const said = { kind: 'owner', text } as const;
    await write(
      after === null ? { ...said, fact: 'toNobody' } : { ...said, fact: 'toColleague', toStaffId: after },
    );
    if (after !== null && getRole(req) !== null && after !== Number(req.user?.id)) noteGiven(req, after, doc);
  }
  const [planned, plans] = [toStep(previousDoc), toStep(doc)];
  if (plans !== planned)
    await write({ kind: 'step', text: req.context.isStepDone ? `Done: ${planned}` : `Next step: ${plans}` });
  return stored;
};

/** Erases the log with its lead. */
export const eraseLogOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await eraseLeadLog(req.payload, Number(id), req);
  return doc;
};
