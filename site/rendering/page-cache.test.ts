import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const log = { failedRead: vi.fn() };

interface TestPage {
  size: number;
  text: string;
}

const setUp = (options: { maxBytes?: number; patience?: number } = {}) => {
  const state = { generation: 1 };
  const make = vi.fn(
    async (
      address: string,
      _previous: TestPage | undefined,
    ): Promise<{ page: TestPage; complete: boolean } | undefined> => ({
      page: { size: 10, text: `${address} of ${state.generation}` },
      complete: true,
    }),
  );
  const cache = createPageCache<TestPage>({
    make,
    generation: () => state.generation,
    maxBytes: 100,
    rest: 50,
    ...options,
  });
  const get = async (address: string) => (await cache.get(address, log))?.text;
  return { state, make, cache, get };
};

test('all who ask at the same time get one rendering', async () => {
  const { make, get } = setUp();
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(Array(3).fill('/ of 1'));
  await get('/');
  expect(make).toHaveBeenCalledOnce();
});

test('a page of an older generation is made anew, and is not given out at once any more', async () => {
  const { state, cache, get } = setUp();
  await get('/');
  expect(cache.peek('/')?.text).toBe('/ of 1');
  state.generation = 2;
  expect(cache.peek('/')).toBeUndefined();
  expect(await get('/')).toBe('/ of 2');
  expect(cache.peek('/')?.text).toBe('/ of 2');
});

test('a change during the rendering makes the page stale at once', async () => {
  const { state, make, cache, get } = setUp();
  make.mockImplementationOnce(async () => {
    state.generation = 2;
    return { page: { size: 10, text: 'read before the change' }, complete: true };
  });
  await get('/');
  expect(cache.peek('/')).toBeUndefined();
});

test('a slow renewal gives the reader the stale page, and the next one the new', async () => {
  const { state, make, get } = setUp({ patience: 10 });
  await get('/');
  state.generation = 2;
  const slow = Promise.withResolvers<{ page: TestPage; complete: boolean }>();
  make.mockReturnValueOnce(slow.promise);
  expect(await get('/')).toBe('/ of 1');
  slow.resolve({ page: { size: 10, text: 'new' }, complete: true });
  expect(await get('/')).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that cannot be made anew is kept and left alone for a while', async () => {
  const { state, make, cache, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockRejectedValueOnce(new Error('no database'));
  expect(await get('/')).toBe('/ of 1');
  expect(cache.peek('/')?.text).toBe('/ of 1');
  expect(make).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await get('/')).toBe('/ of 2');
});

test('default content never takes the place of a complete page', async () => {
  const { state, make, get } = setUp();
  await get('/');
  state.generation = 2;
  make.mockResolvedValueOnce({ page: { size: 10, text: 'defaults' }, complete: false });
  expect(await get('/')).toBe('/ of 1');
});

test('default content is given out where nothing else is there, and soon made anew', async () => {
  const { make, get } = setUp();
  make.mockResolvedValueOnce({ page: { size: 10, text: 'defaults' }, complete: false });
  expect(await get('/')).toBe('defaults');
  expect(await get('/')).toBe('defaults');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await get('/')).toBe('/ of 1');
});

test('a failure without anything kept reaches the caller, and the next one tries again', async () => {
  const { make, get } = setUp();
  make.mockRejectedValueOnce(new Error('no database'));
  await expect(get('/')).rejects.toThrow('no database');
  expect(await get('/')).toBe('/ of 1');
});

test('addresses without a page are not kept, and neither is a page that is gone', async () => {
  const { state, make, cache, get } = setUp();
  make.mockResolvedValueOnce(undefined);
  expect(await get('/nothing')).toBeUndefined();
  expect(cache.peek('/nothing')).toBeUndefined();
  await get('/');
  state.generation = 2;
  make.mockResolvedValueOnce(undefined);
  expect(await get('/')).toBeUndefined();
  expect(await get('/')).toBe('/ of 2');
});

test('the size is bounded: the page nobody asked for longest goes', async () => {
  const { cache, get } = setUp({ maxBytes: 20 });
  await get('/a');
  await get('/b');
  cache.peek('/a');
  await get('/c');
  expect(cache.peek('/a')).toBeDefined();
  expect(cache.peek('/b')).toBeUndefined();
});
