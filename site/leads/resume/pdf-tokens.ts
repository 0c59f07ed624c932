/** What a PDF is made of outside its streams, as far as its safety asks. */
export type Token =
  | { kind: 'name'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'word'; text: string; end: number }
  | { kind: 'string'; text: string }
  | { kind: 'mark'; text: string };

const blank = new Set([0, 9, 10, 12, 13, 32]);
const delimiter = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));

/** A file that breaks the grammar of PDF (ISO 32000-1, 7.2 and 7.3). */
export class BrokenPdf extends Error {}

/**
 * Reads tokens one after another. Names come decoded (`/J#61vaScript` is JavaScript), strings whole, comments not at all.
 * The text holds one character per byte (latin1).
 */
export class PdfTokens {
  readonly text: string;
  position: number;

  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }

  /** @returns null at the end. @throws {BrokenPdf} for a string that never ends. */
  next(): Token | null {
    this.skipBlanks();
    const { text } = this;
    const sign = text[this.position];
    if (sign === undefined) return null;
    if (sign === '/') return this.readName();
    if (sign === '(') return this.readString();
    if (sign === '<' || sign === '>') {
      if (text[this.position + 1] === sign) return this.readMark(sign + sign);
      return sign === '<' ? this.readHexString() : this.readMark(sign);
    }
    if (delimiter.has(sign.charCodeAt(0))) return this.readMark(sign);
    return this.readWord();
  }

  private skipBlanks(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.position);
      if (blank.has(code)) this.position += 1;
      else if (code === 37) {
        while (this.position < text.length && !'\r\n'.includes(text.charAt(this.position)))
          this.position += 1;
      } else return;
    }
  }

  private readMark(text: string): Token {
    this.position += text.length;
    return { kind: 'mark', text };
  }

  private readRegular(): string {
    const start = this.position;
    const { text } = this;
    while (this.position < text.length) {
      const code = text.charCodeAt(this.position);
      if (blank.has(code) || delimiter.has(code)) break;
      this.position += 1;
    }
    return text.slice(start, this.position);
  }

  private readName(): Token {
    this.position += 1;
    const text = this.readRegular().replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { kind: 'name', text };
  }

  private readString(): Token {
    const { text } = this;
    const start = this.position + 1;
    let depth = 0;
    for (let at = this.position; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')') {
        depth -= 1;
        if (depth === 0) {
          this.position = at + 1;
          return { kind: 'string', text: text.slice(start, at) };
        }
      }
    }
    throw new BrokenPdf('A string never ends.');
  }

  private readHexString(): Token {
    const end = this.text.indexOf('>', this.position);
    if (end < 0) throw new BrokenPdf('A string never ends.');
    const text = this.text.slice(this.position + 1, end);
    this.position = end + 1;
    return { kind: 'string', text };
  }

  private readWord(): Token {
    const text = this.readRegular();
    const value = Number(text);
    return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'word', text, end: this.position };
  }
}
