import type { Translation } from '../translation.ts';

/** The sample testimonials in Gujarati. */
export const testimonials: Translation = {
  texts: {
    'Ramesh P.': 'રમેશ પી.',
    'E-rickshaw driver, Naroda': 'ઈ-રિક્ષા ડ્રાઈવર, નરોડા',
    'Earlier I gave ₹320 a day to the pump. Now I plug in at ten at night and my electricity bill went up by ₹1,700 a month. The rest pays my daughter’s coaching. I miss nothing, except the noise when somebody walks in front of me.':
      'પહેલાં રોજના ₹320 પંપ પર આપતો. હવે રાતે દસ વાગ્યે ચાર્જિંગમાં મૂકું છું અને મારું લાઈટ બિલ મહિને ₹1,700 વધ્યું. જે બચે છે તેમાંથી દીકરીના ક્લાસની ફી ભરાય છે. કશું ખૂટતું નથી, બસ આગળ ચાલનાર ખસે નહીં ત્યારે એન્જિનનો અવાજ યાદ આવે છે.',
    'Shabana K.': 'શબાના કે.',
    'Courier partner, Surat': 'કુરિયર પાર્ટનર, સુરત',
    'Eighty packets, one lock, and I turn round in lanes where the van had to reverse. In the rain nothing gets wet. I load in reverse order as they showed me, and I am home before my husband.':
      'એંશી પેકેટ, એક તાળું, અને વાન રિવર્સમાં કાઢવી પડતી એ ગલીમાં હું ગાડી વાળી લઉં છું. વરસાદમાં કશું પલળતું નથી. ડીલરે બતાવ્યું તેમ છેલ્લે આપવાનું પહેલું ભરું છું, અને મારા પતિ કરતાં વહેલી ઘરે પહોંચું છું.',
    'Dinesh V.': 'દિનેશ વી.',
    'Vegetable wholesaler, Rajkot': 'શાકભાજીના હોલસેલ વેપારી, રાજકોટ',
    'Four hundred and fifty kilos of onions over the flyover at four in the morning, every day since Diwali. I charge it while I sleep after lunch. The first brake job came at 21,000 km and cost me ₹900.':
      'દિવાળીથી રોજ સવારે ચાર વાગ્યે સાડા ચારસો કિલો ડુંગળી લઈને ઓવરબ્રિજ ચઢું છું. બપોરે જમીને સૂઈ જાઉં ત્યારે ચાર્જ કરું છું. બ્રેકનું પહેલું કામ 21,000 km એ આવ્યું અને ₹900 થયા.',
    'Meena S.': 'મીના એસ.',
    'Self-help group driver, Anand': 'સ્વસહાય જૂથની ડ્રાઈવર, આણંદ',
    'We are twelve women with twelve vehicles and one yard. In the first week the men at the stand laughed. Now two of them ask us where we had our driving lessons. I make ₹600 on a plain day, after everything.':
      'અમે બાર બહેનો છીએ, બાર ગાડી છે અને એક યાર્ડ. પહેલા અઠવાડિયે સ્ટેન્ડ પરના ભાઈઓ હસતા હતા. હવે એમાંથી બે જણ પૂછે છે કે ગાડી ચલાવતાં ક્યાં શીખ્યાં. સાદા દિવસે પણ બધો ખર્ચ કાઢતાં ₹600 બચે છે.',
    'Harish B.': 'હરીશ બી.',
    'Dairy owner, Mehsana': 'ડેરીમાલિક, મહેસાણા',
    'Six cans at five o’clock, six empty ones at eight. The tray can be washed with a hose. My old tempo stood in the workshop every second month.':
      'પાંચ વાગ્યે છ કેન, આઠ વાગ્યે છ ખાલી. ટ્રે પાઈપથી ધોવાઈ જાય છે. મારો જૂનો ટેમ્પો દર બીજે મહિને વર્કશોપમાં હોતો.',
    'Anjali T.': 'અંજલિ ટી.',
    'Fleet manager, parcel hub, Aslali': 'ફ્લીટ મેનેજર, પાર્સલ હબ, અસલાલી',
    'We run sixteen. I see each on my screen, with charge and place, and I know at three who will need help at six. In eleven months we had two days on which a vehicle stood. For diesel I had a column for that.':
      'અમારી પાસે સોળ ગાડી છે. દરેક ક્યાં છે અને કેટલું ચાર્જ છે તે સ્ક્રીન પર દેખાય, અને છ વાગ્યે કોને મદદ જોઈશે તે મને ત્રણ વાગ્યે ખબર પડે. અગિયાર મહિનામાં ગાડી ઊભી રહી હોય એવા બે દિવસ હતા. ડીઝલ વખતે તો એના માટે અલગ ખાનું રાખતી.',
    'Yusuf M.': 'યુસુફ એમ.',
    'Baker, Vadodara': 'બેકરીવાળા, વડોદરા',
    'Bread is air. The tall body takes 60 crates, and both doors fold right back. The boys had to learn that one cannot hear it coming, so we ring a bell.':
      'બ્રેડ એટલે હવા. ઊંચી બોડીમાં 60 કેરેટ સમાય છે, અને બંને દરવાજા આખા પાછળ વળી જાય છે. અવાજ ન આવે એટલે છોકરાઓને ખબર ન પડે; અમે ઘંટડી વગાડીએ છીએ.',
    'Kirit J.': 'કિરીટ જે.',
    'Retired teacher, Gandhinagar': 'નિવૃત્ત શિક્ષક, ગાંધીનગર',
    'At 67 I did not want a scooter any more. I step through the frame, the motor helps me up to the library, and on the way back I switch it off out of pride.':
      '67 વર્ષે મારે હવે સ્કૂટર નહોતું જોઈતું. ફ્રેમ નીચી છે એટલે સહેલાઈથી ચઢી જાઉં, લાઈબ્રેરી સુધીનો ઢાળ મોટર ચઢાવે, અને વળતાં વટ ખાતર મોટર બંધ કરી દઉં છું.',
    'Pooja R.': 'પૂજા આર.',
    'Software tester, Ahmedabad': 'સોફ્ટવેર ટેસ્ટર, અમદાવાદ',
    'Eleven kilometres to the office in 38 minutes. The battery goes under my desk. After a year I had saved the price of a phone in petrol, and bought the phone.':
      'ઓફિસના અગિયાર કિલોમીટર 38 મિનિટમાં. બેટરી મારા ટેબલ નીચે રહે છે. એક વર્ષમાં પેટ્રોલમાં એક ફોન જેટલા પૈસા બચ્યા, અને મેં ફોન લીધો.',
    'Bharat D.': 'ભરત ડી.',
    'Newspaper agent, Bhavnagar': 'છાપાંના એજન્ટ, ભાવનગર',
    'Forty kilos of paper, four in the morning, bad road. Two bicycles broke at the fork. This one has done 9,000 km and had three tyres.':
      'ચાલીસ કિલો છાપાં, સવારના ચાર, ખરાબ રસ્તો. બે સાઈકલ આગલા ચીમટેથી તૂટી ગઈ. આ એક 9,000 km ચાલી છે અને ત્રણ ટાયર બદલ્યાં છે.',
    'Suresh N.': 'સુરેશ એન.',
    'Temple trust, Dwarka': 'મંદિર ટ્રસ્ટ, દ્વારકા',
    'Six of them carry old people from the gate to the steps. No smoke, no horn. The trust wanted white, and the rails in steel that one can polish.':
      'છ ગાડીઓ વડીલોને ગેટથી પગથિયાં સુધી લઈ જાય છે. ધુમાડો નહીં, હોર્ન નહીં. ટ્રસ્ટને સફેદ રંગ જોઈતો હતો, અને ચમકાવી શકાય એવા સ્ટીલના સળિયા.',
    'Farida A.': 'ફરીદા એ.',
    'Water supplier, Bhuj': 'પાણીના વેપારી, ભુજ',
    'Thirty jars are 600 kilos, and they told me honestly: two rounds, not one. So I drive two rounds. It is still half of what I paid before.':
      'ત્રીસ જગનું વજન 600 કિલો થાય, ને ડીલરે ચોખ્ખું કહ્યું: એક નહીં, બે ફેરા કરો. એટલે હું બે ફેરા કરું છું. તોય પહેલાં કરતાં અડધો ખર્ચ થાય છે.',
    'Gopal K.': 'ગોપાલ કે.',
    'Snack distributor, Jamnagar': 'નાસ્તાના ડિસ્ટ્રિબ્યુટર, જામનગર',
    'My round is 70 km through eleven villages. I come home with fifteen left on the display. In January it was six, and I drove behind the milk truck to be sure.':
      'મારો ફેરો અગિયાર ગામનો 70 km નો છે. ઘરે આવું ત્યારે ડિસ્પ્લે પર પંદર બાકી હોય. જાન્યુઆરીમાં છ હતા, અને ધરપત માટે હું દૂધની ટ્રકની પાછળ પાછળ ચલાવતો હતો.',
    'Leela W.': 'લીલા ડબલ્યુ.',
    'Municipal ward officer, Nadiad': 'નગરપાલિકા વોર્ડ અધિકારી, નડિયાદ',
    'For the narrow lanes we took three with tipping bins. Complaints about noise at six in the morning have stopped. Complaints that we come too early have not.':
      'સાંકડી ગલીઓ માટે અમે ઠાલવી શકાય એવા ડબાવાળી ત્રણ ગાડી લીધી. સવારે છ વાગ્યે અવાજની ફરિયાદ આવતી તે બંધ થઈ. અમે વહેલા આવીએ છીએ એવી ફરિયાદ બંધ નથી થઈ.',
  },
};
