import type { contact as english } from '../en/contact.ts';
import type { Translated } from '../translated.ts';

/** The contact page in Hindi. */
export const contact: Translated<typeof english> = {
  name: 'संपर्क करें',
  title: 'संपर्क करें',
  description: 'फ़ोन, ई-मेल, पता और नक्शा।',
  reach: 'हमसे कैसे मिलें',
  whatsapp: 'व्हाट्सऐप',
  hours: 'खुलने का समय',
  purposes: {
    headOffice: 'कंपनी यहीं से चलती है।',
    showroom: 'गाड़ियाँ यहाँ देखें और चलाएँ।',
    contact: 'कुछ पूछना हो तो यहाँ आएँ या लिखें।',
  },
  enquiry: 'पूछताछ करें',
  promise: 'हम बताएँगे कि कौन सी गाड़ी ठीक रहेगी, कितने की है और एक किलोमीटर का खर्च कितना आएगा।',
  find: 'हम यहाँ हैं',
  map: {
    of: 'नक्शा: {place}',
    drawing: 'यह सिर्फ़ एक ड्रॉइंग है, नक्शा नहीं।',
    show: 'नक्शा दिखाएँ',
    note: 'नक्शा openstreetmap.org से आता है, और तभी जब आप बटन दबाएँ।',
    open: 'ओपनस्ट्रीटमैप में खोलें',
  },
};
