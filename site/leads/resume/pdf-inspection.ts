import { type PdfFinding, PdfRefusal } from './pdf-finding.ts';
import { listNumberObjects } from './pdf-lengths.ts';
import { pdfLimits } from './pdf-limits.ts';
import { PdfOpening } from './pdf-opening.ts';
import { PdfReferences } from './pdf-references.ts';
import { measureContent, unpackStructure } from './pdf-stream.ts';
import { hidesObjects, PdfTokens, type Token } from './pdf-tokens.ts';
import {
  isCount,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  type PdfValue,
  PdfValues,
} from './pdf-values.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;

const refuse = (message: string): PdfRefusal => new PdfRefusal('broken', message);

/** The file must begin and end as a PDF, and be no other kind of file at the same time. */
const checkEnds = (text: string): void => {
  const fail = (): PdfRefusal => new PdfRefusal('notPdf', 'The file is something else.');
  if (!/^%PDF-[12]\.\d/.test(text)) throw fail();
  // A PDF that is also a web page, script or archive is made to be mistaken for the other.
  if (/<(?:html|script|!doctype|\?php|svg)/i.test(text.slice(0, 1024))) throw fail();
  if (text.slice(-65_600).includes('PK\u0005\u0006')) throw fail();
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) throw refuse('The file has no end.');
  if (/[^\s\0]/.test(text.slice(end + 5))) throw fail();
};

/** Offset of the last table, from the end of the file. */
const getLastTable = (text: string): number => {
  const found = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/.exec(text.slice(-2048));
  if (!found) throw refuse('The end does not lead to a table.');
  return Number(found[1]);
};

const isNamed = (dictionary: PdfDictionary, type: string): boolean => {
  const value = dictionary.get('Type');
  return value instanceof PdfName && value.name === type;
};

/** Some programs look only for these two keys, not for the type. */
const holdsObjects = (dictionary: PdfDictionary): boolean =>
  isNamed(dictionary, 'ObjStm') || (dictionary.has('N') && dictionary.has('First'));

/** Numbers and places of the objects in an unpacked object stream; the objects begin at `first`. */
const readList = (text: string, count: number, first: number): [number, number][] => {
  const list = text.slice(0, first);
  const numbers = list.match(/\d+/g) ?? [];
  // Other programs would read another list if there were a comment, or a number across the border.
  const isCut = /\d$/.test(list) && /^[\w.+-]/.test(text.slice(first, first + 1));
  const isPlain = first <= text.length && /^[\d\s\0]*$/.test(list) && !isCut;
  if (!isPlain || numbers.length < count * 2) throw refuse('An object stream has no list.');
  return Array.from({ length: count }, (_, index) => [
    Number(numbers[index * 2]),
    first + Number(numbers[index * 2 + 1]),
  ]);
};

class Inspection {
  private readonly bytes: Uint8Array;
  private readonly text: string;
  private readonly tokens: PdfTokens;
  private readonly values: PdfValues;
  private readonly references = new PdfReferences();
  private readonly opening = new PdfOpening();
  private numbers: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  private unpacked = 0;
  private objects = 0;
  private streams = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    this.tokens = new PdfTokens(this.text);
    this.values = new PdfValues(this.tokens, this.addOpening);
  }

  private readonly addOpening = (target: PdfValue): void => this.opening.addTarget(target);

  run(): void {
    checkEnds(this.text);
    const last = getLastTable(this.text);
    for (let token = this.tokens.next(); token; ) token = this.passPart(token);
    this.references.check(this.text, last);
    this.opening.check();
  }

  /**
   * Reads one part of the file: an object, a table, a trailer or the offset of a table.
   * @returns the token after it.
   */
  private passPart(token: Token): Token | null {
    if (token.kind === 'number') this.passObject(token);
    else if (token.kind === 'word' && token.text === 'xref') return this.passTable(token.start);
    else if (token.kind === 'word' && token.text === 'trailer') return this.passTrailer();
    else if (token.kind === 'word' && token.text === 'startxref') this.expectNumber();
    else throw refuse('Between objects stands something else.');
    return this.tokens.next();
  }

  private expectNumber(): NumberToken {
    const token = this.tokens.next();
    if (token?.kind !== 'number') throw refuse('A number is missing.');
    return token;
  }

  private expectWord(expected: string): void {
    const token = this.tokens.next();
    if (token?.kind !== 'word' || token.text !== expected) throw refuse(`The word ${expected} is missing.`);
  }

  private passTable(start: number): Token | null {
    this.references.addTable(start);
    for (;;) {
      const first = this.tokens.next();
      if (first?.kind !== 'number') return first;
      const { value: count } = this.expectNumber();
      for (let row = 0; row < count; row += 1) {
        const { value: offset } = this.expectNumber();
        this.expectNumber();
        const use = this.tokens.next();
        if (use?.kind !== 'word' || (use.text !== 'n' && use.text !== 'f'))
          throw refuse('A table is damaged.');
        this.references.addRow(use.text === 'n' ? offset : 0);
      }
    }
  }

  private passTrailer(): Token | null {
    const {
      values: [dictionary, ...others],
      word,
    } = this.values.readToWord();
    if (!isDictionary(dictionary) || others.length > 0) throw refuse('A trailer is damaged.');
    this.references.addTrailer(dictionary);
    return word;
  }

  private passObject({ value: number, start }: NumberToken): void {
    this.expectNumber();
    this.expectWord('obj');
    this.objects += 1;
    if (this.objects > pdfLimits.objects) throw new PdfRefusal('heavy', 'There are too many objects.');
    this.references.addObject(start);
    const { values, word } = this.values.readToWord();
    const [value = null] = values;
    if (values.length > 1) throw refuse('An object has two values.');
    this.opening.addObject(number, value);
    if (word?.text === 'stream' && isDictionary(value)) {
      this.passStream({ number, start, dictionary: value, end: word.end });
      this.expectWord('endobj');
    } else if (word?.text !== 'endobj') throw refuse('An object does not end.');
  }

  private passStream(stream: {
    number: number;
    start: number;
    dictionary: PdfDictionary;
    end: number;
  }): void {
    const { number, start, dictionary, end } = stream;
    this.streams += 1;
    if (this.streams > pdfLimits.streams) throw new PdfRefusal('heavy', 'There are too many streams.');
    if (dictionary.has('F')) throw new PdfRefusal('active', 'A stream lies in another file.');
    const from = end + (this.text.startsWith('\r\n', end) ? 2 : 1);
    if (this.text[from - 1] !== '\n') throw refuse('A stream does not begin.');
    const to = this.findStreamEnd(from, dictionary);
    if (hidesObjects(this.text.slice(from, to))) throw new PdfRefusal('active', 'A stream hides an object.');
    const packed = this.bytes.subarray(from, to);
    if (isNamed(dictionary, 'XRef')) this.references.addStream(start, dictionary, packed);
    if (holdsObjects(dictionary)) this.passPackedObjects(number, dictionary, packed);
    this.unpacked += measureContent(dictionary, packed);
    if (this.unpacked > pdfLimits.unpacked) throw new PdfRefusal('heavy', 'All streams unpack to too much.');
  }

  /** Moves the tokens to after `endstream`. @returns the end of the stream's bytes. */
  private findStreamEnd(from: number, dictionary: PdfDictionary): number {
    const isEnd = (to: number): boolean => /^[\s\0]{0,3}endstream/.test(this.text.slice(to, to + 12));
    const ends = this.listLengths(dictionary).map((length) => from + length);
    const fitting = ends.filter((to) => to <= this.text.length && isEnd(to));
    // Only a length inside an object stream may be unknown. Then the first `endstream` counts, and this hides nothing:
    // the bytes after it are read as objects.
    const to = ends.length === 0 ? this.text.indexOf('endstream', from) : fitting[0];
    const isStructure = isNamed(dictionary, 'XRef') || holdsObjects(dictionary);
    if (to === undefined || to < 0 || (isStructure && ends.length !== 1) || fitting.length > 1)
      throw refuse('A stream does not end.');
    this.tokens.position = to;
    this.expectWord('endstream');
    return to;
  }

  private listLengths(dictionary: PdfDictionary): number[] {
    const length = dictionary.get('Length');
    if (isCount(length)) return [length];
    if (!(length instanceof PdfReference)) throw refuse('A stream has no length.');
    this.numbers ??= listNumberObjects(this.text);
    return [...(this.numbers.get(length.object) ?? [])];
  }

  /** Reads an object stream: a list of numbers and places, then the objects, none of which is a stream. */
  private passPackedObjects(number: number, dictionary: PdfDictionary, packed: Uint8Array): void {
    const [count, first] = [dictionary.get('N'), dictionary.get('First')];
    if (!isCount(count) || !isCount(first)) throw refuse('An object stream has no list.');
    this.references.addPack(number);
    this.objects += count;
    if (this.objects > pdfLimits.objects) throw new PdfRefusal('heavy', 'There are too many objects.');
    const unpacked = unpackStructure(dictionary, packed);
    const text = Buffer.from(unpacked).toString('latin1');
    const list = readList(text, count, first);
    const { values, starts, word } = new PdfValues(new PdfTokens(text, first), this.addOpening).readToWord();
    if (word) throw refuse('An object stream holds more than objects.');
    const found = new Map(starts.map((start, index) => [start, values[index] ?? null]));
    for (const [object, place] of list) {
      const value = found.get(place);
      if (value === undefined) throw refuse('An object in an object stream is not where it should be.');
      this.opening.addObject(object, value);
    }
  }
}

/** A locked file can fail in many ways, but people can only correct it when the message names the lock. */
const isLocked = (bytes: Uint8Array): boolean =>
  /\/Encrypt[\s\0]*(?:\d|<<)/.test(Buffer.from(bytes).toString('latin1'));

/**
 * Checks that a file is one complete, unlocked PDF without active content. Reads the bytes, never the name. Inspects
 * every part, whether the file's tables name it or not, and the tables may lead to nothing else. The file decides how
 * much memory and time this takes, both in proportion to its size: run it in a process of its own.
 */
export const inspectPdf = (bytes: Uint8Array): PdfFinding => {
  try {
    new Inspection(bytes).run();
    return 'ok';
  } catch (error) {
    if (!(error instanceof PdfRefusal)) throw error;
    const isUnclear = error.finding === 'broken' || error.finding === 'unread';
    return isUnclear && isLocked(bytes) ? 'encrypted' : error.finding;
  }
};
