import type { product as english } from '../en/product.ts';
import type { Translated } from '../translated.ts';

const specification: Translated<typeof english.specification> = {
  title: 'गाड़ी का स्पेसिफ़िकेशन',
  heading: '{name} के आँकड़े',
  usual: 'जहाँ कुछ और न लिखा हो, वहाँ {usual}।',
  accessories: 'साथ का सामान',
  groups: {
    claims: 'चलाने का खर्च',
    capacity: 'क्षमता',
    dimensions: 'नाप और वज़न',
    performance: 'रफ़्तार और दम',
    battery: 'बैटरी और चार्जिंग',
    motor: 'मोटर और गियर',
    chassis: 'चेसिस और ब्रेक',
    equipment: 'फ़ीचर',
    warranty: 'वारंटी',
    equipmentAndWarranty: 'फ़ीचर और वारंटी',
  },
};

const customers: Translated<typeof english.customers> = {
  title: 'किनके लिए है',
  segments: 'किन ग्राहकों के लिए बनी है',
  requirements: 'ग्राहक क्या माँगते हैं',
  needs: 'ग्राहकों को क्या चाहिए',
  targets: 'खरीदने वाले',
  users: 'चलाने वाले',
  aged: '{who}, उम्र {from} से {to} साल',
};

const comparison: Translated<typeof english.comparison> = {
  heading: '{name} और मुकाबले की दो गाड़ियाँ',
  caption: 'मुकाबले की गाड़ियों से तुलना',
  feature: 'विवरण',
  inUnit: '{label} ({unit})',
  source: '{source}, {date}',
  noSource: 'स्रोत नहीं बताया',
  notPublished: 'जानकारी नहीं दी',
};

const claims: Translated<typeof english.claims> = {
  kicker: 'ज़्यादा बचत, हर साल',
  saving:
    'यह बचत तब है, जब रोज़ {km} km और साल में {days} दिन चलाएँ; {against, select, diesel {डीज़ल ₹{fuelprice} लीटर हो और एक लीटर में {economy} km चले} cng {CNG ₹{fuelprice} किलो हो और एक किलो में {economy} km चले} other {पेट्रोल ₹{fuelprice} लीटर हो और एक लीटर में {economy} km चले}}; बिजली ₹{tariff} यूनिट हो और 100 km पर सॉकेट से {units} यूनिट लगे; रखरखाव {maintenance} पैसे प्रति km हो और दूसरी गाड़ी का {rivalmaintenance} पैसे; {battery, select, none {बैटरी का खर्च नहीं जोड़ा है} other {बैटरी के लिए ₹{battery} प्रति km अलग रखे हैं}}।',
  maintenance: 'रोज़ {km} km और साल में {days} दिन चलाने पर {maintenance} पैसे प्रति km के हिसाब से साल के ₹{perYear}।',
  secondCharge: '{km} km के लिए बीच में एक बार और चार्ज करना होगा।',
  beyondPlan: 'हमारी सलाह मानकर एक चार्ज पर {planned} km ही गिनें, तो दोपहर में थोड़ा चार्ज करना होगा।',
  note: '* {text}',
  basis: 'यह हिसाब किन आँकड़ों पर है',
  reckon: 'अपने आँकड़ों से EMI और बचत का हिसाब लगाएँ',
  price: 'एक्स-शोरूम दाम',
  priced: '{place, select, none {} other {{place}, }}{date}',
  quoted: 'दाम लिखित कोटेशन में मिलता है।',
  ask: 'दाम पूछें',
  instalment: '{example, select, none {} other {मिसाल के तौर पर }}EMI {amount} हर महीने',
  thisPrice: 'इस दाम',
  loan: '{price} पर, {down}\u00a0% डाउन पेमेंट, {months} महीने, ब्याज {rate}\u00a0% सालाना',
};

const day: Translated<typeof english.day> = {
  atStart: '{time}: {name} फुल चार्ज, {left} km',
  onTheWay: '{time}: {left} km बाकी',
  atEnd: '{time}: चार्ज पर लगाएँ। {driven} km चली, {left} km बाकी।',
};

const slip: Translated<typeof english.slip> = {
  name: 'दिन भर का मीटर',
  electricity: 'बिजली',
  upkeep: 'रखरखाव का अंतर',
  today: 'दिन भर की बचत',
  todayRounded: 'दिन की बचत, राउंड करके',
};

const range: Translated<typeof english.range> = {
  title: 'एक चार्ज में कितना चलती है',
  lead: 'आम रेंज से 15\u00a0% कम मानकर चलें: प्रमाणित आँकड़ा टेस्ट बेंच का है।',
  band: 'एक चार्ज में रेंज',
  typicalToCertified: 'आम रेंज से प्रमाणित रेंज तक',
  under: {
    loadShortening: 'दिन भर पूरे लोड के साथ',
    ageShortening: 'बैटरी पुरानी होने पर',
    heatShortening: 'तेज़ गर्मी में',
    together: 'तीनों बातें एक साथ',
  },
  shortens: 'किससे रेंज घटती है',
  shorter: 'करीब {percent} % कम{estimate, select, none {} other {, अनुमान}}',
};

const next: Translated<typeof english.next> = {
  compare: '{name} और {other} की तुलना',
};

/** The page of a vehicle in Hindi. */
const allRound: Translated<typeof english.allRound> = {
  open: 'चारों तरफ़ से देखें',
  title: '{name} चारों तरफ़ से',
  slider: 'गाड़ी घुमाएँ',
  left: 'थोड़ा बाईं ओर घुमाएँ',
  right: 'थोड़ा दाईं ओर घुमाएँ',
  hint: 'तस्वीर को दाएँ-बाएँ खिसकाएँ, या तीर वाले बटन दबाएँ।',
  broken: 'तस्वीरें नहीं आ पाईं। शायद नेटवर्क कमज़ोर है।',
  again: 'फिर कोशिश करें',
  solid: {
    show: '3D में देखें ({kilobytes} kB)',
    nearer: 'पास से देखें',
    farther: 'दूर से देखें',
    above: 'थोड़ा ऊपर से देखें',
    level: 'थोड़ा नीचे से देखें',
    waiting: 'मॉडल आ रहा है।',
    missing: 'मॉडल नहीं दिख पाया। नेटवर्क बेहतर होने पर पेज दोबारा लोड करें; कुछ फ़ोन 3D नहीं दिखाते।',
    back: 'तस्वीरों पर वापस',
    size: '{length} मीटर लंबी, {width} मीटर चौड़ी, {height} मीटर ऊँची।',
    place: 'आपकी जगह में आ जाएगी?',
    placeLength: 'लंबाई',
    placeWidth: 'चौड़ाई',
    metres: 'मीटर',
    notMetres: 'मीटर अंकों में लिखें (जैसे 4.5)।',
    fits: 'आ जाएगी: लंबाई में {along} मीटर और चौड़ाई में {across} मीटर जगह बचेगी। दरवाज़े खोलने और सामान चढ़ाने को भी जगह चाहिए।',
    lacks: 'नहीं आएगी: लंबाई में {along} मीटर और चौड़ाई में {across} मीटर जगह कम है।',
    yard: {
      stand: 'अपने आँगन में खड़ी करके देखें',
      standHint: 'असली नाप में, आपके कैमरे से। कैमरे की तस्वीर आपके फ़ोन में ही रहती है।',
      searching: 'कैमरा ज़मीन की ओर करें और धीरे-धीरे इधर-उधर घुमाएँ।',
      found: 'टैप करें: गाड़ी हरी जगह पर खड़ी हो जाएगी।',
      pull: 'घुमाने के लिए उँगली दाएँ-बाएँ चलाएँ। गाड़ी के चारों ओर घूमकर देखें।',
      lift: 'दूसरी जगह खड़ी करें',
      leave: 'कैमरा बंद करें',
      refused:
        'कैमरा नहीं खुला। इजाज़त देकर फिर कोशिश करें, या पहले पेज दोबारा लोड करें; कुछ फ़ोनों में इसके लिए “Google Play Services for AR” चाहिए।',
      notMade: 'गाड़ी कैमरे में नहीं दिखाई जा सकी। दूसरे पेज बंद करें, यह पेज दोबारा लोड करें और फिर कोशिश करें।',
    },
  },
};

const sheet: Translated<typeof english.sheet> = {
  title: 'नाप के साथ ड्रॉइंग',
  unmeasured: 'पैमाने पर बनी ड्रॉइंग',
  alt: '{name} की ड्रॉइंग: बगल से, आगे से और पीछे से',
  measures: {
    length: 'लंबाई {value} mm',
    width: 'चौड़ाई {value} mm',
    height: 'ऊँचाई {value} mm',
    wheelBase: 'व्हील बेस {value} mm',
    groundClearance: 'ज़मीन से ऊँचाई {value} mm',
  },
  number: 'शीट {number}, कुल {count}',
  unit: 'नाप mm में',
  scale: 'सभी शीट एक ही पैमाने पर',
  bar: '0.5 मीटर',
};

export const product: Translated<typeof english> = {
  title: 'गाड़ी - {brand} प्रा. लि. में आपका स्वागत है',
  titleUnnamed: 'गाड़ी',
  description: '{name}, {line}{figures, select, none {} other {: {figures}}}।',
  figure: '{label} {figure} ({condition})',
  parents: { Products: 'गाड़ियाँ', 'Our Products': 'हमारी गाड़ियाँ' },
  lines: { cargo: 'माल वाली गाड़ियाँ', passenger: 'सवारी वाली गाड़ियाँ' },
  pictures: '{name} की तस्वीरें',
  picturesOf: '{name} की तस्वीरें, {choice}',
  enquire: 'अभी पूछें',
  colour: 'रंग',
  colourNote: 'दूसरा रंग चाहिए या गाड़ी पर नाम लिखवाना हो, तो ऑर्डर पर करके देते हैं।',
  bodies: 'बॉडी चुनें',
  runningCost: 'कितनी बचत, कितना खर्च',
  marked: '{label}*',
  claims,
  day,
  slip,
  range,
  allRound,
  next,
  footnoteOf: '* {label}: {text}',
  differences: '{name} में अलग क्या है',
  innovations: 'क्या नया है',
  solutions: 'आपकी ज़रूरत का हल',
  specification,
  sheet,
  customers,
  comparison,
  parts: '{name} को करीब से देखें',
  gallery: '{name} की फ़ोटो गैलरी',
  galleryLabel: '{name} की फ़ोटो, एक-एक करके',
  voices: '{name} के मालिक क्या कहते हैं',
  questions: 'खरीदने से पहले के सवाल',
};
