import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compress } from './compress.ts';
import { createPageAnswers, type KeptPage } from './page-answers.ts';

const page = {
  route: '/product',
  status: 200,
  html: '<!DOCTYPE html>'.padEnd(20_000, '<p>₹ 75,000 per year</p>'),
  styleHash: 'aGFzaA==',
  frameSources: [],
  humanCheck: null,
  asksPlace: false,
  asksSpace: false,
  isBrowserCacheable: false,
  complete: true,
};

const failed = vi.fn();

const toHeaders = (lines: readonly string[]) =>
  Object.fromEntries(
    Array.from({ length: lines.length / 2 }, (_, index) => [lines[index * 2], lines[index * 2 + 1]]),
  );

test('every encoding contains the same page', async () => {
  const { answer } = await createPageAnswers({ isHttps: true, failed }).toKeptPage(page, undefined, 1);
  const toBytes = (body: string | Buffer) => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  expect(brotliDecompressSync(toBytes(answer.variants.br.body)).toString()).toBe(page.html);
  expect(gunzipSync(toBytes(answer.variants.gzip.body)).toString()).toBe(page.html);
  expect(toBytes(answer.variants.identity.body).toString()).toBe(page.html);
});

test('an answer to one reader is compressed only in the encoding of that reader', async () => {
  const answers = createPageAnswers({ isHttps: true, failed });
  const made = async (encoding: 'br' | 'gzip' | 'identity') =>
    (await answers.toOwnAnswer(page, encoding)).variants;
  const [br, gzip, plain] = [await made('br'), await made('gzip'), await made('identity')];
  const sizes = [br, gzip, plain].map((variants) =>
    [variants.br, variants.gzip, variants.identity].map(
      ({ body }) => body.length === Buffer.byteLength(page.html),
    ),
  );
  expect(sizes).toEqual([
    [false, true, true],
    [true, false, true],
    [true, true, true],
  ]);
});

test('an answer is compressed better in the background, under the same etag', async () => {
  const answers = createPageAnswers({ isHttps: true, failed });
  const kept = await answers.toKeptPage(page, undefined, 1);
  const first = kept.answer;
  await answers.settled();
  expect(kept.answer.variants.br.body.length).toBeLessThan(first.variants.br.body.length);
  expect(kept.answer.etag).toBe(first.etag);
});

test('better compression rests after each page for twice the time that the page took', async () => {
  const pack: typeof compress = async (bytes, effort) => {
    if (effort === 'small') await delay(30);
    return compress(bytes, effort);
  };
  const rests: number[] = [];
  const rest = async (milliseconds: number) => rests.push(milliseconds);
  const answers = createPageAnswers({ isHttps: true, failed, pack, rest });
  for (const end of ['!', '?'])
    await answers.toKeptPage({ ...page, html: `${page.html}${end}` }, undefined, 1);
  await answers.settled();
  expect(rests).toEqual([expect.any(Number), expect.any(Number)]);
  // A timer may fire a millisecond early.
  for (const milliseconds of rests) expect(milliseconds).toBeGreaterThanOrEqual(2 * 28);
});

test('a page stays as it is if better compression fails, and the next page is still compressed', async () => {
  let fails = true;
  const pack: typeof compress = async (bytes, effort) => {
    if (effort === 'quick' || !fails) return compress(bytes, effort);
    fails = false;
    throw new Error('no memory');
  };
  const answers = createPageAnswers({ isHttps: true, failed, pack });
  const kept = await answers.toKeptPage(page, undefined, 1);
  const { answer } = kept;
  const next = await answers.toKeptPage({ ...page, html: `${page.html}!` }, undefined, 1);
  const nextAnswer = next.answer;
  await answers.settled();
  expect(kept.answer).toBe(answer);
  expect(failed).toHaveBeenCalledOnce();
  expect(next.answer).not.toBe(nextAnswer);
});

test('better compression skips pages that were replaced meanwhile, except by an incomplete page', async () => {
  const small: string[] = [];
  const { promise: isDrawn, resolve: drawn } = Promise.withResolvers<void>();
  const pack: typeof compress = async (bytes, effort) => {
    if (effort === 'small') {
      small.push(bytes.toString());
      await isDrawn;
    }
    return compress(bytes, effort);
  };
  const answers = createPageAnswers({ isHttps: true, failed, pack });
  const draw = (html: string, previous?: KeptPage, complete = true) =>
    answers.toKeptPage({ ...page, html, complete }, previous, 1);
  await draw('under way');
  await draw('third', await draw('second', await draw('begun')));
  await draw('lacks something', await draw('whole'), false);
  drawn();
  await answers.settled();
  expect(small).toEqual(['under way', 'third', 'whole', 'lacks something']);
});

test('a stale page is sent with its better compression', async () => {
  const answers = createPageAnswers({ isHttps: true, failed, isPurged: true });
  const kept = await answers.toKeptPage(page, undefined, 1);
  const first = answers.toCurrentAnswer(kept, 2);
  await answers.settled();
  expect(answers.toCurrentAnswer(kept, 2).variants.br.body.length).toBeLessThan(
    first.variants.br.body.length,
  );
});

test('a kept page holds only its own bytes, not its html or a shared buffer', async () => {
  const answers = createPageAnswers({ isHttps: true, failed });
  const kept = await answers.toKeptPage(page, undefined, 1);
  await answers.settled();
  expect(kept.head).not.toHaveProperty('html');
  expect(kept).not.toHaveProperty('bodies');
  for (const { body } of Object.values(kept.answer.variants))
    expect(typeof body === 'string' || body.buffer.byteLength === body.length).toBe(true);
});

test('an unchanged page keeps its bytes, and a changed one gets a new etag', async () => {
  const answers = createPageAnswers({ isHttps: true, failed });
  const kept = await answers.toKeptPage(page, undefined, 1);
  expect(await answers.toKeptPage({ ...page }, kept, 2)).toBe(kept);
  const changed = await answers.toKeptPage({ ...page, html: `${page.html}!` }, kept, 3);
  expect(changed.etag).not.toBe(kept.etag);
});

test('an incomplete new version does not change the complete page', async () => {
  const answers = createPageAnswers({ isHttps: true, failed });
  const kept = await answers.toKeptPage(page, undefined, 1);
  const { answer } = kept;
  const next = await answers.toKeptPage({ ...page, complete: false }, kept, 2);
  expect(next.answer).not.toEqual(answer);
  expect([kept.answer, kept.head.complete, kept.generation]).toEqual([answer, true, 1]);
});

test('caches may keep a complete page for seconds; an incomplete one is neither cached nor carried over', async () => {
  const answers = createPageAnswers({ isHttps: false, failed });
  const complete = await answers.toKeptPage(page, undefined, 1);
  const headers = toHeaders(complete.answer.variants.br.headers);
  expect(headers).toMatchObject({ Vary: 'Accept-Encoding', 'Content-Encoding': 'br' });
  expect(headers['Cache-Control']).toMatch('max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=');
  expect(headers['Strict-Transport-Security']).toBeUndefined();
  const incomplete = await answers.toKeptPage({ ...page, html: 'x', complete: false }, undefined, 1);
  expect(toHeaders(incomplete.answer.variants.br.headers)['Cache-Control']).toBe('no-store');
  expect([complete, incomplete].map((kept) => answers.toCarriedPage(kept)?.etag)).toEqual([
    complete.etag,
    undefined,
  ]);
});

test('a cache that is purged keeps a fresh complete page for an hour, a 404 for seconds, and a stale or incomplete page not at all', async () => {
  const answers = createPageAnswers({ isHttps: false, failed, isPurged: true });
  const kept = await answers.toKeptPage(page, undefined, 1);
  const toCaching = ({ variants }: typeof kept.answer) => {
    const headers = toHeaders(variants.br.headers);
    return [headers['Cache-Control'], headers['CDN-Cache-Control'], headers['Cache-Tag']];
  };
  expect(toCaching(answers.toCurrentAnswer(kept, 1))).toEqual([
    expect.stringContaining('s-maxage=5'),
    expect.stringContaining('max-age=3600'),
    'pages',
  ]);
  const old = answers.toCurrentAnswer(kept, 2);
  expect(toCaching(old)).toEqual(['no-store', undefined, undefined]);
  expect(old.variants.br.body).toEqual(kept.answer.variants.br.body);
  await answers.toKeptPage({ ...page }, kept, 2);
  expect(toCaching(answers.toCurrentAnswer(kept, 2))[1]).toContain('max-age=3600');
  const unknown = await answers.toKeptPage({ ...page, html: 'none', status: 404 }, undefined, 1);
  expect(toCaching(unknown.answer)[1]).toContain('max-age=5,');
  const partial = await answers.toKeptPage({ ...page, html: 'x', complete: false }, undefined, 1);
  expect(toCaching(partial.answer)).toEqual(['no-store', undefined, undefined]);
});

test('an answer to an own question is cached only by the visitor’s browser, if its page allows it', async () => {
  const answers = createPageAnswers({ isHttps: false, failed, isPurged: true });
  const toCaching = async (own: Partial<typeof page>) => {
    const { variants } = await answers.toOwnAnswer({ ...page, ...own }, 'identity');
    const headers = toHeaders(variants.identity.headers);
    return [headers['Cache-Control'], headers['CDN-Cache-Control'], headers['Cache-Tag']];
  };
  expect(await toCaching({ isBrowserCacheable: true })).toEqual(['private, no-cache', undefined, undefined]);
  expect(await toCaching({ isBrowserCacheable: false })).toEqual(['no-store', undefined, undefined]);
  expect(await toCaching({ isBrowserCacheable: true, complete: false })).toEqual([
    'no-store',
    undefined,
    undefined,
  ]);
});

test('without a purged cache a stale page is sent unchanged', async () => {
  const answers = createPageAnswers({ isHttps: false, failed });
  const kept = await answers.toKeptPage(page, undefined, 1);
  expect(answers.toCurrentAnswer(kept, 2)).toBe(kept.answer);
});
