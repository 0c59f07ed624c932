/** A random source that gives the same numbers for the same seed (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (most: number): number => Math.floor(next() * most) };
};

export type Random = ReturnType<typeof createRandom>;

/** Pieces that change the meaning of a PDF wherever they are inserted. */
const pieces = [
  '/JavaScript',
  '/JS (app.alert(1))',
  '/OpenAction 5 0 R',
  '/AA << /O 5 0 R >>',
  '/EF << /F 4 0 R >>',
  '<< /S /Launch /F (a) >>',
  '9 0 obj << /S /JavaScript /JS (x) >> endobj',
  'endstream endobj',
  'stream\n',
  '/Length 5',
  '/Type /ObjStm /N 1 /First 4',
  '/Filter /FlateDecode',
  '/DecodeParms << /Predictor 12 /Columns 4 >>',
  '/J#53 (x)',
  '%',
  '(',
  ')',
  '<<',
  '>>',
  '\0',
  '0 0 R',
  'startxref 0 %%EOF',
  'xref 0 0 trailer << /Root 9 0 R >>',
];

const splice = (bytes: Buffer, at: number, cut: number, put: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]);

/** Changes a file in one to four places: bytes, pieces, numbers, or parts of another file. */
export const mutatePdf = (bytes: Buffer, other: Buffer, random: Random): Buffer => {
  let out = Buffer.from(bytes);
  for (let change = random.below(4); change >= 0; change -= 1) {
    const at = random.below(out.length);
    const length = random.below(60);
    const kinds: (() => Buffer)[] = [
      () => splice(out, at, 1, Buffer.from([random.below(256)])),
      () => splice(out, at, length, Buffer.alloc(0)),
      () => splice(out, at, 0, out.subarray(random.below(out.length)).subarray(0, length)),
      () => splice(out, at, 0, other.subarray(random.below(other.length)).subarray(0, length * 4)),
      () => splice(out, at, 0, Buffer.from(` ${pieces[random.below(pieces.length)]} `, 'latin1')),
      () => {
        // Of the same length, so that the offsets in the tables stay right.
        const piece = Buffer.from(String(pieces[random.below(pieces.length)]), 'latin1');
        return splice(out, at, piece.length, piece);
      },
      () => {
        const text = out.toString('latin1');
        const numbers = [...text.matchAll(/\d+/g)];
        const found = numbers[random.below(numbers.length)];
        if (!found) return out;
        const digits = String(random.below(10 ** Math.min(9, found[0].length))).padStart(
          found[0].length,
          '0',
        );
        return splice(out, found.index, found[0].length, Buffer.from(digits));
      },
    ];
    out = Buffer.from(kinds[random.below(kinds.length)]?.() ?? out);
    if (out.length === 0) return Buffer.from(bytes);
  }
  return out;
};
