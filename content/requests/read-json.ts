import { isRecord } from '@ev-site/contract/is-record.ts';
import type { PayloadRequest } from 'payload';

/** The JSON of a call's body, not validated. Empty if there is no body, or if it is not an object. */
export const readJson = async (req: Pick<PayloadRequest, 'json'>): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.().catch(() => null);
  return isRecord(body) ? body : {};
};
