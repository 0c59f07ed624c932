import type { find as english } from '../en/find.ts';
import type { Translated } from '../translated.ts';

const questions: Translated<typeof english.questions> = {
  title: 'चार सवाल',
  again: 'अपने जवाब बदलें',
  submit: 'देखें कौन सी ठीक रहेगी',
  carry: {
    legend: '1. क्या ले जाना है?',
    short: 'क्या ले जाना है',
    goods: 'माल',
    people: 'सवारी',
    self: 'सिर्फ़ चलाने वाला',
  },
  kg: {
    label: 'पूरे लोड का वज़न',
    mark: 'kg में',
    hint: 'आम हफ़्ते के सबसे भारी फेरे का, ड्राइवर को छोड़कर।',
  },
  people: { label: 'एक बार में कितनी सवारी', mark: 'ड्राइवर अलग' },
  km: {
    legend: '2. दिन में कितनी दूर?',
    short: 'दिन भर में',
    label: 'दूरी',
    mark: 'km में',
    hint: 'आम हफ़्ते में जिस दिन सबसे ज़्यादा चलती हो, आना-जाना मिलाकर।',
  },
  noon: {
    short: 'दोपहर में चार्ज',
    label: 'दोपहर में कितनी देर चार्ज पर लगा सकते हैं?',
    mark: 'घंटों में',
    hint: 'तभी चुनें जब काम के हर दिन सचमुच लगा सकें।',
    none: 'नहीं लगा सकते',
  },
  road: {
    legend: '3. कैसी सड़क पर?',
    short: 'सड़क',
    lanes: { label: 'शहर की गलियाँ', hint: 'बाज़ार, सोसाइटी, ऐसी सड़कें जहाँ कोई तेज़ नहीं चलता।' },
    open: { label: 'खुली सड़क', hint: 'रिंग रोड और हाईवे: सबके साथ चलने के लिए कम से कम {kmh} km/h चाहिए।' },
  },
  slope: {
    legend: '4. सबसे खड़ी चढ़ाई कैसी है?',
    short: 'सबसे खड़ी चढ़ाई',
    flat: { label: 'समतल सड़क', hint: '{degrees} डिग्री तक।' },
    ramps: { label: 'फ़्लाईओवर और रैंप', hint: '{degrees} डिग्री तक।' },
    hills: { label: 'पहाड़ी रास्ते', hint: '{degrees} डिग्री तक।' },
    steep: { label: 'पहाड़ की खड़ी चढ़ाई', hint: '{degrees} डिग्री तक।' },
  },
};

const problems: Translated<typeof english.problems> = {
  title: 'जवाब देने के लिए थोड़ा और बताएँ',
  carry: 'बताएँ कि क्या ले जाना है।',
  road: 'बताएँ कि कैसी सड़क पर चलना है।',
  slope: 'बताएँ कि चढ़ाई कितनी खड़ी है।',
  noon: 'चुनें कि दोपहर में कितनी देर चार्ज पर लगा सकते हैं: 4 घंटे तक।',
  kg: {
    missing: 'लिखें कि पूरा लोड कितने kg का होता है।',
    notANumber: 'वज़न अंकों में लिखें (जैसे 250)।',
    tooSmall: 'लोड कम से कम {least} kg का होता है। वज़न फिर से लिखें।',
    tooLarge: 'हम {most} kg तक का जवाब दे सकते हैं। वज़न फिर से लिखें।',
  },
  people: {
    missing: 'लिखें कि कितनी सवारियाँ बैठती हैं।',
    notANumber: 'सवारी की गिनती अंकों में लिखें (जैसे 4)।',
    tooSmall: 'कम से कम {least} सवारी होनी चाहिए। गिनती फिर से लिखें।',
    tooLarge: 'हम {most} सवारी तक का जवाब दे सकते हैं। गिनती फिर से लिखें।',
  },
  km: {
    missing: 'लिखें कि दिन में कितने km चलना है।',
    notANumber: 'km अंकों में लिखें (जैसे 60)।',
    tooSmall: 'दिन में कम से कम {least} km होना चाहिए। km फिर से लिखें।',
    tooLarge: 'हम दिन में {most} km तक का जवाब दे सकते हैं। km फिर से लिखें।',
  },
};

const amounts: Translated<typeof english.amounts> = {
  kg: '{number}\u00a0kg',
  km: '{number}\u00a0km',
  kmh: '{number}\u00a0km/h',
  degrees: '{number} डिग्री',
  // The singular and the plural are the same, so that a postposition can follow.
  passengers: '{number, plural, one {# सवारी} other {# सवारी}}',
  seats: '{number, plural, one {# सीट} other {# सीटें}}',
  hours: '{hours, plural, one {# घंटा} other {# घंटे}}',
  minutes: '{minutes} मिनट',
  hoursMinutes: '{hours, plural, one {# घंटा} other {# घंटे}} {minutes} मिनट',
};

const needs: Translated<typeof english.needs> = {
  caption: 'आपकी ज़रूरत और {name}',
  need: 'ज़रूरत',
  yours: 'आपको चाहिए',
  load: 'ड्राइवर के अलावा माल',
  seats: 'सीटें',
  range: 'दिन भर की दूरी',
  speed: 'सबसे ज़्यादा रफ़्तार',
  slope: 'पूरे लोड के साथ चढ़ाई',
  anySpeed: 'कोई भी चलेगी',
  notStated: 'शीट में नहीं लिखा',
  short: '{gap} कम',
  planned: 'एक चार्ज में: आम रेंज {typical} में से 15 % घटाकर',
  recharged: 'पहले एक चार्ज में, बाकी दोपहर में चार्ज करके ({time})',
  reasons: {
    load: 'ड्राइवर के अलावा इस पर {has} तक लाद सकते हैं; आपको {needed} लादना है।',
    seats: 'इसमें सवारी के लिए {has}; आपको {needed} चाहिए।',
    range: 'दिन भर में इससे {has} ही मानकर चलें; आपको {needed} चाहिए।',
    speed: 'इसकी रफ़्तार {has} तक है; खुली सड़क पर {needed} चाहिए।',
    slope: 'पूरे लोड के साथ यह {has} तक चढ़ती है; आपको {needed} चाहिए।',
  },
  silent: {
    load: 'इसकी शीट में नहीं लिखा कि कितना माल ढोती है।',
    seats: 'इसकी शीट में नहीं लिखा कि कितनी सवारियाँ बैठती हैं।',
    range: 'इसकी शीट में नहीं लिखा कि कितनी दूर चलती है।',
    speed: 'इसकी शीट में सबसे ज़्यादा रफ़्तार नहीं लिखी; खुली सड़क पर {needed} चाहिए।',
    slope: 'इसकी शीट में नहीं लिखा कि कितनी चढ़ाई चढ़ती है।',
  },
};

const answer: Translated<typeof english.answer> = {
  fits: '{name} से यह काम हो जाएगा।',
  recharged: '{name} से यह काम हो जाएगा; दोपहर में एक बार और चार्ज करना होगा ({time})।',
  enough: 'यह काम दूसरी गाड़ियों से भी हो सकता है, पर यह आपकी ज़रूरत से बड़ी नहीं है।',
  unplugged: 'यह काम दूसरी गाड़ियों से भी हो सकता है, पर आपके लिए यही काफ़ी है, और इसे दोपहर में चार्ज करने की ज़रूरत नहीं।',
  only: 'हमारी गाड़ियों में सिर्फ़ इसी से यह काम हो सकता है।',
  page: '{name} की पूरी जानकारी',
  savings: 'रोज़ {km} पर {name} से कितनी बचत',
  enquire: '{name} के बारे में पूछें',
  about: '{name} के बारे में। आपके जवाब भी पूछताछ के साथ हमें मिलेंगे।',
  none: 'हमारी कोई गाड़ी नहीं',
  noneText: 'इस काम की गाड़ी हम नहीं बनाते, और यह पहले ही बता देना ठीक है।',
  eased: 'जैसा काम अभी है, उसके लिए नहीं। एक ही बात बदल जाए तो काम हो जाएगा:',
  nearest: 'सबसे करीब {name} है। कमी यहाँ है:',
  ask: 'काम में थोड़ा फेर-बदल हो सके, तो हमसे बात करें।',
};

const others: Translated<typeof english.others> = {
  title: 'बाकी क्यों नहीं',
  madeFor: {
    passenger: 'सवारी के काम के लिए।',
    cargo: 'माल के काम के लिए।',
    pickup: 'माल के काम के लिए।',
    bicycle: 'सिर्फ़ एक चलाने वाले के लिए।',
  },
  larger: 'काम इससे भी हो जाएगा। पर आपके लिए {name} काफ़ी है।',
  recharged: 'काम इससे भी हो जाएगा, पर दोपहर में एक बार और चार्ज करना होगा ({time})।',
  askTitle: 'इनके बारे में हमसे पूछें',
  askText: 'शीट में जितना लिखा है, उससे ये भी ठीक लगती हैं। पर जो बात उसमें नहीं लिखी, उसके भरोसे हम सलाह नहीं देते।',
};

const changes: Translated<typeof english.changes> = {
  title: 'क्या बदले तो जवाब बदल जाएगा',
  nothing: 'सिर्फ़ एक बात बदलने से काम नहीं बनेगा: सबसे करीब वाली गाड़ी में एक से ज़्यादा कमी है।',
  line: '{change}: {outcome}',
  eased: {
    load: 'माल ज़्यादा से ज़्यादा {value}',
    seats: 'ज़्यादा से ज़्यादा {value}',
    range: 'दिन में {value} तक',
    noon: 'दोपहर में {value} चार्ज पर',
  },
  raised: { load: 'माल {value} से ज़्यादा', seats: '{value} से ज़्यादा', range: 'दिन में {value} से ज़्यादा' },
  road: { lanes: 'शहर की गलियों में', open: 'खुली सड़क पर' },
  slope: {
    flat: 'समतल सड़क पर',
    ramps: 'फ़्लाईओवर और रैंप पर',
    hills: 'पहाड़ी रास्तों पर',
    steep: 'पहाड़ की खड़ी चढ़ाई पर',
  },
  other: '{name} से काम हो जाएगा।',
  otherRecharged: '{name} से काम हो जाएगा; दोपहर में एक बार और चार्ज करना होगा ({time})।',
  unplugged: '{name} को बीच में चार्ज करने की ज़रूरत नहीं।',
  recharged: '{name} को दोपहर में एक बार और चार्ज करना होगा ({time})।',
  none: 'हमारी कोई गाड़ी नहीं।',
};

const said: Translated<typeof english.said> = {
  title: 'आपने बताया',
  change: 'बदलें',
  what: '{label}: {value}',
};

const glance: Translated<typeof english.glance> = {
  title: 'हमारी सब गाड़ियाँ एक नज़र में',
  lead: 'आम रेंज से 15\u00a0% कम मानकर चलें।',
  caption: 'लोड, रेंज, रफ़्तार और चढ़ाई',
  vehicle: 'गाड़ी',
  carries: 'ड्राइवर के अलावा क्या ले जाती है',
  typical: 'एक चार्ज में आम रेंज',
};

/** The page "Which one fits" in Hindi. */
export const find: Translated<typeof english> = {
  name: 'कौन सी ठीक रहेगी',
  title: 'आपके काम के लिए कौन सी गाड़ी',
  heading: 'आपके काम के लिए कौन सी ठीक रहेगी?',
  introduction: 'चार सवाल, एक जवाब, और उसकी वजह। हमारी कोई गाड़ी आपके काम की न हो, तो यह भी साफ़ लिखा मिलेगा।',
  answeredTitle: '{answer} | {title}',
  unavailable: 'हमारी गाड़ियों के आँकड़े अभी नहीं खुल रहे। एक मिनट बाद फिर कोशिश करें, या हमें फ़ोन करें।',
  questions,
  problems,
  amounts,
  needs,
  answer,
  others,
  changes,
  glance,
  said,
};
