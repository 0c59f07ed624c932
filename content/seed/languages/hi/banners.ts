import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** The slides at the head of the home page in Hindi. */
export const banners: Translation = {
  texts: {
    'Four passengers, no fuel bill': 'चार सवारी, तेल का खर्च नहीं',
    'The last mile, 73 paise of power a km': 'दरवाज़े तक माल, बिजली 73 पैसे प्रति km',
    'Nearly half a tonne, full again in four hours': 'करीब-करीब आधा टन, चार घंटे में फिर फुल चार्ज',
    'To work and back, past the petrol pump': 'काम पर आना-जाना, पेट्रोल पंप पर रुके बिना',
  },
  richTexts: {
    'mastee/description': toRichText(
      '**मस्ती** रात भर के एक चार्ज पर पूरी शिफ़्ट चलती है: ड्राइवर, चार सवारी और उनके बैग के साथ।',
    ),
    'millo/description': toRichText(
      '**मिल्लो** बंद बॉक्स में पार्सल या खुले डाले में क्रेट लेकर उन गलियों में जाती है जहाँ वैन नहीं घुसती।',
    ),
    'major/description': toRichText(
      '**मेजर** ड्राइवर के अलावा 480 kg माल उठाती है, 50 km/h पर चलती है और एक चार्ज में करीब 100 km जाती है।',
    ),
    'marvelpro/description': toRichText(
      '**मार्वल प्रो** एक चार्ज में 40 से 45 km चलती है। बैटरी निकालें और फ़ोन के बगल में रखकर चार्ज कर लें।',
    ),
  },
};
