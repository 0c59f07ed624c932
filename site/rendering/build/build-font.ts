/**
 * Cuts the site's fonts out of Anek Latin and writes styles/anek-*.woff2 and styles/font.css:
 *
 *   node site/rendering/build/build-font.ts && biome check --write site/styles/font.css
 *
 * The results are committed; run it again when the letters, weights or the package change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackAdvances, toMeanWidth } from './fallback-widths.ts';
import { readFontMetrics } from './font-metrics.ts';

const styles = path.join(import.meta.dirname, '../../styles');
const source = import.meta.resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
// Beyond a keyboard's: no-break space, rupee, dashes, quotes and what figures need.
const letters = `${ascii}\u00a0₹–—‘’“”…×·²³°•→é`;

interface Face {
  file: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
  features: string[];
  /** CSS descriptors of the weights and widths it serves. */
  weight: string;
  stretch: string;
}

const tabularDigits = 'tnum';
const kerning = 'kern';

// Kerning of the variable face would cost 8 kB more, and nobody misses it at reading size: only headlines have it.
const faces: Face[] = [
  {
    file: 'anek-text.woff2',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: 100 },
    features: [tabularDigits],
    weight: '400 700',
    stretch: '100% 109%',
  },
  {
    file: 'anek-wide.woff2',
    variationAxes: { wght: 800, wdth: 118 },
    features: [tabularDigits, kerning],
    weight: '800',
    stretch: '110% 125%',
  },
];

interface Fallback {
  local: string[];
  advanceOf(character: string): number;
  variationAxes: { wght: number; wdth: number };
  weight: string;
  stretch: string;
}

const plain = ['Arial', 'Roboto', 'Liberation Sans'];
const heavy = ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold'];

const fallbacks: Fallback[] = [
  {
    local: plain,
    advanceOf: fallbackAdvances.regular,
    variationAxes: { wght: 400, wdth: 100 },
    weight: '400 500',
    stretch: '100% 109%',
  },
  {
    local: heavy,
    advanceOf: fallbackAdvances.bold,
    variationAxes: { wght: 700, wdth: 100 },
    weight: '600 700',
    stretch: '100% 109%',
  },
  {
    local: heavy,
    advanceOf: fallbackAdvances.bold,
    variationAxes: { wght: 800, wdth: 118 },
    weight: '800',
    stretch: '110% 125%',
  },
];

const toFaceRule = ({ file, weight, stretch }: Face): string => `@font-face {
  font-family: Anek;
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-stretch: ${stretch};
  font-display: optional;
}`;

const toPercent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

const original = await readFile(new URL(source));

const toFallbackRule = async (fallback: Fallback): Promise<string> => {
  const { variationAxes } = fallback;
  const metrics = readFontMetrics(
    await subsetFont(original, letters, { targetFormat: 'sfnt', variationAxes }),
  );
  const adjust = toMeanWidth(metrics.advanceOf) / toMeanWidth(fallback.advanceOf);
  return `@font-face {
  font-family: "Anek Fallback";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${fallback.weight};
  font-stretch: ${fallback.stretch};
  size-adjust: ${toPercent(adjust)};
  ascent-override: ${toPercent(metrics.ascent / adjust)};
  descent-override: ${toPercent(metrics.descent / adjust)};
  line-gap-override: ${toPercent(metrics.lineGap / adjust)};
}`;
};

for (const { file, variationAxes, features } of faces) {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: features, noHinting: true } as const;
  await writeFile(path.join(styles, file), await subsetFont(original, letters, options));
}
const rules = [...faces.map(toFaceRule), ...(await Promise.all(fallbacks.map(toFallbackRule)))];
const heading = '/* Made by rendering/build/build-font.ts. */';
await writeFile(path.join(styles, 'font.css'), `${[heading, ...rules].join('\n\n')}\n`);
