import type { Translation } from '../translation.ts';

/** The sample certificate sheets in Hindi. */
export const certificates: Translation = {
  texts: {
    'Quality management': 'क्वालिटी मैनेजमेंट',
    'Issued by nobody: a drawn sample': 'किसी संस्था ने जारी नहीं किया: सिर्फ़ नमूना',
    'Where a certificate to ISO 9001 would hang: every step of the work is written down, checked and improved.':
      'ISO 9001 का प्रमाणपत्र होता, तो यहाँ लगता: काम का हर कदम लिखा जाता है, जाँचा जाता है और सुधारा जाता है।',
    'Environmental management': 'पर्यावरण प्रबंधन',
    'Where a certificate to ISO 14001 would hang: it is settled where waste, paint and old batteries go.':
      'ISO 14001 का प्रमाणपत्र होता, तो यहाँ लगता: कचरा, पेंट और पुरानी बैटरियाँ कहाँ जाएँगी, यह पहले से तय है।',
    'Occupational health and safety': 'काम पर सेहत और सुरक्षा',
    'Where a certificate to ISO 45001 would hang: risks at the press, in the paint shop and at the battery table are assessed.':
      'ISO 45001 का प्रमाणपत्र होता, तो यहाँ लगता: प्रेस, पेंट शॉप और बैटरी की मेज़ पर खतरे परखे जाते हैं।',
  },
};
