import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '../translated.ts';

/** Page Not Found, in Gujarati. */
export const notFound: Translated<typeof english> = {
  name: 'પાનું મળ્યું નથી',
  apology: 'માફ કરશો, તમારે જોઈતું પાનું હવે નથી અથવા બીજે ખસેડાયું છે.',
  products: 'ગાડીઓ',
  home: 'હોમ પેજ પર જાઓ',
  contact: 'સંપર્ક કરો',
};
