/** Controls, line and paragraph separators, private use, unassigned and lone surrogates; not line feed and tab. */
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** Marks that change the direction of text: they can make one text look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Characters without ink that are no white space for a regular expression: the fillers of Hangul, the blank of Braille. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/g;
/** A text that shows nothing: blanks, and characters without width, such as joiners. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u;

const emptyIfInvisible = (text: string): string => (invisible.test(text) ? '' : text);

/** Takes out characters without width, which come with text copied from pages, papers and chats. */
export const dropWidthless = (text: string): string =>
  text.replace(/[\u00ad\u200b-\u200d\u2060-\u2064]/g, '');

/** Number of characters, about as people count them: code points, not bytes or UTF-16 units. */
export const countCodePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** What was sent in the place of a text; empty where it is none. */
export const readText = (sent: unknown): string => (typeof sent === 'string' ? sent : '');

/** The first characters of a text, none of them halved. */
export const cutText = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/**
 * One line of harmless text: no controls, direction marks or line breaks, single blanks. Indic joiners stay. Empty if
 * nothing of it can be seen.
 */
export const toLine = (text: string): string =>
  emptyIfInvisible(
    text
      .replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
      .replace(controls, '')
      .replace(directions, '')
      .replace(blanks, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .normalize('NFC'),
  );

/** Harmless text of several lines, as `toLine`: line breaks become \n, at most one empty line in a row. */
export const toText = (text: string): string =>
  emptyIfInvisible(
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) =>
        line.replace(/\t/g, ' ').replace(controls, '').replace(directions, '').replace(blanks, ' ').trimEnd(),
      )
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .normalize('NFC'),
  );
