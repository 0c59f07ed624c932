import headingFont from '../../styles/anek-gujarati.woff2?url';
import wideFont from '../../styles/anek-wide.woff2?url';
import '../../styles/gujarati.css';

/** The fonts to fetch ahead on a page in Gujarati: names and figures in headings are set in Latin letters, text in the device's. */
export const fonts: readonly string[] = [wideFont, headingFont];
