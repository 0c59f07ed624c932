import { renderSVG } from 'uqr';
import type { Paper, PaperPictures } from './paper.ts';
import type { Press } from './press.ts';

/** A brochure is designed for two pages; a longer text may need more, but nobody prints more than these. */
const mostPages = 6;

const breaks = /[\r\n\t]+/g;
// Control characters and unassigned ones, which no font draws.
const unprintable = /[\p{Cc}\p{Cn}]/gu;

/** Typesets a paper. @returns a PDF. @throws {PressBusy} @throws {PressRefused} */
export const printPaper = (
  press: Pick<Press, 'print'>,
  paper: Paper,
  { picture }: PaperPictures = {},
): Promise<Uint8Array> => {
  const square = renderSVG(paper.page.url, { border: 0, ecc: 'M', blackColor: '#10211a' });
  return press.print({
    template: paper.kind,
    content: JSON.stringify({ ...paper, hasPicture: picture !== undefined }, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed().replace(breaks, ' ').replace(unprintable, '') : value,
    ),
    files: { 'square.svg': Buffer.from(square), ...(picture && { 'picture.jpg': picture }) },
    mostPages,
  });
};
