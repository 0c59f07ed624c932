import { isRecord } from '@ev-site/contract/is-record.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { isRefusal } from '../requests/is-refusal.ts';
import { publicError } from '../requests/refuse.ts';
import { refuseUnkeepable } from './guard-values.ts';

/** The object that a JSON text is; undefined where it is none. */
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

/** The parts of an address that Payload takes for objects; the first two may come as JSON. */
const objects = ['where', 'data', 'select', 'populate', 'joins'] as const;

const readAddress = (query: Record<string, unknown>): void => {
  for (const name of objects) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    const read = typeof value === 'string' ? toObject(value) : value;
    if (!isRecord(read)) throw publicError(400, `“${name}” is no condition or choice that can be read.`);
    query[name] = read;
  }
  if (query.selectedLocales !== undefined && !isTexts(query.selectedLocales))
    throw publicError(400, '“selectedLocales” is no list of languages.');
};

const isOfType = ({ headers }: Pick<PayloadRequest, 'headers'>, type: string): boolean =>
  (headers.get('Content-Type') ?? '').startsWith(type);

const unreadable = 'What was sent cannot be read.';

/** @param none what a call without a body is given */
const readBody = async (req: PayloadRequest, none: object): Promise<void> => {
  // Where there is a body, Payload looks into the address of a single page no more.
  if (req.method === 'GET') return;
  req.data ??= none;
  const text = isOfType(req, 'application/json') ? ((await req.text?.()) ?? '') : undefined;
  const body = text ? toObject(text) : none;
  if (!body) throw publicError(400, unreadable);
  refuseUnkeepable(body);
  // Payload reads the text once more.
  Object.assign(req, { json: async () => body }, text !== undefined && { text: async () => text });
};

/**
 * Answers a call after its question has been read: Payload takes what is no JSON, or another kind of it than a call needs, for a
 * fault of its own, and whoever watches the server would be called by what any stranger sends.
 * @throws {APIError} 400
 */
export const answerReadable =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const none = {};
    readAddress(req.query);
    await readBody(req, none);
    try {
      return await handler(req);
    } catch (error) {
      // A form is read by the call itself.
      const isUnread = isOfType(req, 'multipart/') && (req.data === none || !isRecord(req.data));
      if (isUnread && !isRefusal(error)) throw publicError(400, unreadable);
      throw error;
    }
  };
