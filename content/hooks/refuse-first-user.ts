import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

/**
 * Payload lets whoever comes first make the first user over its REST API and skips access rules for it.
 * The first administrator is made by the seed, so a creation over the web always needs somebody signed in.
 */
export const refuseFirstUserOverTheWeb: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t);
  return args;
};
