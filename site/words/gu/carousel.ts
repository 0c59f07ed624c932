import type { carousel as english } from '../en/carousel.ts';
import type { Translated } from '../translated.ts';

/** Texts of carousels in Gujarati, by content. */
export const carousel: Translated<typeof english> = {
  role: 'સ્લાઈડ શો',
  slideRole: 'સ્લાઈડ',
  place: '{total} માંથી {number}',
  sample: '(નમૂનો)',
  samples: 'નમૂનાના અભિપ્રાય',
  controls: {
    banners: {
      previous: 'પહેલાંનું બેનર',
      next: 'પછીનું બેનર',
      pause: 'બેનર થોભાવો',
      play: 'બેનર ચલાવો',
    },
    pictures: {
      previous: 'પહેલાંનો ફોટો',
      next: 'પછીનો ફોટો',
      pause: 'ફોટા થોભાવો',
      play: 'ફોટા ચલાવો',
    },
    testimonials: {
      previous: 'પહેલાંનો અભિપ્રાય',
      next: 'પછીનો અભિપ્રાય',
      pause: 'અભિપ્રાય થોભાવો',
      play: 'અભિપ્રાય ચલાવો',
    },
  },
};
