import { isRecord } from '@ev-site/contract/is-record.ts';

/**
 * Matches a reference by which React points to a part sent outside the JSON, as only a multipart body can have. Not
 * matched: escaped texts (`$$`), values that JSON lacks, and references within the call (`$0:…`).
 */
const besideIt = /^\$(?!\$|T|D|n-?\d+$|(?:undefined|NaN|-?Infinity|-0)$|0(?::|$))/;

/** Matches a reference to another part: to JSON, a file or a buffer. The number of the part is in hexadecimal. */
const toPartPattern = /^\$[@hQWiAOoUSsLlGgMmVB]?([\da-f]+)(?::|$)/;

/** Whether a body consists of parts, as only a form or a call with files does. */
export const isInParts = (contentType = ''): boolean => /^multipart\/form-data\b/i.test(contentType);

/**
 * Whether all that a call points to is in it. Iterative, for any depth: a reviver of JSON.parse takes ten times as long,
 * and a stranger may send a megabyte.
 * @param parts the parts of the call; left out if it is one JSON text
 * @throws if a part is not readable
 */
const isWhole = (call: unknown, parts?: FormData): boolean => {
  const open = [call];
  // By name, because a look-up in the form is a search through all its parts. Of parts of one name React reads the first.
  const byName = new Map([...(parts ?? [])].reverse());
  const found = new Set(['0']);
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part);
    if (typeof value !== 'string') continue;
    if (!parts && besideIt.test(value)) return false;
    const id = toPartPattern.exec(value)?.[1];
    if (!(parts && id)) continue;
    const name = String(Number.parseInt(id, 16));
    if (found.has(name)) continue;
    found.add(name);
    const part = byName.get(name);
    if (part === undefined) return false;
    if (typeof part === 'string') open.push(JSON.parse(part));
  }
  return true;
};

/** Reads the arguments of a call. The first is an object, or a text for the language. @throws if they are not readable. */
const readArguments = (json: string): unknown[] => {
  const said: unknown = JSON.parse(json);
  if (Array.isArray(said) && (isRecord(said[0]) || typeof said[0] === 'string')) return said;
  throw new Error('This is no list of arguments.');
};

const readParts = (call: Buffer, contentType: string): Promise<FormData> =>
  new Response(new Uint8Array(call), { headers: { 'content-type': contentType } }).formData();

/** Whether Next can parse the call of a server function. It need not be a valid one. */
export const isReadableCall = async (call: Buffer, contentType = ''): Promise<boolean> => {
  try {
    if (!isInParts(contentType)) return isWhole(readArguments(call.toString()));
    const parts = await readParts(call, contentType);
    // React sends a call with files in several parts; the arguments are the part named 0.
    return isWhole(readArguments(String(parts.get('0'))), parts);
  } catch {
    return false;
  }
};
