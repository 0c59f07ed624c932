import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** The story of the company in Gujarati. */
export const aboutPage: Translation = {
  texts: {
    'From bus bodies to battery three-wheelers': 'બસની બોડીથી બેટરી થ્રી-વ્હીલર સુધી',
    'Experience in body-building': 'બોડી બનાવવાનો અનુભવ',
    'Pathika Coach Works, the parent firm': 'પથિકા કોચ વર્ક્સ, અમારી મૂળ કંપની',
    Exposure: 'દુનિયાભરમાં',
    'where bodies of the parent firm run': 'જ્યાં મૂળ કંપનીની બોડી ચાલે છે',
    'World-class, eco-friendly electric mobility at a cost-effective price: a vehicle that a driver can buy on what he saves on fuel.':
      'વિશ્વ કક્ષાની, પર્યાવરણને અનુકૂળ ઇલેક્ટ્રિક ગાડી, પોસાય એવા ભાવે: બળતણમાં જે બચે તેમાંથી ડ્રાઈવર ખરીદી શકે એવી ગાડી.',
    'Zero-pollution transportation with social responsibility: clean air on the street, and a fair living for the one who drives on it.':
      'સામાજિક જવાબદારી સાથે પ્રદૂષણ વગરનો વાહનવ્યવહાર: રસ્તા પર ચોખ્ખી હવા, અને ગાડી ચલાવનારને વાજબી રોજી.',
    Respect: 'આદર',
    'For the driver who sits in it twelve hours, and for the one who welds it.':
      'ગાડીમાં બાર કલાક બેસતા ડ્રાઈવર માટે, અને તેનું વેલ્ડિંગ કરતા કારીગર માટે.',
    Accountability: 'જવાબદારી',
    'Every frame carries a number, and the number leads to the people who made it.':
      'દરેક ફ્રેમ પર નંબર છે, અને એ નંબર તેને બનાવનાર સુધી પહોંચાડે છે.',
    Collaboration: 'સાથ-સહકાર',
    'Dealers and drivers try each change before it goes on the line.':
      'દરેક ફેરફાર લાઈન પર આવે તે પહેલાં ડીલર અને ડ્રાઈવર તેને અજમાવે છે.',
    Excellence: 'ઉત્તમ કામ',
    'It looks better the closer you look: seams, wiring, the way a door shuts.':
      'ફરી ધ્યાનથી જુઓ તો વધુ સારું લાગે: સાંધા, વાયરિંગ, દરવાજો બંધ થવાની રીત.',
    'What makes people think of an electric vehicle': 'લોકો ઇલેક્ટ્રિક ગાડીનો વિચાર કેમ કરે છે',
    'Coping with rising fuel prices': 'ડીઝલ-પેટ્રોલના વધતા ભાવ સામે રાહત',
    'A unit of electricity costs much the same from month to month. Diesel and CNG do not.':
      'વીજળીના યુનિટનો ભાવ મહિને-મહિને લગભગ સરખો રહે છે. ડીઝલ અને CNG નો નથી રહેતો.',
    'Less noise': 'ઓછો અવાજ',
    'No engine under the seat: a driver can talk, and a lane can sleep.':
      'સીટ નીચે એન્જિન નથી: ડ્રાઈવર વાત કરી શકે અને શેરી ઊંઘી શકે.',
    'Home charging': 'ઘરે ચાર્જિંગ',
    'No queue at the pump. It fills up while the family sleeps.':
      'પંપ પર લાઈન નહીં. રાતે ઘરના સૂએ ત્યાં સુધીમાં ગાડી ફુલ.',
    'Lower running and maintenance cost': 'ચલાવવાનો અને મેન્ટેનન્સનો ઓછો ખર્ચ',
    'No oil, no filters, no clutch. You pay for brake shoes, tyres and grease.':
      'ઓઈલ નહીં, ફિલ્ટર નહીં, ક્લચ નહીં. બાકી રહ્યાં બ્રેક, ટાયર અને ગ્રીસ.',
    'Zero tailpipe emissions': 'ધુમાડો બિલકુલ નહીં',
    'No smoke at the back, in the school lane or at the mandi.':
      'પાછળથી ધુમાડો નીકળતો નથી, સ્કૂલની શેરીમાં હો કે માર્કેટ યાર્ડમાં.',
    'Tax and financial benefits': 'ટેક્સ અને પૈસાના ફાયદા',
    'Lower GST than on a diesel vehicle, and in many states relief on road tax. Ask the dealer what holds in yours.':
      'ડીઝલ ગાડી કરતાં ઓછો GST, અને ઘણાં રાજ્યોમાં રોડ ટેક્સમાં રાહત. તમારા રાજ્યમાં શું લાગુ છે તે ડીલરને પૂછો.',
  },
  richTexts: {
    'about-page/story': toRichText(`
પથિકા ઇલેક્ટ્રિકની શરૂઆત પથિકા કોચ વર્ક્સે કરી. તે બસ અને ટ્રકની બોડી બનાવતી કંપની છે, 75 થી વધુ વર્ષનો અનુભવ ધરાવે છે અને તેનું કામ 30 થી વધુ દેશોમાં પહોંચ્યું છે. બોડી બનાવનાર એક વાત વહેલી શીખે છે: ગાડીની પરખ તેના રૂટના સૌથી સારા રસ્તા પર નહીં, સૌથી ખરાબ રસ્તા પર થાય છે.

પહેલી ઈ-રિક્ષાઓ અમારે ત્યાં રિપેર માટે આવી ત્યારે મોટર સાજી હતી, બોડી નહીં. સીટની થાંભલીએ ફ્રેમમાં તિરાડ પડી હતી, ભીના પગથી તળિયાં કટાઈ ગયાં હતાં, અને બેટરી એવી ટ્રેમાં હતી કે એક ખાડામાં બહાર આવી જાય. એ કામ અમને આવડતું હતું. એટલે અમે અમારી પોતાની ફ્રેમ ડિઝાઈન કરી, બેટરી નીચે બે એક્સલ વચ્ચે મૂકી, અને તેની ફરતે પહેલી મસ્તી બનાવી.

આજે અમદાવાદ પાસેની એ જ ફેક્ટરી એક પેસેન્જર ઈ-રિક્ષા, બે બોડીવાળી એક ઈ-કાર્ટ, L5N વર્ગની એક પિકઅપ અને એક માલવાહક ગાડી, અને ત્રણ ઇલેક્ટ્રિક સાઈકલ બનાવે છે. ફ્રેમનું વેલ્ડિંગ જિગ પર થાય છે, રંગકામ બસના પેઈન્ટ શોપમાં થાય છે, અને બહાર જતાં પહેલાં દરેક ગાડી ફેક્ટરીના ઊબડખાબડ ટ્રેક પર ચલાવાય છે.

> અમે ડ્રાઈવરને ઇલેક્ટ્રિક ગાડી પર વિશ્વાસ મૂકવાનું નથી કહેતા. અમે તો કહીએ છીએ કે એક અઠવાડિયું ડીઝલનો ખર્ચ લખો અને એ કાગળ અમારી પાસે લાવો.
`),
  },
};
