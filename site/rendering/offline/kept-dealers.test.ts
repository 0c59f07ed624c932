import { expect, test, vi } from 'vitest';
import { fillInDealers, handlePageMessage, sweepDealers } from './kept-dealers.ts';

const day = 24 * 60 * 60 * 1000;
const openCache = () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: vi.fn(async (name: string, answer: Response) => void kept.set(name, answer)),
    delete: async (name: string) => kept.delete(name),
  };
  return { cache: cache as unknown as Cache, kept, put: cache.put };
};
const page = () =>
  new Response('<main><template><h2>Last</h2><ul></ul><p>30 days</p></template><p>Home</p></main>', {
    headers: { 'Content-Security-Policy': "default-src 'none'", 'Content-Encoding': 'br' },
  });
const toDealer = (slug: string) => ({
  slug,
  name: `Dealer ${slug}`,
  address: 'Ring Road',
  phones: ['+91 98 7654'],
  language: 'hi-IN',
});
const listNames = async (cache: Cache, now: number) =>
  [...(await (await fillInDealers(cache, page(), now)).text()).matchAll(/<b>Dealer (\w+)<\/b>/g)].map(
    ([, slug]) => slug,
  );

test('keeps five dealers, the latest first, without duplicates, for thirty days', async () => {
  const { cache, kept } = openCache();
  for (const [index, slug] of ['a', 'b', 'c', 'd', 'e', 'f', 'c'].entries())
    await handlePageMessage(cache, { keepDealer: toDealer(slug) }, index * day);
  expect(await listNames(cache, 7 * day)).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(await listNames(cache, 34 * day - 1)).toEqual(['c', 'f', 'e']);
  await sweepDealers(cache, 35 * day - 1);
  expect(await kept.get('/offline/dealers')?.clone().json()).toHaveLength(2);
  await sweepDealers(cache, 36 * day);
  expect(kept.size).toBe(0);
});

test('deleting during a sweep is not undone, and two dealers kept at once are both stored', async () => {
  const { cache, kept, put } = openCache();
  await handlePageMessage(cache, { keepDealer: toDealer('old') }, 0);
  await handlePageMessage(cache, { keepDealer: toDealer('a') }, day);
  const [begins, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  put.mockImplementationOnce(async (name, answer) => {
    begins.resolve();
    await mayEnd.promise;
    kept.set(name, answer);
  });
  const swept = sweepDealers(cache, 30 * day);
  await begins.promise;
  const forgotten = handlePageMessage(cache, { forgetDealers: true });
  mayEnd.resolve();
  await Promise.all([swept, forgotten]);
  expect(kept.size).toBe(0);
  await Promise.all(['b', 'c'].map((slug) => handlePageMessage(cache, { keepDealer: toDealer(slug) }, day)));
  expect(await listNames(cache, day)).toEqual(['c', 'b']);
});

test('deletes a list that cannot be read', async () => {
  const { cache, kept } = openCache();
  await handlePageMessage(cache, { keepDealer: toDealer('a') }, day);
  vi.spyOn(cache, 'match').mockRejectedValue(new Error('broken'));
  await handlePageMessage(cache, { forgetDealers: true });
  expect(kept.size).toBe(0);
});

test('a navigation deletes a list that cannot be parsed', async () => {
  const { cache, kept } = openCache();
  kept.set('/offline/dealers', new Response('[{'));
  await sweepDealers(cache);
  expect(kept.size).toBe(0);
});

test('a dealer that cannot be stored does not block the next one', async () => {
  const { cache, put } = openCache();
  put.mockRejectedValueOnce(new Error('no room'));
  const keep = (slug: string) => handlePageMessage(cache, { keepDealer: toDealer(slug) }, day);
  const [full] = await Promise.allSettled([keep('a'), keep('b')]);
  expect(full.status).toBe('rejected');
  expect(await listNames(cache, day)).toEqual(['b']);
});

test('a navigation writes nothing if no dealer is too old', async () => {
  const { cache, put } = openCache();
  await handlePageMessage(cache, { keepDealer: toDealer('a') }, 0);
  await sweepDealers(cache, 29 * day);
  expect(put).toHaveBeenCalledOnce();
});

test('setting the clock back by a day loses no dealer, and a wrong clock keeps none for ever', async () => {
  const { cache } = openCache();
  await handlePageMessage(cache, { keepDealer: toDealer('late') }, 60 * day);
  await handlePageMessage(cache, { keepDealer: toDealer('now') }, 59 * day);
  expect(await listNames(cache, 59 * day)).toEqual(['now', 'late']);
  expect(await listNames(cache, 30 * day)).toEqual(['now']);
});

test('fills the offline page with the dealers as text, and leaves it unchanged if there are none', async () => {
  const { cache } = openCache();
  const untouched = page();
  expect(await fillInDealers(cache, untouched)).toBe(untouched);
  await handlePageMessage(cache, {
    keepDealer: { ...toDealer('x'), name: '<script>$1</script>', phones: ['+91"1'] },
  });
  const filled = await fillInDealers(cache, page());
  expect(await filled.text()).toBe(
    '<main><h2>Last</h2><ul><li lang="hi-IN"><b>&lt;script&gt;$1&lt;/script&gt;</b><br>Ring Road<br><a href="tel:+911">+91&quot;1</a></li></ul><p>30 days</p><p>Home</p></main>',
  );
  expect(filled.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(filled.headers.get('Content-Encoding')).toBeNull();
  await handlePageMessage(cache, { forgetDealers: true });
  expect(await (await fillInDealers(cache, page())).text()).toContain('<template>');
});
