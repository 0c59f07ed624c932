import type { compare as english } from '../en/compare.ts';
import type { Translated } from '../translated.ts';

const form: Translated<typeof english.form> = {
  title: 'गाड़ियाँ चुनें',
  change: 'दूसरी गाड़ियाँ चुनें',
  lead: 'कम से कम दो, ज़्यादा से ज़्यादा चार।',
  vehicles: 'गाड़ियाँ',
  submit: 'तुलना करें',
  suggestions: 'या इनमें से किसी से शुरू करें',
  suggestionsFor: '{name} के साथ तुलना',
};

const said: Translated<typeof english.said> = {
  unknown:
    '{count, plural, one {लिंक में एक नाम हमारी किसी गाड़ी का नहीं है, उसे छोड़ दिया गया है।} other {लिंक में # नाम हमारी किसी गाड़ी के नहीं हैं, उन्हें छोड़ दिया गया है।}}',
  refused:
    'एक साथ चार गाड़ियाँ ही दिख सकती हैं, इसलिए {names} तालिका में नहीं {count, plural, one {है} other {हैं}}। आपके लगाए सारे टिक नीचे वैसे ही हैं: जगह बनाने के लिए किसी और का टिक हटाएँ।',
  none: 'कम से कम दो गाड़ियों पर टिक लगाएँ।',
  single: 'अभी सिर्फ़ {name} पर टिक है। तुलना के लिए कम से कम एक और चुनें।',
  same: 'इन सबके जितने आँकड़े दिए गए हैं, उनमें कोई फ़र्क नहीं है।',
  hidden:
    '{count, plural, one {एक लाइन छिपी है, जिसमें सब एक जैसी हैं।} other {# लाइनें छिपी हैं, जिनमें सब एक जैसी हैं।}} जिस लाइन में किसी गाड़ी की जानकारी नहीं दी, वह दिखती रहेगी।',
  unpublished: 'यह जानकारी इनमें से किसी की नहीं दी गई: {names}।',
  nothing: 'गाड़ियों के आँकड़े अभी नहीं खुल रहे। कुछ मिनट बाद फिर कोशिश करें।',
};

const table: Translated<typeof english.table> = {
  caption:
    '{names} के आँकड़े; साथ में लिखा है कि कौन सा किस हालत का है। जिस लाइन में आँकड़े एक जैसे नहीं हैं, उसके नाम के पास “{differs}” लिखा है।',
  figure: 'आँकड़ा',
  notPublished: 'जानकारी नहीं दी',
  byQuotation: 'कोटेशन में',
  passengers: '{count, plural, one {# सवारी} other {# सवारी}}',
  besideDriver: 'ड्राइवर अलग',
  priceCondition: '{date} को{place, select, none {} other {, {place} में}}',
  showAll: 'सारी लाइनें दिखाएँ',
  showDifferences: 'सिर्फ़ फ़र्क दिखाएँ',
  marks: {
    differs: 'फ़र्क है',
    conditions: 'शर्तें अलग',
  },
  groups: {
    law: 'रफ़्तार और लाइसेंस',
    load: 'माल और सवारी',
    range: 'रेंज और चार्जिंग',
    drive: 'बैटरी और मोटर',
    size: 'नाप और वज़न',
    road: 'चढ़ाई और ब्रेक',
    purchase: 'वारंटी और दाम',
  },
  rows: {
    topSpeed: 'सबसे ज़्यादा रफ़्तार',
    vehicleClass: 'गाड़ी की श्रेणी',
    licence: 'ड्राइविंग लाइसेंस',
    payload: 'लोड क्षमता',
    seats: 'बैठने की जगह',
    box: 'डिलीवरी बॉक्स',
    tray: 'डाला',
    typicalRange: 'आम रेंज',
    certifiedRange: 'प्रमाणित रेंज',
    chargingTime: 'चार्ज होने का समय',
    batteryCapacity: 'बैटरी की क्षमता',
    batteryType: 'बैटरी का प्रकार',
    batteryVoltage: 'बैटरी वोल्टेज',
    peakPower: 'अधिकतम पावर',
    ratedPower: 'रेटेड पावर',
    torque: 'टॉर्क',
    transmission: 'गियर',
    dimensions: 'लंबाई × चौड़ाई × ऊँचाई',
    wheelBase: 'व्हील बेस',
    groundClearance: 'ज़मीन से ऊँचाई',
    kerbWeight: 'खाली गाड़ी का वज़न',
    grossVehicleWeight: 'लदी गाड़ी का कुल वज़न',
    gradeability: 'सबसे खड़ी चढ़ाई',
    brakes: 'ब्रेक',
    suspension: 'सस्पेंशन',
    telematics: 'टेलीमैटिक्स और GPS',
    warranty: 'वारंटी',
    price: 'एक्स-शोरूम दाम',
  },
};

const law: Translated<typeof english.law> = {
  classes: {
    eRickshaw: {
      text: 'ई-रिक्शा',
      condition: 'केंद्रीय मोटर वाहन नियम: 25 km/h तक, चार सवारी तक',
    },
    eCart: { text: 'ई-कार्ट', condition: 'केंद्रीय मोटर वाहन नियम: माल के लिए, 25 km/h तक' },
    bicycle: {
      text: 'साइकिल मानी जाती है',
      condition: 'केंद्रीय मोटर वाहन नियम: मोटर 250 W की हो और सिर्फ़ 25 km/h तक साथ दे',
    },
  },
  licences: {
    eRickshaw: {
      text: 'ई-रिक्शा वाला',
      condition: 'RTO में बनता है; ट्रेनिंग कौन सी चाहिए, वहीं बताया जाता है',
    },
    eCart: {
      text: 'ई-कार्ट वाला',
      condition: 'RTO में बनता है; ट्रेनिंग कौन सी चाहिए, वहीं बताया जाता है',
    },
    l5: {
      text: 'थ्री-व्हीलर वाला',
      condition: 'कमर्शियल गाड़ी है; कौन सा लाइसेंस चलेगा, RTO बताता है',
    },
    bicycle: {
      text: 'ज़रूरत नहीं',
      condition: 'रजिस्ट्रेशन भी नहीं, अगर मोटर 250 W की हो और सिर्फ़ 25 km/h तक साथ दे',
    },
  },
};

/** The page that compares vehicles, in Hindi. */
export const compare: Translated<typeof english> = {
  name: 'गाड़ियों की तुलना',
  title: 'गाड़ियों की तुलना',
  heading: 'गाड़ियों की तुलना',
  introduction:
    'एक तालिका में चार गाड़ियों तक: पहले रफ़्तार और लाइसेंस, फिर कितना ढोती हैं, कितनी दूर चलती हैं और कितनी भारी हैं। जहाँ जानकारी नहीं दी गई, वहाँ यही लिखा है।',
  form,
  said,
  table,
  law,
  next: {
    title: 'आगे क्या करें',
    enquire: 'कौन सी लें, हमसे पूछें',
    enquireAbout: '{name} के बारे में पूछें',
    about: 'आपकी पूछताछ {name} के बारे में है; यह तुलना भी उसके साथ हमें मिलेगी।',
    find: 'आपके काम के लिए कौन सी ठीक रहेगी',
    savings: '{name} से कितनी बचत',
    assumptions: 'हमारे हिसाब का आधार',
  },
};
