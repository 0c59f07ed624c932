/**
 * Cuts the fonts for printed documents from the Anek family, as TrueType, and writes paper/fonts/*.ttf:
 *
 *   npx node site/rendering/build/build-paper-fonts.ts
 *
 * The results are committed; run it again when the letters, weights or the packages change. A PDF cannot fall back on
 * a font of the reader's device, so these fonts contain every letter of the scripts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { lettersBetween } from './typefaces.ts';

const folder = path.join(import.meta.dirname, '../../paper/fonts');
const joiners = '\u200c\u200d';

const scripts = [
  {
    name: 'anek-latin',
    source: import.meta.resolve(
      '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    ),
    letters: `${lettersBetween(0x20, 0xff)}${lettersBetween(0x2010, 0x2030)}₹−→`,
    cuts: [
      { wght: 400, wdth: 100 },
      { wght: 700, wdth: 100 },
      { wght: 800, wdth: 125 },
    ],
  },
  {
    name: 'anek-devanagari',
    source: import.meta.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
    letters: lettersBetween(0x900, 0x97f) + joiners,
    cuts: [
      { wght: 400, wdth: 100 },
      { wght: 700, wdth: 100 },
    ],
  },
  {
    name: 'anek-gujarati',
    source: import.meta.resolve(
      '@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-standard-normal.woff2',
    ),
    letters: `${lettersBetween(0xa80, 0xaff)}\u0964\u0965${joiners}`,
    cuts: [
      { wght: 400, wdth: 100 },
      { wght: 700, wdth: 100 },
    ],
  },
];

await mkdir(folder, { recursive: true });
for (const { name, source, letters, cuts } of scripts) {
  const whole = await readFile(new URL(source));
  for (const { wght, wdth } of cuts) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght, wdth },
      noHinting: true,
    });
    await writeFile(path.join(folder, `${name}-${wght}-${wdth}.ttf`), cut);
  }
}
