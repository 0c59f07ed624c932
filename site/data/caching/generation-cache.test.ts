import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGenerationCache } from './generation-cache.ts';

const setUp = (options: { maxBytes?: number; patience?: number; refusedFor?: number } = {}) => {
  const state = { generation: 1 };
  const make = vi.fn(
    async (
      address: string,
      _previous: string | undefined,
    ): Promise<{ value: string; size: number; complete: boolean } | 'unsure' | undefined> => ({
      value: `${address} of ${state.generation}`,
      size: 10,
      complete: true,
    }),
  );
  const cache = createGenerationCache<string, string>({
    make,
    generation: () => state.generation,
    maxBytes: 100,
    rest: 50,
    refusedFor: 50,
    ...options,
  });
  const get = (address: string) => cache.get(address, 'context');
  return { state, make, cache, get };
};

// Only `pass` moves the clock: otherwise a `rest` could end by itself on a busy machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The cache's library holds a reference to this clock since it was loaded.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('simultaneous requests share one rendering', async () => {
  const { make, get } = setUp();
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(Array(3).fill('/ of 1'));
  await get('/');
  expect(make).toHaveBeenCalledOnce();
});

test('a page of an older generation is not used, and is rendered again', async () => {
  const { state, cache, get } = setUp();
  await get('/');
  expect(cache.peek('/')).toBe('/ of 1');
  state.generation = 2;
  expect(cache.peek('/')).toBeUndefined();
  expect(await get('/')).toBe('/ of 2');
  expect(cache.peek('/')).toBe('/ of 2');
});

test('a change during the rendering makes the page stale at once', async () => {
  const { state, make, cache, get } = setUp();
  make.mockImplementationOnce(async () => {
    state.generation = 2;
    return { value: 'read before the change', size: 10, complete: true };
  });
  await get('/');
  expect(cache.peek('/')).toBeUndefined();
});

test('a page whose renewal failed is rendered again at once if the clock was set back', async () => {
  const { state, make, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockRejectedValueOnce(new Error('the database is away'));
  expect(await get('/')).toBe('/ of 1');
  vi.setSystemTime(Date.now() - 5.5 * 3_600_000);
  expect(await get('/')).toBe('/ of 2');
});

test('a slow renewal gives the stale page to its reader, and the new page to the next', async () => {
  const { state, make, get } = setUp({ patience: 10 });
  await get('/');
  state.generation = 2;
  const slow = Promise.withResolvers<{ value: string; size: number; complete: boolean }>();
  make.mockReturnValueOnce(slow.promise);
  expect(await get('/')).toBe('/ of 1');
  slow.resolve({ value: 'new', size: 10, complete: true });
  expect(await get('/')).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page whose renewal fails is kept, and tried again after a rest', async () => {
  const { state, make, cache, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockRejectedValueOnce(new Error('no database'));
  expect(await get('/')).toBe('/ of 1');
  expect(cache.peek('/')).toBe('/ of 1');
  expect(make).toHaveBeenCalledTimes(2);
  pass(60);
  expect(await get('/')).toBe('/ of 2');
});

test('default content does not replace a complete page', async () => {
  const { state, make, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockResolvedValueOnce({ value: 'defaults', size: 10, complete: false });
  expect(await get('/')).toBe('/ of 1');
});

test('default content is used if there is nothing else, and is renewed soon', async () => {
  const { make, get } = setUp();
  make.mockResolvedValueOnce({ value: 'defaults', size: 10, complete: false });
  expect(await get('/')).toBe('defaults');
  expect(await get('/')).toBe('defaults');
  pass(60);
  expect(await get('/')).toBe('/ of 1');
});

test('a failure with no kept page reaches the caller, and the next request tries again', async () => {
  const { make, get } = setUp();
  make.mockRejectedValueOnce(new Error('no database'));
  await expect(get('/')).rejects.toThrow('no database');
  expect(await get('/')).toBe('/ of 1');
});

test('a page that is gone is not served again until the content changes', async () => {
  const { state, make, cache, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockResolvedValueOnce(undefined);
  expect(await get('/')).toBeUndefined();
  expect(cache.peek('/')).toBeUndefined();
  expect(await get('/')).toBeUndefined();
  state.generation = 3;
  expect(await get('/')).toBe('/ of 3');
});

test('a page that does not exist is looked up once in a while, not each time', async () => {
  const { state, make, get } = setUp();
  make.mockResolvedValue(undefined);
  for (let time = 0; time < 10; time++) expect(await get('/nothing')).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
  state.generation = 2;
  await get('/nothing');
  expect(make).toHaveBeenCalledTimes(2);
  pass(60);
  await get('/nothing');
  expect(make).toHaveBeenCalledTimes(3);
});

test('a page that is missing only in old lists is looked up again at once', async () => {
  const { make, get } = setUp();
  make.mockResolvedValueOnce('unsure');
  expect(await get('/new')).toBeUndefined();
  expect(await get('/new')).toBe('/new of 1');
});

test('a page that is gone only according to old lists is served as it was, and renewed soon', async () => {
  const { state, make, cache, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockResolvedValueOnce('unsure');
  expect(await get('/')).toBe('/ of 1');
  expect(cache.list()).toEqual([]);
  pass(60);
  expect(await get('/')).toBe('/ of 2');
});

test('refusals take no space of pages: the oldest are dropped, and long addresses are not kept', async () => {
  const { make, cache, get } = setUp({ refusedFor: 60_000 });
  await get('/');
  make.mockResolvedValue(undefined);
  for (let number = 0; number <= 5000; number++) await get(`/?page=${number}`);
  expect(cache.peek('/')).toBe('/ of 1');
  make.mockClear();
  await get('/?page=5000');
  expect(make).not.toHaveBeenCalled();
  await get('/?page=0');
  expect(make).toHaveBeenCalledTimes(1);
  make.mockClear();
  await get('x'.repeat(201));
  await get('x'.repeat(201));
  expect(make).toHaveBeenCalledTimes(2);
});

test('the size is limited: the page that was not requested for the longest time is dropped', async () => {
  const { cache, get } = setUp({ maxBytes: 20 });
  await get('/a');
  await get('/b');
  cache.peek('/a');
  await get('/c');
  expect(cache.peek('/a')).toBeDefined();
  expect(cache.peek('/b')).toBeUndefined();
});
