import type { about as english } from '../en/about.ts';
import type { Translated } from '../translated.ts';

/** The About page, in Hindi. */
export const about: Translated<typeof english> = {
  name: 'हमारे बारे में',
  heading: 'हमारे बारे में',
  title: 'हमारे बारे में',
  description: 'ये इलेक्ट्रिक थ्री-व्हीलर कौन बनाता है, कैसे बनाता है, और हमारे उसूल क्या हैं।',
  purpose: 'हमारा मकसद और सपना',
  mission: 'मकसद',
  vision: 'सपना',
  values: 'हमारे उसूल',
  standIn: {
    heading: 'बस की बॉडी से बैटरी वाली थ्री-व्हीलर तक',
    story:
      'हमारी शुरुआत बस और ट्रक की बॉडी बनाने वाली कंपनी ने की, जिसके पास 75 साल से ज़्यादा का और 30 से ज़्यादा देशों का अनुभव है।',
    mission: 'विश्व स्तर की, पर्यावरण के लिए अच्छी इलेक्ट्रिक गाड़ी, वाजिब दाम में।',
    vision: 'बिना प्रदूषण की सवारी, समाज के प्रति ज़िम्मेदारी के साथ।',
    values: {
      respect: 'सम्मान',
      accountability: 'जवाबदेही',
      collaboration: 'साथ मिलकर काम',
      excellence: 'बारीकी',
    },
    needsHeading: 'लोग इलेक्ट्रिक गाड़ी क्यों लेना चाहते हैं',
    needs: {
      fuel: 'तेल के बढ़ते दाम से राहत',
      noise: 'कम शोर',
      charging: 'घर पर चार्ज',
      cost: 'चलाने और रखरखाव का कम खर्च',
      emissions: 'धुआँ बिल्कुल नहीं',
      benefits: 'टैक्स और पैसों का फ़ायदा',
    },
  },
};
