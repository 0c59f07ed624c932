import { Fragment, type ReactNode } from 'react';

// Alternatives do not work. The typeface has no no-break hyphen, and searching the page would not find such a word.
// With an inline-block, screen readers would read the punctuation after it as a separate word.
const shortCompound =
  /((?<![\p{L}\p{M}\p{N}-])(?=[\p{L}\p{M}-]{3,13}(?![\p{L}\p{M}-]))\p{L}[\p{L}\p{M}]{0,5}-[\p{L}\p{M}]{1,9}(?![\p{L}\p{M}\p{N}-])…?)/u;

/**
 * The text of a heading or a short line. Compounds such as "e-rickshaw" and "three-wheeler" stay on one line, because a
 * lone "three-" at the end of a line looks wrong.
 */
export const WholeWords = ({ children }: { children: ReactNode }) =>
  typeof children !== 'string'
    ? children
    : children.split(shortCompound).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their order.
          <span className="whole" key={index}>
            {part}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>{part}</Fragment>
        ),
      );
