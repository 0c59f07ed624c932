import { type CollectionBeforeOperationHook, NotFound } from 'payload';

/** The largest number that a record gets. */
const largest = 2_147_483_647;

/**
 * What can be no number of a record (`/questions/1.5`, `/questions/resume`, which Payload reads as no number at all) is a record
 * that is not there. PostgreSQL would call it a fault to be asked for one, and staff would be told of a broken studio.
 * @throws {NotFound}
 */
export const refuseImpossibleNumbers: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  const isAsked = typeof id === 'number' || typeof id === 'string';
  if (isAsked && !(Number.isInteger(Number(id)) && Math.abs(Number(id)) <= largest))
    throw new NotFound(req.t);
  return args;
};
