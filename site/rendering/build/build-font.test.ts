import { readFileSync, statSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { createShaper, toShapedWidth } from './shape-word.ts';
import { typefaces } from './typefaces.ts';

const styles = new URL('../../styles/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, styles), 'utf8');

const kilobytes = { 'font.css': 30, 'font-devanagari.css': 60, 'font-gujarati.css': 60 };

describe.each(typefaces)('$stylesheet', ({ stylesheet, cuts, fallbacks, unicodeRange }) => {
  const css = read(stylesheet);
  const rules = css.split('@font-face').slice(1);

  test('lists every cut, and all cuts together are below their limit', () => {
    const files = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file);
    expect(files).toEqual(cuts.map(({ file }) => file));
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, styles)).size, 0);
    expect(bytes).toBeLessThanOrEqual(kilobytes[stylesheet as keyof typeof kilobytes] * 1000);
  });

  test('adjusts every fallback font to the size of the font that it replaces', () => {
    const fitted = rules.filter((rule) => rule.includes('local('));
    expect(fitted).toHaveLength(fallbacks.length);
    for (const rule of fitted) {
      const [, adjust] = /size-adjust: ([\d.]+)%/.exec(rule) ?? [];
      expect(Number(adjust)).toBeGreaterThan(85);
      expect(Number(adjust)).toBeLessThan(120);
      expect(rule).toMatch(/ascent-override.*descent-override/s);
    }
  });

  test('is limited to the letters of its script', () => {
    const ranges = rules.map((rule) => /unicode-range: (.+);/.exec(rule)?.[1]);
    const ownRange = unicodeRange && `U+20, ${unicodeRange}`;
    expect(ranges).toEqual(rules.map((rule) => (rule.includes('local(') ? unicodeRange : ownRange)));
  });
});

const joined = {
  'font-devanagari.css': [
    'क्षमता',
    'ज्ञान',
    'प्रमाण',
    'रिक्शा',
    'गाड़ियाँ',
    'द्वार',
    'कार्ट',
    'श्री',
    'ट्रक',
    'रुपये',
    'फ़ुल',
    'वर्षों',
    'शृंखला',
    'बुद्ध',
    'मिट्टी',
    'चिह्न',
    'नहीं',
    'में',
    'हूँ',
    'कुर्सियाँ',
  ],
  'font-gujarati.css': [
    'ક્ષમતા',
    'જ્ઞાન',
    'પ્રમાણ',
    'રિક્ષા',
    'દ્વાર',
    'કાર્ટ',
    'શ્રી',
    'ટ્રક',
    'રૂપિયા',
    'વર્ષોથી',
    'જૂની',
    'બુદ્ધ',
    'ચિહ્ન',
    'માટી',
    'હું',
    'નહીં',
    'ક્યાં',
  ],
};

describe.each(Object.entries(joined))('%s', (stylesheet, words) => {
  const face = typefaces.find((typeface) => typeface.stylesheet === stylesheet);
  const [cut] = face?.cuts ?? [];
  if (!face || !cut) throw new Error(`No typeface is written to ${stylesheet}`);
  const { file, variationAxes } = cut;

  test.each(words)('joins the letters of %s like the whole font', async (word) => {
    const packaged = readFileSync(new URL(face.source));
    const whole = await subsetFont(packaged, word, { targetFormat: 'sfnt', variationAxes });
    const ours = await subsetFont(readFileSync(new URL(file, styles)), word, { targetFormat: 'sfnt' });
    // Without the `dist` feature, which not every cut has.
    const setIn = (font: Uint8Array) => createShaper(font, ['dist'])(word).glyphs;
    expect(setIn(ours)).toEqual(setIn(whole));
  });
});

test('measures joined letters, not characters', async () => {
  const font = await subsetFont(readFileSync(new URL('anek-devanagari.woff2', styles)), 'क्षि', {
    targetFormat: 'sfnt',
  });
  expect(toShapedWidth(font, ['क्ष'])).toBeLessThan(toShapedWidth(font, ['क', 'ष']));
  expect(toShapedWidth(font, ['क्ष', 'क्ष'])).toBeCloseTo(2 * toShapedWidth(font, ['क्ष']), 5);
});
