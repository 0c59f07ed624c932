import type { figures as english } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

/** Words around numbers in Gujarati, and the units that are words. */
export const figures: Translated<typeof english> = {
  range: '{from} થી {to}',
  lakh: '{number} લાખ',
  crore: '{number} કરોડ',
  about: 'લગભગ {figure}',
  over: '{figure} થી વધુ',
  // "{figure} સુધી" is not possible, because the unit follows the figure and would come after "સુધી".
  upTo: 'વધુમાં વધુ {figure}',
  batteryNotCounted: '{condition}; બેટરી સિવાય',
  units: {
    h: 'કલાક',
    months: 'મહિના',
    years: 'વર્ષ',
    degrees: 'ડિગ્રી',
    'paise/km': 'પૈસા/km',
    passengers: 'મુસાફર',
    countries: 'દેશ',
  },
};
