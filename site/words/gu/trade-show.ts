import type { tradeShow as english } from '../en/trade-show.ts';
import type { Translated } from '../translated.ts';

/** The gallery and the media coverage of a trade show in Gujarati. */
export const tradeShow: Translated<typeof english> = {
  name: 'કાર્યક્રમ',
  categories: 'વિષય',
  category: '{name}: {count, plural, one {# ફોટો} other {# ફોટા}}',
  sample: 'નમૂનાનો શો: આવો શો થયો નથી; ફોટા, આંકડા અને વીડિયો ફક્ત આ પાનું બતાવવા માટે છે.',
  media: 'મીડિયા કવરેજ',
  video: {
    play: 'વીડિયો ચલાવો:',
    title: 'વીડિયો',
    close: 'વીડિયો બંધ કરો',
  },
};
