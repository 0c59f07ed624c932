import type { links as english } from '../en/links.ts';
import type { Translated } from '../translated.ts';

/** Links and buttons of several pages, in Hindi. */
export const links: Translated<typeof english> = {
  call: '{number} पर फ़ोन करें',
  whatsapp: 'व्हाट्सऐप {number}',
  writeOnWhatsapp: 'व्हाट्सऐप पर लिखें',
  mail: '{address} पर मेल करें',
  allArticles: 'सभी लेख देखें',
  allGallery: 'पूरी गैलरी देखें',
  allQuestions: 'सभी सवाल देखें',
  allTestimonials: 'सबकी राय देखें',
};
