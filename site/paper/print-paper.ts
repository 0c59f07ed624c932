import { renderSVG } from 'uqr';
import type { Paper, PaperPictures } from './paper.ts';
import type { Press } from './press.ts';

/** A brochure is meant for two pages; a longer text may need more, and more than these nobody prints. */
const mostPages = 6;

// Signs that steer machines of old, and that no font draws.
const unprintable = /[\p{Cc}\p{Cn}]/gu;

/** Sets a paper. @returns a PDF. @throws {PressBusy} @throws {PressRefused} */
export const printPaper = (
  press: Pick<Press, 'print'>,
  paper: Paper,
  { picture }: PaperPictures = {},
): Promise<Uint8Array> => {
  const square = renderSVG(paper.page.url, { border: 0, ecc: 'M', blackColor: '#10211a' });
  return press.print({
    template: paper.kind,
    content: JSON.stringify({ ...paper, hasPicture: picture !== undefined }, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed().replace(unprintable, '') : value,
    ),
    files: { 'square.svg': Buffer.from(square), ...(picture && { 'picture.jpg': picture }) },
    mostPages,
  });
};
