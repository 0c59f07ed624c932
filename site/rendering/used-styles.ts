/**
 * The stylesheet of a page covers every variant of its parts, but one page needs less: a vehicle without colours needs
 * no swatches, one without rivals no table. Rules that no element matches, and that no island of the page can make
 * match, are left out.
 */

/** A rule with the classes that its selectors need, a block of rules, or a text that stays unchanged. */
type Part = string | { text: string; asked: string[][] } | { head: string; parts: Stylesheet };

export type Stylesheet = readonly Part[];

/** At-rules that contain rules for elements. */
const groups = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/** Returns the end of the string or bracket that begins at `at`. */
const skip = (css: string, at: number): number => {
  const sign = css[at];
  if (sign === '"' || sign === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  let end = at + 1;
  while (end < css.length && css[end] !== ')' && css[end] !== '}') end = step(css, end);
  return end + 1;
};

const step = (css: string, at: number): number => (/["'({]/.test(css[at] ?? '') ? skip(css, at) : at + 1);

/** Splits a list at commas outside strings and brackets. */
const splitList = (text: string): string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at = step(text, at)) {
    if (text[at] !== ',') continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return [...pieces, text.slice(from)];
};

/**
 * Lists the classes that an element and its ancestors must have to match a selector; classes inside brackets are
 * alternatives and are left out.
 */
const listAsked = (selector: string): string[] => {
  let plain = '';
  for (let at = 0; at < selector.length; ) {
    const next = step(selector, at);
    plain += next === at + 1 ? selector[at] : ' ';
    at = next;
  }
  return [...plain.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
};

/** Parses CSS as Lightning CSS writes it, without comments. */
export const readStylesheet = (css: string): Stylesheet => {
  const parts: Part[] = [];
  let from = 0;
  let at = 0;
  while (at < css.length) {
    if (css[at] === ';') {
      at += 1;
      parts.push(css.slice(from, at));
      from = at;
    } else if (css[at] === '{') {
      const end = skip(css, at);
      const head = css.slice(from, at);
      const text = css.slice(from, end);
      if (groups.test(head)) parts.push({ head, parts: readStylesheet(css.slice(at + 1, end - 1)) });
      else if (head.startsWith('@')) parts.push(text);
      else parts.push({ text, asked: splitList(head).map(listAsked) });
      from = end;
      at = end;
    } else at = step(css, at);
  }
  if (from < css.length) parts.push(css.slice(from));
  return parts;
};

/** Returns the stylesheet without the rules that need a missing class. */
export const pickStyles = (sheet: Stylesheet, isThere: (name: string) => boolean): string =>
  sheet
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('asked' in part) return part.asked.some((names) => names.every(isThere)) ? part.text : '';
      const inside = pickStyles(part.parts, isThere);
      return inside && `${part.head}{${inside}}`;
    })
    .join('');

/** Returns the whole stylesheet as CSS. */
export const writeStylesheet = (sheet: Stylesheet): string => pickStyles(sheet, () => true);

/** Splits the stylesheet into rules for the screen and rules only for print. */
export const partPrint = (sheet: Stylesheet): { screen: Stylesheet; print: Stylesheet } => {
  const screen: Part[] = [];
  const paper: Part[] = [];
  for (const part of sheet) {
    if (typeof part === 'string' || 'text' in part) screen.push(part);
    else if (part.head === '@media print') paper.push(part);
    else {
      const inside = partPrint(part.parts);
      screen.push({ head: part.head, parts: inside.screen });
      paper.push({ head: part.head, parts: inside.print });
    }
  }
  return { screen, print: paper };
};

/** Every word that may be a class name in a script. */
const names = /[A-Za-z][\w-]*/g;

/** Lists every word in a text, as class names that a script may set. */
export const listNames = (text: string): Set<string> => new Set(text.match(names));

/** Lists the classes of all elements of a page. */
export const listClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
