import type { forms as english } from '../en/forms.ts';
import type { Translated } from '../translated.ts';

const labels: Translated<typeof english.labels> = {
  name: 'आपका नाम',
  firstname: 'पहला नाम',
  lastname: 'सरनेम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  mobile: 'मोबाइल',
  vehicle: 'गाड़ी',
  state: 'राज्य',
  city: 'शहर',
  message: 'आपका संदेश',
  comment: 'आपका संदेश',
  resume: 'रिज़्यूमे',
  firstChoice: 'पहली पसंद का दिन',
  secondChoice: 'दूसरी पसंद का दिन',
  marketing: 'मुझे मेल पर खबरें और ऑफ़र भेजें',
  whatsapp: 'मुझे व्हाट्सऐप पर जवाब दे सकते हैं',
};

const hints: Translated<typeof english.hints> = {
  contactMessage:
    'कितनी गाड़ियाँ चाहिए, क्या ले जाते हैं (सवारी या माल), दिन में कितना चलते हैं, चार्ज कहाँ करेंगे; भारत से बाहर हों तो अपना देश।',
  dealerMessage: 'आपके पास कितनी जगह है, अभी क्या बेचते हैं, और शहर का नाम अगर सूची में न हो।',
  firstChoice: 'इस डीलर के खुले रहने का समय, दोपहर से पहले या बाद।',
  secondChoice: 'अगर पहला समय खाली न हो।',
  rideMail: 'अनुरोध मिलने की सूचना और कैलेंडर की फ़ाइल पाने के लिए। फ़ोन तो डीलर करेगा ही।',
  resume: 'PDF फ़ाइल, ज़्यादा से ज़्यादा {resumeLimit}, बिना पासवर्ड।',
};

/** Messages for a field with an error: the problem, then how to solve it. */
const messages: Translated<typeof english.messages> = {
  nameMissing: 'अपना नाम लिखें।',
  firstnameMissing: 'अपना पहला नाम लिखें।',
  lastnameMissing: 'अपना सरनेम लिखें।',
  nameLetters: 'नाम में सिर्फ़ अक्षर होते हैं, अंक या < और @ जैसे निशान नहीं। नाम वैसे ही लिखें जैसे आप आम तौर पर लिखते हैं।',
  nameLong: 'नाम में ज़्यादा से ज़्यादा {nameLimit} अक्षर हो सकते हैं। इसे छोटा करें।',
  emailMissing: 'अपना ई-मेल लिखें, ताकि हम जवाब दे सकें।',
  emailForm: 'यह ई-मेल पूरा नहीं है। इसे name@example.com की तरह लिखें।',
  phoneMissing: 'अपना फ़ोन नंबर लिखें, ताकि हम आपको फ़ोन कर सकें।',
  phoneForm: 'यह फ़ोन नंबर पूरा नहीं है। भारत का नंबर 10 अंकों में लिखें; दूसरे देश का हो तो पहले + और देश का कोड लगाएँ।',
  phoneLong: 'यहाँ एक ही नंबर लिखें; दूसरा नंबर नीचे “आपका संदेश” में लिख दें।',
  messageMissing: 'लिखें कि आप क्या जानना चाहते हैं।',
  messageLong: 'संदेश में ज़्यादा से ज़्यादा {messageLimit} अक्षर हो सकते हैं। इसे छोटा करें।',
  vehicleMissing: 'गाड़ी चुनें।',
  vehicleUnknown: 'यह गाड़ी हमारी सूची में नहीं है। सूची में से कोई गाड़ी चुनें।',
  stateMissing: 'अपना राज्य चुनें।',
  stateUnknown: 'यह राज्य हमारी सूची में नहीं है। सूची में से राज्य चुनें।',
  cityMissing: 'अपना शहर चुनें।',
  cityUnknown: 'यह शहर चुने हुए राज्य में नहीं है। शहर फिर से चुनें।',
  rideDealerMissing: 'कृपया डीलर चुनें।',
  rideDealerUnknown: 'इस डीलर के यहाँ टेस्ट राइड नहीं होती। कृपया कोई और डीलर चुनें।',
  rideVehicleElsewhere: 'यह गाड़ी इस डीलर के यहाँ नहीं है। जो गाड़ियाँ यहाँ हैं उनमें से चुनें, या कोई और डीलर चुनें।',
  rideDayMissing: 'कृपया पहली पसंद का दिन चुनें।',
  rideDayUnknown: 'उस समय डीलर बंद रहता है या वह दिन निकल गया है। कृपया कोई और समय चुनें।',
  rideDaySame: 'यही आपकी पहली पसंद है। कृपया कोई और समय चुनें, या कुछ न चुनें।',
  labelLong: 'आपने जो चुना, उसका नाम बहुत लंबा है। पेज दोबारा लोड करें और फिर से चुनें।',
  jobUnknown: 'यह पद अब खाली नहीं है। खाली पद नौकरी वाले पेज पर देखें।',
  rCaptchaMissing: 'इंसान होने की जाँच वाले खाने पर टिक करें।',
  rCaptchaWrong: 'इंसान होने की जाँच का समय निकल गया या जाँच पूरी नहीं हुई। खाने पर फिर से टिक करें।',
  rCaptchaFlood: 'अभी बहुत सारे फ़ॉर्म आ रहे हैं। इंसान होने की जाँच वाले खाने पर टिक करें।',
  resumeMissing: 'अपना रिज़्यूमे PDF फ़ाइल में लगाएँ।',
  resumeLarge: 'यह फ़ाइल {resumeLimit} से बड़ी है। छोटी PDF बनाकर फिर लगाएँ।',
  resumeNotPdf: 'यह फ़ाइल PDF नहीं है। रिज़्यूमे को PDF में सेव करके फिर लगाएँ।',
  resumeBroken: 'यह PDF खराब या अधूरी है। रिज़्यूमे को एक बार फिर PDF में सेव करके लगाएँ।',
  resumeEncrypted: 'इस PDF पर पासवर्ड लगा है। बिना पासवर्ड सेव करके फिर लगाएँ।',
  resumeActive: 'इस PDF के अंदर स्क्रिप्ट, दूसरी फ़ाइलें या प्रोग्राम हैं। रिज़्यूमे को नई PDF में प्रिंट करें और वह लगाएँ।',
  resumeUnread:
    'यह PDF ऐसे बनी है कि हम इसे जाँच नहीं सकते। रिज़्यूमे को नई PDF में प्रिंट करें (प्रिंट, फिर “PDF के रूप में सेव करें”) और वह लगाएँ।',
  resumeHeavy: 'यह PDF खुलने पर बहुत बड़ी हो जाती है। रिज़्यूमे को नई PDF में प्रिंट करें और वह लगाएँ।',
  resumeInfected: 'इस फ़ाइल में वायरस मिला। अपना कंप्यूटर जाँचें, फिर रिज़्यूमे दोबारा सेव करें।',
  honeypot: '“वेबसाइट” वाला खाना खाली छोड़ें और फिर भेजें।',
  tooFast: 'फ़ॉर्म बहुत जल्दी भेज दिया गया। कुछ सेकंड रुकें और फिर भेजें।',
  guardUnreadable: 'पेज दोबारा लोड करें और फिर भेजें।',
  requestKindMissing: 'चुनें कि आप क्या चाहते हैं।',
  requestWhoMissing: 'अपना ई-मेल लिखें, या फ़ोन नंबर और रेफ़रेंस नंबर।',
  referenceForm: 'यह रेफ़रेंस नंबर पूरा नहीं है। उसमें 8 अक्षर और अंक होते हैं (जैसे K7M2-4QXD)।',
};

/** Messages for faults that are not in a field. */
const problems: Translated<typeof english.problems> = {
  tooMany: 'आपके नेटवर्क से थोड़ी ही देर में बहुत फ़ॉर्म आए। दस मिनट रुकें और फिर भेजें।',
  notSaved:
    'यह अभी सेव नहीं हो पाया। आपने जो भरा है, वह पेज पर मौजूद है: कुछ मिनट बाद फिर भेजें{phone, select, none {} other {, या {phone} पर फ़ोन करें}}।',
  notTaken:
    'अभी यह फ़ॉर्म नहीं भेजा जा सकता। {phone, select, none {कुछ मिनट बाद फिर कोशिश करें} other {{phone} पर फ़ोन करें, या कुछ मिनट बाद फिर कोशिश करें}}।',
  paused: 'ऑनलाइन पूछताछ अभी बंद है{phone, select, none {। बाद में फिर कोशिश करें} other {: {phone} पर फ़ोन करें}}।',
  resumesFull:
    'अभी और रिज़्यूमे रखने की जगह नहीं है, इसलिए यह सेव नहीं हुआ। {mailbox, select, none {कल फिर कोशिश करें} other {अपना रिज़्यूमे {mailbox} पर मेल करें}}{phone, select, none {} other {, या {phone} पर फ़ोन करें}}।',
  resumesLost:
    'अभी फ़ाइलें नहीं ली जा सकतीं, इसलिए यह सेव नहीं हुआ। आपने जो भरा है, वह पेज पर मौजूद है: कुछ मिनट बाद फिर भेजें{mailbox, select, none {} other {, या अपना रिज़्यूमे {mailbox} पर मेल करें}}{phone, select, none {} other {, या {phone} पर फ़ोन करें}}।',
  busy: 'अभी बहुत सी फ़ाइलों की जाँच चल रही है। एक मिनट बाद फिर भेजें।',
  overloaded:
    'अभी एक साथ बहुत लोग आ गए हैं, इसलिए हम यह ले नहीं पाए। एक मिनट बाद फिर कोशिश करें{phone, select, none {} other {, या {phone} पर फ़ोन करें}}।',
  foreign: 'यह फ़ॉर्म किसी और वेबसाइट से भेजा गया। हमारी वेबसाइट खोलें और वहीं से भेजें।',
  contentType: 'यहाँ {types} भेजा जा सकता है। सही कंटेंट टाइप के साथ भेजें।',
  unreadable: 'जो भेजा गया, वह पढ़ा नहीं जा सका। पेज दोबारा लोड करें और फिर भेजें।',
  tooLarge: 'यह हमारी सीमा से बड़ा है। कम लिखें या छोटी फ़ाइल भेजें।',
  unknownPath: 'ऐसी कोई कॉल नहीं है। सारी कॉल /api/docs पर देखें।',
  wrongMethod: 'इस कॉल का मेथड दूसरा है। सारी कॉल /api/docs पर देखें।',
  unknownPage: 'पेज का ऐसा कोई नाम नहीं है। सारे नाम /api/docs पर देखें।',
  unavailable: 'यह अभी नहीं पढ़ा जा सकता। एक मिनट बाद फिर कोशिश करें।',
};

const query: Translated<typeof english.query> = {
  pageForm: '{name} 1 से शुरू होने वाली पूरी संख्या है। पहले पेज के लिए इसे छोड़ दें।',
  idForm: '{name} वह पूरी संख्या है जो सूची में id के रूप में मिलती है। सूची के लिए इसे छोड़ दें।',
  idMissing: 'बताएँ कि कौन सा चाहिए: {name} जोड़ें।',
  statusForm: '{name}: सूची के लिए 1, किसी एक के लिए 2, हाल के लिए 3।',
  stateForm: '{name} राज्य का id है, यानी पूरी संख्या।',
  dealerForm: '{name} डीलर का slug है, जैसा get-ride-dealers में मिलता है।',
};

/** Success dialogs (specification, section 8). */
const success: Translated<typeof english.success> = {
  dealer: 'आपकी जानकारी सेव हो गई',
  contact: 'आपकी पूछताछ सेव हो गई',
  inquiry: 'गाड़ी के बारे में आपकी पूछताछ सेव हो गई',
  application: 'नौकरी के लिए आपका आवेदन सेव हो गया',
  testride: 'टेस्ट राइड का आपका अनुरोध सेव हो गया',
};

/** Who answers, and when: shown after sending and in the receipt. */
const next: Translated<typeof english.next> = {
  dealer: 'हमारा डीलरशिप विभाग दो कामकाजी दिनों में आपको फ़ोन करेगा या लिखेगा।',
  contact: 'हमारे साथी दो कामकाजी दिनों में आपको फ़ोन करेंगे या लिखेंगे।',
  inquiry: 'हमारे साथी दो कामकाजी दिनों में आपको फ़ोन करेंगे या लिखेंगे।',
  application: 'हमारा भर्ती विभाग आपका आवेदन पढ़ेगा और आपको जवाब देगा।',
  testride:
    'समय तय करने के लिए आपका चुना हुआ डीलर आपको फ़ोन करेगा और बताएगा कि यह गाड़ी उसके यहाँ चलाकर देखने के लिए है या नहीं।',
};

/** The note beside a form: which data is stored, why, how long, whom to ask. */
const privacy: Translated<typeof english.privacy> = {
  version: '2026-11-30',
  note: {
    dealer:
      '18 साल या उससे बड़े लोगों के लिए। डीलर बनने की आपकी पूछताछ का जवाब देने के लिए, आप यहाँ जो लिखते हैं वह हम {months} महीने रखते हैं। इसे हमारी बिक्री टीम और एडमिनिस्ट्रेटर देखते हैं; कोई डीलर नहीं।',
    contact:
      '18 साल या उससे बड़े लोगों के लिए। आपकी पूछताछ का जवाब देने के लिए, आप यहाँ जो लिखते हैं वह हम {months} महीने रखते हैं। इसे हमारी बिक्री टीम, एडमिनिस्ट्रेटर और हमारा एक डीलर देखते हैं; वह जवाब न दे तो कोई दूसरा डीलर।',
    inquiry:
      '18 साल या उससे बड़े लोगों के लिए। इस गाड़ी के बारे में आपको जवाब देने के लिए, आप यहाँ जो लिखते हैं वह हम {months} महीने रखते हैं। इसे हमारी बिक्री टीम, एडमिनिस्ट्रेटर और हमारा एक डीलर देखते हैं; वह जवाब न दे तो कोई दूसरा डीलर।',
    application:
      '18 साल या उससे बड़े लोगों के लिए। आपके आवेदन पर फ़ैसला करने के लिए, आप यहाँ जो लिखते हैं वह और रिज़्यूमे हम {months} महीने रखते हैं। इसे हमारा भर्ती विभाग और एडमिनिस्ट्रेटर देखते हैं; कोई डीलर नहीं।',
    testride:
      '18 साल या उससे बड़े लोगों के लिए। आपकी टेस्ट राइड तय करने के लिए, आप यहाँ जो लिखते हैं वह हम {months} महीने रखते हैं। इसे हमारी बिक्री टीम, एडमिनिस्ट्रेटर और आपका चुना हुआ डीलर देखते हैं; कोई और डीलर नहीं।',
  },
  forwarded: 'आप यहाँ जो लिखते हैं वह हमारे एक और सिस्टम में भी जाता है।',
  complaints: 'शिकायत: {email}।',
  rights: 'इसे देखें, सुधारें, मिटवाएँ या सहमति वापस लें',
  all: 'निजता के बारे में सब कुछ',
};

/** Texts around the fields of every form. */
const controls: Translated<typeof english.controls> = {
  required: 'ज़रूरी',
  optional: 'चाहें तो',
  missing: 'यह खाना खाली न छोड़ें।',
  send: 'भेजें',
  loading: 'भेजा जा रहा है...',
  trap: 'वेबसाइट, इसे खाली छोड़ें',
  orCall: 'या फ़ोन करें:',
  unreached:
    'फ़ॉर्म नहीं जा पाया: हमारे सर्वर से जवाब नहीं मिल रहा। आपने जो भरा है, वह यहीं है। अपना इंटरनेट देखें और फिर भेजें।',
  kept: 'आप जो लिखते हैं, वह भेजे जाने तक इसी डिवाइस में रहता है, ज़्यादा से ज़्यादा 24 घंटे।',
  forget: 'इसे मिटाएँ',
  forgotten: 'इस डिवाइस से मिटा दिया गया।',
  offline:
    'अभी नेटवर्क नहीं है, इसलिए कुछ भेजा नहीं गया। आपका लिखा इसी डिवाइस में रखा है; नेटवर्क आने पर एक बार बटन दबाएँ, तो चला जाएगा।',
  back: 'आपने यहाँ जो लिखा था, वह अभी भेजा नहीं गया है। एक बार बटन दबाएँ, तो चला जाएगा।',
  sendNow: 'अभी भेजें',
  success: 'धन्यवाद',
  close: 'बंद करें',
  ok: 'ठीक है',
};

/** Further texts about an accepted form. */
const sent: Translated<typeof english.sent> = {
  reference: 'आपका रेफ़रेंस नंबर, फ़ोन करें तो यही बताएँ: {reference}',
  calendar: 'मेरे कैलेंडर में जोड़ें',
};

/** Texts of the human check. */
const check: Translated<typeof english.check> = {
  person: 'मैं इंसान हूँ',
  working: 'जाँच हो रही है, एक पल रुकें।',
  passed: 'जाँच हो गई।',
  unreached: 'जाँच नहीं हो पाई। अपना इंटरनेट देखें और खाने पर फिर से टिक करें।',
  group: 'इंसान होने की जाँच',
  away: 'इंसान होने की जाँच अभी नहीं आ रही। उसे फिर से लोड करें, या फ़ॉर्म उसके बिना ही भेज दें।',
  reload: 'जाँच फिर से लोड करें',
};

/** Texts of a file field. */
const file: Translated<typeof english.file> = {
  sending: 'रिज़्यूमे भेजा जा रहा है',
  large: messages.resumeLarge,
  notPdf: messages.resumeNotPdf,
  unread: 'यह फ़ाइल जहाँ रखी है, वहाँ से पढ़ी नहीं जा सकी। इसे फ़ोन में सेव करें, फिर दोबारा चुनें।',
  again: 'आपका लिखा हुआ रखा है; अपना रिज़्यूमे दोबारा चुनें, फिर भेजें।',
};

/** Texts of the choices in the dealer form. */
const dealer: Translated<typeof english.dealer> = {
  chooseVehicle: 'गाड़ी चुनें',
  chooseState: 'अपना राज्य चुनें',
  chooseStateFirst: 'पहले राज्य चुनें',
  chooseCity: 'अपना शहर चुनें',
  loadingCities: 'शहर लोड हो रहे हैं...',
  noCities: 'अभी कोई शहर नहीं',
  noCityList: 'सूची अभी उपलब्ध नहीं',
  citiesUnreached: 'शहर लोड नहीं हो पाए। अपना इंटरनेट देखें और फिर से लोड करें।',
  loadCities: 'शहर फिर से लोड करें',
};

/** Texts of the two dialogs. */
const dialogs: Translated<typeof english.dialogs> = {
  inquiry: { title: 'गाड़ी के बारे में पूछें', close: 'फ़ॉर्म बंद करें' },
  application: { title: 'इस पद के लिए आवेदन करें', close: 'फ़ॉर्म बंद करें' },
  kept: 'आप जो लिखते हैं, वह भेजे जाने या यह फ़ॉर्म बंद करने तक इसी डिवाइस में रहता है, ज़्यादा से ज़्यादा 24 घंटे।',
};

/** The subject of an inquiry: a vehicle, or one of its colours or bodies. */
const about: Translated<typeof english.about> = {
  product: '{product} के बारे में',
  choice: '{product} ({choice}) के बारे में',
};

/** The mail to a visitor after a form was accepted. */
const receipt: Translated<typeof english.receipt> = {
  subject: {
    dealer: 'डीलर बनने के बारे में आपकी पूछताछ हमें मिल गई',
    contact: 'आपकी पूछताछ हमें मिल गई',
    inquiry: 'गाड़ी के बारे में आपकी पूछताछ हमें मिल गई',
    application: 'नौकरी के लिए आपका आवेदन हमें मिल गया',
    testride: 'टेस्ट राइड का आपका अनुरोध हमें मिल गया',
  },
  text: `नमस्ते,

{company} को लिखने के लिए धन्यवाद। {next}{file, select, none {} other { इस मेल के साथ की फ़ाइल आपकी पहली पसंद का दिन कैलेंडर में जोड़ देती है।}}{bring, select, none {} other { {bring}}}{phone, select, none {} other { जल्दी हो तो {phone} पर फ़ोन करें।}}

आपका रेफ़रेंस नंबर: {reference}
हमारे पास आपकी जो जानकारी है, उसे आप कभी भी देख, सुधार या मिटवा सकते हैं, और सहमति वापस ले सकते हैं:
{link}

अगर आपने हमें नहीं लिखा था, तो इस मेल पर ध्यान न दें।

{company}
`,
  entered: `नमस्ते,

{company} से बात करने के लिए धन्यवाद। आपने जो पूछा, वह हमने लिख लिया है।{phone, select, none {} other { कुछ और बताना हो तो {phone} पर फ़ोन करें।}}

आपका रेफ़रेंस नंबर: {reference}
हमारे पास आपकी जो जानकारी है, उसे आप कभी भी देख, सुधार या मिटवा सकते हैं, और सहमति वापस ले सकते हैं:
{link}

अगर आपकी हमसे बात नहीं हुई, तो इस मेल पर ध्यान न दें।

{company}
`,
};

/** All texts of forms, and texts about submitted forms, in Hindi. */
export const forms: Translated<typeof english> = {
  labels,
  hints,
  messages,
  problems,
  query,
  success,
  next,
  privacy,
  controls,
  sent,
  check,
  file,
  dealer,
  dialogs,
  about,
  receipt,
};
