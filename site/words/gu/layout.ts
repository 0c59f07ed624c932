import type { layout as english } from '../en/layout.ts';
import type { Translated } from '../translated.ts';

/** What surrounds every page, in Gujarati. */
export const layout: Translated<typeof english> = {
  skip: 'સીધા મુખ્ય લખાણ પર જાઓ',
  languages: 'ભાષાઓ',
  languagesBelow: 'આ પાનું બીજી ભાષાઓમાં',
  tagline: 'ભારતમાં બનેલી ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-બાઈક',
  menu: {
    label: 'મુખ્ય મેનુ',
    open: 'મેનુ',
    close: 'બંધ કરો',
    groups: { Passenger: 'પેસેન્જર', Cargo: 'માલવાહક', 'E-bikes': 'ઈ-બાઈક' },
    products: 'ગાડીઓ',
    media: 'મીડિયા',
    home: 'હોમ',
    about: 'અમારા વિશે',
    certification: 'પ્રમાણપત્રો',
    news: 'લેખ',
    events: 'કાર્યક્રમો',
    gallery: 'ફોટો ગેલેરી',
    testimonials: 'અભિપ્રાય',
    careers: 'નોકરી',
    faqs: 'સવાલ-જવાબ',
    contact: 'સંપર્ક કરો',
    dealer: 'ડીલર બનો',
  },
  footer: {
    about: 'અમારા વિશે',
    more: 'વધુ જાણો',
    links: 'ઉપયોગી લિંક',
    contact: 'સંપર્ક',
    rights: '© {name}.',
    sample: 'આ સાઈટ પરનાં નામ, લોકો, ફોન નંબર અને સરનામાં નમૂનાનાં છે.',
  },
  status: {
    label: 'સૂચના',
    live: '',
    preview: 'આ સાઈટ હજી શરૂ થઈ નથી. અહીં દેખાતી વિગતો બદલાઈ શકે છે.',
    maintenance: 'ઓનલાઈન પૂછપરછ હાલ બંધ છે. અમને ફોન કરો.',
  },
  band: {
    title: 'નક્કી કરતાં પહેલાં અમારી સાથે વાત કરો',
    text: 'શું ભરો છો અને કેટલે જાઓ છો તે કહો. કઈ ગાડી ફાવશે અને ચલાવવાનો ખર્ચ કેટલો આવશે તે અમે કહીશું.',
    enquire: 'પૂછપરછ મોકલો',
  },
  bar: {
    label: 'સંપર્ક',
    call: 'ફોન',
    whatsapp: 'વોટ્સએપ',
    enquire: 'પૂછપરછ',
  },
  networks: {
    facebook: 'ફેસબુક',
    instagram: 'ઇન્સ્ટાગ્રામ',
    linkedin: 'લિંક્ડઇન',
    youtube: 'યુટ્યુબ',
    x: 'એક્સ',
  },
};
