import type { Translation } from '../translation.ts';

/** The home page in Gujarati. */
export const homePage: Translation = {
  texts: {
    'A three-wheeler that earns from the first kilometre': 'પહેલા કિલોમીટરથી કમાણી કરાવતી થ્રી-વ્હીલર',
    'A driver who spends ₹300 a day on CNG spends about ₹73 on electricity for the same 100 km. Everything on our vehicles follows from that: a battery that lasts the shift, a body that carries what the trade carries, and a workshop that has the part.':
      'જે ડ્રાઈવર રોજ ₹300 નો CNG પુરાવે છે, તેને એટલા જ 100 km માટે વીજળીના લગભગ ₹73 થાય. અમારી ગાડીનું બધું આ એક હિસાબ પરથી બન્યું છે: આખી શિફ્ટ ચાલે એવી બેટરી, ધંધાનો માલ ઊંચકે એવી બોડી અને પાર્ટ હાજર હોય એવી વર્કશોપ.',
    'Electricity for about 73 paise a kilometre': 'વીજળીનો ખર્ચ કિલોમીટરે લગભગ 73 પૈસા',
    'One full charge of Mastee or Millo takes about 8.67 units from the socket and gives 90 to 100 km. At ₹8 a unit that is ₹69.':
      'મસ્તી કે મિલ્લોને એક વાર ફુલ ચાર્જ કરવામાં સોકેટમાંથી લગભગ 8.67 યુનિટ વપરાય અને ગાડી 90 થી 100 km ચાલે. યુનિટના ₹8 લેખે ખર્ચ ₹69.',
    'Built by body-builders': 'બોડી બનાવનારાએ બનાવેલી',
    'The frame and panels come from Pathika Coach Works, which has built bus and truck bodies for over 75 years. Frames are welded on jigs, and any one panel can be changed by itself.':
      'ફ્રેમ અને પેનલ પથિકા કોચ વર્ક્સમાંથી આવે છે, જે 75 થી વધુ વર્ષોથી બસ અને ટ્રકની બોડી બનાવે છે. વેલ્ડિંગ જિગ પર થાય છે અને દરેક પેનલ અલગથી બદલી શકાય છે.',
    'Charges where it sleeps': 'જ્યાં ઊભી રહે ત્યાં જ ચાર્જ',
    'A 15 ampere socket in the yard is enough. Plug in after the evening round and the vehicle is ready before the milk is out.':
      'આંગણામાં 15 એમ્પિયરનું સોકેટ બસ છે. સાંજના ફેરા પછી ચાર્જિંગમાં મૂકો, સવારે દૂધવાળો નીકળે તે પહેલાં ગાડી તૈયાર.',
    'What you can count on': 'જેના પર ભરોસો રાખી શકો',
    'These figures hold for our e-rickshaw and e-cart. Each says what it depends on, because a figure without its condition is only half a promise.':
      'આ આંકડા અમારી ઈ-રિક્ષા અને ઈ-કાર્ટના છે. દરેક સાથે તેની શરત લખી છે, કારણ કે શરત વગરનો આંકડો એટલે અડધું જ વચન.',
    'Mileage per charge': 'એક ચાર્જમાં રેન્જ',
    'typical, city traffic, battery in good health': 'સામાન્ય રીતે, શહેરના ટ્રાફિકમાં, બેટરી સારી હાલતમાં',
    'Charging time': 'ચાર્જ થવાનો સમય',
    'from empty, 15 A home socket, charger supplied': 'ખાલીથી ફુલ, ઘરના 15 A સોકેટ પર, સાથે આવતા ચાર્જરથી',
    'Maximum speed': 'ટોપ સ્પીડ',
    'limit of the e-rickshaw and e-cart class; ours run at 24':
      'ઈ-રિક્ષા અને ઈ-કાર્ટ વર્ગની મર્યાદા; અમારી ગાડીઓ 24 પર ચાલે છે',
    Gradient: 'ચઢાણ ક્ષમતા',
    'climbed with full load, dry road': 'પૂરા લોડ સાથે, કોરા રસ્તા પર',
    'Passenger version': 'પેસેન્જર ગાડી',
    '+ 1 driver + 40 kg luggage': '+ 1 ડ્રાઈવર + 40 kg સામાન',
    'seating and luggage limit of the class': 'આ વર્ગની બેઠક અને સામાનની મર્યાદા',
    'Cargo version': 'માલવાહક ગાડી',
    'cargo + 1 driver': 'માલ + 1 ડ્રાઈવર',
    'goods limit of the e-cart class; goods and driver stay within Millo’s 380 kg':
      'ઈ-કાર્ટ વર્ગમાં માલની મર્યાદા; ડ્રાઈવર સાથે મિલ્લોના 380 kg ની અંદર',
    'Days on the road': 'રસ્તા પર રહેલા દિવસો',
    'sample figure: days in service out of days planned, first year':
      'નમૂનાનો આંકડો: પહેલા વર્ષે જેટલા દિવસ ચલાવવાની હતી તેમાંથી કેટલા દિવસ ચાલી',
    'Wear parts in stock': 'ઘસાતા પાર્ટ સ્ટોકમાં',
    'sample figure: orders by dealers filled the same day': 'નમૂનાનો આંકડો: ડીલરોના ઓર્ડર, તે જ દિવસે પૂરા કરેલા',
    'Charges without a fault': 'ખામી વગરનું ચાર્જિંગ',
    'sample figure: overnight charges ended full, per telematics':
      'નમૂનાનો આંકડો: રાતે ચાર્જિંગમાં મૂકેલી ગાડી સવારે ફુલ, ટેલિમેટિક્સ મુજબ',
    'Our vehicles, one by one': 'અમારી ગાડીઓ, એક પછી એક',
    'What owners tell us': 'માલિકો શું કહે છે',
    'On the road and in the works': 'રસ્તા પર અને ફેક્ટરીમાં',
    'Worth reading before you buy': 'ખરીદતાં પહેલાં વાંચવા જેવું',
    'Four questions everybody asks': 'બધા પૂછે એવા ચાર સવાલ',
    'Quick statistics (sample figures)': 'આંકડા એક નજરમાં (નમૂનાના આંકડા)',
  },
};
