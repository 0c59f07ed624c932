import type { figures as english } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

/** Words around numbers, and the units that are words, in Hindi. */
export const figures: Translated<typeof english> = {
  range: '{from} से {to}',
  lakh: '{number} लाख',
  crore: '{number} करोड़',
  about: 'लगभग {figure}',
  over: '{figure} से ज़्यादा',
  upTo: 'अधिकतम {figure}',
  batteryNotCounted: '{condition}; बैटरी छोड़कर',
  units: {
    h: 'घंटे',
    months: 'महीने',
    years: 'साल',
    degrees: 'डिग्री',
    'paise/km': 'पैसे/km',
    passengers: 'सवारी',
    countries: 'देश',
  },
};
