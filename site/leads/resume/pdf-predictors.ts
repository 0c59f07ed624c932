import { PdfRefusal } from './pdf-finding.ts';

/** The predictor that changed the rows before they were packed (ISO 32000-1, 7.4.4.4). */
export interface Predictor {
  /** 1 none, 2 TIFF, 10 to 15 PNG. */
  predictor: number;
  colors: number;
  bits: number;
  columns: number;
}

const refuse = (): PdfRefusal => new PdfRefusal('unread', 'A predictor cannot be undone.');

/** Of left, above and corner, the value nearest to left + above - corner (PNG, 9.4). */
const getPaeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

/** Value to be added to a byte, by the filter type of its row. */
const guesses: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  getPaeth,
];

/** Each row begins with its filter type; the last row may be short. */
const undoPng = (bytes: Uint8Array, row: number, step: number): Uint8Array => {
  const rows = Math.ceil(bytes.length / (row + 1));
  const out = new Uint8Array(bytes.length - rows);
  for (let index = 0; index < rows; index += 1) {
    const from = index * (row + 1);
    const guess = guesses[bytes[from] ?? 0];
    if (!guess) throw refuse();
    const begin = index * row;
    const end = Math.min(begin + row, out.length);
    for (let at = begin; at < end; at += 1) {
      const hasLeft = at - begin >= step;
      const left = hasLeft ? (out[at - step] ?? 0) : 0;
      const above = index > 0 ? (out[at - row] ?? 0) : 0;
      const corner = hasLeft && index > 0 ? (out[at - row - step] ?? 0) : 0;
      out[at] = (bytes[from + 1 + at - begin] ?? 0) + guess(left, above, corner);
    }
  }
  return out;
};

/** Each byte was stored as the difference to the previous byte of the same colour. */
const undoTiff = (bytes: Uint8Array, row: number, colors: number): Uint8Array => {
  const out = Uint8Array.from(bytes);
  for (let at = 0; at < out.length; at += 1)
    if (at % row >= colors) out[at] = (out[at] ?? 0) + (out[at - colors] ?? 0);
  return out;
};

/** Undoes a predictor. @throws {PdfRefusal} `unread` for values that only pictures have, and for unknown ones. */
export const undoPredictor = (
  bytes: Uint8Array,
  { predictor, colors, bits, columns }: Predictor,
): Uint8Array => {
  if (predictor === 1) return bytes;
  const row = Math.ceil((colors * bits * columns) / 8);
  const isSound =
    row >= 1 && row <= 100_000 && [1, 2, 4, 8, 16].includes(bits) && colors >= 1 && colors <= 32;
  if (!isSound) throw refuse();
  if (predictor === 2 && bits === 8) return undoTiff(bytes, row, colors);
  if (predictor >= 10 && predictor <= 15) return undoPng(bytes, row, Math.max(1, (colors * bits) >> 3));
  throw refuse();
};
