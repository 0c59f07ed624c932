import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** The page for future dealers in Gujarati. */
export const dealerPage: Translation = {
  texts: {
    'Sell what you can also repair': 'જે વેચો તે રિપેર પણ કરી શકો',
    'A territory of your own': 'તમારો પોતાનો વિસ્તાર',
    'One dealer for a district or a part of a city, written into the agreement.':
      'એક જિલ્લા કે શહેરના એક ભાગ માટે એક જ ડીલર, કરારમાં લખેલું.',
    'Training at the works': 'ફેક્ટરીમાં તાલીમ',
    'Two mechanics for six days: wiring, controller, battery, brakes. Food and stay are ours.':
      'બે મિકેનિકને છ દિવસ: વાયરિંગ, કંટ્રોલર, બેટરી, બ્રેક. રહેવા-જમવાનું અમારા તરફથી.',
    'Parts from the first day': 'પહેલા દિવસથી પાર્ટ',
    'A starting set of the 60 wear parts, and orders before noon leave the same day.':
      'ઘસાતા 60 પાર્ટનો શરૂઆતનો સેટ, અને બપોર પહેલાંનો ઓર્ડર તે જ દિવસે રવાના.',
    'Demo vehicles': 'ડેમો ગાડીઓ',
    'One passenger and one cargo vehicle for test rides, at dealer price.':
      'ટેસ્ટ રાઈડ માટે એક પેસેન્જર અને એક માલવાહક ગાડી, ડીલર ભાવે.',
    'Finance papers': 'લોનના કાગળિયાં',
    'Files prepared for the banks and finance companies that lend on three-wheelers in your state.':
      'તમારા રાજ્યમાં થ્રી-વ્હીલર પર લોન આપતી બેંક અને ફાઈનાન્સ કંપની માટે ફાઈલ તૈયાર કરી આપીએ.',
  },
  richTexts: {
    'dealer-page/pitch': toRichText(`
ઇલેક્ટ્રિક થ્રી-વ્હીલર વેચાય એક વાર, પણ સાચવવાની વર્ષો સુધી. અમને એવા ડીલર જોઈએ છે જેમને આ ધંધાની બંને બાજુ ગમે: નાનો, ચોખ્ખો શોરૂમ, અને બે ગાળાની વર્કશોપ, જ્યાંથી ડ્રાઈવર તે જ બપોરે પાછો રસ્તા પર નીકળે.

એન્જિનની વર્કશોપની જરૂર નથી. જોઈએ આટલું: લગભગ 10 kW નું થ્રી-ફેઝ કનેક્શન, બેટરી માટે એક કોરો ખૂણો, શીખવા તૈયાર બે મિકેનિક, અને શહેરમાં તમારી શાખ.

ફોર્મ ભરો, અથવા સવારે 9:30 થી સાંજે 6:30 વચ્ચે ફોન કરો. તમારા રાજ્યને જાણનાર કોઈ બે કામકાજી દિવસમાં તમને સામેથી ફોન કરશે.
`),
  },
};
