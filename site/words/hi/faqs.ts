import { faqs as english } from '../en/faqs.ts';
import type { Translated } from '../translated.ts';

/** Questions that every buyer asks, in Hindi. */
export const faqs: Translated<typeof english> = {
  name: 'सवाल-जवाब',
  heading: 'अक्सर पूछे जाने वाले सवाल',
  title: 'सवाल-जवाब',
  description: 'दाम, बैटरी की उम्र, रखरखाव का खर्च, जल्दी चार्ज, लोड और रेंज।',
  figures: 'इन जवाबों के आँकड़े',
  savings: english.savings,
  find: english.find,
  compare: english.compare,
  range: 'हर गाड़ी के पूरे आँकड़े देखें',
  standIn: {
    price: {
      question: 'गाड़ी कितने की आती है?',
      answer: 'दाम बॉडी, बैटरी और आपके राज्य से तय होता है। हमसे कोटेशन माँगें।',
    },
    battery: {
      question: 'बैटरी कितने साल चलती है?',
      answer: 'यह इस पर निर्भर है कि गाड़ी रोज़ कितना चलती है और चार्ज कैसे होती है। वारंटी में बैटरी भी शामिल है।',
    },
    maintenance: {
      question: 'रखरखाव पर कितना खर्च आता है?',
      answer: 'न इंजन ऑयल, न क्लच, न तेल की टंकी और पाइप का झंझट: बचे तो बस ब्रेक, टायर और केबल।',
    },
    charging: {
      question: 'क्या दिन में जल्दी चार्ज हो सकती है?',
      answer: 'मस्ती और मिल्लो साधारण सॉकेट से 8 से 10 घंटे लेती हैं, मेजर अपने चार्जर से करीब 4 घंटे।',
    },
    load: {
      question: 'कितना माल उठा सकती है?',
      answer: 'सवारी वाली गाड़ी: 4 सवारी, ड्राइवर और 40 kg सामान। माल वाली गाड़ी: 310 kg और ड्राइवर।',
    },
    distance: {
      question: 'एक चार्ज में कितना चलती है?',
      answer: '90 से 100 km; यह लोड, सड़क और चलाने के ढंग पर निर्भर है।',
    },
  },
};
