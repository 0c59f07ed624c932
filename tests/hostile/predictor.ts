import { deflateSync } from 'node:zlib';

/** Filters rows as PNG does (9.2): each row with the filter type of its place, so that all five are met. */
const toPngRows = (bytes: Buffer, columns: number): Buffer => {
  const rows = Math.ceil(bytes.length / columns);
  const padded = Buffer.concat([bytes, Buffer.alloc(rows * columns - bytes.length, 32)]);
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (padded[row * columns + column] ?? 0);
  const paeth = (left: number, above: number, corner: number): number => {
    const guess = left + above - corner;
    return [left, above, corner].reduce((best, one) =>
      Math.abs(guess - one) < Math.abs(guess - best) ? one : best,
    );
  };
  const out: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const type = row % 5;
    out.push(type);
    for (let column = 0; column < columns; column += 1) {
      const [left, above, corner] = [at(row, column - 1), at(row - 1, column), at(row - 1, column - 1)];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][type] ?? 0;
      out.push((at(row, column) - guess) & 255);
    }
  }
  return Buffer.from(out);
};

/** An object stream that holds one object, number 9, packed and with a predictor: 12 for PNG, 2 for TIFF. */
export const makePredictedStream = (object: string, predictor: 2 | 12, columns = 7) => {
  const plain = Buffer.from(`9 0 ${object}`, 'latin1');
  const tiff = Buffer.from(
    plain.map((byte, at) => (at % columns === 0 ? byte : byte - (plain[at - 1] ?? 0))),
  );
  const rows = predictor === 12 ? toPngRows(plain, columns) : tiff;
  return {
    dictionary: `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor ${predictor} /Columns ${columns} >>`,
    data: deflateSync(rows),
  };
};
