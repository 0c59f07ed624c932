import { strict as assert } from 'node:assert';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { Unzip, UnzipInflate } from 'fflate';
import { type Desk, withDesks } from './parts/desk-of-many.ts';
import { many } from './parts/fill-leads.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { pidOf, readMegabytes, waitForRest } from './parts/process-memory.ts';

readArguments('npm run export -w bench', {});

/** The memory that an export of all leads may add to the studio at rest (Linux), and how soon it must begin. */
const mostMegabytes = 100;
const longestFirstMs = 1500;

const rowOf = { csv: '\r\n', xlsx: '</row>' } as const;

/** Counts the rows of a file as it arrives, without keeping any of it. */
const countRows = async (body: ReadableStream<Uint8Array>, format: 'csv' | 'xlsx') => {
  const begin = performance.now();
  let firstMs = 0;
  let bytes = 0;
  let rows = 0;
  let tail = '';
  const text = new TextDecoder();
  const count = (part: Uint8Array) => {
    const pieces = (tail + text.decode(part, { stream: true })).split(rowOf[format]);
    rows += pieces.length - 1;
    tail = pieces.at(-1) ?? '';
  };
  const unzip = new Unzip((file) => {
    file.ondata = (_error, part) => count(part);
    if (file.name.endsWith('sheet1.xml')) file.start();
  });
  unzip.register(UnzipInflate);
  for await (const part of body) {
    firstMs ||= performance.now() - begin;
    bytes += part.length;
    if (format === 'csv') count(part);
    else unzip.push(part);
  }
  return { rows, bytes, firstMs, ms: performance.now() - begin };
};

const measure = async ({ product, headers }: Desk, format: 'csv' | 'xlsx'): Promise<void> => {
  const pid = pidOf(product.studio);
  const url = `${product.environment.PUBLIC_URL}/studio/api/leads/export?format=${format}`;
  // The first export loads modules; this small one keeps that out of the measurement.
  await (await fetch(`${url}&where[id][less_than]=500`, { headers })).arrayBuffer();
  await waitForRest(pid);
  const rest = readMegabytes(pid, 'VmRSS');
  let peak = rest;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      peak = Math.max(peak, readMegabytes(pid, 'VmRSS'));
      await delay(50);
    }
  })();
  const asked = performance.now();
  const response = await fetch(url, { headers });
  assert(response.body && response.status === 200, `The export was answered with ${response.status}.`);
  const answeredMs = performance.now() - asked;
  const { rows, bytes, firstMs, ms } = await countRows(response.body, format);
  isOver = true;
  await watched;
  const fits = peak - rest <= mostMegabytes && answeredMs + firstMs <= longestFirstMs;
  judgeFigure(
    fits && rows >= many + 1,
    `${format}: ${rows - 1} leads, ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, first byte after ` +
      `${Math.round(answeredMs + firstMs)} of ${longestFirstMs} ms, ${peak - rest} of ${mostMegabytes} MB beyond ${rest} MB at rest`,
  );
};

await withDesks(async (desk) => {
  await measure(desk, 'csv');
  await measure(desk, 'xlsx');
});
