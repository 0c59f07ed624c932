import type { dealer as english } from '../en/dealer.ts';
import type { Translated } from '../translated.ts';

/** The page for future dealers in Hindi. */
export const dealer: Translated<typeof english> = {
  name: 'डीलर बनें',
  title: 'डीलर बनें',
  description: 'अपने ज़िले में इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक बेचें और सर्विस करें।',
  offers: 'डीलर को क्या मिलता है',
  enquiry: {
    title: 'अपने शहर के बारे में बताएँ',
    text: 'अपना नाम, शहर, राज्य और वह गाड़ी लिखें जो आप सबसे पहले बेचना चाहेंगे।',
    abroad: 'भारत से बाहर हैं?',
    writeFromAbroad: 'अपना देश और गाड़ियों की संख्या हमें लिखें',
  },
  state: {
    label: 'पहले अपना राज्य चुनें',
    mark: 'ताकि उसके शहर दिखें',
    show: 'शहर दिखाएँ',
  },
  statistics: 'आँकड़े एक नज़र में',
  questions: 'डीलर सबसे पहले क्या पूछते हैं',
  defaults: {
    heading: 'अपने ज़िले में इलेक्ट्रिक थ्री-व्हीलर बेचें और सर्विस करें',
    pitch: 'फ़ोन करें या लिखें: आपके राज्य का काम देखने वाले हमारे साथी आपको फ़ोन करेंगे।',
  },
};
