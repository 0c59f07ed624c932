import headingFont from '../../styles/anek-devanagari.woff2?url';
import { fonts as latinFonts } from './en.ts';
import '../../styles/hindi.css';

/** Fonts to preload on a page in Hindi: names, figures and units are set in Latin letters. */
export const fonts: readonly string[] = [...latinFonts, headingFont];
