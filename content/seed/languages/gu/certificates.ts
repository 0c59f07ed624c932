import type { Translation } from '../translation.ts';

/** The certificate sheets in Gujarati. */
export const certificates: Translation = {
  texts: {
    'Quality management': 'ગુણવત્તા વ્યવસ્થાપન',
    'Issued by nobody: a drawn sample': 'કોઈએ આપેલું નથી: દોરેલો નમૂનો',
    'Where a certificate to ISO 9001 would hang: every step of the work is written down, checked and improved.':
      'ISO 9001 નું પ્રમાણપત્ર હોય તો અહીં મૂકીએ: કામનું દરેક પગલું લખાય છે, તપાસાય છે અને સુધારાય છે.',
    'Environmental management': 'પર્યાવરણ વ્યવસ્થાપન',
    'Where a certificate to ISO 14001 would hang: it is settled where waste, paint and old batteries go.':
      'ISO 14001 નું પ્રમાણપત્ર હોય તો અહીં મૂકીએ: કચરો, રંગ અને જૂની બેટરી ક્યાં જશે તે નક્કી છે.',
    'Occupational health and safety': 'કામદારોનું સ્વાસ્થ્ય અને સલામતી',
    'Where a certificate to ISO 45001 would hang: risks at the press, in the paint shop and at the battery table are assessed.':
      'ISO 45001 નું પ્રમાણપત્ર હોય તો અહીં મૂકીએ: પ્રેસ પર, પેઈન્ટ શોપમાં અને બેટરીના ટેબલ પરનાં જોખમ તપાસાય છે.',
  },
};
