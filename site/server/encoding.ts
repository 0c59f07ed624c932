/** The encodings that answers are kept in, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

const toWeights = (header: string): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number.parseFloat(q);
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
};

const choose = (header: string): Encoding => {
  const weights = toWeights(header);
  const others = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? others ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings) {
    const weight = weightOf(encoding);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
};

// Browsers send a handful of different headers; anything beyond is not worth remembering.
const remembered = new Map<string, Encoding>();
const rememberAtMost = 100;

/**
 * The encoding a visitor prefers (RFC 9110, 12.5.3): the highest weight, brotli before gzip before none at equal weights.
 * Without a header, and where nothing we have is accepted, the plain bytes.
 */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = choose(header);
  if (remembered.size < rememberAtMost) remembered.set(header, encoding);
  return encoding;
};
