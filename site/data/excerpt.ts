const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** A cut at the end of a word is worth so much of the room; one endless word is cut where the room ends. */
const leastKept = 0.5;

/**
 * The whole words within the first `length` characters of a plain text, counted as a reader sees them, so that no emoji
 * or Devanagari syllable is cut in half; an ellipsis follows only where something was left out. A text that is not there is an empty one.
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
