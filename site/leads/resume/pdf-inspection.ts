import { constants, inflateSync } from 'node:zlib';
import { BrokenPdf, PdfTokens, type Token } from './pdf-tokens.ts';

/** What is wrong with a file that should be a PDF; `ok` where nothing is. */
export type PdfFinding = 'ok' | 'notPdf' | 'broken' | 'encrypted' | 'active' | 'heavy';

/** Names that start a program, open a file or carry one (ISO 32000-1, 12.6.4 and 7.11.4). */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
]);

/** More objects or more unpacked bytes than any resume of the permitted size needs. */
const most = { objects: 100_000, stream: 64_000_000, unpacked: 200_000_000 } as const;

/** Raised to end an inspection with its finding. */
class Finding extends Error {
  readonly finding: PdfFinding;
  constructor(finding: PdfFinding) {
    super(finding);
    this.finding = finding;
  }
}

/** What is remembered of the dictionary before a stream. */
interface Dictionary {
  length: number | null;
  /** Number of the object that holds the length. */
  lengthIn: number | null;
  filters: string[];
  names: Set<string>;
}

const emptyDictionary = (): Dictionary => ({ length: null, lengthIn: null, filters: [], names: new Set() });

const checkName = (name: string): void => {
  if (name === 'Encrypt') throw new Finding('encrypted');
  if (activeNames.has(name)) throw new Finding('active');
};

/** Text that could be read as objects by a program that looks elsewhere than we do. */
const hidesObjects = (text: string): boolean => /\d\s+\d+\s+obj\b/.test(text);

/** Objects of an unpacked object stream hold no streams: their names are all there is. */
const checkObjectStream = (bytes: Buffer): void => {
  const tokens = new PdfTokens(bytes.toString('latin1'));
  for (let token = tokens.next(); token; token = tokens.next())
    if (token.kind === 'name') checkName(token.text);
};

class Inspection {
  private readonly text: string;
  private readonly tokens: PdfTokens;
  private unpacked = 0;
  private objects = 0;
  private dictionary = emptyDictionary();
  private readonly starts = new Set<number>();

  constructor(text: string) {
    this.text = text;
    this.tokens = new PdfTokens(text);
  }

  run(): void {
    this.checkEnds();
    this.checkObjects();
    this.checkStartOfReferences();
  }

  private checkEnds(): void {
    const { text } = this;
    if (!/^%PDF-[12]\.\d/.test(text)) throw new Finding('notPdf');
    // A web page, script or archive that is a PDF as well is made to be taken for the other.
    if (/<(?:html|script|!doctype|\?php|svg)/i.test(text.slice(0, 1024))) throw new Finding('notPdf');
    if (text.slice(-65_600).includes('PK\u0005\u0006')) throw new Finding('notPdf');
    const end = text.lastIndexOf('%%EOF');
    if (end < 0) throw new Finding('broken');
    if (/[^\s\0]/.test(text.slice(end + 5))) throw new Finding('notPdf');
  }

  private checkObjects(): void {
    let before: Token[] = [];
    for (let token = this.tokens.next(); token; token = this.tokens.next()) {
      if (token.kind === 'name') checkName(token.text);
      if (token.kind === 'string' && hidesObjects(token.text)) throw new Finding('active');
      if (token.kind === 'word' && token.text === 'obj') this.startObject(token.end);
      else if (token.kind === 'word' && token.text === 'stream') this.passStream(token.end);
      else this.remember(token, before);
      before = [...before.slice(-3), token];
    }
  }

  private startObject(end: number): void {
    this.objects += 1;
    if (this.objects > most.objects) throw new Finding('heavy');
    const head = /(\d+)\s+\d+\s+obj$/.exec(this.text.slice(Math.max(0, end - 40), end));
    if (head) this.starts.add(end - head[0].length);
    this.dictionary = emptyDictionary();
  }

  private remember(token: Token, before: readonly Token[]): void {
    const { dictionary } = this;
    const last = before.at(-1);
    if (token.kind === 'name') {
      dictionary.names.add(token.text);
      if (/^(?:[A-Z][A-Za-z0-9]*Decode|FL|Fl|AHx|A85|LZW|RL|CCF|DCT)$/.test(token.text))
        dictionary.filters.push(token.text);
    }
    if (token.kind === 'number' && last?.kind === 'name' && last.text === 'Length')
      dictionary.length = token.value;
    if (token.kind === 'word' && token.text === 'R') {
      const [name, number] = before.slice(-3);
      if (name?.kind === 'name' && name.text === 'Length' && number?.kind === 'number') {
        dictionary.length = null;
        dictionary.lengthIn = number.value;
      }
    }
  }

  private getLength(): number {
    const { length, lengthIn } = this.dictionary;
    if (lengthIn === null) return length ?? -1;
    const held = new RegExp(`(?:^|[\\s\\0])${lengthIn}\\s+\\d+\\s+obj\\s+(\\d+)\\s+endobj`).exec(this.text);
    return Number(held?.[1] ?? -1);
  }

  private passStream(end: number): void {
    const { text } = this;
    const start = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    const length = this.getLength();
    const close = /^\s*endstream\b/.exec(text.slice(start + length, start + length + 20));
    if (length < 0 || !Number.isSafeInteger(length) || !close) throw new Finding('broken');
    const data = text.slice(start, start + length);
    this.tokens.position = start + length + close[0].length;
    if (hidesObjects(data)) throw new Finding('active');
    this.unpack(data);
    this.dictionary = emptyDictionary();
  }

  private unpack(data: string): void {
    const { filters, names } = this.dictionary;
    const holdsObjects = names.has('ObjStm') || (names.has('N') && names.has('First'));
    const deflated = filters.filter((filter) => filter.startsWith('Fl')).length;
    if (deflated > 1) throw new Finding('heavy');
    if (holdsObjects && filters.length > deflated) throw new Finding('active');
    if (deflated === 0) {
      if (holdsObjects) checkObjectStream(Buffer.from(data, 'latin1'));
      return;
    }
    // Behind another filter the bytes are not deflated yet; pictures need no look inside.
    if (!filters[0]?.startsWith('Fl')) return;
    const bytes = this.inflate(Buffer.from(data, 'latin1'));
    if (bytes && holdsObjects) checkObjectStream(bytes);
    if (!bytes && holdsObjects) throw new Finding('broken');
  }

  private inflate(bytes: Buffer): Buffer | null {
    try {
      const unpacked = inflateSync(bytes, {
        maxOutputLength: most.stream,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      this.unpacked += unpacked.length;
      if (this.unpacked > most.unpacked) throw new Finding('heavy');
      return unpacked;
    } catch (error) {
      if (error instanceof Finding) throw error;
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        throw new Finding('heavy');
      return null;
    }
  }

  /** The last `startxref` must lead to a table or to an object that was seen; a cut file fails here at the latest. */
  private checkStartOfReferences(): void {
    const found = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(this.text.slice(-2048));
    const offset = Number(found?.[1] ?? -1);
    const leadsToTable = this.text.startsWith('xref', offset);
    if (offset < 0 || !(leadsToTable || this.starts.has(offset)) || this.objects === 0)
      throw new Finding('broken');
    const rootSeen = /\/Root\b/.test(this.text);
    if (!rootSeen) throw new Finding('broken');
    this.checkReferences(leadsToTable ? offset : -1);
  }

  /** Every entry of a plain table must lead to an object that was seen, not into a string or stream. */
  private checkReferences(offset: number): void {
    if (offset < 0) return;
    const end = this.text.indexOf('trailer', offset);
    for (const [, start] of this.text
      .slice(offset, end < 0 ? undefined : end)
      .matchAll(/(\d{10}) \d{5} n/g)) {
      const at = Number(start);
      if (at !== 0 && !this.starts.has(at)) throw new Finding('broken');
    }
  }
}

/**
 * Looks whether a file is one whole, open PDF without anything that acts. Reads the bytes, never the name.
 * Takes memory and time by the file's will: run it in a process of its own.
 */
export const inspectPdf = (bytes: Uint8Array): PdfFinding => {
  try {
    new Inspection(Buffer.from(bytes).toString('latin1')).run();
    return 'ok';
  } catch (error) {
    if (error instanceof Finding) return error.finding;
    if (error instanceof BrokenPdf) return 'broken';
    throw error;
  }
};
