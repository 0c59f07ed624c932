import type { dealer as english } from '../en/dealer.ts';
import type { Translated } from '../translated.ts';

/** The page for future dealers in Gujarati. */
export const dealer: Translated<typeof english> = {
  name: 'ડીલર બનો',
  title: 'ડીલર બનો',
  description: 'તમારા જિલ્લામાં ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-સાઈકલ વેચો અને સર્વિસ કરો.',
  offers: 'ડીલરને શું મળે',
  enquiry: {
    title: 'તમારા શહેર વિશે કહો',
    text: 'તમારું નામ, શહેર, રાજ્ય, અને પહેલાં કઈ ગાડી વેચવા માગો છો તે લખો.',
    abroad: 'ભારતની બહાર છો?',
    writeFromAbroad: 'તમારો દેશ અને ગાડીઓની સંખ્યા અમને લખો',
  },
  state: {
    label: 'પહેલાં તમારું રાજ્ય પસંદ કરો',
    mark: 'એટલે તેનાં શહેરો દેખાશે',
    show: 'શહેરો બતાવો',
  },
  statistics: 'આંકડા એક નજરમાં',
  questions: 'ડીલર સૌથી પહેલાં શું પૂછે છે',
  defaults: {
    heading: 'તમારા જિલ્લામાં ઇલેક્ટ્રિક થ્રી-વ્હીલર વેચો અને સર્વિસ કરો',
    pitch: 'ફોન કરો કે લખો: તમારા રાજ્યને જાણનાર કોઈ તમને સામેથી ફોન કરશે.',
  },
};
