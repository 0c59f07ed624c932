import type { PayloadRequest } from 'payload';

/** The map that a request keeps by this name; one that has none yet begins an empty one. */
export const mapOf = <Key, Value>(
  { context }: Pick<PayloadRequest, 'context'>,
  name: string,
): Map<Key, Value> => {
  const kept = context[name] instanceof Map ? context[name] : new Map<Key, Value>();
  context[name] = kept;
  return kept;
};
