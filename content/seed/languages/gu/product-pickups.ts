import type { Translation } from '../translation.ts';

/** Major and Manzil in Gujarati. */
export const productPickups: Translation = {
  texts: {
    Major: 'મેજર',
    'Electric pickup, L5N': 'ઇલેક્ટ્રિક પિકઅપ, L5N',
    '480 kg, at the speed of the road': '480 kg, ટ્રાફિકની ઝડપે',
    'Major is for rounds that leave the lanes: warehouse to town, mandi to market, depot to fifty shops. It has a cab with doors, hydraulic brakes and two speeds, keeps up at 50 km/h, and is full again after four hours at its charger.':
      'મેજર ગલીની બહારના ફેરા માટે છે: ગોડાઉનથી શહેર, માર્કેટ યાર્ડથી બજાર, ડેપોથી પચાસ દુકાન. દરવાજાવાળી કેબિન, હાઈડ્રોલિક બ્રેક અને બે સ્પીડ છે; 50 km/h એ ટ્રાફિક સાથે ચાલે છે અને પોતાના ચાર્જર પર ચાર કલાકમાં ફરી ફુલ થાય છે.',
    'Cloud telematics': 'ક્લાઉડ ટેલિમેટિક્સ',
    'Place, charge and faults of each vehicle on the owner’s phone.':
      'દરેક ગાડી ક્યાં છે, કેટલું ચાર્જ છે, શી ખામી છે: માલિકના ફોન પર.',
    'Independent axle': 'સ્વતંત્ર એક્સલ',
    'Each rear wheel takes its own pothole; the load stays level.':
      'દરેક પાછલું વ્હીલ પોતાનો ખાડો પોતે ઝીલે; માલ સમતોલ રહે.',
    'Vehicle control unit with debugging system': 'ખામી શોધી આપતું વ્હીકલ કંટ્રોલ યુનિટ',
    'Stores what happened before a fault; the mechanic reads it instead of guessing.':
      'ખામી પહેલાં શું થયું તે સાચવી રાખે; મિકેનિકે અટકળ કરવી ન પડે, વાંચી લે.',
    '12 kWh lithium iron phosphate, for about 100 km loaded.':
      '12 kWh લિથિયમ આયર્ન ફોસ્ફેટ, લોડ સાથે લગભગ 100 km માટે.',
    'Four-hour charging': 'ચાર કલાકમાં ચાર્જ',
    'Empty at noon, full for the evening round.': 'બપોરે ખાલી, સાંજના ફેરા માટે ફુલ.',
    'Hydraulic brakes': 'હાઈડ્રોલિક બ્રેક',
    'Short, even stops with 480 kg behind the seat.': 'પાછળ 480 kg હોય તોય ટૂંકા અંતરમાં, સીધી ઊભી રહે.',
    'Indigenous motor': 'સ્વદેશી મોટર',
    '10.5 kW peak and 53 Nm, wound and tested in India.':
      'વધુમાં વધુ 10.5 kW અને 53 Nm, ભારતમાં વાઈન્ડિંગ અને ટેસ્ટિંગ.',
    'Charge, speed and the nearest service date.': 'ચાર્જ, સ્પીડ અને હવે પછીની સર્વિસની તારીખ.',
    'Comfortable cab': 'આરામદાયક કેબિન',
    'Adjustable seat, fan, phone holder and a socket for it.':
      'ગોઠવાય એવી સીટ, પંખો, ફોન સ્ટેન્ડ અને તેને ચાર્જ કરવાનું સોકેટ.',
    'Product innovation': 'નવું શું છે',
    'Cab from the coach shop': 'બસ બનાવતા કારીગરોની કેબિન',
    'Two full doors, a laminated windscreen and seals, so dust and rain stay outside.':
      'બે આખા દરવાજા, લેમિનેટેડ કાચ અને રબર સીલ, એટલે ધૂળ અને વરસાદ બહાર.',
    'Two speeds': 'બે સ્પીડ',
    'At the rear axle: low for a loaded ramp, high for the ring road.':
      'પાછલા એક્સલ પર: ભરેલી ગાડીને ઢાળ પર લો ગિયર, રિંગ રોડ પર હાઈ ગિયર.',
    'Battery between the axles': 'બે એક્સલ વચ્ચે બેટરી',
    'Low, boxed in, out in twenty minutes for service.': 'નીચે, બંધ બોક્સમાં, સર્વિસ માટે વીસ મિનિટમાં બહાર.',
    'Brakes that give back': 'ચાર્જ પાછું આપતી બ્રેક',
    'Lifting the foot returns charge to the pack and spares the shoes.':
      'પગ ઉઠાવો એટલે બેટરીમાં ચાર્જ પાછું જાય અને બ્રેક શૂ ઓછા ઘસાય.',
    'Body on eight bolts': 'આઠ બોલ્ટ પર બોડી',
    'Half load body, closed box or tipper: changed in the workshop, not in the works.':
      'હાફ લોડ બોડી, બંધ બોક્સ કે ટિપર: ફેક્ટરીમાં નહીં, વર્કશોપમાં જ બદલાય.',
    'Noise taken out': 'ઓછો અવાજ',
    'Motor and gearbox hang in rubber: the cab is quiet enough to hear a horn behind.':
      'મોટર અને ગિયરબોક્સ રબર પર બેઠાં છે; ડ્રાઈવરને પાછળનું હોર્ન સંભળાય.',
    '3 wheeler drivers': '3-વ્હીલર ડ્રાઈવર',
    'Lower and middle income groups': 'ઓછી અને મધ્યમ આવકવાળા',
    Manzil: 'મંઝિલ',
    'Electric cargo vehicle, L5N': 'ઇલેક્ટ્રિક માલવાહક ગાડી, L5N',
    'The light one for bulky goods': 'જગ્યા રોકતા માલ માટે હલકી ગાડી',
    'Manzil is built for bulky goods that weigh little: parcels, bread, bedding, snacks. Its rounded cab and high closed body weigh less than a pickup’s, so a smaller battery takes it 85 km on an ordinary working day and 50 km/h on the road between two towns.':
      'મંઝિલ જગ્યા વધુ રોકે પણ વજન ઓછું હોય એવા માલ માટે છે: પાર્સલ, બ્રેડ, ગાદલાં, નાસ્તો. તેની ગોળ કેબિન અને ઊંચી બંધ બોડીનું વજન પિકઅપની બોડી કરતાં ઓછું છે, એટલે નાની બેટરીથી પણ રોજના કામમાં 85 km જાય છે અને બે ગામ વચ્ચેના રસ્તે 50 km/h ચાલે છે.',
    'Room for tall goods': 'ઊંચા માલની જગ્યા',
    '4.8 cubic metres under one roof, for what is large and light.':
      'એક જ છત નીચે 4.8 ઘન મીટર, મોટા પણ હલકા માલ માટે.',
    'Each rear wheel takes its own pothole.': 'દરેક પાછલું વ્હીલ પોતાનો ખાડો પોતે ઝીલે.',
    'Faults are stored with date and reading for the mechanic.':
      'ખામી તારીખ અને રીડિંગ સાથે સચવાય, મિકેનિકને કામ લાગે.',
    '60 V lithium iron phosphate, sealed against water.': '60 V લિથિયમ આયર્ન ફોસ્ફેટ, પાણી સામે સીલબંધ.',
    'Made in India, with every spare part in the country.': 'ભારતમાં બનેલી, દરેક સ્પેરપાર્ટ દેશમાં જ મળે.',
    'Charge in bars, and the range left in kilometres.': 'ચાર્જ કાપામાં, અને કેટલા કિલોમીટર બાકી તે આંકડામાં.',
    'Advertising space': 'જાહેરાતની જગ્યા',
    'Three smooth panels of the body to letter or to let.': 'બોડીની ત્રણ સપાટ પેનલ: નામ લખાવો કે ભાડે આપો.',
    'A door that shuts, a fan, and a seat with two positions.':
      'બરાબર બંધ થતો દરવાજો, પંખો અને બે રીતે ગોઠવાતી સીટ.',
    'Light for the evening': 'સાંજ માટે લાઈટ',
    'LED head lamp, and a lamp inside the body for finding the parcel.':
      'LED હેડલાઈટ, અને પાર્સલ શોધવા બોડીની અંદર પણ લાઈટ.',
    '36 months of warranty': '36 મહિનાની વોરંટી',
    'In writing, with the frame number and all that it covers.':
      'લેખિતમાં, ચેસિસ નંબર સાથે, અને શેના શેના પર છે તે પણ.',
    'Rounded cab': 'ગોળ કેબિન',
    'No flat front for the wind and no corner for a scooter.':
      'પવન રોકે એવો સપાટ આગલો ભાગ નહીં, સ્કૂટરને અડે એવો ખૂણો નહીં.',
    'Light riveted body': 'રિવેટવાળી હલકી બોડી',
    'Flat panels in a light frame: one man can lift a panel, and a workshop can change it.':
      'હલકી ફ્રેમમાં સપાટ પેનલ: એક માણસ ઊંચકી શકે અને વર્કશોપ બદલી શકે.',
    'Iron phosphate cells': 'આયર્ન ફોસ્ફેટ સેલ',
    'They bear heat and daily charging, and they hold no cobalt.':
      'ગરમી અને રોજનું ચાર્જિંગ ખમે, અને તેમાં કોબાલ્ટ નથી.',
    'Rear doors held twice': 'ઉપર-નીચે બંને જગ્યાએથી બંધ થતા દરવાજા',
    'A rod locks each of the two doors above and below: they do not rattle.':
      'પાછલા બંને દરવાજાને એક-એક સળિયો ઉપર અને નીચેથી પકડી રાખે: ખખડે નહીં.',
    'Floor that drains': 'પાણી નીકળી જાય એવું તળિયું',
    'Two outlets at the rear; ice and milk do not stay.':
      'પાછળ પાણી નીકળવાનાં બે કાણાં છે; બરફનું પાણી અને દૂધ ભરાઈ ન રહે.',
    'One key for all': 'બધાં તાળાંની એક જ ચાવી',
    'Ignition, cab and body share a key, and the key is numbered.':
      'સ્ટાર્ટ, કેબિન અને બોડીની એક જ ચાવી, અને ચાવી પર નંબર.',
  },
};
