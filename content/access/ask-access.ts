import type { Access, AccessResult, Payload, PayloadRequest, TypedUser } from 'payload';

/** What an access rule lets somebody reach, asked outside of a request. Without a rule, all staff may. */
export const askAccess = async (
  access: Access | undefined,
  payload: Payload,
  user: TypedUser,
): Promise<AccessResult> => (access ? access({ req: { payload, user } as PayloadRequest }) : true);
