import type { createFontStack } from '@capsizecss/core';

/** Height and mean width of a font, in units of its em. */
type FontMetrics = Parameters<typeof createFontStack>[0][number];

/**
 * A device font that we have as a file, for a script whose widths capsize does not know: the words are measured in both
 * fonts.
 */
export interface MeasuredFont {
  /** URL of its file. */
  file: string;
  words: string;
}

/** A font file of ours, cut from a family. */
interface Cut {
  file: string;
  /** Letters of the typeface that this cut leaves out; the device's font draws them where they occur. */
  without?: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
  features: string[];
  /** CSS descriptors of the weights and widths it serves. */
  weight: string;
  stretch: string;
}

/** A device's font that replaces a cut until it has loaded, with metrics adjusted to it. */
export interface Fallback {
  local: string[];
  device: FontMetrics | MeasuredFont;
  /** The variation to which it is adjusted. */
  variationAxes: { wght: number; wdth: number };
  weight: string;
  stretch: string;
}

/** One script's part of the family Anek. */
export interface Typeface {
  /** File name of the stylesheet to write. */
  stylesheet: string;
  /** URL of the complete font file. */
  source: string;
  letters: string;
  /** Characters covered by the font faces; all, if not given. */
  unicodeRange?: string;
  cuts: Cut[];
  fallbacks: Fallback[];
}

/** Every character from one code point to another, both included. */
export const lettersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const tabularDigits = 'tnum';
const kerning = 'kern';
/** Features that combine the letters of an Indian script; without any one of them words are misspelt. */
const shaping = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln'],
  ...['abvm', 'blwm'],
];
/** Name of kerning in fonts of Indian scripts. */
const distances = 'dist';
/** Zero-width non-joiner and joiner, which writers of Hindi and Gujarati use to choose a form. */
const joiners = '\u200c\u200d';

// Arial's file may not be redistributed, so its metrics are copied here from version 4.3.0 of @capsizecss/metrics, a
// package of 169 MB.
const arial = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
} satisfies FontMetrics;
const arialBold = {
  ...arial,
  xWidthAvg: 983,
  subsets: { latin: { xWidthAvg: 983 }, thai: { xWidthAvg: 1536 } },
} satisfies FontMetrics;

const plain = ['Arial', 'Roboto', 'Liberation Sans'];
const heavy = ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold'];

const text = { stretch: '100% 109%' };
const wide = { weight: '800', stretch: '110% 125%' };

const latin: Typeface = {
  stylesheet: 'font.css',
  source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  // The characters of a keyboard, without those used only in programming; also no-break space, rupee, dashes, quotes
  // and the signs that figures need.
  letters: `${lettersBetween(0x20, 0x5b)}]_${lettersBetween(0x61, 0x7a)}|~\u00a0₹–—‘’“”…×·²³°•→é`,
  // Kerning is not noticeable at reading size and costs 4 kB for each weight, so only headlines have it.
  cuts: [
    {
      file: 'anek-text.woff2',
      variationAxes: { wght: 400, wdth: 100 },
      features: [tabularDigits],
      weight: '400',
      ...text,
    },
    {
      file: 'anek-bold.woff2',
      variationAxes: { wght: 700, wdth: 100 },
      features: [tabularDigits],
      weight: '700',
      ...text,
    },
    {
      file: 'anek-wide.woff2',
      without: '$<>[]_|',
      variationAxes: { wght: 800, wdth: 118 },
      features: [tabularDigits, kerning],
      ...wide,
    },
  ],
  fallbacks: [
    { local: plain, device: arial, variationAxes: { wght: 400, wdth: 100 }, weight: '400', ...text },
    { local: heavy, device: arialBold, variationAxes: { wght: 700, wdth: 100 }, weight: '700', ...text },
    { local: heavy, device: arialBold, variationAxes: { wght: 800, wdth: 118 }, ...wide },
  ],
};

// Normal width, not wide: these scripts are broad by nature, and outlines between two masters are a tenth larger.
const heading = { wght: 800, wdth: 100 };

const devanagari: Typeface = {
  stylesheet: 'font-devanagari.css',
  source: import.meta.resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
  ),
  // The letters of Hindi; letters used only in Marathi, Nepali and Sanskrit come from the device's font.
  letters: [
    lettersBetween(0x901, 0x903),
    lettersBetween(0x905, 0x90b),
    '\u090d',
    lettersBetween(0x90f, 0x911),
    lettersBetween(0x913, 0x928),
    lettersBetween(0x92a, 0x930),
    '\u0932\u0933',
    lettersBetween(0x935, 0x939),
    lettersBetween(0x93c, 0x943),
    '\u0945',
    lettersBetween(0x947, 0x949),
    lettersBetween(0x94b, 0x94d),
    '\u0950\u0964',
    joiners,
  ].join(''),
  unicodeRange: 'U+900-97F, U+200C-200D',
  // No `dist` feature: it costs 8 kB and moves a letter by a hundredth of an em in every third word.
  cuts: [{ file: 'anek-devanagari.woff2', variationAxes: heading, features: shaping, ...wide }],
  fallbacks: [
    {
      local: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
      variationAxes: heading,
      ...wide,
      device: {
        words:
          'जो ड्राइवर रोज़ डीज़ल भरवाता है, उसके वही पैसे बिजली से हो जाते हैं। हमारी गाड़ियों में बाकी सब इसी से निकला है: पूरी शिफ़्ट चलने वाली ' +
          'बैटरी, आपके धंधे का माल उठाने वाली बॉडी और ऐसी वर्कशॉप जहाँ पुर्ज़ा मिल जाए। आँगन में सॉकेट काफ़ी है। शाम के फेरे के बाद प्लग लगा दें, ' +
          'सुबह दूध वाले के निकलने से पहले गाड़ी तैयार मिलेगी। चार्ज होने का समय, सबसे ज़्यादा रफ़्तार, सवारी वाली गाड़ी, माल वाली गाड़ी।',
        file: import.meta.resolve(
          '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
        ),
      },
    },
  ],
};

const gujarati: Typeface = {
  stylesheet: 'font-gujarati.css',
  source: import.meta.resolve(
    '@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-standard-normal.woff2',
  ),
  letters: lettersBetween(0xa81, 0xaff) + joiners,
  unicodeRange: 'U+A80-AFF, U+200C-200D',
  cuts: [{ file: 'anek-gujarati.woff2', variationAxes: heading, features: [...shaping, distances], ...wide }],
  fallbacks: [
    {
      local: ['Noto Sans Gujarati Bold', 'NotoSansGujarati-Bold'],
      variationAxes: heading,
      ...wide,
      device: {
        words:
          'જે ડ્રાઈવર રોજ ડીઝલ પુરાવે છે, તેને એટલા જ અંતર માટે લાઈટના થાય. અમારી ગાડીનું બધું આ એક હિસાબ પરથી બન્યું છે: આખી શિફ્ટ ચાલે એવી ' +
          'બેટરી, ધંધાનો માલ ઊંચકે એવી બોડી અને પાર્ટ હાજર હોય એવી વર્કશોપ. આંગણામાં સોકેટ બસ છે. સાંજના ફેરા પછી ચાર્જિંગમાં મૂકો, સવારે ' +
          'દૂધવાળો નીકળે તે પહેલાં ગાડી તૈયાર. આ આંકડા અમારી ઈ-રિક્ષા અને ઈ-કાર્ટના છે. દરેક સાથે તેની શરત લખી છે.',
        file: import.meta.resolve(
          '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff2',
        ),
      },
    },
  ],
};

/** Every script that the site uses. */
export const typefaces: readonly Typeface[] = [latin, devanagari, gujarati];
