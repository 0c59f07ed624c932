import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '../translated.ts';

/** Page Not Found, in Hindi. */
export const notFound: Translated<typeof english> = {
  name: 'पेज नहीं मिला',
  apology: 'माफ़ करें, जो पेज आप ढूँढ रहे थे वह अब नहीं है या कहीं और चला गया है।',
  products: 'गाड़ियाँ',
  home: 'होम पेज पर जाएँ',
  contact: 'संपर्क करें',
};
