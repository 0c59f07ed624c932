import type { paper as english } from '../en/paper.ts';
import type { Translated } from '../translated.ts';

/** Printed papers, in Hindi. */
export const paper: Translated<typeof english> = {
  brochure: 'ब्रोशर, PDF',
  comparison: 'यह तुलना PDF में',
  title: '{name}: ब्रोशर',
  picture: '{name} की तस्वीर',
  scan: 'यह पेज खोलने के लिए स्कैन करें',
  dealer: 'गाड़ी देखें, चलाकर देखें',
  dealerText:
    '{address} खोलें और अपना पिन कोड लिखें: सबसे पास का डीलर, उसका समय और टेस्ट राइड, सब वहीं मिलेगा। या हमें फ़ोन करें।',
  made: '{date} तक की जानकारी, संस्करण {revision}। ताज़ा जानकारी हमेशा {address} पर।',
  madeForYou: '{date} को इसी कागज़ पर छपे आँकड़ों से निकाला गया हिसाब, संस्करण {revision}। यह ऑफ़र नहीं है।',
  pageOf: 'पेज {page}, कुल {pages}',
  inputs: 'किन आँकड़ों से हिसाब लगा',
};
