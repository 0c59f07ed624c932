import { readRecordId } from '@ev-site/contract/record-id.ts';
import { type CollectionBeforeOperationHook, NotFound } from 'payload';

/**
 * Payload's own calls by the number of a record: PostgreSQL fails where it is asked for a number that it cannot keep, and whoever
 * asks would read that the server is broken.
 * @throws {APIError} 404
 */
export const refuseUnknownIds: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  if (typeof id === 'number' && readRecordId(String(id)) === undefined) throw new NotFound(req.t);
  return args;
};
