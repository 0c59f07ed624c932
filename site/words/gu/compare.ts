import type { compare as english } from '../en/compare.ts';
import type { Translated } from '../translated.ts';

const table: Translated<typeof english.table> = {
  caption: '{names}: જાહેર કરેલા આંકડા, દરેક તેની શરત સાથે. જ્યાં આંકડા સરખા નથી ત્યાં નામની બાજુમાં “{differs}” લખ્યું છે.',
  figure: 'વિગત',
  notPublished: 'જાહેર નથી',
  byQuotation: 'ક્વોટેશનમાં',
  passengers: '{count, plural, one {# મુસાફર} other {# મુસાફર}}',
  besideDriver: 'ડ્રાઈવર સિવાય',
  priceCondition: '{date} મુજબ{place, select, none {} other {, {place}}}',
  showAll: 'બધી લીટી બતાવો',
  showDifferences: 'ફક્ત ફરક બતાવો',
  marks: {
    differs: 'ફરક છે',
    conditions: 'શરત જુદી',
  },
  groups: {
    law: 'સ્પીડ અને લાઈસન્સ',
    load: 'કેટલું લઈ જાય',
    range: 'રેન્જ અને ચાર્જિંગ',
    drive: 'બેટરી અને મોટર',
    size: 'માપ અને વજન',
    road: 'ચઢાણ અને બ્રેક',
    purchase: 'વોરંટી અને ભાવ',
  },
  rows: {
    topSpeed: 'ટોપ સ્પીડ',
    vehicleClass: 'વાહનનો વર્ગ',
    licence: 'ડ્રાઈવિંગ લાઈસન્સ',
    payload: 'લોડ ક્ષમતા',
    seats: 'બેઠક',
    box: 'ડિલિવરી બોક્સ',
    tray: 'ટ્રે',
    typicalRange: 'સામાન્ય રેન્જ',
    certifiedRange: 'પ્રમાણિત રેન્જ',
    chargingTime: 'ચાર્જ થવાનો સમય',
    batteryCapacity: 'બેટરી ક્ષમતા',
    batteryType: 'બેટરીનો પ્રકાર',
    batteryVoltage: 'બેટરી વોલ્ટેજ',
    peakPower: 'પીક પાવર',
    ratedPower: 'રેટેડ પાવર',
    torque: 'ટોર્ક',
    transmission: 'ટ્રાન્સમિશન',
    dimensions: 'લંબાઈ × પહોળાઈ × ઊંચાઈ',
    wheelBase: 'વ્હીલ બેઝ',
    groundClearance: 'ગ્રાઉન્ડ ક્લિયરન્સ',
    kerbWeight: 'ખાલી ગાડીનું વજન',
    grossVehicleWeight: 'ભરેલી ગાડીનું કુલ વજન',
    gradeability: 'ચઢાણ ક્ષમતા',
    brakes: 'બ્રેક',
    suspension: 'સસ્પેન્શન',
    telematics: 'ટેલિમેટિક્સ અને GPS',
    warranty: 'વોરંટી',
    price: 'એક્સ-શોરૂમ ભાવ',
  },
};

/** Requirements of the central rules, by vehicle class. */
const law: Translated<typeof english.law> = {
  classes: {
    eRickshaw: {
      text: 'ઈ-રિક્ષા',
      condition: 'કેન્દ્રીય મોટર વાહન નિયમો: 25 km/h અને ચાર મુસાફર સુધી',
    },
    eCart: { text: 'ઈ-કાર્ટ', condition: 'કેન્દ્રીય મોટર વાહન નિયમો: માલ માટે, 25 km/h સુધી' },
    bicycle: {
      text: 'સાઈકલ ગણાય',
      condition: 'કેન્દ્રીય મોટર વાહન નિયમો: 250 W ની મોટર, જે 25 km/h સુધી જ સાથ આપે',
    },
  },
  licences: {
    eRickshaw: {
      text: 'ઈ-રિક્ષાનું',
      condition: 'આરટીઓ કચેરીમાંથી મળે; કઈ તાલીમ જોઈએ તે ત્યાં પૂછો',
    },
    eCart: {
      text: 'ઈ-કાર્ટનું',
      condition: 'આરટીઓ કચેરીમાંથી મળે; કઈ તાલીમ જોઈએ તે ત્યાં પૂછો',
    },
    l5: {
      text: 'થ્રી-વ્હીલરનું',
      condition: 'ટ્રાન્સપોર્ટ વાહન છે; કયું લાઈસન્સ ચાલે તે આરટીઓ કચેરીમાં પૂછો',
    },
    bicycle: {
      text: 'જરૂર નથી',
      condition: 'રજિસ્ટ્રેશન પણ નહીં, જો મોટર 250 W ની હોય અને 25 km/h સુધી જ સાથ આપતી હોય',
    },
  },
};

/** The page that compares vehicles, in Gujarati. */
export const compare: Translated<typeof english> = {
  name: 'સરખામણી',
  title: 'ગાડીઓની સરખામણી',
  heading: 'ગાડીઓની સરખામણી',
  introduction:
    'વધુમાં વધુ ચાર ગાડી એક જ કોઠામાં: પહેલાં સ્પીડ અને લાઈસન્સ, પછી કેટલું ભરાય, કેટલું ચાલે અને વજન કેટલું. જ્યાં આંકડો જાહેર નથી ત્યાં એમ લખ્યું છે.',
  form: {
    title: 'ગાડીઓ પસંદ કરો',
    change: 'પસંદગી બદલો',
    lead: 'ઓછામાં ઓછી બે, વધુમાં વધુ ચાર.',
    vehicles: 'ગાડીઓ',
    submit: 'સરખામણી કરો',
    suggestions: 'અથવા આમાંથી શરૂ કરો',
    suggestionsFor: '{name} સાથે સરખાવો',
  },
  said: {
    unknown:
      '{count, plural, one {લિંકમાંનું એક નામ અમારી કોઈ ગાડીનું નથી, એટલે તે લીધું નથી.} other {લિંકમાંનાં # નામ અમારી કોઈ ગાડીનાં નથી, એટલે તે લીધાં નથી.}}',
    refused:
      'ચારથી વધુ ગાડી એકસાથે સરખાવી શકાતી નથી, એટલે {count, plural, one {આ એક ગાડી કોઠામાં નથી} other {આ # ગાડી કોઠામાં નથી}}: {names}. તમે કરેલી બધી ટિક નીચે એમની એમ છે: આમાંથી જોઈતી હોય તો બીજી કોઈની ટિક કાઢો.',
    none: 'ઓછામાં ઓછી બે ગાડી પર ટિક કરો.',
    single: 'ફક્ત {name} પસંદ કરી છે. સરખાવવા માટે બીજી ઓછામાં ઓછી એક ગાડી પસંદ કરો.',
    same: 'જેટલી વિગત બધી ગાડીની જાહેર છે તેમાં કોઈ ફરક નથી.',
    hidden:
      '{count, plural, one {એક લીટીમાં બધી ગાડી સરખી છે, તે બતાવી નથી.} other {# લીટીમાં બધી ગાડી સરખી છે, તે બતાવી નથી.}} જેમાં કોઈ ગાડીની વિગત જાહેર નથી તે લીટી રાખી છે.',
    unpublished: 'આમાંની એકેય ગાડી માટે જાહેર નથી: {names}.',
    nothing: 'આંકડા હમણાં મળતા નથી. થોડી મિનિટ પછી ફરી પ્રયત્ન કરો.',
  },
  table,
  law,
  next: {
    title: 'હવે આગળ',
    enquire: 'કઈ ગાડી લેવી તે અમને પૂછો',
    enquireAbout: '{name} વિશે પૂછો',
    about: 'તમારી પૂછપરછ {name} વિશે છે; તમે કરેલી સરખામણી પણ સાથે મોકલાશે.',
    find: 'તમારા કામ માટે કઈ ગાડી',
    savings: '{name}થી કેટલી બચત',
    assumptions: 'અમારા હિસાબમાં ધારેલા આંકડા',
  },
};
