import { PdfRefusal } from './pdf-finding.ts';
import { pdfLimits } from './pdf-limits.ts';
import { unpackStructure } from './pdf-stream.ts';
import { isCount, type PdfDictionary } from './pdf-values.ts';

const refuse = (message: string): PdfRefusal => new PdfRefusal('broken', message);

/** Blanks allowed between the offset in a reference and the object or table itself. */
const gap = /^[\s\0]{0,10}/;

const readNumber = (bytes: Uint8Array, at: number, width: number): number => {
  let value = 0;
  for (let index = at; index < at + width; index += 1) value = value * 256 + (bytes[index] ?? 0);
  if (!Number.isSafeInteger(value)) throw refuse('A reference is too large.');
  return value;
};

/** Widths of the three columns of a reference stream. */
const getWidths = (dictionary: PdfDictionary): [number, number, number] => {
  const widths = dictionary.get('W');
  const [type, place, more] = Array.isArray(widths) ? widths.filter(isCount) : [];
  const isSound = Array.isArray(widths) && widths.length === 3 && place;
  if (!isSound || type === undefined || more === undefined || Math.max(type, place, more) > 8)
    throw refuse('A reference stream has no columns.');
  return [type, place, more];
};

/** Number of rows that a reference stream declares. */
const countRows = (dictionary: PdfDictionary): number => {
  const index = dictionary.get('Index') ?? [0, dictionary.get('Size') ?? null];
  if (!Array.isArray(index) || index.length % 2 > 0 || !index.every(isCount))
    throw refuse('A reference stream does not say its rows.');
  return index.reduce<number>((sum, count, at) => (at % 2 > 0 ? sum + Number(count) : sum), 0);
};

/**
 * Collects the offsets in the file's own tables. Each must be a place that was inspected: a reader follows these
 * tables, and must find only the objects that we inspected one after another.
 */
export class PdfReferences {
  /** Starts of objects, and of tables and reference streams. */
  private readonly objects = new Set<number>();
  private readonly tables = new Set<number>();
  private readonly packs = new Set<number>();
  private readonly toObjects = new Set<number>();
  private readonly toTables = new Set<number>();
  private readonly toPacks = new Set<number>();
  private rows = 0;
  private rooted = false;

  addObject(start: number): void {
    this.objects.add(start);
  }

  addTable(start: number): void {
    this.tables.add(start);
  }

  /** Adds an object stream, by its number. */
  addPack(object: number): void {
    this.packs.add(object);
  }

  addRow(offset: number): void {
    this.rows += 1;
    if (this.rows > pdfLimits.references) throw new PdfRefusal('heavy', 'There are too many references.');
    // Row 0 is often marked as in use by mistake; no object can stand at the header.
    if (offset > 0) this.toObjects.add(offset);
  }

  /** Reads the keys of a trailer, or of a reference stream, which serves as a trailer. */
  addTrailer(dictionary: PdfDictionary): void {
    this.rooted ||= dictionary.has('Root');
    for (const key of ['Prev', 'XRefStm']) {
      const place = dictionary.get(key) ?? 0;
      if (!isCount(place)) throw refuse(`${key} is no place.`);
      if (place > 0) this.toTables.add(place);
    }
  }

  /** Reads a reference stream that begins at `start`. */
  addStream(start: number, dictionary: PdfDictionary, packed: Uint8Array): void {
    this.addTable(start);
    this.addTrailer(dictionary);
    const [type, place, more] = getWidths(dictionary);
    const bytes = unpackStructure(dictionary, packed);
    const width = type + place + more;
    const rows = Math.min(countRows(dictionary), Math.floor(bytes.length / width));
    for (let at = 0; at < rows * width; at += width) {
      const kind = type === 0 ? 1 : readNumber(bytes, at, type);
      const value = readNumber(bytes, at + type, place);
      if (kind === 1) this.addRow(value);
      else this.addRow(0);
      if (kind === 2) this.toPacks.add(value);
    }
  }

  /** @param last offset of the last table, from the end of the file. @throws {PdfRefusal} */
  check(text: string, last: number): void {
    if (!this.rooted || this.objects.size === 0) throw refuse('The file has no root.');
    const leads = (to: number, seen: ReadonlySet<number>): boolean =>
      seen.has(to) || seen.has(to + (gap.exec(text.slice(to, to + 10))?.[0].length ?? 0));
    this.toTables.add(last);
    for (const to of this.toTables)
      if (!leads(to, this.tables)) throw refuse('A table is not where it should be.');
    for (const to of this.toObjects)
      if (!leads(to, this.objects)) throw refuse('An object is not where it should be.');
    for (const to of this.toPacks) if (!this.packs.has(to)) throw refuse('An object stream is missing.');
  }
}
