import type { assumptions as english } from '../en/assumptions.ts';
import type { Translated } from '../translated.ts';

/** The page that prints what the reckoning assumes, in Hindi. */
export const assumptions: Translated<typeof english> = {
  name: 'हिसाब का आधार',
  title: 'हिसाब का आधार',
  heading: 'हमारा हिसाब किन आँकड़ों पर टिका है',
  introduction:
    'बचत का कैलकुलेटर जिन आँकड़ों से शुरू करता है, वे सब यहाँ हैं: कहाँ से लिए और किस तारीख के हैं। जहाँ भरोसे का स्रोत नहीं मिला, वहाँ अनुमान लिखा है।',
  change:
    'आपको यही आँकड़े मानना ज़रूरी नहीं: कैलकुलेटर में हर आँकड़ा बदल सकते हैं, और नतीजा उसी हिसाब से बदलता है। आपका अपना डीज़ल का खर्च, आपका लोन और आपके काम के दिन किसी भी औसत से बेहतर हैं।',
  calculate: 'अपने आँकड़ों से हिसाब लगाएँ',
  contents: 'इस पेज पर',
  stored: 'कैलकुलेटर में आप जो बदलते हैं, वह सिर्फ़ पेज के लिंक में रहता है। हम उसमें से कुछ भी सेव नहीं करते।',
  nothing: 'ये आँकड़े अभी नहीं खुल रहे। कुछ मिनट बाद फिर कोशिश करें।',
  untranslated:
    '{count, plural, one {एक आँकड़ा अभी हिन्दी में नहीं है, वह सिर्फ़ अंग्रेज़ी पेज पर है।} other {# आँकड़े अभी हिन्दी में नहीं हैं, वे सिर्फ़ अंग्रेज़ी पेज पर हैं।}}',
  english: 'सारे आँकड़े अंग्रेज़ी में',
  columns: { what: 'क्या', value: 'आँकड़ा', range: 'आम तौर पर', source: 'स्रोत और तारीख' },
  caption: '{group}: आँकड़ा, आम तौर पर कितना, स्रोत और तारीख',
  groups: {
    energy: 'ईंधन और बिजली',
    vehicle: 'गाड़ियाँ',
    upkeep: 'रखरखाव और बैटरी',
    money: 'दाम, लोन, बीमा और टैक्स',
    use: 'कितना चलती है',
    range: 'रेंज',
    reference: 'सिर्फ़ जानकारी के लिए, हिसाब में नहीं',
  },
  noRange: 'नहीं दिया',
  india: 'भारत',
  estimate: 'अनुमान',
  estimateAfter: 'अनुमान, आधार:',
  onlyPrinted: 'तुलना के लिए: कैलकुलेटर {place} के आँकड़े से शुरू करता है।',
  from: '{title}, {publisher}',
  asOf: '{date} का आँकड़ा',
  overdue: '{month} का आँकड़ा, फिर से जाँचना बाकी है',
  until: 'आखिरी तारीख {date}।',
  ended: '{date} को खत्म। तब से 0 गिना जाता है।',
  units: {
    rupeesPerLitre: '₹{number} प्रति लीटर',
    rupeesPerKg: '₹{number} प्रति किलो',
    rupeesPerKwh: '₹{number} प्रति kWh',
    share: '{number} ({percent} %)',
    percent: '{number} %',
    kmPerLitre: '{number} km प्रति लीटर',
    kmPerKg: '{number} km प्रति किलो',
    rupeesPerKm: '₹{number} प्रति km',
    km: '{number} km',
    rupees: '₹{number}',
    rupeesPerYear: '₹{number} सालाना',
    percentPerYear: '{number} % सालाना',
    months: '{number} महीने',
    daysPerYear: 'साल में {number} दिन',
    years: '{number} साल',
    kmPerDay: 'रोज़ {number} km',
  },
};
