import type { lists as english } from '../en/lists.ts';
import type { Translated } from '../translated.ts';

/** The lists that have pages, in Gujarati. */
export const lists: Translated<typeof english> = {
  blogs: {
    name: 'લેખ',
    heading: 'લેખ',
    title: 'લેખ',
    description: 'ઇલેક્ટ્રિક થ્રી-વ્હીલર ચલાવવા, ચાર્જ કરવા અને રિપેર કરવા વિશે લેખ.',
    nothing: 'હમણાં કોઈ લેખ નથી.',
    more: 'વધુ વાંચો',
    feed: 'લેખ',
  },
  events: {
    name: 'કાર્યક્રમો',
    heading: 'કાર્યક્રમો',
    title: 'કાર્યક્રમો',
    description: 'ટેસ્ટ રાઈડ, કેમ્પ અને મેળા, જ્યાં અમારી ગાડીઓ જોઈ અને ચલાવી શકાય.',
    nothing: 'હમણાં કોઈ કાર્યક્રમ નથી.',
    samples: 'આ નમૂનાના કાર્યક્રમ છે: સાઈટ કેવી રીતે ચાલે તે બતાવે છે; આવા કાર્યક્રમ ખરેખર નથી.',
    ahead: 'હાલના અને આવનારા કાર્યક્રમો',
    past: 'થઈ ગયેલા કાર્યક્રમો',
    stamps: { coming: 'આવનાર', today: 'આજે', on: 'ચાલી રહ્યો છે', past: 'થઈ ગયો' },
    tradeShows: 'ટ્રેડ શો',
    aboutTradeShows: 'અમારા સ્ટોલના વિષયવાર ફોટા, અને મીડિયાએ શું કહ્યું.',
  },
  careers: {
    name: 'નોકરી',
    heading: 'નોકરી',
    title: 'નોકરી',
    description: 'ડિઝાઈન, ઉત્પાદન, સર્વિસ, વેચાણ અને એકાઉન્ટ્સમાં ખાલી જગ્યાઓ.',
    nothing: 'હમણાં કોઈ જગ્યા ખાલી નથી.',
    samples: 'આ નમૂનાની જગ્યાઓ છે: આ માટે કોઈની ભરતી થતી નથી.',
    qualification: 'લાયકાત',
    experience: 'અનુભવ',
    more: 'વિગત જુઓ',
    positions: 'ખાલી જગ્યા',
    unasked: 'આજે તમારે લાયક કોઈ જગ્યા નથી? તમે શું કરી શકો છો તે અમને લખો:',
  },
  testimonials: {
    name: 'અભિપ્રાય',
    heading: 'અભિપ્રાય',
    title: 'અભિપ્રાય',
    description: 'ડ્રાઈવર, દુકાનદાર અને ફ્લીટ મેનેજર શું કહે છે.',
    nothing: 'હમણાં કોઈ અભિપ્રાય નથી.',
  },
  gallery: {
    name: 'ફોટો ગેલેરી',
    heading: 'ફોટો ગેલેરી',
    title: 'ફોટો ગેલેરી',
    description: 'રસ્તા પર અને ફેક્ટરીમાં અમારી ગાડીઓના ફોટા.',
    nothing: 'હમણાં કોઈ ફોટો નથી.',
  },
};
