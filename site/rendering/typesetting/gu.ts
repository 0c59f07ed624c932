import headingFont from '../../styles/anek-gujarati.woff2?url';
import { fonts as latinFonts } from './en.ts';
import '../../styles/gujarati.css';

/** Fonts to preload on a page in Gujarati: names, figures and units are set in Latin letters. */
export const fonts: readonly string[] = [...latinFonts, headingFont];
