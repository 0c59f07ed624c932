import { constants, inflateSync } from 'node:zlib';
import { PdfRefusal } from './pdf-finding.ts';
import { pdfLimits } from './pdf-limits.ts';

/** Undoes one filter; never returns more than `most` bytes. @throws {PdfRefusal} */
type Decode = (bytes: Uint8Array, most: number) => Uint8Array;

const tooLarge = (): PdfRefusal => new PdfRefusal('heavy', 'A stream unpacks to too much.');
const notWhole = (): PdfRefusal => new PdfRefusal('broken', 'A stream cannot be unpacked.');

const isBlank = (code: number): boolean => code === 0 || code === 32 || (code >= 9 && code <= 13);

const toInflate =
  (finishFlush: number): Decode =>
  (bytes, most) => {
    if (bytes.length === 0) return bytes;
    try {
      return inflateSync(bytes, { maxOutputLength: most, finishFlush });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : notWhole();
    }
  };

/** Inflates only complete data with a correct checksum: programs differ in how they read anything else. */
export const inflateWhole = toInflate(constants.Z_FINISH);

const decodeHex: Decode = (bytes) => {
  const [text = ''] = Buffer.from(bytes).toString('latin1').split('>', 1);
  const digits = text.replace(/[\s\0]+/g, '');
  if (/[^0-9A-Fa-f]/.test(digits)) throw notWhole();
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
};

/** Writes the bytes of a group of up to five digits in base 85: one byte fewer than digits. */
const writeGroup = (value: number, digits: number, out: Uint8Array, at: number): number => {
  const whole = (value + 1) * 85 ** (5 - digits) - 1;
  if (digits === 1 || whole > 0xffffffff) throw notWhole();
  for (let byte = 0; byte < digits - 1; byte += 1) out[at + byte] = (whole / 256 ** (3 - byte)) & 255;
  return at + digits - 1;
};

const decodeAscii85: Decode = (bytes, most) => {
  // A single z stands for four bytes.
  if (bytes.length * 4 + 4 > most) throw tooLarge();
  const out = new Uint8Array(bytes.length * 4 + 4);
  let value = 0;
  let digits = 0;
  let length = 0;
  for (const code of bytes) {
    if (isBlank(code)) continue;
    if (code === 126) break;
    if (code === 122 && digits === 0) {
      length += 4;
      continue;
    }
    if (code < 33 || code > 117) throw notWhole();
    value = value * 85 + code - 33;
    digits += 1;
    if (digits < 5) continue;
    length = writeGroup(value, 5, out, length);
    value = 0;
    digits = 0;
  }
  return out.subarray(0, digits > 0 ? writeGroup(value, digits, out, length) : length);
};

const decodeRunLength: Decode = (bytes, most) => {
  const runs = function* () {
    for (let at = 0; at < bytes.length; ) {
      const length = bytes[at] ?? 128;
      if (length === 128) return;
      if (length < 128) yield { from: at + 1, copies: 1, length: length + 1 };
      else yield { from: at + 1, copies: 257 - length, length: 1 };
      at += length < 128 ? length + 2 : 2;
    }
  };
  let size = 0;
  for (const { copies, length } of runs()) size += copies * length;
  if (size > most) throw tooLarge();
  const out = new Uint8Array(size);
  let written = 0;
  for (const { from, copies, length } of runs()) {
    if (copies > 1) out.fill(bytes[from] ?? 0, written, written + copies);
    else out.set(bytes.subarray(from, from + length), written);
    written += copies * length;
  }
  return out;
};

const clear = 256;
const end = 257;

/**
 * Computes only the unpacked size of LZW data: each code adds a sequence that is one byte longer than the one before
 * it.
 * @param early 1 where codes grow one code earlier than necessary, which is usual
 */
const measureLzw = (bytes: Uint8Array, most: number, early: number): number => {
  const lengths = new Uint32Array(4096).fill(1, 0, 256);
  let next = end + 1;
  let width = 9;
  let previous = 0;
  let size = 0;
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = bits >>> held;
    bits &= (1 << held) - 1;
    if (code === end) break;
    if (code === clear) {
      next = end + 1;
      width = 9;
      previous = 0;
      continue;
    }
    if (code > next || (code === next && previous === 0)) throw notWhole();
    if (previous > 0 && next < 4096) {
      lengths[next] = previous + 1;
      next += 1;
    }
    previous = lengths[code] ?? 1;
    size += previous;
    if (size > most) throw tooLarge();
    width = Math.min(12, 32 - Math.clz32(next + early));
  }
  return size;
};

const inflateOpen = toInflate(constants.Z_SYNC_FLUSH);

/** Filters that can be undone, by full and short name. */
const decoders = new Map<string, Decode>([
  ['FlateDecode', inflateOpen],
  ['Fl', inflateOpen],
  ['ASCIIHexDecode', decodeHex],
  ['AHx', decodeHex],
  ['ASCII85Decode', decodeAscii85],
  ['A85', decodeAscii85],
  ['RunLengthDecode', decodeRunLength],
  ['RL', decodeRunLength],
]);

/** Picture formats are not unpacked: the size follows from width and height. */
const pictures = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);
const lzw = new Set(['LZWDecode', 'LZW']);

/**
 * Undoes the filters of a stream, as far as possible, to measure its unpacked size.
 * @param early EarlyChange of LZW
 * @returns bytes of all steps together.
 * @throws {PdfRefusal} for more than one stream may hold, for data that cannot be unpacked, and for an order of filters
 * that hides the size.
 */
export const measureUnpacked = (filters: readonly string[], packed: Uint8Array, early: number): number => {
  if (filters.length > pdfLimits.filters || new Set(filters).size < filters.length)
    throw new PdfRefusal('heavy', 'A stream is packed again and again.');
  let bytes = packed;
  let sum = 0;
  for (const [index, filter] of filters.entries()) {
    const isLast = index === filters.length - 1;
    if (isLast && pictures.has(filter)) return sum;
    if (isLast && lzw.has(filter)) return sum + measureLzw(bytes, pdfLimits.stream, early);
    const decode = decoders.get(filter);
    if (!decode) throw new PdfRefusal('unread', `The filter ${filter.slice(0, 20)} cannot be undone.`);
    bytes = decode(bytes, pdfLimits.stream);
    sum += bytes.length;
  }
  return sum;
};
