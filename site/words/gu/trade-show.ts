import type { tradeShow as english } from '../en/trade-show.ts';
import type { Translated } from '../translated.ts';

/** The gallery and the media coverage of a trade show in Gujarati. */
export const tradeShow: Translated<typeof english> = {
  name: 'કાર્યક્રમ',
  categories: 'વિષય',
  sample: 'નમૂનાનો શો: આ પાનું કેવું દેખાય તે બતાવે છે; આવો શો થયો નથી.',
  media: 'મીડિયા કવરેજ',
  video: {
    play: 'વીડિયો ચલાવો:',
    title: 'વીડિયો',
    close: 'વીડિયો બંધ કરો',
  },
};
