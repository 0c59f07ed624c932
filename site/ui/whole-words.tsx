import { Fragment, type ReactNode } from 'react';

// A no-break hyphen would do the same, but the typeface has none and searching a page would not find it.
// Nor an inline-block: punctuation after it would be heard as a word of its own.
const shortCompound =
  /((?<![\p{L}\p{M}\p{N}-])(?=[\p{L}\p{M}-]{3,13}(?![\p{L}\p{M}-]))\p{L}[\p{L}\p{M}]{0,5}-[\p{L}\p{M}]{1,9}(?![\p{L}\p{M}\p{N}-])…?)/u;

/**
 * The words of a heading or of a short line; "e-rickshaw", "three-wheeler" and the like stay on one line, for a lone
 * "three-" at its end looks lost.
 */
export const WholeWords = ({ children }: { children: ReactNode }) =>
  typeof children !== 'string'
    ? children
    : children.split(shortCompound).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change place.
          <span className="whole" key={index}>
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>{part}</Fragment>
        ),
      );
