import type { plainPages as english } from '../en/plain-pages.ts';
import type { Translated } from '../translated.ts';

/** What the pages say that need no data, script or picture, in Hindi. */
export const plainPages: Translated<typeof english> = {
  home: 'होम पेज पर जाएँ',
  orCall: 'या फ़ोन करें:',
  statuses: {
    400: { heading: 'यह पता पढ़ा नहीं जा सका', text: 'देखें कि टाइप करने में गलती तो नहीं हुई।' },
    404: {
      heading: 'इस पते पर कुछ नहीं है',
      text: 'हो सकता है पेज कहीं और चला गया हो या हटा दिया गया हो। देखें कि पता टाइप करने में गलती तो नहीं हुई।',
    },
    405: { heading: 'यह पेज सिर्फ़ खोला जा सकता है', text: 'इस पते पर कुछ भेजा नहीं जा सकता।' },
    500: {
      heading: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
      text: 'हमने इसे दर्ज कर लिया है। एक मिनट बाद फिर कोशिश करें।',
    },
    502: {
      heading: 'स्टूडियो जवाब नहीं दे रहा',
      text: 'शायद अभी चालू हो रहा है। एक मिनट बाद फिर कोशिश करें; वेबसाइट पर इसका असर नहीं है।',
    },
    503: { heading: 'यह पेज अभी नहीं दिखाया जा सकता', text: 'एक मिनट बाद फिर कोशिश करें।' },
  },
  problems: {
    title: 'अपना फ़ॉर्म ठीक करें',
    back: 'ब्राउज़र का “वापस” बटन दबाएँ: आपने जो भरा है, वह वहीं मिलेगा।',
    again: 'खाली फ़ॉर्म से नए सिरे से भरें',
  },
};
