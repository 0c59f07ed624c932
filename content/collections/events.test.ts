import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

/** The error about the last day of an event that lacks everything else. */
const refusal = async (date: string | undefined, endsOn: string): Promise<string | undefined> => {
  const error = (await fresh.payload
    .create({ collection: 'events', data: { date, endsOn, _status: 'published' } as never })
    .catch((reason: unknown) => reason)) as { data: { errors: { path: string; message: string }[] } };
  return error.data.errors.find(({ path }) => path === 'endsOn')?.message;
};

test('the last day of an event may be its first day or later, counted in Indian days', async () => {
  // Half past midnight on 18 December in India.
  const date = '2026-12-17T19:00:00.000Z';
  expect(await refusal(date, '2026-12-18T12:00:00.000Z')).toBeUndefined();
  expect(await refusal(date, '2026-12-19T12:00:00.000Z')).toBeUndefined();
  expect(await refusal(date, '2026-12-17T12:00:00.000Z')).toBe(
    'The last day comes before the date of the event.',
  );
  expect(await refusal(undefined, '2026-12-17T12:00:00.000Z')).toBeUndefined();
  expect(await refusal(date, 'soon')).toBe('This is no date.');
});
