import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askApi } from './ask-api.ts';

let signal: AbortSignal | null | undefined;
/** The server's behaviour. An aborted request fails as in a browser. */
let answer: (given: AbortSignal) => Promise<Response>;
const never = (given: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    given.addEventListener('abort', () => reject(new Error('given up')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  // As in browsers from before 2024.
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  answer = never;
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    signal = init.signal;
    return signal ? answer(signal) : Promise.reject(new Error('Nobody ends it.'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (gone?: AbortSignal) => {
  const asked = askApi('/api/x', 1000, gone);
  asked.catch(() => {});
  return asked;
};

test('returns an answer that comes in time, and stops its timer', async () => {
  answer = async () => Response.json({ data: 7 });
  const gone = new AbortController();
  expect(await ask(gone.signal)).toEqual({ data: 7 });
  expect(vi.getTimerCount()).toBe(0);
  gone.abort();
  expect(signal?.aborted).toBe(false);
});

test('throws for a status that is no success', async () => {
  answer = async () => new Response('', { status: 503 });
  await expect(ask()).rejects.toThrow('/api/x was answered with 503.');
});

test('gives up after its time limit, or when its signal is aborted', async () => {
  const late = ask(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(late).rejects.toThrow('given up');
  const gone = new AbortController();
  const dropped = ask(gone.signal);
  gone.abort();
  await expect(dropped).rejects.toThrow('given up');
});

test('the time limit includes the body of the answer', async () => {
  answer = async (given) =>
    new Response(
      new ReadableStream({
        start: (body) => given.addEventListener('abort', () => body.error(new Error('cut'))),
      }),
    );
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(asked).rejects.toThrow('cut');
});
