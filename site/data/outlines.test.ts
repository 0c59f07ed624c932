import { brotliCompressSync } from 'node:zlib';
import { products } from '@ev-site/content/seed/data/products.ts';
import { expect, test } from 'vitest';
import { getWords } from '../words/words.ts';
import { createFigureReader } from './figure.ts';
import { outlineMargin, readOutlines } from './outlines.ts';
import { toMeasures, toSheet } from './sheet.ts';

const outlines = readOutlines();
const reader = createFigureReader(getWords('en').figures);
const vehicles = products.map(({ data }) => ({ key: data.key, figures: data.figures as never }));

/** Extent of the lines of a drawing, in its own units. */
const measure = (svg: string) => {
  const [low, high] = [
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ];
  for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    let [x, y] = [0, 0];
    let start = [0, 0];
    for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
      const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
      const step = { m: 2, l: 2, c: 6, h: 1, v: 1 }[command];
      if (command === 'z') [x = 0, y = 0] = start;
      else if (!step) throw new Error(`unknown command ${command}`);
      for (let index = 0; step && index < numbers.length; index += step) {
        const part = numbers.slice(index, index + step);
        const [x0, y0] = [x, y];
        if (command !== 'v') x += part.at(command === 'h' ? 0 : -2) ?? 0;
        if (command !== 'h') y += part.at(-1) ?? 0;
        if (command === 'm' && index === 0) start = [x, y];
        // A curve may extend beyond its end points.
        for (const t of command === 'c' ? [0.25, 0.5, 0.75, 1] : [1]) {
          const place = (axis: 0 | 1) => {
            const at = (index: number) => (part[index + axis] ?? 0) * (command === 'c' ? 1 : 0);
            const from = axis === 0 ? x0 : y0;
            if (t === 1) return axis === 0 ? x : y;
            return from + 3 * (1 - t) ** 2 * t * at(0) + 3 * (1 - t) * t * t * at(2) + t ** 3 * at(4);
          };
          for (const axis of [0, 1] as const) {
            low[axis] = Math.min(low[axis] ?? 0, place(axis));
            high[axis] = Math.max(high[axis] ?? 0, place(axis));
          }
        }
      }
    }
  }
  return { width: (high[0] ?? 0) - (low[0] ?? 0), height: (high[1] ?? 0) - (low[1] ?? 0) };
};

const drawn = vehicles.flatMap(({ key, figures }) => {
  const outline = outlines.find(key);
  return (['side', 'front', 'rear'] as const).map((view) => ({ key, view, figures, outline }));
});

test.each(drawn)('the $view of $key has the size of its sources and of the published figures', (each) => {
  const { key, view, figures, outline } = each;
  if (!outline) throw new Error('not drawn');
  const across = view === 'side' ? 'length' : 'width';
  const svg = outlines.files.get(`${key}-${view}`)?.svg.toString() ?? '';
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number);
  expect(box).toEqual([
    -outlineMargin,
    -outlineMargin,
    outline[across] + 2 * outlineMargin,
    outline.height + 2 * outlineMargin,
  ]);
  const measured = measure(svg);
  const published = toMeasures(reader, figures);
  const wanted = {
    width: published[across]?.millimetres ?? outline[across],
    height: published.height?.millimetres ?? outline.height,
  };
  expect(Math.abs(measured.width / wanted.width - 1)).toBeLessThan(0.01);
  expect(Math.abs(measured.height / wanted.height - 1)).toBeLessThan(0.01);
});

test('each drawing is small and contains only lines', () => {
  expect(outlines.files.size).toBe(3 * vehicles.length);
  for (const { svg } of outlines.files.values()) {
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
    expect(svg.toString()).not.toMatch(/<(?:script|style|image|a|foreignObject)|on\w+=|href/);
  }
});

test('the axles of the drawing are as far apart as the published wheelbase', () => {
  const [front = 0, rear = 0] = outlines.find('major')?.axles ?? [];
  expect(Math.abs((rear - front) / 2190 - 1)).toBeLessThan(0.02);
});

test('the measures are the texts of the published figures', () => {
  const figures = vehicles.find(({ key }) => key === 'mastee')?.figures;
  expect(toMeasures(reader, figures)).toEqual({
    length: { text: '2,790', millimetres: 2790 },
    width: { text: '990', millimetres: 990 },
    height: { text: '1,790', millimetres: 1790 },
    wheelBase: { text: '2,180', millimetres: 2180 },
    groundClearance: { text: '165', millimetres: 165 },
  });
  expect(toMeasures(reader, vehicles.find(({ key }) => key === 'marvel')?.figures)).toEqual({});
});

test('a measure begins and ends with a digit, and a text of many commas is parsed quickly', () => {
  const read = (text: string) => toMeasures(reader, [{ key: 'dimensions', text }] as never);
  expect(read(',3,420, × 1,460 × 1,800 mm').length).toEqual({ text: '3,420', millimetres: 3420 });
  expect(read(`${','.repeat(200_000)} mm`)).toEqual({});
});

test('a drawing is shown only if it agrees with the published size', () => {
  const withSize = (text: string) => ({ key: 'major', figures: [{ key: 'dimensions', text }] as never });
  expect(toSheet(reader, outlines, withSize('3,420 × 1,460 × 1,800 mm'))).not.toBeNull();
  expect(toSheet(reader, outlines, withSize('3,900 × 1,460 × 1,800 mm'))).toBeNull();
  expect(toSheet(reader, outlines, { key: 'new' })).toBeNull();
});
