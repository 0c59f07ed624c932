import { faqs as english } from '../en/faqs.ts';
import type { Translated } from '../translated.ts';

/** Questions that every buyer asks, in Gujarati. */
export const faqs: Translated<typeof english> = {
  name: 'સવાલ-જવાબ',
  heading: 'વારંવાર પુછાતા સવાલ',
  title: 'સવાલ-જવાબ',
  description: 'ભાવ, બેટરીની આવરદા, મેન્ટેનન્સ ખર્ચ, ફાસ્ટ ચાર્જિંગ, લોડ ક્ષમતા અને રેન્જ.',
  figures: 'જવાબ પાછળના આંકડા',
  savings: english.savings,
  find: english.find,
  compare: english.compare,
  range: 'દરેક ગાડીની વિગત જુઓ',
  standIn: {
    price: {
      question: 'ગાડીનો ભાવ શું છે?',
      answer: 'ભાવ બોડી, બેટરી અને તમારા રાજ્ય પર આધાર રાખે છે. અમારી પાસે ક્વોટેશન માગો.',
    },
    battery: {
      question: 'બેટરી કેટલાં વર્ષ ચાલે?',
      answer: 'રોજ કેટલું ચલાવો છો અને કેવી રીતે ચાર્જ કરો છો તેના પર આધાર છે. બેટરી વોરંટીમાં આવે છે.',
    },
    maintenance: {
      question: 'મેન્ટેનન્સ ખર્ચ કેટલો આવે?',
      answer: 'એન્જિન ઓઈલ નહીં, ક્લચ નહીં, બળતણની લાઈન નહીં: સાચવવાનાં રહ્યાં બ્રેક, ટાયર અને કેબલ.',
    },
    charging: {
      question: 'દિવસે ઝડપથી ચાર્જ કરી શકાય?',
      answer: 'મસ્તી અને મિલ્લોને સાદા સોકેટ પર 8 થી 10 કલાક લાગે છે, મેજરને પોતાના ચાર્જર પર લગભગ 4 કલાક.',
    },
    load: {
      question: 'કેટલો લોડ લઈ જાય?',
      answer: 'પેસેન્જર ગાડીમાં 4 મુસાફર, ડ્રાઈવર અને 40 kg સામાન; માલવાહક ગાડીમાં 310 kg માલ અને ડ્રાઈવર.',
    },
    distance: {
      question: 'એક ચાર્જમાં કેટલી ચાલે?',
      answer: '90 થી 100 km; લોડ, રસ્તો અને ચલાવવાની રીત પર આધાર છે.',
    },
  },
};
