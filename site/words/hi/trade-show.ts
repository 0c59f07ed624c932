import type { tradeShow as english } from '../en/trade-show.ts';
import type { Translated } from '../translated.ts';

/** The gallery and the media coverage of a trade show, in Hindi. */
export const tradeShow: Translated<typeof english> = {
  name: 'कार्यक्रम',
  categories: 'विषय',
  category: '{name}: {count, plural, one {# तस्वीर} other {# तस्वीरें}}',
  sample: 'यह शो नमूना है: ऐसा कोई शो हुआ नहीं है, और तस्वीरें, आँकड़े और वीडियो सिर्फ़ यह पेज दिखाने के लिए हैं।',
  media: 'मीडिया में हम',
  video: {
    play: 'वीडियो चलाएँ:',
    title: 'वीडियो',
    close: 'वीडियो बंद करें',
  },
};
