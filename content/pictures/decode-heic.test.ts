import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { decodeHeic } from './decode-heic.ts';

const phone = readFileSync(path.join(import.meta.dirname, 'phone.example.heic'));
const mostPixels = 1_000_000;

test('stops decoding a picture that takes too long, and decodes the next one', async () => {
  const { setTimeout: later } = globalThis;
  // The small picture may be decoded before any timer fires, so its time runs out as soon as the decoder is ready.
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, limit: number) =>
      limit === 0 ? queueMicrotask(work) : later(work, limit)) as never);
  await expect(decodeHeic(phone, { mostPixels, timeLimit: 0 })).rejects.toMatchObject({ problem: 'heavy' });
  timers.mockRestore();
  expect((await decodeHeic(phone, { mostPixels })).subarray(0, 4).toString('latin1')).toBe('II*\0');
});

test('refuses a picture with more pixels than allowed', async () => {
  await expect(decodeHeic(phone, { mostPixels: 6143 })).rejects.toMatchObject({ problem: 'heavy' });
});

test('lets some of many concurrent pictures wait, and refuses the others as busy', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => decodeHeic(phone, { mostPixels })),
  );
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.problem] : []));
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(new Set(refused)).toEqual(new Set(['busy']));
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(6);
});
