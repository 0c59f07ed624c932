import { isRecord } from '@ev-site/contract/is-record.ts';

const isNothing = (value: unknown): boolean => value === null || value === undefined;

const say = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * Names every place where what was there before is not there any more, or is another value: `blogs.0.title: "a" → "b"`.
 * What is new beside it is no loss; neither is a field that was empty and is gone.
 */
export const listLosses = (before: unknown, after: unknown, place = ''): string[] => {
  const at = (key: string | number) => (place ? `${place}.${key}` : String(key));
  if (isNothing(before) && isNothing(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => listLosses(item, after[index], at(index)));
  if (isRecord(before) && isRecord(after))
    return Object.entries(before).flatMap(([key, value]) => listLosses(value, after[key], at(key)));
  if (Array.isArray(before) && Array.isArray(after))
    return [`${place}: ${before.length} items → ${after.length}`];
  return before === after ? [] : [`${place}: ${say(before)} → ${say(after)}`];
};
