import type { links as english } from '../en/links.ts';
import type { Translated } from '../translated.ts';

/** Links and buttons of several pages, in Gujarati. */
export const links: Translated<typeof english> = {
  call: '{number} પર ફોન કરો',
  whatsapp: 'વોટ્સએપ {number}',
  writeOnWhatsapp: 'વોટ્સએપ પર લખો',
  mail: '{address} પર ઈ-મેલ કરો',
  allArticles: 'બધા લેખ જુઓ',
  allGallery: 'આખી ગેલેરી જુઓ',
  allQuestions: 'બધા સવાલ જુઓ',
  allTestimonials: 'બધા અભિપ્રાય જુઓ',
};
