import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** The slides at the head of the home page in Gujarati. */
export const banners: Translation = {
  texts: {
    'Four passengers, no fuel bill': 'ચાર મુસાફર, પેટ્રોલ-ડીઝલનો ખર્ચ નહીં',
    'The last mile, 73 paise of power a km': 'ઘરઆંગણે ડિલિવરી, વીજળી km દીઠ 73 પૈસા',
    'Nearly half a tonne, full again in four hours': 'લગભગ અડધો ટન, ચાર કલાકમાં ફુલ ચાર્જ',
    'To work and back, past the petrol pump': 'નોકરીએ જવું-આવવું, પેટ્રોલ પંપે ઊભા રહ્યા વગર',
  },
  richTexts: {
    'mastee/description': toRichText(
      '**મસ્તી** રાતના એક ચાર્જમાં ડ્રાઈવર, ચાર મુસાફર અને તેમના સામાન સાથે આખી શિફ્ટ ચાલે છે.',
    ),
    'millo/description': toRichText(
      '**મિલ્લો** બંધ બોક્સમાં પાર્સલ કે ખુલ્લી ટ્રેમાં કેરેટ લઈને એવી ગલીમાં જાય છે જ્યાં વાન ન જઈ શકે.',
    ),
    'major/description': toRichText(
      '**મેજર** ડ્રાઈવર ઉપરાંત 480 kg માલ ભરે છે, 50 km/h દોડે છે અને એક ચાર્જમાં લગભગ 100 km જાય છે.',
    ),
    'marvelpro/description': toRichText(
      '**માર્વેલ પ્રો** એક ચાર્જમાં 40 થી 45 km ચાલે છે. બેટરી કાઢી લો અને ફોનની બાજુમાં જ ચાર્જ કરો.',
    ),
  },
};
