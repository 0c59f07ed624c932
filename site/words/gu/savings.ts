import type { savings as english } from '../en/savings.ts';
import type { Translated } from '../translated.ts';

/** Each number of the calculation in Gujarati. `{fuel}` gets no suffix, because it may be in Latin letters. */
const fields: Translated<typeof english.fields> = {
  km: { label: 'રોજ કેટલું ચલાવો છો', unit: 'km' },
  days: { label: 'વર્ષે ગાડી ચાલે', unit: 'દિવસ' },
  years: { label: 'ગાડી તમારી પાસે રહેશે', unit: 'વર્ષ' },
  price: { label: 'એક્સ-શોરૂમ ભાવ, ઇલેક્ટ્રિક', unit: '₹' },
  subsidy: { label: 'સબસિડી', unit: '₹' },
  insurance: { label: 'વીમો, ઇલેક્ટ્રિક', unit: 'વર્ષે ₹' },
  taxes: { label: 'રજિસ્ટ્રેશન અને ટેક્સ, ઇલેક્ટ્રિક', unit: 'એક જ વાર, ₹' },
  down: { label: 'ડાઉન પેમેન્ટ, ઇલેક્ટ્રિક', unit: 'કિંમતના %' },
  rate: { label: 'લોનનું વ્યાજ, ઇલેક્ટ્રિક', unit: 'વર્ષે %' },
  months: { label: 'લોનની મુદત, ઇલેક્ટ્રિક', unit: 'મહિના' },
  resale: { label: 'રિસેલ વેલ્યુ, ઇલેક્ટ્રિક', unit: 'કિંમતના %' },
  kwh: { label: 'બેટરીમાંથી વપરાતી વીજળી', unit: '100 km માં યુનિટ (kWh)' },
  efficiency: { label: 'મીટરની વીજળીનો બેટરીમાં પહોંચતો ભાગ', unit: '0.3 થી 1' },
  tariff: { label: 'વીજળીનો ભાવ', unit: 'એક યુનિટ (kWh) ના ₹' },
  maintenance: { label: 'મેન્ટેનન્સ, ઇલેક્ટ્રિક', unit: 'કિલોમીટરે ₹' },
  battery: { label: 'પછીની બેટરી માટે અલગ મૂકવાના', unit: 'કિલોમીટરે ₹' },
  fuelprice: { label: 'પંપ પર ભાવ, {fuel}', unit: 'એક {measure}ના ₹' },
  economy: { label: 'એવરેજ, {fuel}', unit: 'એક {measure}માં km' },
  rivalprice: { label: 'એક્સ-શોરૂમ ભાવ, {fuel}', unit: '₹' },
  rivalinsurance: { label: 'વીમો, {fuel}', unit: 'વર્ષે ₹' },
  rivaltaxes: { label: 'રજિસ્ટ્રેશન અને ટેક્સ, {fuel}', unit: 'એક જ વાર, ₹' },
  rivaldown: { label: 'ડાઉન પેમેન્ટ, {fuel}', unit: 'કિંમતના %' },
  rivalrate: { label: 'લોનનું વ્યાજ, {fuel}', unit: 'વર્ષે %' },
  rivalmonths: { label: 'લોનની મુદત, {fuel}', unit: 'મહિના' },
  rivalresale: { label: 'રિસેલ વેલ્યુ, {fuel}', unit: 'કિંમતના %' },
  rivalmaintenance: { label: 'મેન્ટેનન્સ, {fuel}', unit: 'કિલોમીટરે ₹' },
};

const hints: Translated<typeof english.hints> = {
  price: 'રજિસ્ટ્રેશન, ટેક્સ અને વીમા વગર',
  subsidy: 'ભાવમાંથી પહેલેથી બાદ ન થઈ હોય તો',
  taxes: 'તમારા રાજ્યનો રોડ ટેક્સ ઉમેરી લો: શરૂઆતની રકમમાં તે નથી',
  rivaltaxes: 'તમારા રાજ્યના રોડ ટેક્સ સાથેની રકમ લખો: શરૂઆતની રકમ કોઈ એક રાજ્યની નથી',
  resale: 'પાંચ વર્ષ પછી',
};

/** The answer in Gujarati. Years and months include their unit; a suffix is added to them. */
const answer: Translated<typeof english.answer> = {
  heading: 'તમારો હિસાબ',
  saves: '{vehicle}થી {years}માં તમારા {amount} બચે',
  costs: '{years}માં {vehicle} પાછળ {amount} વધુ ખર્ચાય: આ હિસાબે ફાયદો નથી',
  even: '{vehicle} અને {fuel}, {years}માં બંનેનો ખર્ચ સરખો',
  withoutBattery: '{verdict} (પછીની બેટરી ગણ્યા વિના)',
  band: 'બળતણ અને વીજળીના ભાવ, એવરેજ અને મેન્ટેનન્સ ઓછાં-વધતાં થાય તેમ બચત {least} થી {most} સુધીની હોઈ શકે.',
  runningYear: {
    before: 'બળતણ અને મેન્ટેનન્સમાં વર્ષે બચત',
    less: 'પછીની બેટરી માટે બાદ: {amount}',
    counted: 'ચલાવવાના ખર્ચમાં વર્ષે બચત, પછીની બેટરી ગણીને',
    uncounted: '{band}; પછીની બેટરી ગણી નથી',
  },
  allYears: {
    counted: 'બધો ખર્ચ ગણીને {years}ની બચત',
    uncounted: 'પછીની બેટરી સિવાયનો બધો ખર્ચ ગણીને {years}ની બચત',
  },
  bandFromTo: '{least} થી {most}',
  instalment: '{vehicle}નો EMI',
  forMonths: '{months} સુધી',
  // One month is inflected like several, because another word always follows.
  time: { year: '{count} વર્ષ', years: '{count} વર્ષ', month: '{count} મહિના', months: '{count} મહિના' },
  noLoan: 'લોન નથી',
  rivalInstalment: '{fuel} ગાડીનો: {amount}',
  fuelBill: 'અત્યારે {fuel} પાછળ ખર્ચ',
  month: 'મહિને',
  perKm: {
    counted: 'ચલાવવાનો ખર્ચ, કિલોમીટરે, પછીની બેટરી ગણીને',
    uncounted: 'ચલાવવાનો ખર્ચ, કિલોમીટરે, પછીની બેટરી ગણ્યા વિના',
  },
  rivalPerKm: '{fuel}: {amount}',
  allPerKm: {
    counted: 'બધો ખર્ચ, કિલોમીટરે',
    uncounted: 'પછીની બેટરી સિવાયનો બધો ખર્ચ, કિલોમીટરે',
  },
  breakEven: {
    heading: 'ક્યારે ફાયદો',
    always: 'પહેલા જ કિલોમીટરથી',
    from: 'રોજ {km} km કે વધુ ચલાવો ત્યારે',
    upTo: 'રોજ {km} km સુધી જ; તેનાથી વધુ ચલાવો તો ખર્ચ {fuel} ગાડી કરતાં વધુ આવે',
    never: 'ગમે તેટલું ચલાવો, ફાયદો નથી',
    own: 'આ આંકડા પ્રમાણે: {when}. તમે રોજ {own} km ચલાવો છો.',
    atLeast: 'ભાવ અને એવરેજ તમારી વિરુદ્ધ જાય તો: {when}.',
    atMost: 'ભાવ અને એવરેજ તમારી તરફેણમાં રહે તો: {when}.',
    beyond: 'પણ એક ચાર્જમાં તેની સામાન્ય રેન્જ {range} km જ છે.',
  },
  secondCharge:
    'એક ચાર્જમાં {vehicle}ની સામાન્ય રેન્જ {range} km છે અને તમારે રોજ {km} km ચલાવવાનું છે: વચ્ચે બીજી વાર ચાર્જ કરવું પડે.',
  tooFar:
    'એક ચાર્જમાં {vehicle}ની સામાન્ય રેન્જ {range} km છે અને તમારે રોજ {km} km ચલાવવાનું છે, એટલે બમણાથી પણ વધુ: વચ્ચે બીજી વાર ચાર્જ કરવા છતાં નહીં પહોંચાય.',
  problems: 'જે આંકડા પર ભૂલ બતાવી છે તે સુધારો. પછી હિસાબ દેખાશે.',
};

const chart: Translated<typeof english.chart> = {
  heading: 'વર્ષ પ્રમાણે કુલ ખર્ચ',
  label: 'બે લીટી. {years} પછી કુલ ખર્ચ: {vehicle} {own}, {fuel} {rival}.',
  note: 'ડાઉન પેમેન્ટ, EMI, વીમો, ટેક્સ અને ચલાવવાનો ખર્ચ. છેલ્લા વર્ષે ગાડી વેચી અને લોનમાં જે બાકી હોય તે ભરી દીધું એમ ગણ્યું છે.',
  table: 'આ જ આંકડા કોઠામાં',
  year: 'વર્ષ',
  bought: 'ખરીદીના દિવસે',
  difference: 'ફરક',
};

/** The savings calculator in Gujarati. */
export const savings: Translated<typeof english> = {
  name: 'કેટલી બચત',
  title: 'કેટલી બચત, કેટલો ખર્ચ',
  heading: 'તમને કેટલી બચત થાય?',
  introduction:
    'તમારા કિલોમીટર અને ભાવ મૂકો. ડીઝલ, CNG કે પેટ્રોલની સામે ઇલેક્ટ્રિક થ્રી-વ્હીલરમાં કેટલું બચે કે કેટલો વધુ ખર્ચ આવે તે દેખાશે, અને તેની પાછળનો દરેક આંકડો પણ.',
  vehicle: 'ગાડી',
  against: 'શેની સામે',
  fuels: {
    diesel: { name: 'ડીઝલ', word: 'ડીઝલ', measure: 'લિટર' },
    cng: { name: 'CNG', word: 'CNG', measure: 'કિલો' },
    petrol: { name: 'પેટ્રોલ', word: 'પેટ્રોલ', measure: 'લિટર' },
  },
  fields,
  hints,
  more: 'ધારેલા આંકડા બદલો',
  use: 'વપરાશ',
  own: 'ઇલેક્ટ્રિક',
  less: 'ઘટાડો: {label}',
  plus: 'વધારો: {label}',
  reckon: 'હિસાબ કરો',
  estimate: 'અંદાજ',
  range: '{low} થી {high}',
  sourced: '{source}, {date}',
  published: 'અમારો ભાવ, {when}',
  example: 'ઉદાહરણ છે, ઓફર નથી: તમારા ક્વોટેશનનો ભાવ મૂકો',
  allSources: 'ધારેલા બધા આંકડા, અને તે ક્યાંથી લીધા',
  answer,
  chart,
  share: 'વોટ્સએપ પર મોકલો',
  shareText: '{verdict}. રોજ {km} km, {fuel} ગાડીની સામે. {url}',
  print: 'પ્રિન્ટ કરો',
  pdf: 'PDF ખોલો',
  enquire: 'આ હિસાબ વિશે પૂછો',
  about: '{vehicle} માટેનો તમારો હિસાબ પૂછપરછ સાથે મોકલાશે.',
  nothing: 'હિસાબ માટેના આંકડા હમણાં મળતા નથી. અમને ફોન કરો: અમે તમારી સાથે હિસાબ કરી આપીશું.',
  problems: {
    notANumber: 'આંકડો લખો, જેમ કે {example}.',
    tooSmall: 'ઓછામાં ઓછું {least}.',
    tooLarge: 'વધુમાં વધુ {most}.',
    unknown: 'આમાંથી એક પસંદ કરો.',
  },
};
