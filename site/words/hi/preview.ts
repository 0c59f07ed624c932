import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../translated.ts';

/** What stands above a page that is not published, in Hindi. */
export const preview: Translated<typeof english> = {
  label: 'प्रीव्यू',
  title: 'प्रीव्यू: अभी साइट पर नहीं आया',
  saved: 'यह आखिरी बार सेव किया गया रूप है।',
  unsaved: 'इसमें वही दिख रहा है जो इस समय स्टूडियो में लिखा है, सेव हुआ हो या नहीं।',
  untranslated: 'इस भाषा में लोगों को यह नहीं दिखता: अनुवाद तैयार होने का निशान नहीं लगा है।',
  missing: 'ये ज़रूरी खाने अभी खाली हैं:',
  forms: 'यहाँ से कोई फ़ॉर्म नहीं भेजा जाता।',
  languages: 'दूसरी भाषा में प्रीव्यू',
  leave: 'प्रीव्यू से बाहर जाएँ',
  live: 'लिखते समय प्रीव्यू',
  unreadable: 'अब तक जो लिखा गया है, वह दिखाया नहीं जा सकता। ज़रूरी खाने भरें; तब तक पिछला रूप दिखता रहेगा।',
  opening: 'प्रीव्यू खुल रहा है …',
  withoutScript: 'यह लिंक तभी खुलता है जब ब्राउज़र में स्क्रिप्ट चालू हो।',
  refused: 'यह प्रीव्यू नहीं खुलता',
  refusedText: 'इसका समय पूरा हो गया है या इसे वापस ले लिया गया है। जिसने यह लिंक भेजा था, उससे नया लिंक माँगें।',
  signIn: 'कर्मचारियों के लिए: स्टूडियो में साइन इन करें',
  home: 'होम पेज पर जाएँ',
};
