import { readRecordId } from '@ev-site/contract/record-id.ts';
import { type CollectionBeforeOperationHook, NotFound } from 'payload';

/**
 * Payload's own calls by the number of a record: what can be no such number (`/questions/1.5`, `/questions/resume`, which Payload
 * reads as no number at all, or one beyond what is kept) is a record that is not there. PostgreSQL would call it a fault to be
 * asked for one, and staff would read that the studio is broken.
 * @throws {APIError} 404
 */
export const refuseUnknownIds: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id: own, duplicateFromID } = args as { id?: unknown; duplicateFromID?: unknown };
  const id = own ?? duplicateFromID;
  const isAsked = typeof id === 'number' || typeof id === 'string';
  if (isAsked && readRecordId(String(id)) === undefined) throw new NotFound(req.t);
  return args;
};
