const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * The text is cut at the end of a word if that keeps at least this share of the length; otherwise in the middle of a
 * word.
 */
const leastKept = 0.5;

/**
 * The whole words within the first `length` characters of a plain text. Characters are counted as a reader sees them,
 * so that no emoji or Devanagari syllable is split; an ellipsis follows only where something was left out. A missing
 * text counts as empty.
 */
export const toExcerpt = (text: string | null | undefined, length: number): string => {
  const seen = Array.from(
    characters.segment((text ?? '').trim().replace(/\s+/g, ' ')),
    ({ segment }) => segment,
  );
  if (seen.length <= length) return seen.join('');
  const end = seen.lastIndexOf(' ', length);
  const kept = seen.slice(0, end < length * leastKept ? length : end).join('');
  return `${kept.replace(/[\s.,;:।–—-]+$/u, '')}…`;
};
