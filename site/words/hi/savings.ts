import type { savings as english } from '../en/savings.ts';
import type { Translated } from '../translated.ts';

const fields: Translated<typeof english.fields> = {
  km: { label: 'रोज़ कितना चलाते हैं', unit: 'km' },
  days: { label: 'साल में गाड़ी चलती है', unit: 'दिन' },
  years: { label: 'गाड़ी आपके पास रहेगी', unit: 'साल' },
  price: { label: 'इलेक्ट्रिक गाड़ी का एक्स-शोरूम दाम', unit: '₹' },
  subsidy: { label: 'सब्सिडी', unit: '₹' },
  insurance: { label: 'इलेक्ट्रिक गाड़ी का बीमा', unit: '₹ सालाना' },
  taxes: { label: 'इलेक्ट्रिक गाड़ी का रजिस्ट्रेशन और टैक्स', unit: '₹, एक बार' },
  down: { label: 'इलेक्ट्रिक गाड़ी का डाउन पेमेंट', unit: 'दाम का %' },
  rate: { label: 'इलेक्ट्रिक गाड़ी के लोन का ब्याज', unit: '% सालाना' },
  months: { label: 'इलेक्ट्रिक गाड़ी का लोन', unit: 'महीने' },
  resale: { label: 'इलेक्ट्रिक गाड़ी का रीसेल दाम', unit: 'दाम का %' },
  kwh: { label: 'बैटरी से खर्च होने वाली बिजली', unit: 'यूनिट (kWh) प्रति 100 km' },
  efficiency: { label: 'मीटर की बिजली का बैटरी तक पहुँचा हिस्सा', unit: '0.3 से 1' },
  tariff: { label: 'बिजली का दाम', unit: '₹ प्रति यूनिट (kWh)' },
  maintenance: { label: 'इलेक्ट्रिक गाड़ी का रखरखाव', unit: '₹ प्रति km' },
  battery: { label: 'अगली बैटरी के लिए अलग रखा पैसा', unit: '₹ प्रति km' },
  fuelprice: { label: '{fuel} का दाम', unit: '₹ प्रति {measure}' },
  economy: { label: '{fuel} पर माइलेज', unit: 'km प्रति {measure}' },
  rivalprice: { label: '{fuel} गाड़ी का एक्स-शोरूम दाम', unit: '₹' },
  rivalinsurance: { label: '{fuel} गाड़ी का बीमा', unit: '₹ सालाना' },
  rivaltaxes: { label: '{fuel} गाड़ी का रजिस्ट्रेशन और टैक्स', unit: '₹, एक बार' },
  rivaldown: { label: '{fuel} गाड़ी का डाउन पेमेंट', unit: 'दाम का %' },
  rivalrate: { label: '{fuel} गाड़ी के लोन का ब्याज', unit: '% सालाना' },
  rivalmonths: { label: '{fuel} गाड़ी का लोन', unit: 'महीने' },
  rivalresale: { label: '{fuel} गाड़ी का रीसेल दाम', unit: 'दाम का %' },
  rivalmaintenance: { label: '{fuel} गाड़ी का रखरखाव', unit: '₹ प्रति km' },
};

const hints: Translated<typeof english.hints> = {
  price: 'रजिस्ट्रेशन, टैक्स और बीमे के बिना',
  subsidy: 'अगर दाम में से पहले ही घटी न हो',
  taxes: 'अपने राज्य का रोड टैक्स जोड़ लें: शुरुआती रकम में वह नहीं है',
  rivaltaxes: 'अपने राज्य के रोड टैक्स समेत रकम भरें: शुरुआती रकम किसी एक राज्य की नहीं है',
  resale: 'पाँच साल बाद',
};

// Any vehicle and any fuel may be inserted, so no word agrees with them. Years and months include their unit.
const answer: Translated<typeof english.answer> = {
  heading: 'आपके हिसाब की पर्ची',
  saves: '{vehicle} से {years} में {amount} की बचत',
  costs: '{vehicle} पर {years} में {amount} ज़्यादा खर्च: इस हिसाब से फ़ायदा नहीं है',
  even: '{years} में {vehicle} और {fuel} गाड़ी का खर्च बराबर',
  withoutBattery: '{verdict} (अगली बैटरी का खर्च जोड़े बिना)',
  band: 'नतीजा {least} से {most} के बीच कहीं भी हो सकता है: ईंधन और बिजली का दाम, माइलेज और रखरखाव कम-ज़्यादा होते रहते हैं।',
  runningYear: {
    before: 'साल भर में ईंधन और रखरखाव पर बचत',
    less: 'अगली बैटरी के लिए घटाएँ: {amount}',
    counted: 'साल भर में चलाने के खर्च पर बचत, अगली बैटरी का खर्च घटाकर',
    uncounted: '{band}; अगली बैटरी का खर्च नहीं घटाया है',
  },
  allYears: {
    counted: '{years} की कुल बचत, सारे खर्च जोड़कर',
    uncounted: '{years} की कुल बचत, अगली बैटरी छोड़कर बाकी सारे खर्च जोड़कर',
  },
  bandFromTo: '{least} से {most}',
  instalment: '{vehicle} की EMI',
  forMonths: '{months} तक',
  // One month is inflected like several, because another word always follows.
  time: { year: '{count} साल', years: '{count} साल', month: '{count} महीने', months: '{count} महीने' },
  noLoan: 'लोन नहीं',
  rivalInstalment: '{fuel} गाड़ी की: {amount}',
  fuelBill: 'अभी {fuel} का खर्च',
  month: 'हर महीने',
  perKm: {
    counted: 'एक km चलाने का खर्च, अगली बैटरी जोड़कर',
    uncounted: 'एक km चलाने का खर्च, अगली बैटरी के बिना',
  },
  rivalPerKm: '{fuel}: {amount}',
  allPerKm: {
    counted: 'एक km का कुल खर्च, सब जोड़कर',
    uncounted: 'एक km का कुल खर्च, अगली बैटरी छोड़कर',
  },
  breakEven: {
    heading: 'फ़ायदा कब से',
    always: 'पहले km से ही',
    from: 'रोज़ {km} km से',
    upTo: 'रोज़ {km} km तक ही; उससे ज़्यादा चलाने पर खर्च {fuel} गाड़ी से ज़्यादा होगा',
    never: 'फ़ायदा नहीं है, चाहे कितना भी चलाएँ',
    own: 'इन आँकड़ों से: {when}। आप रोज़ {own} km चलाते हैं।',
    atLeast: 'दाम और माइलेज आपके खिलाफ़ जाएँ तो: {when}।',
    atMost: 'दाम और माइलेज आपके हक में रहें तो: {when}।',
    beyond: 'एक चार्ज की आम रेंज {range} km है; फ़ायदे के लिए उससे ज़्यादा चलाना होगा।',
  },
  secondCharge: '{vehicle} की आम रेंज {range} km है: रोज़ {km} km के लिए बीच में एक बार और चार्ज करना होगा।',
  tooFar:
    '{vehicle} की आम रेंज {range} km है: रोज़ {km} km उसके दोगुने से भी ज़्यादा है, बीच में एक बार और चार्ज करके भी नहीं चलेंगे।',
  problems: 'जिन आँकड़ों पर निशान है, उन्हें ठीक करें। फिर जवाब यहीं दिखेगा।',
};

const chart: Translated<typeof english.chart> = {
  heading: 'साल-दर-साल कुल कितना खर्च हुआ',
  label: 'दो रेखाएँ। {years} बाद {vehicle} पर कुल खर्च {own}, {fuel} गाड़ी पर {rival}।',
  note: 'डाउन पेमेंट, EMI, बीमा, टैक्स और चलाने का खर्च। आखिरी साल में गाड़ी बेच दी जाती है और बाकी लोन चुका दिया जाता है।',
  table: 'यही आँकड़े तालिका में',
  year: 'कितने साल बाद',
  bought: 'खरीदते समय',
  difference: 'फ़र्क',
};

/** The savings calculator in Hindi. */
export const savings: Translated<typeof english> = {
  name: 'कितनी बचत',
  title: 'कितनी बचत, कितना खर्च',
  heading: 'आपको कितनी बचत होगी?',
  introduction:
    'अपने किलोमीटर और अपने दाम डालें। डीज़ल, CNG या पेट्रोल के मुकाबले इलेक्ट्रिक थ्री-व्हीलर से कितना बचेगा या कितना ज़्यादा लगेगा, यह हर आँकड़े के साथ दिखेगा।',
  vehicle: 'गाड़ी',
  against: 'किसके मुकाबले',
  fuels: {
    diesel: { name: 'डीज़ल', word: 'डीज़ल', measure: 'लीटर' },
    cng: { name: 'CNG', word: 'CNG', measure: 'किलो' },
    petrol: { name: 'पेट्रोल', word: 'पेट्रोल', measure: 'लीटर' },
  },
  fields,
  hints,
  more: 'बाकी आँकड़े बदलें',
  use: 'कितना चलाते हैं',
  own: 'इलेक्ट्रिक गाड़ी',
  less: 'घटाएँ: {label}',
  plus: 'बढ़ाएँ: {label}',
  reckon: 'हिसाब लगाएँ',
  estimate: 'अनुमान',
  range: '{low} से {high}',
  sourced: '{source}, {date}',
  published: 'हमारा दाम, {when}',
  example: 'यह मिसाल है, ऑफ़र नहीं: अपने कोटेशन का दाम डालें',
  allSources: 'सारे आँकड़े और वे कहाँ से आए',
  answer,
  chart,
  share: 'व्हाट्सऐप पर भेजें',
  shareText: '{verdict}। रोज़ {km} km चलाने पर, {fuel} गाड़ी के मुकाबले। {url}',
  print: 'प्रिंट करें',
  pdf: 'PDF खोलें',
  enquire: 'इस हिसाब के बारे में पूछें',
  about: 'आपकी पूछताछ के साथ {vehicle} का यह हिसाब भी हमें मिलेगा।',
  nothing: 'हिसाब के आँकड़े अभी नहीं मिल रहे। हमें फ़ोन करें: हम आपके साथ मिलकर हिसाब लगाएँगे।',
  problems: {
    notANumber: 'अंकों में लिखें (जैसे {example})।',
    tooSmall: 'कम से कम {least} लिखें।',
    tooLarge: 'ज़्यादा से ज़्यादा {most} लिखें।',
    unknown: 'इनमें से एक चुनें।',
  },
};
