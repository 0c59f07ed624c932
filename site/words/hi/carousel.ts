import type { carousel as english } from '../en/carousel.ts';
import type { Translated } from '../translated.ts';

/** Texts of carousels in Hindi. */
export const carousel: Translated<typeof english> = {
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  place: '{total} में से {number}',
  sample: '(नमूना)',
  samples: 'नमूना राय',
  controls: {
    banners: {
      previous: 'पिछला बैनर',
      next: 'अगला बैनर',
      pause: 'बैनर रोकें',
      play: 'बैनर चलाएँ',
    },
    pictures: {
      previous: 'पिछली तस्वीर',
      next: 'अगली तस्वीर',
      pause: 'तस्वीरें रोकें',
      play: 'तस्वीरें चलाएँ',
    },
    testimonials: {
      previous: 'पिछली राय',
      next: 'अगली राय',
      pause: 'राय की स्लाइड रोकें',
      play: 'राय की स्लाइड चलाएँ',
    },
  },
};
