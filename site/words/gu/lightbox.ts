import type { lightbox as english } from '../en/lightbox.ts';
import type { Translated } from '../translated.ts';

/** The dialog with a full-size picture, in Gujarati. */
export const lightbox: Translated<typeof english> = {
  label: 'મોટો ફોટો',
  close: 'ફોટો બંધ કરો',
  broken: 'આ ફોટો લોડ થઈ શક્યો નથી.',
};
