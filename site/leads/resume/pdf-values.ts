import { PdfRefusal } from './pdf-finding.ts';
import { pdfLimits } from './pdf-limits.ts';
import { checkKey, checkName } from './pdf-names.ts';
import type { PdfTokens, Token } from './pdf-tokens.ts';

/** A name as a value; strings are plain strings. */
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A reference to the object of this number. */
export class PdfReference {
  readonly object: number;
  constructor(object: number) {
    this.object = object;
  }
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export type PdfValue = null | boolean | number | string | PdfName | PdfReference | PdfDictionary | PdfValue[];

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

/** A whole number, 0 or more. */
export const isCount = (value: PdfValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const constants = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

const pairUp = (items: PdfValue[]): PdfDictionary => {
  const dictionary = new Map<string, PdfValue>();
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at];
    const value = items[at + 1];
    if (!(key instanceof PdfName) || value === undefined)
      throw new PdfRefusal('broken', 'A dictionary has no pairs.');
    checkKey(key.name);
    // Programs differ in which of two values they use.
    if (dictionary.has(key.name)) throw new PdfRefusal('broken', `The key ${key.name} stands twice.`);
    dictionary.set(key.name, value);
  }
  return dictionary;
};

/** Consecutive values, the start of each, and the word that ended them; null at the end of the text. */
interface Values {
  values: PdfValue[];
  starts: number[];
  word: Extract<Token, { kind: 'word' }> | null;
}

/** Reads values and refuses every active name, at any depth. */
export class PdfValues {
  private readonly tokens: PdfTokens;
  private readonly onOpening: (target: PdfValue) => void;
  private read = 0;

  /** @param onOpening called with the value of every `OpenAction` */
  constructor(tokens: PdfTokens, onOpening: (target: PdfValue) => void) {
    this.tokens = tokens;
    this.onOpening = onOpening;
  }

  /** Reads up to a word that is no value, such as `endobj`, or to the end. @throws {PdfRefusal} */
  readToWord(): Values {
    this.read = 0;
    const values: PdfValue[] = [];
    const starts: number[] = [];
    for (let token = this.tokens.next(); token; token = this.tokens.next()) {
      if (token.kind === 'word' && token.text !== 'R' && !constants.has(token.text))
        return { values, starts, word: token };
      starts.push(token.start);
      this.add(token, values, 0);
      // A reference begins where its first number began.
      starts.length = values.length;
    }
    return { values, starts, word: null };
  }

  /** Adds the value that begins with a token to the values before it; `n g R` becomes one reference. */
  private add(token: Token, values: PdfValue[], depth: number): void {
    this.read += 1;
    if (this.read > pdfLimits.values) throw new PdfRefusal('heavy', 'One object has too many values.');
    if (token.kind === 'word') this.addWord(token.text, values);
    else if (token.kind === 'number') values.push(token.value);
    else if (token.kind === 'string') values.push(token.text);
    else if (token.kind === 'name') {
      checkName(token.text);
      values.push(new PdfName(token.text));
    } else values.push(this.readContainer(token.text, depth + 1));
  }

  private addWord(word: string, values: PdfValue[]): void {
    const constant = constants.get(word);
    if (constant !== undefined) {
      values.push(constant);
      return;
    }
    const generation = values.pop();
    const object = values.pop();
    if (word !== 'R' || !isCount(object) || !isCount(generation))
      throw new PdfRefusal('broken', `The word ${word.slice(0, 20)} stands where a value belongs.`);
    values.push(new PdfReference(object));
  }

  private readContainer(opening: string, depth: number): PdfValue {
    if (depth > pdfLimits.depth) throw new PdfRefusal('heavy', 'Values nest too deep.');
    const closing = opening === '[' ? ']' : '>>';
    const items: PdfValue[] = [];
    if (opening !== '[' && opening !== '<<') throw new PdfRefusal('broken', `A ${opening} closes nothing.`);
    for (let token = this.tokens.next(); token; token = this.tokens.next()) {
      if (token.kind === 'mark' && token.text === closing)
        return opening === '[' ? items : this.toDictionary(items);
      this.add(token, items, depth);
    }
    throw new PdfRefusal('broken', `A ${opening} is never closed.`);
  }

  private toDictionary(items: PdfValue[]): PdfDictionary {
    const dictionary = pairUp(items);
    const opening = dictionary.get('OpenAction');
    if (opening !== undefined) this.onOpening(opening);
    return dictionary;
  }
}
