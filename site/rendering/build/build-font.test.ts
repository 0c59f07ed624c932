import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackAdvances, toMeanWidth } from './fallback-widths.ts';

const styles = new URL('../../styles/', import.meta.url);
const css = readFileSync(new URL('font.css', styles), 'utf8');

test('the fonts of a script weigh at most 30 kB together', () => {
  const files = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, styles)).size, 0);
  expect(bytes).toBeLessThanOrEqual(30_000);
});

test('every fallback is fitted', () => {
  const fallbacks = css.split('@font-face').filter((rule) => rule.includes('local('));
  expect(fallbacks).toHaveLength(3);
  for (const rule of fallbacks) {
    const [, adjust] = /size-adjust: ([\d.]+)%/.exec(rule) ?? [];
    expect(Number(adjust)).toBeGreaterThan(85);
    expect(Number(adjust)).toBeLessThan(120);
    expect(rule).toMatch(/ascent-override.*descent-override/s);
  }
});

test('the mean width of running text weighs letters by how often they stand', () => {
  expect(toMeanWidth(() => 0.5)).toBeCloseTo(0.5);
  expect(toMeanWidth((character) => (character === 'z' ? 1 : 0))).toBeLessThan(0.002);
  // Arial's, as others measure it: 904 of 2048 units.
  expect(toMeanWidth(fallbackAdvances.regular)).toBeCloseTo(904 / 2048, 1);
});
