import type { home as english } from '../en/home.ts';
import type { Translated } from '../translated.ts';

const benefits: Translated<typeof english.defaults.benefits> = {
  heading: 'आँकड़े जिन पर भरोसा कर सकें',
  figures: {
    mileage: { label: 'रेंज', value: '90 से 100', unit: 'km', note: '', condition: 'एक चार्ज में' },
    chargingTime: {
      label: 'चार्ज होने का समय',
      value: '8 से 10',
      unit: 'घंटे',
      note: '',
      condition: 'खाली से फुल होने तक',
    },
    maximumSpeed: {
      label: 'सबसे ज़्यादा रफ़्तार',
      value: '25',
      unit: 'km/h',
      note: '',
      condition: '25 km/h तक की थ्री-व्हीलर',
    },
    gradient: { label: 'चढ़ाई', value: '7', unit: 'डिग्री', note: '', condition: 'पूरे लोड के साथ' },
    passengers: {
      label: 'सवारी वाली गाड़ी',
      value: '4',
      unit: 'सवारी',
      note: '+ 1 ड्राइवर + 40 kg सामान',
      condition: 'पूरा लोड',
    },
    cargo: {
      label: 'माल वाली गाड़ी',
      value: '310',
      unit: 'kg',
      note: 'माल + 1 ड्राइवर',
      condition: 'पूरा लोड',
    },
  },
};

const statistics: Translated<typeof english.defaults.statistics> = {
  serviceSatisfaction: { label: 'संतुष्ट ग्राहक', condition: 'नमूने का आँकड़ा: हमारी सर्विस टीम के अनुसार' },
  onTimeDelivery: { label: 'समय पर डिलीवरी', condition: 'नमूने का आँकड़ा: हमारे डीलरों के अनुसार' },
  fleetAvailability: { label: 'सड़क पर चलती गाड़ियाँ', condition: 'नमूने का आँकड़ा: हमारी सर्विस टीम के अनुसार' },
};

const introduction: Translated<typeof english.defaults.introduction> = {
  heading: 'भारत की सड़कों और यहाँ के माल-सवारी के लिए बनी गाड़ियाँ',
  text: 'इसे उस कंपनी ने शुरू किया जो 75 साल से ज़्यादा समय से बस और ट्रक की बॉडी बना रही है।',
  charge: { title: 'घर पर चार्ज', text: 'साधारण सॉकेट और एक रात काफ़ी है।' },
  price: { title: 'हर किलोमीटर पर कम खर्च', text: 'न डीज़ल, न ऑयल, घिसने वाले पुर्ज़े भी कम।' },
  leaf: { title: 'धुआँ नहीं, शोर कम', text: 'साइलेंसर से कुछ नहीं निकलता: साइलेंसर है ही नहीं।' },
};

/** The home page in Hindi. */
export const home: Translated<typeof english> = {
  title: '{company} में आपका स्वागत है',
  titleUnnamed: 'आपका स्वागत है: हमारी इलेक्ट्रिक गाड़ियाँ',
  description: '{tagline}। सारी गाड़ियाँ, उनके आँकड़े और चलाने का खर्च देखें।',
  banners: 'हमारी गाड़ियाँ',
  book: 'अपनी गाड़ी अभी बुक करें',
  testimonials: 'ग्राहक क्या कहते हैं',
  sacks: '{kilograms} किलो की {count} बोरी',
  scale: 'सारी गाड़ियाँ एक ही पैमाने पर; हर खाना एक मीटर का।',
  advice: {
    question: 'तय नहीं कर पा रहे?',
    find: 'मेरे काम के लिए कौन सी?',
    compare: 'गाड़ियों की तुलना',
    savings: 'कितनी बचत',
    ask: 'सलाह लें',
  },
  defaults: {
    banner: {
      heading: 'रोज़ कमाने वाली इलेक्ट्रिक थ्री-व्हीलर',
      description: 'सवारी के लिए भी, माल के लिए भी, घर पर चार्ज।',
    },
    headings: {
      range: 'सात गाड़ियाँ, दिन में एक चार्ज',
      testimonials: 'ड्राइवर और मालिक क्या कहते हैं',
      gallery: 'सड़क पर और वर्कशॉप में',
      news: 'नए लेख',
      questions: 'खरीदार सबसे पहले क्या पूछते हैं',
      statistics: 'आँकड़े एक नज़र में',
    },
    introduction,
    benefits,
    statistics,
  },
};
