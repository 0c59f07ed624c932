import type { Translation } from '../translation.ts';

/** The shows in Gujarati. */
export const tradeShows: Translation = {
  texts: {
    'Sample Auto Show 2024': 'નમૂના ઓટો શો 2024',
    'Fairs are where a driver can lift the floor of a vehicle and ask the man who welded it. Upcoming electric vehicle events in India that we mean to attend are announced on the events page: a test drive beats every brochure. This page looks back at our largest stand so far.':
      'મેળામાં ડ્રાઈવર ગાડીનું તળિયું ઊંચકીને જોઈ શકે અને તેનું વેલ્ડિંગ કરનારને પૂછી શકે. ભારતમાં ઇલેક્ટ્રિક વાહનોના જે કાર્યક્રમોમાં અમે જવાના છીએ તે કાર્યક્રમોના પાને લખીએ છીએ: એક ટેસ્ટ રાઇડ ગમે તેવા બ્રોશર કરતાં સારી. આ પાનું અમારા અત્યાર સુધીના સૌથી મોટા સ્ટોલની યાદ છે.',
    'Seven vehicles in one row, a battery cut open, and a track of 120 metres behind the hall. Over four days about 1,900 people took a ride. What they asked most: what does a kilometre cost, and who repairs it in my town? Both answers hung on the wall, in three languages. Pictures and figures are samples.':
      'હારબંધ સાત ગાડી, ખોલેલી એક બેટરી, અને હોલની પાછળ 120 મીટરનો ટ્રેક. ચાર દિવસમાં લગભગ 1,900 લોકોએ ગાડી ચલાવી જોઈ. સૌથી વધુ શું પૂછ્યું: કિલોમીટરનો ખર્ચ કેટલો, અને મારા શહેરમાં રિપેર કોણ કરે? બંને જવાબ ત્રણ ભાષામાં દીવાલ પર હતા. ફોટા અને આંકડા નમૂનાના છે.',
    'The stand': 'સ્ટોલ',
    Passenger: 'પેસેન્જર',
    Cargo: 'માલવાહક',
    'E-bikes': 'ઈ-બાઈક',
    'The whole row before the doors opened': 'દરવાજા ખૂલ્યા તે પહેલાં આખી હાર',
    'Manzil and Major, a Marvel Pro before them': 'મંઝિલ અને મેજર, આગળ એક માર્વેલ પ્રો',
    'Mastee under the lamps': 'લાઈટો નીચે મસ્તી',
    'Seen from the aisle': 'વચ્ચેના રસ્તેથી દેખાતો સ્ટોલ',
    'The motor that everybody touched': 'સૌએ અડીને જોયેલી મોટર',
    'Pack with its lid off': 'ઢાંકણું ખોલેલી બેટરી',
    'Yellow, as at the stand': 'પીળી, સ્ટેન્ડ પર હોય એવી',
    'Two benches, facing': 'સામસામી બે સીટ',
    'White, ordered by two hospitals': 'સફેદ, બે હોસ્પિટલે ઓર્ડર કરેલી',
    'Rear of the white one': 'સફેદ ગાડી, પાછળથી',
    'Green, driven on the test track': 'લીલી, ટેસ્ટ ટ્રેક પર ચાલેલી',
    'Plate and lamps of the green one': 'લીલી ગાડીની પ્લેટ અને લાઈટ',
    'Closed box, 1.5 cubic metres': 'બંધ બોક્સ, 1.5 ઘન મીટર',
    'Open tray, 0.5 cubic metre': 'ખુલ્લી ટ્રે, 0.5 ઘન મીટર',
    'Box doors, shut and locked': 'બોક્સના દરવાજા, બંધ અને તાળું મારેલા',
    'Major, before the ramp': 'મેજર, ઢાળ ચઢતાં પહેલાં',
    'Load body of Major, from above': 'મેજરની લોડ બોડી, ઉપરથી',
    'Manzil, new that year': 'મંઝિલ, તે વર્ષની નવી ગાડી',
    'Marvel, with basket': 'માર્વેલ, બાસ્કેટ સાથે',
    'Basket and lamp of Marvel': 'માર્વેલનું બાસ્કેટ અને લાઈટ',
    'Marvel Pro, the queue of the day': 'માર્વેલ પ્રો, દિવસની સૌથી લાંબી લાઈન',
    'Marvel Pro from the side': 'માર્વેલ પ્રો, બાજુથી',
    'Mighty, after 300 test rides': 'માઇટી, 300 ટેસ્ટ રાઇડ પછી',
    'Mighty from the side': 'માઇટી, બાજુથી',
    'Four days at the stand, in two minutes (sample)': 'સ્ટોલના ચાર દિવસ, બે મિનિટમાં (નમૂનો)',
    'Regional news: an e-rickshaw for the price of diesel (sample)':
      'સ્થાનિક સમાચાર: ડીઝલના ખર્ચમાં ઈ-રિક્ષા (નમૂનો)',
    'Half a tonne up the ramp (sample)': 'અડધો ટન લઈને ઢાળ પર (નમૂનો)',
    'Inside a battery pack (sample)': 'બેટરીની અંદર (નમૂનો)',
    'Interview at the test track (sample)': 'ટેસ્ટ ટ્રેક પર મુલાકાત (નમૂનો)',
    'From the frame to the number plate (sample)': 'ફ્રેમથી નંબર પ્લેટ સુધી (નમૂનો)',
  },
};
