import boldFont from '../../styles/anek-bold.woff2?url';
import textFont from '../../styles/anek-text.woff2?url';
import wideFont from '../../styles/anek-wide.woff2?url';
import '../../styles/font.css';

/** The fonts to fetch ahead on a page in English. */
export const fonts: readonly string[] = [textFont, boldFont, wideFont];
