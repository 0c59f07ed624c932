import type { lightbox as english } from '../en/lightbox.ts';
import type { Translated } from '../translated.ts';

/** The dialog with a full-size picture, in Hindi. */
export const lightbox: Translated<typeof english> = {
  label: 'तस्वीर पूरे आकार में',
  close: 'तस्वीर बंद करें',
  broken: 'यह तस्वीर लोड नहीं हो पाई।',
};
