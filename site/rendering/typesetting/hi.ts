import headingFont from '../../styles/anek-devanagari.woff2?url';
import { fonts as latinFonts } from './en.ts';
import '../../styles/hindi.css';

/** The fonts to fetch ahead on a page in Hindi: names, figures and units are set in Latin letters. */
export const fonts: readonly string[] = [...latinFonts, headingFont];
