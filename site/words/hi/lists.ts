import type { lists as english } from '../en/lists.ts';
import type { Translated } from '../translated.ts';

const blogs: Translated<typeof english.blogs> = {
  name: 'लेख',
  heading: 'लेख',
  title: 'लेख',
  description: 'इलेक्ट्रिक थ्री-व्हीलर चलाने, चार्ज करने और ठीक करने पर लेख।',
  nothing: 'अभी दिखाने के लिए कोई लेख नहीं है।',
  more: 'पूरा पढ़ें',
  feed: 'लेख',
};

const events: Translated<typeof english.events> = {
  name: 'कार्यक्रम',
  heading: 'कार्यक्रम',
  title: 'कार्यक्रम',
  description: 'टेस्ट राइड, कैंप और मेले, जहाँ हमारी गाड़ियाँ देख और चला सकते हैं।',
  nothing: 'अभी दिखाने के लिए कोई कार्यक्रम नहीं है।',
  samples: 'ये कार्यक्रम नमूने हैं: साइट कैसे चलती है, यह दिखाने के लिए। असल में ऐसे कोई कार्यक्रम नहीं हैं।',
  ahead: 'अभी के और आगे के कार्यक्रम',
  past: 'पिछले कार्यक्रम',
  stamps: { coming: 'आने वाला', today: 'आज', on: 'चल रहा है', past: 'हो चुका' },
  tradeShows: 'ऑटो शो',
  aboutTradeShows: 'हमारे स्टॉल की तस्वीरें, विषय के हिसाब से, और मीडिया ने क्या कहा।',
};

const careers: Translated<typeof english.careers> = {
  name: 'नौकरी',
  heading: 'नौकरी',
  title: 'नौकरी',
  description: 'डिज़ाइन, प्रोडक्शन, सर्विस, बिक्री और अकाउंट्स में खाली पद।',
  nothing: 'अभी कोई पद खाली नहीं है।',
  samples: 'ये पद नमूने हैं: इन पर कोई भर्ती नहीं होगी।',
  qualification: 'योग्यता',
  experience: 'अनुभव',
  more: 'पूरी जानकारी',
  positions: 'खाली पद',
  unasked: 'आज आपके लायक कोई पद नहीं? हमें लिखें कि आप क्या कर सकते हैं:',
};

const testimonials: Translated<typeof english.testimonials> = {
  name: 'ग्राहकों की राय',
  heading: 'ग्राहकों की राय',
  title: 'ग्राहकों की राय',
  description: 'ड्राइवर, दुकानदार और फ़्लीट मैनेजर क्या कहते हैं।',
  nothing: 'अभी दिखाने के लिए कोई राय नहीं है।',
};

const gallery: Translated<typeof english.gallery> = {
  name: 'फ़ोटो गैलरी',
  heading: 'फ़ोटो गैलरी',
  title: 'फ़ोटो गैलरी',
  description: 'हमारी गाड़ियों की तस्वीरें, सड़क पर और कारखाने में।',
  nothing: 'अभी दिखाने के लिए कोई तस्वीर नहीं है।',
};

/** The lists that have pages, in Hindi. */
export const lists: Translated<typeof english> = { blogs, events, careers, testimonials, gallery };
