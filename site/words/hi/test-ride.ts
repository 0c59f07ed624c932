import type { testRide as english } from '../en/test-ride.ts';
import type { Translated } from '../translated.ts';

/** The test ride in Hindi. */
export const testRide: Translated<typeof english> = {
  name: 'टेस्ट राइड',
  title: 'टेस्ट राइड बुक करें',
  description: 'गाड़ी और डीलर चुनें, फिर दो दिन, दोपहर से पहले या बाद। पक्का समय तय करने के लिए डीलर आपको फ़ोन करेगा।',
  heading: 'फ़ैसले से पहले चलाकर देखें',
  introduction: 'गाड़ी और डीलर चुनें, फिर दो दिन, दोपहर से पहले या बाद। पक्का समय तय करने के लिए डीलर आपको फ़ोन करेगा।',
  first: {
    title: 'कौन सी गाड़ी, और कहाँ?',
    vehicle: { label: 'गाड़ी', empty: 'गाड़ी चुनें' },
    dealer: { label: 'डीलर', empty: 'डीलर चुनें' },
    near: 'मेरे सबसे पास कौन सा डीलर है?',
    submit: 'दिन दिखाएँ',
    unknown: 'इस डीलर के यहाँ टेस्ट राइड नहीं होती। कृपया कोई और डीलर चुनें।',
    nobody: 'अभी किसी डीलर के यहाँ टेस्ट राइड नहीं हो रही। हमें फ़ोन करें।',
  },
  second: {
    title: 'कब आएँगे, और किस नाम से?',
    at: '{dealer}, {address}',
    change: 'दूसरा डीलर चुनें',
    chooseDay: 'दिन और समय चुनें',
    noDay: 'कोई नहीं',
    half: {
      am: '{day}, दोपहर से पहले ({from} से {until})',
      pm: '{day}, दोपहर के बाद ({from} से {until})',
    },
    calls: 'डीलर आपको फ़ोन करेगा और बताएगा कि यह गाड़ी उसके यहाँ चलाकर देखने के लिए है या नहीं।',
    licence: 'ड्राइविंग लाइसेंस साथ लाएँ। 250 W तक की ई-बाइक के लिए उसकी ज़रूरत नहीं।',
    closed: 'यह डीलर अगले दो हफ़्ते बंद है। फ़ोन करें या दूसरा डीलर चुनें।',
  },
  licence: 'ड्राइविंग लाइसेंस साथ लाएँ।',
  book: 'टेस्ट राइड बुक करें',
  bookOf: '{name} चलाकर देखें: टेस्ट राइड बुक करें',
  calendar: {
    title: 'टेस्ट राइड: {vehicle}, {dealer}',
    description:
      'अनुरोध भेजा गया है, समय अभी तय नहीं हुआ: डीलर आपको फ़ोन करेगा{phone, select, none {} other {, या आप {phone} पर फ़ोन करें}}।',
  },
};
