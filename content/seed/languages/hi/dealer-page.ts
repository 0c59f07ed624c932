import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** What the company offers to future dealers, in Hindi. */
export const dealerPage: Translation = {
  texts: {
    'Sell what you can also repair': 'वही बेचें जिसे ठीक भी कर सकें',
    'A territory of your own': 'अपना इलाका',
    'One dealer for a district or a part of a city, written into the agreement.':
      'एक ज़िले या शहर के एक हिस्से में एक ही डीलर, एग्रीमेंट में लिखा हुआ।',
    'Training at the works': 'कारखाने में ट्रेनिंग',
    'Two mechanics for six days: wiring, controller, battery, brakes. Food and stay are ours.':
      'दो मिस्त्री, छह दिन: वायरिंग, कंट्रोलर, बैटरी, ब्रेक। रहना-खाना हमारी तरफ़ से।',
    'Parts from the first day': 'पहले दिन से पुर्ज़े',
    'A starting set of the 60 wear parts, and orders before noon leave the same day.':
      'घिसने वाले 60 पुर्ज़ों का शुरुआती सेट, और दोपहर से पहले का ऑर्डर उसी दिन रवाना।',
    'Demo vehicles': 'डेमो गाड़ियाँ',
    'One passenger and one cargo vehicle for test rides, at dealer price.':
      'टेस्ट राइड के लिए एक सवारी और एक माल वाली गाड़ी, डीलर के दाम पर।',
    'Finance papers': 'लोन के कागज़',
    'Files prepared for the banks and finance companies that lend on three-wheelers in your state.':
      'आपके राज्य में थ्री-व्हीलर पर लोन देने वाले बैंक और फ़ाइनेंस कंपनियों के लिए तैयार फ़ाइल।',
  },
  richTexts: {
    'dealer-page/pitch': toRichText(`
इलेक्ट्रिक थ्री-व्हीलर बिकती एक बार है, पर संभाली बरसों जाती है। हमें ऐसे डीलर चाहिए जो धंधे के दोनों हिस्से करना चाहें: छोटा, साफ़ शोरूम, और दो गाड़ियों की वर्कशॉप जहाँ से ड्राइवर उसी दोपहर फिर सड़क पर हो।

इंजन वाली वर्कशॉप की ज़रूरत नहीं। चाहिए तो करीब 10 kW का थ्री-फ़ेज़ कनेक्शन, बैटरी के लिए सूखा कोना, सीखने को तैयार दो मिस्त्री, और शहर में आपकी साख।

फ़ॉर्म भरें, या सुबह 9:30 से शाम 6:30 के बीच फ़ोन करें। आपके राज्य का काम देखने वाले हमारे साथी दो कामकाजी दिनों में आपको फ़ोन करेंगे।
`),
  },
};
