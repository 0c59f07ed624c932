import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageNames, languages } from '@ev-site/contract/paths.ts';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { exampleBrochure } from '../testing/example-paper.ts';
import { languageTags } from '../words/words.ts';
import type { BrochurePaper } from './paper.ts';
import { createPress, PressBusy, PressRefused } from './press.ts';
import { printPaper } from './print-paper.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'press-'));
const press = createPress();
afterAll(() => {
  press.stop();
  rmSync(folder, { recursive: true });
});

/** Faults that a PDF reader finds; empty where there are none. */
const findFaults = (pdf: Uint8Array): string => {
  const text = Buffer.from(pdf).toString('latin1');
  if (!text.startsWith('%PDF-1.7') || !text.trimEnd().endsWith('%%EOF')) return 'no whole PDF';
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, pdf);
  const { status, error, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  // Not every machine has qpdf; then checking the two ends must be enough.
  return error || status === 0 ? '' : `${stdout}${stderr}`;
};

const fake = (name: string, source: string) => {
  const childFile = path.join(folder, `${name}.mjs`);
  writeFileSync(childFile, source);
  return childFile;
};
const order = { template: 'brochure', content: '{}', files: {}, mostPages: 2 } as const;
const ready = "process.send({ kind: 'ready' });";

test.each(languages)('prints a tagged PDF in %s with its language and title', async (language) => {
  // If no font has a letter, the PDF does not claim to conform.
  const pdf = await printPaper(press, { ...exampleBrochure, language, tagline: languageNames[language] });
  expect(findFaults(pdf)).toBe('');
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.replace(/\s?\(/g, ' (')).toContain(`/Lang (${languageTags[language]})`);
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/pdfuaid:part>1</);
  expect(text).toContain('Major: brochure');
});

test('writes a line break in a text as a space', async () => {
  const print = vi.fn(async (_job: { content: string }) => new Uint8Array());
  await printPaper({ print }, { ...exampleBrochure, summary: 'For city work.\r\nCharges\tovernight.\u0007' });
  expect(JSON.parse(print.mock.calls[0]?.[0].content ?? '')).toMatchObject({
    summary: 'For city work. Charges overnight.',
  });
});

test('does not read content as markup', async () => {
  const markup = '#panic("read") #import "@preview/x:1.0.0": * $x$ *bold* <label> @label [x] // gone';
  const pdf = await printPaper(press, { ...exampleBrochure, tagline: markup, plate: markup });
  expect(findFaults(pdf)).toBe('');
});

// Texts that staff may enter, even by mistake: long words, markup, emoji, right to left, broken letters.
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '#eval("1+1")',
    '\\u{202e}gnp.exe\u202d',
    '👩‍👩‍👧‍👦🏳️‍🌈🛺',
    'شاحنة كهربائية',
    'क्ष'.repeat(80),
    'અંતર'.repeat(60),
    `${'W'.repeat(400)}`,
    'a\u0301'.repeat(90),
    '\u0000\u0007\ufffe',
    '\ud800',
    '{page}{pages}',
    '= ] } $ "',
  ),
  fc.string({ minLength: 200, maxLength: 900 }),
);

/** A brochure with hostile texts in every place. */
const hostileBrochure: fc.Arbitrary<BrochurePaper> = fc
  .record({
    texts: fc.array(hostile, { minLength: 12, maxLength: 12 }),
    language: fc.constantFrom(...languages),
    points: fc.array(hostile, { maxLength: 6 }),
    rows: fc.array(fc.record({ head: hostile, value: hostile, condition: hostile }), { maxLength: 30 }),
  })
  .map(({ texts, language, points, rows }) => {
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = '', k = '', l = ''] =
      texts;
    const figure = { label: b, value: c, unit: d, unitPosition: 'before', note: e, condition: f } as const;
    return {
      ...exampleBrochure,
      language,
      title: a || 'x',
      company: b,
      plate: g,
      line: h,
      tagline: i,
      summary: j,
      made: k,
      pageOf: l,
      contact: [a],
      notes: [b],
      figures: [figure, { ...figure, unitPosition: 'after' }],
      claims: { title: c, figures: [{ ...figure, basis: d }], slip: { title: e, lines: [], basis: '' } },
      different: { title: f, points },
      specification: { title: g, caption: h, groups: [{ label: i, rows }], footnotes: [j] },
    };
  });

// PAPER_RUNS=500 tests longer.
const numRuns = Number(process.env.PAPER_RUNS ?? 20);
test('any content gives a valid PDF or a clear refusal, and does not affect the next print', {
  timeout: 20_000 + numRuns * 1000,
}, async () => {
  let printed = 0;
  await fc.assert(
    fc.asyncProperty(hostileBrochure, async (paper) => {
      try {
        expect(findFaults(await printPaper(press, paper))).toBe('');
        printed += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(PressRefused);
        expect((error as Error).message).not.toBe('');
      }
    }),
    { numRuns },
  );
  expect(findFaults(await printPaper(press, exampleBrochure))).toBe('');
  // A press that refuses everything must not pass.
  expect(printed).toBeGreaterThan(numRuns / 3);
});

test('refuses a paper with too many pages', async () => {
  const summary = 'word '.repeat(20_000);
  await expect(printPaper(press, { ...exampleBrochure, summary })).rejects.toThrow(/pages/);
});

test('a print that takes too long is killed, and the next print gets a new press', async () => {
  const childFile = fake(
    'slow',
    `${ready} process.on('message', ({ content }) => {
    if (content === 'slow') for (;;) ;
    process.send({ kind: 'printed', pdf: Buffer.from('pdf') });
  });`,
  );
  const slow = createPress({ childFile, timeLimit: 300 });
  await expect(slow.print({ ...order, content: 'slow' })).rejects.toThrow(PressBusy);
  expect(Buffer.from(await slow.print(order)).toString()).toBe('pdf');
  slow.stop();
});

test('a press that crashes loses only the current print', async () => {
  const childFile = fake(
    'falls',
    `${ready} process.on('message', ({ content }) => {
    if (content === 'fall') process.abort();
    process.send({ kind: 'printed', pdf: Buffer.from('pdf') });
  });`,
  );
  const falling = createPress({ childFile });
  await expect(falling.print({ ...order, content: 'fall' })).rejects.toThrow(PressBusy);
  expect(Buffer.from(await falling.print(order)).toString()).toBe('pdf');
  falling.stop();
});

test('a press that crashed while idle does not delay the next print', async () => {
  const childFile = fake(
    'idles',
    `${ready} process.on('message', () => {
    process.send({ kind: 'printed', pdf: Buffer.from(String(process.pid)) });
  });`,
  );
  const idle = createPress({ childFile });
  const first = Number(Buffer.from(await idle.print(order)));
  process.kill(first, 'SIGKILL');
  await expect.poll(() => spawnSync('kill', ['-0', String(first)]).status).not.toBe(0);
  expect(Number(Buffer.from(await idle.print(order)))).not.toBe(first);
  idle.stop();
});

test('a press is replaced after a number of prints', async () => {
  const childFile = fake(
    'pid',
    `${ready} process.on('message', () => process.send({ kind: 'printed', pdf: Buffer.from(String(process.pid)) }));`,
  );
  const tiring = createPress({ childFile, mostPrints: 2 });
  const pids: string[] = [];
  for (let print = 0; print < 4; print++) pids.push(Buffer.from(await tiring.print(order)).toString());
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).toBe(pids[3]);
  expect(pids[1]).not.toBe(pids[2]);
  tiring.stop();
});

test('limits the waiting prints, and prints one at a time', async () => {
  const childFile = fake(
    'steady',
    `${ready} let busy = false; process.on('message', () => {
    const kind = busy ? 'refused' : 'printed'; busy = true;
    setTimeout(() => { busy = false; process.send({ kind, reason: 'two at once', pdf: Buffer.from('pdf') }); }, 20);
  });`,
  );
  const steady = createPress({ childFile, waiting: 3 });
  const ends = await Promise.allSettled(Array.from({ length: 8 }, () => steady.print(order)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  steady.stop();
});

test('an unavailable press says so once, and stays unavailable', async () => {
  const childFile = fake('none', "process.send({ kind: 'unavailable', reason: 'no such module' });");
  const none = createPress({ childFile });
  expect(none.isAvailable()).toBe(true);
  await expect(none.print(order)).rejects.toThrow('no such module');
  expect(none.isAvailable()).toBe(false);
  await expect(none.print(order)).rejects.toThrow(PressBusy);
});
