import type { Translation } from '../translation.ts';

/** The sample answers in Hindi. */
export const replyTemplates: Translation = {
  texts: {
    'Your enquiry to {company}': '{company} से आपकी पूछताछ',
    'Hello {name},\n\nthank you for asking about {vehicle}. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}':
      'नमस्ते {name} जी,\n\n{vehicle} के बारे में पूछने के लिए धन्यवाद। हम आपको जल्द ही फ़ोन करेंगे। आपके लिए कौन सा समय ठीक रहेगा?\n\n{me}, {company}\n{phone}',
    'A test ride with {vehicle}': '{vehicle} की टेस्ट राइड',
    'Hello {name},\n\nwould you like to drive {vehicle} yourself? Tell us a day and a town near you, and we will arrange it. It costs you nothing.\n\n{me}, {company}\n{phone}':
      'नमस्ते {name} जी,\n\nक्या आप {vehicle} खुद चलाकर देखना चाहेंगे? कोई दिन और अपने पास का शहर बता दीजिए, हम इंतज़ाम कर देंगे। इसका कोई खर्च नहीं है।\n\n{me}, {company}\n{phone}',
    'Hello {name},\n\nthank you for writing to us. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}':
      'नमस्ते {name} जी,\n\nहमें लिखने के लिए धन्यवाद। हम आपको जल्द ही फ़ोन करेंगे। आपके लिए कौन सा समय ठीक रहेगा?\n\n{me}, {company}\n{phone}',
    'We tried to call you': 'हमने आपको फ़ोन किया था',
    'Hello {name},\n\nwe tried to call you about {vehicle} and could not reach you. When may we call again? Our number is {phone}.\n\n{me}, {company}':
      'नमस्ते {name} जी,\n\nहमने {vehicle} के बारे में आपको फ़ोन किया था, पर बात नहीं हो पाई। हम दोबारा कब फ़ोन करें? हमारा नंबर {phone} है।\n\n{me}, {company}',
    'Your application: {position}': 'आपका आवेदन: {position}',
    'Hello {name},\n\nthank you for your application as {position}. We would like to meet you. Please tell us which days suit you, and bring your certificates.\n\n{me}, {company}\n{phone}':
      'नमस्ते {name} जी,\n\n{position} पद के लिए आवेदन करने पर आपका धन्यवाद। हम आपसे मिलना चाहते हैं। कृपया बताइए कि आपके लिए कौन से दिन ठीक रहेंगे, और अपने प्रमाणपत्र साथ लाइए।\n\n{me}, {company}\n{phone}',
    'Hello {name},\n\nthank you for your application as {position} and for your patience. We have decided for somebody else this time. We wish you all the best.\n\n{me}, {company}':
      'नमस्ते {name} जी,\n\n{position} पद के लिए आवेदन करने और इंतज़ार करने पर आपका धन्यवाद। इस बार हमने किसी और को चुना है। आपको हमारी शुभकामनाएँ।\n\n{me}, {company}',
  },
};
