import type { Access, AccessResult, Payload, PayloadRequest, TypedUser } from 'payload';

/** What a rule lets somebody reach, asked outside a call of his. Where there is no rule, everybody in staff may. */
export const askAccess = async (
  access: Access | undefined,
  payload: Payload,
  user: TypedUser,
): Promise<AccessResult> => (access ? access({ req: { payload, user } as PayloadRequest }) : true);
