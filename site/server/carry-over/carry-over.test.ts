import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGenerationCache } from '../../data/caching/generation-cache.ts';
import { createPageAnswers, type KeptPage } from '../page-answers.ts';
import type { Brochure } from '../papers/brochures.ts';
import { toBodies } from '../stored-answer.ts';
import { createCarryOver } from './carry-over.ts';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'ev-carry-over-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const draw = (address: string, text: string) => ({
  route: address,
  html: `<h1>${text}</h1>`.repeat(50),
  status: address === '/none' ? 404 : 200,
  styleHash: '',
  frameSources: [],
  humanCheck: null,
  asksPlace: false,
  asksSpace: false,
  isBrowserCacheable: false,
  complete: true,
});

const readHtml = (page: KeptPage | undefined) => (page ? toBodies(page.answer).identity.toString() : '');

/** Starts a site that draws `text`, with the given state of the content; null if the state cannot be read. */
const start = async (
  text: string,
  {
    state = '7 until the next edit' as string | null,
    build = 'one',
    secret = 'secret',
    isEdited = false,
  } = {},
) => {
  const now = { state, generation: 3 };
  const generation = () => now.generation;
  const render = vi.fn((address: string) => draw(address, text));
  const answers = createPageAnswers({ isHttps: false, failed: () => {} });
  const pages = createGenerationCache<KeptPage, undefined>({
    generation,
    maxBytes: 10_000_000,
    patience: 0,
    async make(address, previous) {
      const value = await answers.toKeptPage(render(address), previous, generation());
      return { value, size: value.size, complete: true };
    },
  });
  const print = vi.fn(async (): Promise<Brochure> => {
    const made = { etag: '"b"', made: new Date(0), indexed: true, content: 'c' };
    return { pdf: Buffer.from(text.repeat(1000)), ...made };
  });
  const brochures = createGenerationCache<Brochure, undefined>({
    generation,
    maxBytes: 10_000_000,
    async make() {
      const value = await print();
      return { value, size: value.pdf.length, complete: true };
    },
  });
  const warn = vi.fn();
  const carryOver = createCarryOver({
    ...{ dataFolder, secret, madeBy: [build], pages, brochures, generation },
    answers: {
      ...answers,
      async fromCarriedPage(...page) {
        const kept = await answers.fromCarriedPage(...page);
        // The edit is seen while pages are unpacked.
        if (isEdited) now.generation = 4;
        return kept;
      },
    },
    getState: () => now.state ?? undefined,
    log: { info: vi.fn(), warn },
  });
  await carryOver.take();
  const get = async (address: string) => {
    const page = await pages.get(address, undefined);
    return readHtml(page);
  };
  return { now, get, pages, brochures, carryOver, render, print, warn };
};

const fill = async () => {
  const first = await start('before');
  for (const address of ['/', '/none', '/hi']) await first.get(address);
  await first.brochures.get('en major', undefined);
  await first.carryOver.keep();
  return first;
};

test('after a restart pages and brochures are the same bytes, and nothing is rendered again', async () => {
  const first = await fill();
  const next = await start('after');
  expect(await next.get('/')).toContain('before');
  expect(await next.get('/hi')).toContain('before');
  expect(next.pages.peek('/')?.answer).toEqual(first.pages.peek('/')?.answer);
  expect(next.render).not.toHaveBeenCalled();
  expect(await next.brochures.get('en major', undefined)).toEqual(
    await first.brochures.get('en major', undefined),
  );
  expect(next.print).not.toHaveBeenCalled();
  // An address without a page is not carried over.
  expect(await next.get('/none')).toContain('after');
});

test('pages of another state of the content are rendered again, and serve as stale pages if that fails', async () => {
  await fill();
  const next = await start('after', { state: '8 until the next edit' });
  expect(next.pages.peek('/')).toBeUndefined();
  expect(readHtml(next.pages.getKept('/'))).toContain('before');
  next.render.mockImplementationOnce(() => {
    throw new Error('away');
  });
  expect(await next.get('/')).toContain('before');
  await expect.poll(() => next.get('/hi')).toContain('after');
});

test('pages do not count as fresh if an edit is seen while they are read', async () => {
  await fill();
  const next = await start('after', { isEdited: true });
  expect(next.pages.list()).toEqual([]);
  expect(next.pages.getKept('/')).toBeDefined();
  await expect.poll(() => next.get('/')).toContain('after');
});

test('a second keep during the first one stores the latest state', async () => {
  const first = await fill();
  const before = first.carryOver.keep();
  first.now.state = '8 until the next edit';
  await Promise.all([before, first.carryOver.keep()]);
  expect(first.warn).not.toHaveBeenCalled();
  expect((await start('after', { state: '8 until the next edit' })).pages.peek('/')).toBeDefined();
});

test('if the database does not answer at the start, no page counts as fresh', async () => {
  await fill();
  const next = await start('after', { state: null });
  expect(next.pages.peek('/')).toBeUndefined();
  expect(next.pages.getKept('/')).toBeDefined();
  await next.carryOver.keep();
  expect((await start('later')).pages.peek('/')).toBeDefined();
});

test('pages that an edit has made stale are not carried over', async () => {
  const first = await fill();
  first.now.generation += 1;
  first.now.state = '8 until the next edit';
  await first.get('/');
  await first.carryOver.keep();
  const next = await start('after', { state: '8 until the next edit' });
  expect(next.pages.list().map(([address]) => address)).toEqual(['/']);
});

test('a file of another build or another secret, or a damaged file, is not read', async () => {
  await fill();
  const file = path.join(dataFolder, 'pages/made.bin');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const other of [{ build: 'two' }, { secret: 'another' }])
    expect((await start('after', other)).pages.getKept('/')).toBeUndefined();
  const bytes = readFileSync(file);
  for (const damaged of [bytes.subarray(0, 10), bytes.subarray(0, -1), bytes.map((byte) => byte ^ 1)]) {
    writeFileSync(file, damaged);
    const { pages } = await start('after');
    expect(pages.getKept('/')).toBeUndefined();
  }
});

test('parts that a killed process left are removed, but not those that another process is writing', async () => {
  await fill();
  const folder = path.join(dataFolder, 'pages');
  for (const [name, minutes] of [['made.bin.left', 11] as const, ['made.bin.being-written', 9] as const]) {
    writeFileSync(path.join(folder, name), 'a part');
    const then = Date.now() / 1000 - minutes * 60;
    utimesSync(path.join(folder, name), then, then);
  }
  await fill();
  expect(readdirSync(folder).toSorted()).toEqual(['made.bin', 'made.bin.being-written']);
});

test('a folder that cannot be written only causes a warning, and pages are still served', async () => {
  writeFileSync(path.join(dataFolder, 'pages'), 'in the way');
  const first = await fill();
  expect(first.warn).toHaveBeenCalled();
  expect(await first.get('/')).toContain('before');
});
