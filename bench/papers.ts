/**
 * How long a PDF takes that nobody has requested before: `npm run papers -w bench`. Measures results of visitors' own
 * queries over the product, one after the other, and a brochure with its picture in the PDF process. Fails if more than
 * 5 of 100 take longer than 150 ms.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { inLanguage, languages, paperPaths } from '@ev-site/contract/paths.ts';
import { root } from '@ev-site/scripts/root.ts';
import { createPress } from '@ev-site/site/paper/press.ts';
import { printPaper } from '@ev-site/site/paper/print-paper.ts';
import { exampleBrochure } from '@ev-site/site/testing/example-paper.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import sharp from 'sharp';
import { judgeFigure } from './parts/judge-figure.ts';
import { withMeasuredSite } from './parts/measured-site.ts';
import { median } from './parts/median.ts';

readArguments('npm run papers -w bench', {});

const mostMs = 150;
const rounds = 200;
/** The first rounds start the PDF process. */
const warmUp = 10;

const measure = async (name: string, print: (round: number) => Promise<number>): Promise<void> => {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -warmUp; round < rounds; round++) {
    const start = performance.now();
    bytes = await print(round + warmUp);
    if (round >= 0) times.push(performance.now() - start);
  }
  const p95 = percentile(times, 0.95);
  judgeFigure(
    p95 <= mostMs,
    `${name}: half within ${median(times).toFixed(0)} ms, 95 % within ${p95.toFixed(0)} of ${mostMs} ms; ${Math.round(bytes / 1000)} kB`,
  );
};

const press = createPress();
const source = await readFile(`${root}art/pictures/major-1.webp`);
const webp = await sharp(source).resize({ width: 1280 }).webp().toBuffer();
await measure('brochure, picture and press', async (round) => {
  const picture = await sharp(webp).flatten({ background: '#f6f1e5' }).jpeg({ quality: 82 }).toBuffer();
  const language = languages[round % languages.length] ?? 'en';
  return (await printPaper(press, { ...exampleBrochure, language, tagline: `${round}` }, { picture })).length;
});
press.stop();

await withMeasuredSite(async (url) => {
  // Pages are made ahead for some seconds after a start; this must not disturb the measurement.
  await delay(30_000);
  const ask = async (path: string): Promise<number> => {
    const response = await fetch(`${url}${path}`);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    return (await response.arrayBuffer()).byteLength;
  };
  const toLanguage = (path: string, round: number) =>
    inLanguage(path, languages[round % languages.length] ?? 'en');
  await measure('savings, over HTTP', (round) =>
    ask(`${toLanguage(paperPaths.Savings, round)}?vehicle=major&km=${30 + round}`),
  );
  const sets = ['millo,major', 'major,manzil,mastee', 'millo,major,manzil,mastee'];
  await measure('comparison, over HTTP', (round) =>
    ask(`${toLanguage(paperPaths.Compare, round)}?vehicles=${sets[round % sets.length]}`),
  );
});
