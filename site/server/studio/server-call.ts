import { isRecord } from '@ev-site/contract/is-record.ts';

/**
 * Matches a reference by which React points to a part sent outside the JSON, as only a multipart body can have. Not
 * matched: escaped texts (`$$`), values that JSON lacks, and references within the call (`$0:…`).
 */
const besideIt = /^\$(?!\$|T|D|n-?\d+$|(?:undefined|NaN|-?Infinity|-0)$|0(?::|$))/;

/** Whether a body consists of parts, as only a form or a call with files does. */
export const isInParts = (contentType = ''): boolean => /^multipart\/form-data\b/i.test(contentType);

/** Iterative, for any depth: a reviver of JSON.parse takes ten times as long, and a stranger may send a megabyte. */
const isWhole = (call: unknown): boolean => {
  const open = [call];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && besideIt.test(value)) return false;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part);
  }
  return true;
};

/** Reads the arguments of a call. The first is an object, or a text for the language. @throws if they are not readable. */
const readArguments = (json: string): unknown[] => {
  const said: unknown = JSON.parse(json);
  if (Array.isArray(said) && (isRecord(said[0]) || typeof said[0] === 'string')) return said;
  throw new Error('This is no list of arguments.');
};

/** React sends a call with files in several parts; the arguments are the part named 0. */
const readParts = async (call: Buffer, contentType: string): Promise<unknown[]> => {
  const parts = await new Response(new Uint8Array(call), {
    headers: { 'content-type': contentType },
  }).formData();
  return readArguments(String(parts.get('0')));
};

/** Whether Next can parse the call of a server function. It need not be a valid one. */
export const isReadableCall = async (call: Buffer, contentType = ''): Promise<boolean> => {
  try {
    if (isInParts(contentType)) return (await readParts(call, contentType)).length > 0;
    return isWhole(readArguments(call.toString()));
  } catch {
    return false;
  }
};
