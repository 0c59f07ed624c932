import type { dealerLead as english } from '../en/dealer-lead.ts';
import type { Translated } from '../translated.ts';

const labels: Translated<typeof english.labels> = {
  vehicle: 'गाड़ी',
  reckoning: 'उनका हिसाब',
  days: 'पसंद के दिन',
  half: { am: '{day}, दोपहर से पहले', pm: '{day}, दोपहर के बाद' },
  place: 'जगह',
  language: 'किस भाषा में लिखा',
  whatsapp: 'व्हाट्सऐप पर जवाब',
  yes: 'हाँ, मंज़ूर है',
  no: 'नहीं: कृपया फ़ोन या मेल करें',
};

/** The page that the link in a dealer's mail opens, in Hindi. */
const page: Translated<typeof english.page> = {
  title: 'आपके लिए: {kind}',
  introduction: 'यह पूछताछ हमने {dealer} को भेजी है। यह लिंक सिर्फ़ आपके लिए है और {date} तक चलेगा।',
  others: 'यह पेज दूसरी भाषा में',
  take: {
    title: 'क्या आप इसे लेंगे?',
    text: 'लें तो कृपया {hours, plural, one {काम के # घंटे} other {काम के # घंटों}} के अंदर फ़ोन करें।',
    press: 'हाँ, हम लेंगे',
  },
  taken: 'आपने इसे ले लिया है। कृपया {hours, plural, one {काम के # घंटे} other {काम के # घंटों}} के अंदर फ़ोन करें।',
  note: {
    title: 'क्या हुआ?',
    text: 'कुछ और बताना चाहें तो लिखें',
    called: 'फ़ोन पर बात हुई',
    sold: 'गाड़ी बिक गई',
    notReached: 'बात नहीं हो पाई',
  },
  said: {
    called: 'लिख लिया: आपकी फ़ोन पर बात हुई।',
    sold: 'लिख लिया: गाड़ी बिक गई।',
    notReached: 'लिख लिया: बात नहीं हो पाई।',
  },
  back: {
    title: 'आपके काम की नहीं?',
    text: 'लौटा दें, ग्राहक को कोई और फ़ोन करेगा। फिर यह लिंक नहीं चलेगा।',
    reason: 'वजह, थोड़े शब्दों में',
    press: 'लौटा दें',
  },
  problems: {
    reasonMissing: 'कृपया थोड़े शब्दों में बताएँ कि आप इसे क्यों लौटा रहे हैं।',
    tooLong: 'यह बहुत लंबा है: ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
    tooMuch: 'आपने एक घंटे में बहुत कुछ लिख दिया है। कृपया थोड़ी देर बाद लिखें, या हमें फ़ोन करें।',
  },
  given: { title: 'आपने इसे लौटा दिया', text: 'धन्यवाद। अब कोई और इसे देखेगा।' },
  gone: {
    title: 'यह लिंक अब नहीं चलता',
    text: 'इसका समय निकल गया, या यह पूछताछ अब किसी और के पास है। आपको कुछ नहीं करना है।',
  },
};

/** The mail to a dealer about a new lead, in Hindi. */
const mail: Translated<typeof english.mail> = {
  subject: 'आपके लिए: {kind} {number}',
  text: `नमस्ते {dealer},

एक ग्राहक ने हमें लिखा है। यह काम हम आपको सौंप रहे हैं: {kind}।

{told}

क्या आप इसे लेंगे? कृपया यहाँ बताएँ और {hours, plural, one {काम के # घंटे} other {काम के # घंटों}} के अंदर फ़ोन करें। यहीं से आप इसे लौटा भी सकते हैं:

{link}

यह लिंक सिर्फ़ आपके लिए है, इसे आगे न भेजें। यह {days} दिन चलेगा। यहाँ लिखी जानकारी सिर्फ़ इस पूछताछ का जवाब देने के काम में लें।

{company}
`,
};

/** Later mails to a dealer about an enquiry that the dealer already has in the mailbox, in Hindi. */
const recall: Translated<typeof english.recall> = {
  subject: {
    erased: 'कृपया हमारा मेल मिटा दें: {kind}',
    corrected: 'जानकारी ठीक की गई: {kind}',
    withdrawn: 'अब व्हाट्सऐप नहीं: {kind}',
  },
  line: '{kind} {number}, {day} का हमारा मेल',
  text: {
    erased: `नमस्ते {dealer},

जो पूछताछ हमने आपको सौंपी थी, वह हमने मिटा दी है:

{leads}

कृपया इसके बारे में हमारा मेल मिटा दें, और जो कुछ आपने कहीं और लिख रखा हो वह भी। कानून जो रखने को कहता है, जैसे बिक्री के कागज़, वह रहने दें। मेल का लिंक अब नहीं चलता।

{company}
`,
    corrected: `नमस्ते {dealer},

जिस ग्राहक की पूछताछ हमने आपको सौंपी थी, उन्होंने अपनी जानकारी ठीक की है:

{leads}

हमारे मेल में लिखी जानकारी अब सही नहीं है। सही जानकारी उसी मेल के लिंक पर दिखेगी, जब तक वह चलता है: कृपया उसी को मानें, और काम पूरा होने पर मेल मिटा दें।

{company}
`,
    withdrawn: `नमस्ते {dealer},

जिस ग्राहक की पूछताछ हमने आपको सौंपी थी, उन्हें अब व्हाट्सऐप पर कुछ नहीं चाहिए:

{leads}

हो सकता है हमारे मेल में लिखा हो कि वे इसके लिए राज़ी हैं। अब से कृपया फ़ोन करें या मेल लिखें।

{company}
`,
  },
};

/** A lead that was passed on to a dealer, in Hindi. */
export const dealerLead: Translated<typeof english> = { labels, page, mail, recall };
