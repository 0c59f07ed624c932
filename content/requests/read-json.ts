import { isRecord } from '@ev-site/contract/is-record.ts';
import type { PayloadRequest } from 'payload';

/** The JSON of a call's body, of which nothing is known to be right; empty where there is none, or it holds nothing by name. */
export const readJson = async (req: Pick<PayloadRequest, 'json'>): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json?.().catch(() => null);
  return isRecord(body) ? body : {};
};
