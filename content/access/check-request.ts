import { isRecord } from '@ev-site/contract/is-record.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { isRefusal } from '../requests/is-refusal.ts';
import { publicError } from '../requests/refuse.ts';
import { refuseUnkeepable } from './guard-values.ts';

/** Parses a JSON object; undefined if the text is anything else. */
const toObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Query parameters that Payload treats as objects; the first two may come as JSON. */
const objects = ['where', 'data', 'select', 'populate', 'joins'] as const;

const readAddress = (query: Record<string, unknown>): void => {
  for (const name of objects) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    const read = typeof value === 'string' ? toObject(value) : value;
    if (!isRecord(read)) throw publicError(400, `The studio cannot read the condition or choice “${name}”.`);
    query[name] = read;
  }
  if (query.selectedLocales !== undefined && !isTexts(query.selectedLocales))
    throw publicError(400, '“selectedLocales” is not a list of languages.');
};

const isOfType = ({ headers }: Pick<PayloadRequest, 'headers'>, type: string): boolean =>
  (headers.get('Content-Type') ?? '').startsWith(type);

const unreadable = 'The studio cannot read this request.';

/** @param none the body that a call without a body gets */
const readBody = async (req: PayloadRequest, none: object): Promise<void> => {
  // A GET gets no body: with one, Payload ignores the query of a single page.
  if (req.method === 'GET') return;
  req.data ??= none;
  const text = isOfType(req, 'application/json') ? ((await req.text?.()) ?? '') : undefined;
  const body = text ? toObject(text) : none;
  if (!body) throw publicError(400, unreadable);
  refuseUnkeepable(body);
  // Payload reads the text again.
  Object.assign(req, { json: async () => body }, text !== undefined && { text: async () => text });
};

/**
 * Answers a call only after its input was checked. If input is not JSON, or is JSON of the wrong shape, Payload reports
 * an error of its own, and a stranger could raise alarms for the people who watch the server.
 * @throws {APIError} 400
 */
export const withCheckedRequest =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const none = {};
    readAddress(req.query);
    await readBody(req, none);
    try {
      return await handler(req);
    } catch (error) {
      // The call itself reads a form.
      const isUnread = isOfType(req, 'multipart/') && (req.data === none || !isRecord(req.data));
      if (isUnread && !isRefusal(error)) throw publicError(400, unreadable);
      throw error;
    }
  };
