import type { plainPages as english } from '../en/plain-pages.ts';
import type { Translated } from '../translated.ts';

/** What the plainest pages say in Gujarati. */
export const plainPages: Translated<typeof english> = {
  home: 'હોમ પેજ પર જાઓ',
  orCall: 'અથવા ફોન કરો:',
  statuses: {
    400: { heading: 'આ લિંક વંચાતી નથી', text: 'લિંક લખવામાં ભૂલ નથી ને, તે તપાસો.' },
    404: {
      heading: 'આ લિંક પર કશું નથી',
      text: 'પાનું બીજે ખસેડાયું કે કાઢી નખાયું હોઈ શકે. લિંક લખવામાં ભૂલ નથી ને, તે તપાસો.',
    },
    405: { heading: 'આ પાનું ફક્ત ખોલી શકાય છે', text: 'આ લિંક પર કશું મોકલી શકાતું નથી.' },
    500: {
      heading: 'અમારી બાજુ કંઈક ગડબડ થઈ છે',
      text: 'અમે તેની નોંધ લીધી છે. એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
    },
    502: {
      heading: 'સ્ટુડિયો જવાબ આપતો નથી',
      text: 'કદાચ તે હજી ચાલુ થાય છે. એક મિનિટ પછી ફરી પ્રયત્ન કરો; વેબસાઈટ પર તેની અસર નથી.',
    },
    503: { heading: 'આ પાનું હમણાં બતાવી શકાતું નથી', text: 'એક મિનિટ પછી ફરી પ્રયત્ન કરો.' },
  },
  problems: {
    title: 'તમારું ફોર્મ સુધારો',
    back: 'બ્રાઉઝરનું “પાછળ” બટન દબાવો: તમે લખેલું બધું ત્યાં જ છે.',
    again: 'ખાલી ફોર્મથી ફરી શરૂ કરો',
  },
};
