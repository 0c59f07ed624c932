import { deflateSync } from 'node:zlib';

/** Filters rows as PNG does (9.2). The filter type follows from the row's number, so all five types occur. */
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

/** Packs bytes with a predictor: 12 for PNG, 2 for TIFF. @returns the keys to undo it, and the data. */
const packPredicted = (plain: Buffer, predictor: 2 | 12, columns: number) => {
  const tiff = () =>
    Buffer.from(plain.map((byte, at) => (at % columns === 0 ? byte : byte - (plain[at - 1] ?? 0))));
  return {
    keys: `/Filter /FlateDecode /DecodeParms << /Predictor ${predictor} /Columns ${columns} >>`,
    data: deflateSync(predictor === 12 ? toPngRows(plain, columns) : tiff()),
  };
};

/** An object stream that holds one object, number 9. */
export const makePredictedStream = (object: string, predictor: 2 | 12, columns = 7) => {
  const { keys, data } = packPredicted(Buffer.from(`9 0 ${object}`, 'latin1'), predictor, columns);
  return { dictionary: `/Type /ObjStm /N 1 /First 4 ${keys}`, data };
};

const toRow = (type: number, place: number, more: number): Buffer => {
  const row = Buffer.alloc(7);
  row.writeUInt8(type, 0);
  row.writeUInt32BE(place, 1);
  row.writeUInt16BE(more, 5);
  return row;
};

/** A whole PDF 1.5 as programs write it: all objects in one object stream, a reference stream, both with predictor. */
export const makePackedPdf = (objects: readonly string[], predictor: 2 | 12 = 12): Buffer => {
  const [pack, table] = [objects.length + 1, objects.length + 2];
  const places = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const list = `${objects.map((_, index) => `${index + 1} ${places[index]}`).join(' ')} `;
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const add = (number: number, keys: string, data: Buffer): number => {
    const start = Buffer.concat(parts).length;
    const head = `${number} 0 obj\n<< ${keys} /Length ${data.length} >>\nstream\n`;
    parts.push(Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n'));
    return start;
  };
  const held = packPredicted(Buffer.from(list + objects.join(' '), 'latin1'), predictor, 16);
  const packAt = add(
    pack,
    `/Type /ObjStm /N ${objects.length} /First ${list.length} ${held.keys}`,
    held.data,
  );
  const tableAt = Buffer.concat(parts).length;
  const inPack = objects.map((_, index) => toRow(2, pack, index));
  const rows = packPredicted(
    Buffer.concat([toRow(0, 0, 65_535), ...inPack, toRow(1, packAt, 0), toRow(1, tableAt, 0)]),
    12,
    7,
  );
  add(table, `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root 1 0 R ${rows.keys}`, rows.data);
  return Buffer.concat([...parts, Buffer.from(`startxref\n${tableAt}\n%%EOF\n`)]);
};
