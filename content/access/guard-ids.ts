import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import { type CollectionBeforeOperationHook, NotFound } from 'payload';

/**
 * Answers "not found" if Payload's own calls are given an id that no record can have: `/questions/1.5`,
 * `/questions/resume` (which Payload reads as NaN), or an id beyond the range of the column. On PostgreSQL such a query
 * is an error, and staff would read that the studio is broken.
 * @throws {APIError} 404
 */
export const refuseUnknownIds: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id: own, duplicateFromID } = args as { id?: unknown; duplicateFromID?: unknown };
  const id = own ?? duplicateFromID;
  const isAsked = typeof id === 'number' || typeof id === 'string';
  if (isAsked && readPositiveInt(String(id)) === undefined) throw new NotFound(req.t);
  return args;
};
