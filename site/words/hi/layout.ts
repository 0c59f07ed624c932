import type { layout as english } from '../en/layout.ts';
import type { Translated } from '../translated.ts';

const menu: Translated<typeof english.menu> = {
  label: 'मुख्य मेनू',
  open: 'मेनू',
  close: 'बंद करें',
  groups: { Passenger: 'सवारी वाली', Cargo: 'माल वाली', 'E-bikes': 'ई-बाइक' },
  products: 'गाड़ियाँ',
  choose: 'चुनने में मदद',
  savings: 'कितनी बचत',
  find: 'कौन सी ठीक रहेगी',
  compare: 'गाड़ियों की तुलना',
  assumptions: 'हिसाब का आधार',
  dealers: 'आपके पास के डीलर',
  testRide: 'टेस्ट राइड',
  privacy: 'निजता',
  privacyRequests: 'आपकी जानकारी',
  media: 'मीडिया',
  home: 'होम',
  about: 'हमारे बारे में',
  certification: 'प्रमाणपत्र',
  news: 'लेख',
  events: 'कार्यक्रम',
  gallery: 'फ़ोटो गैलरी',
  testimonials: 'ग्राहकों की राय',
  careers: 'नौकरी',
  faqs: 'सवाल-जवाब',
  contact: 'संपर्क करें',
  dealer: 'डीलर बनें',
};

const footer: Translated<typeof english.footer> = {
  about: 'हमारे बारे में',
  more: 'और जानें',
  links: 'ज़रूरी लिंक',
  contact: 'संपर्क',
  rights: '© {name}.',
  sample: 'इस साइट पर नाम, लोग, फ़ोन नंबर और पते सिर्फ़ नमूने के हैं।',
};

const status: Translated<typeof english.status> = {
  label: 'सूचना',
  live: '',
  preview: 'यह साइट अभी शुरू नहीं हुई है। यहाँ जो दिख रहा है, वह बदल सकता है।',
  maintenance: 'ऑनलाइन पूछताछ अभी बंद है। हमें फ़ोन करें।',
};

const band: Translated<typeof english.band> = {
  buyers: {
    title: 'फ़ैसला करने से पहले हमसे बात करें',
    text: 'बताएँ कि क्या ले जाते हैं (सवारी या माल) और कितनी दूर। हम बताएँगे कि कौन सी गाड़ी ठीक रहेगी और उसे चलाने में कितना खर्च आएगा।',
    enquire: 'पूछताछ करें',
  },
  dealers: {
    title: 'डीलर बनना है? फ़ोन करें',
    text: 'अपना शहर बताएँ, और यह भी कि आज क्या बेचते हैं। हम बताएँगे कि डीलरशिप में क्या लगता है और कितनी कमाई होती है।',
    enquire: 'पूछताछ करें',
  },
  events: {
    title: 'खरीदने से पहले चलाकर देखें',
    text: 'अपना शहर और गाड़ी बताएँ। हम बताएँगे कि अगली टेस्ट राइड कहाँ है।',
    enquire: 'टेस्ट राइड के लिए पूछें',
  },
};

const bar: Translated<typeof english.bar> = {
  label: 'संपर्क',
  call: 'फ़ोन',
  whatsapp: 'व्हाट्सऐप',
  enquire: 'पूछें',
};

const networks: Translated<typeof english.networks> = {
  facebook: 'फ़ेसबुक',
  instagram: 'इंस्टाग्राम',
  linkedin: 'लिंक्डइन',
  youtube: 'यूट्यूब',
  x: 'X',
};

/** The frame around every page, in Hindi. */
export const layout: Translated<typeof english> = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  languages: 'भाषाएँ',
  languagesBelow: 'यह पेज दूसरी भाषाओं में',
  tagline: 'भारत में बनी इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक',
  menu,
  footer,
  status,
  band,
  bar,
  networks,
};
