import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

/**
 * Payload lets anybody create the first user over its REST API, without access rules. Here the seed creates the first
 * administrator, so a creation over the web always needs a signed-in person.
 */
export const refuseFirstUserOverTheWeb: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t);
  return args;
};
