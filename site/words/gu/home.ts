import type { home as english } from '../en/home.ts';
import type { Translated } from '../translated.ts';

/** The home page in Gujarati. */
export const home: Translated<typeof english> = {
  title: '{company}માં આપનું સ્વાગત છે',
  titleUnnamed: 'અમારી ઇલેક્ટ્રિક ગાડીઓમાં આપનું સ્વાગત છે',
  description: '{tagline}. બધી ગાડીઓ, તેમના આંકડા અને ચલાવવાનો ખર્ચ જુઓ.',
  banners: 'અમારી ગાડીઓ',
  book: 'તમારી EV હમણાં બુક કરો',
  testimonials: 'ગ્રાહકો શું કહે છે',
  sacks: '{kilograms} કિલોની {count} બોરી',
  scale: 'બધી ગાડીઓ એક જ માપે દોરી છે; દરેક ખાનું એક મીટરનું.',
  advice: {
    question: 'કઈ ગાડી લેવી તે નક્કી નથી?',
    find: 'મારા કામ માટે કઈ ગાડી?',
    compare: 'ગાડીઓની સરખામણી',
    savings: 'કેટલી બચત',
    ask: 'સલાહ માગો',
  },
  defaults: {
    banner: {
      heading: 'રોજ કમાણી કરાવતી ઇલેક્ટ્રિક થ્રી-વ્હીલર',
      description: 'મુસાફરો માટે અને માલ માટે, ઘરે જ ચાર્જ થાય.',
    },
    headings: {
      range: 'સાત ગાડી, દિવસમાં એક ચાર્જ',
      testimonials: 'ડ્રાઈવરો અને માલિકો શું કહે છે',
      gallery: 'રસ્તા પર અને વર્કશોપમાં',
      news: 'લેખ',
      questions: 'ખરીદનાર સૌથી પહેલાં શું પૂછે છે',
      statistics: 'આંકડા એક નજરમાં',
    },
    introduction: {
      heading: 'ભારતના રસ્તા અને ભારતના લોડ માટે બનેલી',
      text: 'જે કંપની 75 થી વધુ વર્ષોથી બસ અને ટ્રકની બોડી બનાવે છે, તેણે અમારી શરૂઆત કરી.',
      charge: { title: 'ઘરે જ ચાર્જ', text: 'સાદું સોકેટ અને એક રાત બસ છે.' },
      price: { title: 'કિલોમીટરે ઓછો ખર્ચ', text: 'ડીઝલ નહીં, ઓઈલ નહીં, ઘસાતા પાર્ટ થોડા.' },
      leaf: { title: 'ધુમાડો નહીં, અવાજ ઓછો', text: 'સાયલેન્સર જ નથી, તો ધુમાડો ક્યાંથી?' },
    },
    benefits: {
      heading: 'જેના પર ભરોસો રાખી શકો',
      figures: {
        mileage: { label: 'રેન્જ', value: '90 થી 100', unit: 'km', note: '', condition: 'એક ચાર્જમાં' },
        chargingTime: {
          label: 'ચાર્જ થવાનો સમય',
          value: '8 થી 10',
          unit: 'કલાક',
          note: '',
          condition: 'ખાલીથી ફુલ',
        },
        maximumSpeed: {
          label: 'ટોપ સ્પીડ',
          value: '25',
          unit: 'km/h',
          note: '',
          condition: '25 km/h સુધીની થ્રી-વ્હીલર',
        },
        gradient: { label: 'ચઢાણ ક્ષમતા', value: '7', unit: 'ડિગ્રી', note: '', condition: 'પૂરા લોડ સાથે' },
        passengers: {
          label: 'પેસેન્જર ગાડી',
          value: '4',
          unit: 'મુસાફર',
          note: '+ 1 ડ્રાઈવર + 40 kg સામાન',
          condition: 'પૂરો લોડ',
        },
        cargo: {
          label: 'માલવાહક ગાડી',
          value: '310',
          unit: 'kg',
          note: 'માલ + 1 ડ્રાઈવર',
          condition: 'પૂરો લોડ',
        },
      },
    },
    statistics: {
      serviceSatisfaction: {
        label: 'ગ્રાહકોનો સંતોષ',
        condition: 'નમૂનાનો આંકડો: અમારા સર્વિસ વિભાગના જણાવ્યા મુજબ',
      },
      onTimeDelivery: { label: 'સમયસર ડિલિવરી', condition: 'નમૂનાનો આંકડો: અમારા ડીલરોના જણાવ્યા મુજબ' },
      fleetAvailability: {
        label: 'રસ્તા પર ચાલુ ગાડીઓ',
        condition: 'નમૂનાનો આંકડો: અમારા સર્વિસ વિભાગના જણાવ્યા મુજબ',
      },
    },
  },
};
