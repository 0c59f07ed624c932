import type { PayloadRequest } from 'payload';

/**
 * The JSON object in the body of a call, empty if the call has no body. Every call was checked before: one whose body is
 * no JSON object never comes here (access/read-question.ts).
 */
export const readJson = async (req: Pick<PayloadRequest, 'json'>): Promise<Record<string, unknown>> =>
  (await req.json?.()) ?? {};
