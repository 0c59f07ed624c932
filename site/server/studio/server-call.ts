import { isRecord } from '@ev-site/contract/is-record.ts';

/**
 * Matches a reference by which React points to a part sent outside the JSON, as only a multipart body can have. Not
 * matched: escaped texts (`$$`), values that JSON lacks, and references within the call (`$0:…`).
 */
const besideIt = /^\$(?!\$|T|D|n-?\d+$|(?:undefined|NaN|-?Infinity|-0)$|0(?::|$))/;

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

/**
 * Whether Next can parse the call of a server function. It need not be a valid one: the first argument is an object, or
 * a text for the language.
 */
export const isReadableCall = (call: Buffer): boolean => {
  try {
    const said: unknown = JSON.parse(call.toString());
    return Array.isArray(said) && (isRecord(said[0]) || typeof said[0] === 'string') && isWhole(said);
  } catch {
    return false;
  }
};
