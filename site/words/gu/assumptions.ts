import type { assumptions as english } from '../en/assumptions.ts';
import type { Translated } from '../translated.ts';

/** The page that prints what the reckoning assumes, in Gujarati. */
export const assumptions: Translated<typeof english> = {
  name: 'ધારેલા આંકડા',
  title: 'ધારેલા આંકડા',
  heading: 'અમારા હિસાબમાં ધારેલા આંકડા',
  introduction:
    'બચતના કેલ્ક્યુલેટરમાં જે આંકડા પહેલેથી ભરેલા છે તે બધા અહીં છે: ક્યાંથી લીધા અને કઈ તારીખના. જ્યાં ભરોસો મુકાય એવો આધાર મળ્યો નથી ત્યાં “અંદાજ” લખ્યું છે.',
  change:
    'આમાંનો એકેય આંકડો તમારે માની જ લેવો એવું નથી: કેલ્ક્યુલેટરમાં દરેક આંકડો બદલી શકાય છે, અને તે પ્રમાણે જવાબ બદલાય છે. સરેરાશને બદલે તમારો ડીઝલનો ખર્ચ, તમારી લોન અને તમારા કામના દિવસ મૂકો તો હિસાબ વધુ સાચો આવે.',
  calculate: 'તમારા આંકડાથી હિસાબ કરો',
  contents: 'આ પાના પર',
  stored: 'કેલ્ક્યુલેટરમાં તમે જે બદલો છો તે ફક્ત પાનાની લિંકમાં રહે છે. અમે તેમાંનું કશું અહીં સાચવતા નથી.',
  nothing: 'ધારેલા આંકડા હમણાં મળતા નથી. થોડી મિનિટ પછી ફરી પ્રયત્ન કરો.',
  untranslated:
    '{count, plural, one {બીજો એક આંકડો હજી ગુજરાતીમાં લખાયો નથી અને ફક્ત અંગ્રેજી પાના પર છે.} other {બીજા # આંકડા હજી ગુજરાતીમાં લખાયા નથી અને ફક્ત અંગ્રેજી પાના પર છે.}}',
  english: 'બધા આંકડા અંગ્રેજીમાં',
  columns: { what: 'શું', value: 'આંકડો', range: 'સામાન્ય રીતે', source: 'ક્યાંથી, કઈ તારીખનો' },
  caption: '{group}: આંકડો, સામાન્ય રીતે કેટલો હોય, ક્યાંથી લીધો અને કઈ તારીખનો',
  groups: {
    energy: 'વીજળી અને બળતણ',
    vehicle: 'ગાડીઓ',
    upkeep: 'મેન્ટેનન્સ અને બેટરી',
    money: 'પૈસા',
    use: 'વપરાશ',
    range: 'રેન્જ',
    reference: 'ફક્ત જાણ માટે, હિસાબમાં ગણ્યા નથી',
  },
  noRange: 'આપેલું નથી',
  india: 'ભારત',
  estimate: 'અંદાજ',
  estimateAfter: 'અંદાજ, આધાર:',
  onlyPrinted: 'સરખામણી માટે છે: કેલ્ક્યુલેટરમાં {place}નો આંકડો ભરેલો છે.',
  from: '{title}, {publisher}',
  asOf: '{date} મુજબ',
  overdue: '{month} નો, ફરી તપાસવાનો બાકી',
  until: '{date} સુધી.',
  ended: '{date} પછી બંધ. ત્યારથી 0 ગણાય છે.',
  units: {
    rupeesPerLitre: 'લિટરના ₹{number}',
    rupeesPerKg: 'કિલોના ₹{number}',
    rupeesPerKwh: 'યુનિટ (kWh) દીઠ ₹{number}',
    share: '{number} ({percent} %)',
    percent: '{number} %',
    kmPerLitre: 'લિટરે {number} km',
    kmPerKg: 'કિલોએ {number} km',
    rupeesPerKm: 'કિલોમીટરે ₹{number}',
    km: '{number} km',
    rupees: '₹{number}',
    rupeesPerYear: 'વર્ષે ₹{number}',
    percentPerYear: 'વર્ષે {number} %',
    months: '{number} મહિના',
    daysPerYear: 'વર્ષે {number} દિવસ',
    years: '{number} વર્ષ',
    kmPerDay: 'રોજ {number} km',
  },
};
