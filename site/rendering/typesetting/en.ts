import boldFont from '../../styles/anek-bold.woff2?url';
import textFont from '../../styles/anek-text.woff2?url';
import wideFont from '../../styles/anek-wide.woff2?url';
import '../../styles/font.css';

/** Fonts to preload on a page in English. */
export const fonts: readonly string[] = [textFont, boldFont, wideFont];
