import { isRecord } from '@ev-site/contract/is-record.ts';
import type { PayloadRequest } from 'payload';

/**
 * The JSON object in the body of a call, empty if the call has no body. A call whose body is anything else was refused
 * before (access/check-request.ts).
 */
export const readJson = async (req: Pick<PayloadRequest, 'json'>): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.();
  return isRecord(body) ? body : {};
};
