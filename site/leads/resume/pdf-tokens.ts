import { PdfRefusal } from './pdf-finding.ts';

/** A token of a PDF outside its streams; `start` and `end` are byte offsets. */
export type Token =
  | { kind: 'name'; text: string; start: number; end: number }
  | { kind: 'number'; value: number; start: number; end: number }
  | { kind: 'word'; text: string; start: number; end: number }
  | { kind: 'string'; text: string; start: number; end: number }
  | { kind: 'mark'; text: string; start: number; end: number };

const blank = 1;
const delimiter = 2;
/** Class of each byte (ISO 32000-1, 7.2.2); 0 is a regular character. */
const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = blank;
for (const sign of '()<>[]{}/%') classes[sign.charCodeAt(0)] = delimiter;

const isBlank = (code: number): boolean => classes[code] === blank;
const isLineEnd = (code: number): boolean => code === 10 || code === 13;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const hexDigits = /^[0-9A-Fa-f\s\0]*$/;

/** Start of the comment that ends with the line before `at`; -1 when that line has no comment. */
const findCommentBefore = (text: string, at: number): number => {
  let comment = -1;
  for (let look = at; look >= 0 && at - look < 200 && !isLineEnd(text.charCodeAt(look)); look -= 1)
    if (text[look] === '%') comment = look;
  return comment;
};

/**
 * Whether an object would begin with the `obj` at this place: a number stands before it, perhaps with comments between.
 */
const followsNumber = (text: string, obj: number): boolean => {
  let at = obj - 1;
  for (;;) {
    let lineEnded = false;
    while (at >= 0 && isBlank(text.charCodeAt(at))) {
      lineEnded ||= isLineEnd(text.charCodeAt(at));
      at -= 1;
    }
    if (at < 0) return false;
    if (isDigit(text.charCodeAt(at))) return true;
    const comment = lineEnded ? findCommentBefore(text, at) : -1;
    if (comment < 0) return false;
    at = comment - 1;
  }
};

/**
 * Whether text contains the start of an object. Inside a string, comment or stream, only a program that reads in
 * another way than we do would find the object, for example one that repairs damaged files.
 */
export const hidesObjects = (text: string): boolean => {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3))
    if (followsNumber(text, at)) return true;
  return false;
};

const refuseHidden = (text: string): void => {
  if (hidesObjects(text)) throw new PdfRefusal('active', 'An object stands where none belongs.');
};

/**
 * Reads tokens one after another. Names are decoded (`/J#61vaScript` is JavaScript), strings are whole, comments are
 * skipped. The text holds one character per byte (latin1). Every byte is read once.
 */
export class PdfTokens {
  readonly text: string;
  position: number;

  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }

  /** @returns null at the end. @throws {PdfRefusal} for an invalid token. */
  next(): Token | null {
    this.skipBlanks();
    const start = this.position;
    const sign = this.text[start];
    switch (sign) {
      case undefined:
        return null;
      case '/':
        return this.readName(start);
      case '(':
        return this.readString(start);
      case '[':
      case ']':
        return this.readMark(sign);
      case '<':
      case '>':
        if (this.text[start + 1] === sign) return this.readMark(sign + sign);
        if (sign === '<') return this.readHexString(start);
        break;
      default:
        if (classes[sign.charCodeAt(0)] !== delimiter) return this.readWord(start);
    }
    throw new PdfRefusal('broken', `A ${sign} stands alone.`);
  }

  private skipBlanks(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.position);
      if (isBlank(code)) this.position += 1;
      else if (code === 37) this.skipComment();
      else return;
    }
  }

  private skipComment(): void {
    const { text, position } = this;
    let end = position;
    while (end < text.length && !isLineEnd(text.charCodeAt(end))) end += 1;
    this.position = end;
    refuseHidden(text.slice(position, end));
  }

  private readMark(text: string): Token {
    const start = this.position;
    this.position += text.length;
    return { kind: 'mark', text, start, end: this.position };
  }

  private readRegular(): string {
    const { text, position } = this;
    let end = position;
    while (end < text.length && classes[text.charCodeAt(end)] === 0) end += 1;
    this.position = end;
    return text.slice(position, end);
  }

  private readName(start: number): Token {
    this.position += 1;
    const raw = this.readRegular();
    const text = raw.includes('#')
      ? raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : raw;
    // Some programs would end the name at this byte.
    if (text.includes('\0')) throw new PdfRefusal('broken', 'A name holds the byte 0.');
    return { kind: 'name', text, start, end: this.position };
  }

  private readString(start: number): Token {
    const { text } = this;
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')') {
        depth -= 1;
        if (depth === 0) return this.endString(start, at, text.slice(start + 1, at));
      }
    }
    throw new PdfRefusal('broken', 'A string never ends.');
  }

  private readHexString(start: number): Token {
    const end = this.text.indexOf('>', start);
    if (end < 0) throw new PdfRefusal('broken', 'A string never ends.');
    const text = this.text.slice(start + 1, end);
    if (!hexDigits.test(text)) throw new PdfRefusal('broken', 'A hexadecimal string has other signs.');
    return this.endString(start, end, text);
  }

  private endString(start: number, end: number, text: string): Token {
    refuseHidden(text);
    this.position = end + 1;
    return { kind: 'string', text, start, end: this.position };
  }

  private readWord(start: number): Token {
    const text = this.readRegular();
    const place = { start, end: this.position };
    return plainNumber.test(text)
      ? { kind: 'number', value: Number(text), ...place }
      : { kind: 'word', text, ...place };
  }
}
