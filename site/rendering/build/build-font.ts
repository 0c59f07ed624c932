/**
 * Cuts the site's fonts from the Anek family and writes styles/anek-*.woff2 and a stylesheet for each script:
 *
 *   npx node site/rendering/build/build-font.ts && biome check --write site/styles/font*.css
 *
 * The results are committed; run it again when the letters, weights or the packages change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { toShapedWidth } from './shape-word.ts';
import { type Fallback, type MeasuredFont, type Typeface, typefaces } from './typefaces.ts';

const styles = path.join(import.meta.dirname, '../../styles');
const readPackaged = (url: string) => readFile(new URL(url));

const toRule = (descriptors: Readonly<Record<string, string | undefined>>): string => {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return ['@font-face {', ...lines.map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n');
};

const toPercent = (part: number) => `${Number((part * 100).toFixed(2))}%`;
const rounded = (percent: string | undefined) => percent && toPercent(Number.parseFloat(percent) / 100);

const toSizeAdjust = async (cut: Buffer, { words, file }: MeasuredFont) => {
  const device = await subsetFont(await readPackaged(file), words, { targetFormat: 'sfnt' });
  // Measure without spaces and punctuation: they come from the Latin font.
  const alone = words.match(/[\p{Letter}\p{Mark}]+/gu) ?? [];
  return toPercent(toShapedWidth(cut, alone) / toShapedWidth(device, alone));
};

const toFallbackRule = async (fallback: Fallback, original: Buffer, typeface: Typeface) => {
  const { local, device, variationAxes, weight, stretch } = fallback;
  const cut = await subsetFont(original, typeface.letters, { targetFormat: 'sfnt', variationAxes });
  const measured = 'file' in device;
  const metrics = measured ? await fromBuffer(await readPackaged(device.file)) : device;
  const { fontFaces } = createFontStack([await fromBuffer(cut), metrics], {
    fontFaceFormat: 'styleObject',
    fontFaceProperties: measured ? { sizeAdjust: await toSizeAdjust(cut, device) } : {},
  });
  const fitted = fontFaces[0]?.['@font-face'];
  return toRule({
    'font-family': '"Anek Fallback"',
    src: local.map((name) => `local("${name}")`).join(', '),
    'font-weight': weight,
    'font-stretch': stretch,
    'size-adjust': rounded(fitted?.sizeAdjust),
    'ascent-override': rounded(fitted?.ascentOverride),
    'descent-override': rounded(fitted?.descentOverride),
    'line-gap-override': rounded(fitted?.lineGapOverride),
    'unicode-range': typeface.unicodeRange,
  });
};

const buildTypeface = async (typeface: Typeface): Promise<void> => {
  const { stylesheet, source, letters, unicodeRange, cuts, fallbacks } = typeface;
  const original = await readPackaged(source);
  const rules: string[] = [];
  for (const { file, without = '', variationAxes, features, weight, stretch } of cuts) {
    const options = {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: features,
      noHinting: true,
    } as const;
    const kept = [...letters].filter((letter) => !without.includes(letter)).join('');
    await writeFile(path.join(styles, file), await subsetFont(original, kept, options));
    rules.push(
      toRule({
        'font-family': 'Anek',
        src: `url("./${file}") format("woff2")`,
        'font-weight': weight,
        'font-stretch': stretch,
        'font-display': 'optional',
        // The font that covers the space determines the line height. Each script's own font must cover it, or headings
        // would move when the Latin letters arrive later.
        'unicode-range': unicodeRange && `U+20, ${unicodeRange}`,
      }),
    );
  }
  for (const fallback of fallbacks) rules.push(await toFallbackRule(fallback, original, typeface));
  const heading = '/* Made by rendering/build/build-font.ts. */';
  await writeFile(path.join(styles, stylesheet), `${[heading, ...rules].join('\n\n')}\n`);
};

for (const typeface of typefaces) await buildTypeface(typeface);
