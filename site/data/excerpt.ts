const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * The first `length` characters of a plain text, counted as a reader sees them, so that no emoji or Devanagari
 * syllable is cut in half; an ellipsis follows only where something was left out.
 */
export const toExcerpt = (text: string, length: number): string => {
  const seen = Array.from(characters.segment(text.trim().replace(/\s+/g, ' ')), ({ segment }) => segment);
  return seen.length <= length ? seen.join('') : `${seen.slice(0, length).join('').trimEnd()}…`;
};
