import type { details as english } from '../en/details.ts';
import type { Translated } from '../translated.ts';

const blog: Translated<typeof english.blog> = {
  recent: 'नए लेख',
  sample: 'यह लेख नमूना है: इसमें आए नाम और आँकड़े मिसाल के लिए हैं।',
};

const event: Translated<typeof english.event> = {
  recent: 'और कार्यक्रम',
  gallery: 'तस्वीरें',
  over: 'यह कार्यक्रम हो चुका है',
  sample: 'यह कार्यक्रम नमूना है: साइट कैसे चलती है, यह दिखाने के लिए। असल में ऐसा कोई कार्यक्रम नहीं है।',
};

const career: Translated<typeof english.career> = {
  place: '{department}, {location}',
  description: '{position}, {location}। अनुभव: {experience}।',
  apply: 'अभी आवेदन करें',
  applyShort: 'आवेदन करें',
  text: 'काम के बारे में',
  sample: 'यह पद नमूना है: इस पर कोई भर्ती नहीं होगी।',
  facts: {
    experience: 'अनुभव',
    position: 'पद',
    department: 'विभाग',
    qualification: 'योग्यता',
    location: 'काम की जगह',
    openings: 'कितने पद',
    closes: 'आखिरी तारीख',
  },
  ways: {
    heading: 'इस पद के लिए आवेदन करें',
    form: 'फ़ॉर्म भरें',
    notOpened: 'फ़ॉर्म नहीं खुल सका। फिर से कोशिश करें, पेज दोबारा लोड करें, या दूसरे तरीके से आवेदन करें:',
    how: 'अपना रिज़्यूमे PDF में भेजें, साथ में नाम, मोबाइल नंबर और अपने बारे में एक लाइन लिखें{phone, select, none {} other {, या {phone} पर फ़ोन करके भर्ती विभाग से बात करें}}।',
    subject: 'आवेदन: {position}',
  },
};

/** The pages of one article, one event, one position, in Hindi. */
export const details: Translated<typeof english> = { blog, event, career };
