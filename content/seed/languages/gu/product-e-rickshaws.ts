import type { Translation } from '../translation.ts';

/** Mastee and Millo in Gujarati, with the headings that other vehicles share. */
export const productERickshaws: Translation = {
  texts: {
    Mastee: 'મસ્તી',
    'Passenger vehicle': 'પેસેન્જર ગાડી',
    'A comfortable, reliable three-wheeler for passengers': 'મુસાફરો માટે આરામદાયક અને ભરોસાપાત્ર થ્રી-વ્હીલર',
    'Mastee carries the driver and four passengers under a hard roof, with room for their bags. It starts without a jerk, runs without shaking, and goes from the first school round to the last train on one charge. The floor is one piece: it is washed with a bucket and stays dry underneath.':
      'મસ્તીમાં પાકી છત નીચે ડ્રાઈવર અને ચાર મુસાફર બેસે છે, અને બેગ મૂકવાની જગ્યા પણ છે. ઊપડતાં આંચકો નહીં, ચાલતાં ધ્રુજારી નહીં. સવારના સ્કૂલના પહેલા ફેરાથી રાતની છેલ્લી ટ્રેન સુધી એક જ ચાર્જમાં ચાલે છે. તળિયું એક જ પતરાનું છે: ડોલ પાણી નાખીને ધોઈ નાખો, નીચે કોરું રહે છે.',
    Yellow: 'પીળો',
    White: 'સફેદ',
    Green: 'લીલો',
    'Competitive rates': 'પોસાય એવો ભાવ',
    'An EMI that the day’s fares pay, with something left over.':
      'રોજના ભાડામાંથી નીકળી જાય ને કંઈક બચે એટલો EMI.',
    'Timely product delivery': 'સમયસર ડિલિવરી',
    'Number plate and papers ready with the vehicle, so that it earns from day one.':
      'નંબર પ્લેટ અને કાગળિયાં ગાડી સાથે જ તૈયાર, જેથી પહેલા દિવસથી કમાણી.',
    'Efficient and quality product': 'સારી અને ટકાઉ ગાડી',
    'Seats, floor and posts that stand six days of shifts a week.':
      'અઠવાડિયાની છ દિવસની શિફ્ટ ખમે એવી સીટ, તળિયું અને થાંભલી.',
    'Prompt after sales service': 'વેચાણ પછી તરત સર્વિસ',
    'Mended in the afternoon, back on the stand for the evening trains.':
      'બપોરે રિપેર, સાંજની ટ્રેનના ટાઈમે પાછી સ્ટેન્ડ પર.',
    'Customized services': 'તમારી જરૂર પ્રમાણે',
    'Your colour, your route number, your association’s lettering.':
      'તમારો રંગ, તમારો રૂટ નંબર, તમારા એસોસિએશનનું નામ.',
    'Futuristic body design': 'નવા જમાનાની બોડી',
    'Rounded front, flush roof, large side openings: seen from afar, entered in one step.':
      'ગોળાકાર આગલો ભાગ, સપાટ છત, બાજુમાં મોટી જગ્યા: દૂરથી દેખાય, એક પગલે ચઢાય.',
    'High capacity battery': 'મોટી ક્ષમતાની બેટરી',
    '6.5 kWh at 48 V, for 90 to 100 km of stop and go.': '48 V પર 6.5 kWh: વારંવાર ઊભા રહો તોય 90 થી 100 km.',
    'Differential with single gear': 'સિંગલ ગિયર સાથે ડિફરન્શિયલ',
    'No gear to change and no clutch to burn; smooth for those who sit behind.':
      'ગિયર બદલવાનો નહીં, ક્લચ બળવાનો નહીં; પાછળ બેઠેલાને આંચકા નહીં.',
    'Indigenous motor for mileage and torque': 'રેન્જ અને ટોર્ક આપતી સ્વદેશી મોટર',
    'Pulls away on a flyover with five people aboard.': 'પાંચ જણ બેઠા હોય તોય ઓવરબ્રિજ પર ઊપડી જાય.',
    'Advertising space revenue': 'જાહેરાતની જગ્યામાંથી આવક',
    'Rear panel and roof edge can carry a local shop’s board.':
      'પાછળની પેનલ અને છતની ધાર પર આસપાસની દુકાનનું બોર્ડ લાગી શકે.',
    'Digital display': 'ડિજિટલ ડિસ્પ્લે',
    'Charge left and speed at a glance, by day and night.':
      'કેટલું ચાર્જ બાકી અને કેટલી સ્પીડ, દિવસે ને રાતે એક નજરમાં.',
    'Driver and passenger comfort': 'ડ્રાઈવર અને મુસાફરને આરામ',
    'Facing benches with knee room, foam that keeps its shape, a roof that keeps out the sun.':
      'સામસામી સીટ વચ્ચે ઘૂંટણની જગ્યા, બેસી ન જાય એવું ફોમ, તડકો રોકે એવી છત.',
    Aerodynamics: 'હવા કાપતો આકાર',
    'A sloped windscreen and closed front take less charge from the pack.':
      'ઢળતો કાચ અને બંધ આગલો ભાગ બેટરી ઓછી વાપરે.',
    'Product innovation: body ergonomics': 'નવું શું છે: શરીરને ફાવે એવી બોડી',
    'One step in': 'એક પગલે અંદર',
    'The floor is low enough for a sari, a school bag and an old knee.':
      'સાડી, સ્કૂલબેગ અને ઘરડા ઘૂંટણને ફાવે એટલું નીચું તળિયું.',
    'A rail where the hand looks for it': 'હાથ શોધે ત્યાં જ પકડવાનો સળિયો',
    'At each post and along both benches, one diameter, no sharp end.':
      'દરેક થાંભલીએ અને બંને સીટની ધારે, એકસરખી જાડાઈનો, ક્યાંય અણી નહીં.',
    'Bags on the floor, not on laps': 'બેગ તળિયે, ખોળામાં નહીં',
    'The flat floor between the two benches takes 40 kg of luggage.':
      'બંને સીટ વચ્ચેના સપાટ તળિયે 40 kg સામાન સમાય.',
    'A seat for twelve hours': 'બાર કલાક બેસાય એવી સીટ',
    'The driver has a bench of full width, a padded back, and room for both feet on the floor.':
      'ડ્રાઈવર માટે પૂરી પહોળાઈની સીટ, ગાદીવાળો ટેકો, અને બંને પગ તળિયે મૂકવાની જગ્યા.',
    Individual: 'વ્યક્તિગત',
    'Owner-drivers, families with a stand, women’s self-help groups.':
      'પોતાની રિક્ષા ચલાવનારા, સ્ટેન્ડવાળા પરિવારો, મહિલા સ્વસહાય જૂથો.',
    Government: 'સરકારી',
    'Feeder routes to metro and bus, hospital and campus shuttles.':
      'મેટ્રો અને બસ સુધીના ફીડર રૂટ, હોસ્પિટલ અને કેમ્પસની અવરજવર.',
    Institutional: 'સંસ્થાઓ',
    'Ride apps, hotels, temples, schools and housing societies.':
      'રાઈડ એપ, હોટેલ, મંદિર, સ્કૂલ અને હાઉસિંગ સોસાયટી.',
    Export: 'નિકાસ',
    'Shared taxis for towns in Africa, South-East Asia and Latin America.':
      'આફ્રિકા, દક્ષિણ-પૂર્વ એશિયા અને લેટિન અમેરિકાનાં શહેરો માટે શટલ ટેક્સી.',
    Millo: 'મિલ્લો',
    'Cargo vehicle': 'માલવાહક ગાડી',
    'A reliable, sturdy three-wheeler for cargo': 'માલ માટે ભરોસાપાત્ર અને મજબૂત થ્રી-વ્હીલર',
    'Millo does the last five kilometres that a tempo is too big for. The closed box keeps parcels dry and locked; the open tray takes crates, cans and sacks. Both stand on the same frame, with the battery low between the axles, and run a day’s round on one night’s charge.':
      'જ્યાં ટેમ્પો મોટો પડે એ છેલ્લા પાંચ કિલોમીટરનું કામ મિલ્લો કરે છે. બંધ બોક્સમાં પાર્સલ કોરાં રહે અને તાળામાં રહે; ખુલ્લી ટ્રેમાં કેરેટ, કેન અને બોરીઓ ભરાય. બંનેની ફ્રેમ એક જ છે, બેટરી નીચે બે એક્સલ વચ્ચે છે, અને રાતના એક ચાર્જમાં આખા દિવસના ફેરા થાય છે.',
    'Full Body Cargo': 'ફુલ બોડી કાર્ગો',
    'Half Body Cargo': 'હાફ બોડી કાર્ગો',
    'A price per kilometre that leaves something over after the EMI.':
      'EMI ભર્યા પછી પણ કિલોમીટરે કંઈક બચે એવો ભાવ.',
    'A date on the order form, and the vehicle in the yard on that date.':
      'ઓર્ડર ફોર્મ પર લખેલી તારીખે ગાડી તમારા આંગણે.',
    'Figures you can check on your own round.': 'પોતાના ફેરામાં ચકાસી શકાય એવા આંકડા.',
    'A mechanic the same day, and the part on his shelf.': 'તે જ દિવસે મિકેનિક, અને પાર્ટ તેની પાસે હાજર.',
    'Shelves, partitions, lettering, seat covers: built in before delivery.':
      'ખાનાં, પાર્ટિશન, લખાણ, સીટ કવર: ડિલિવરી પહેલાં જ લગાવી આપીએ.',
    'Smooth panels without ledges: easy to wipe, easy to letter.':
      'ધાર વગરની સપાટ પેનલ: લૂછવી સહેલી, નામ લખાવવું સહેલું.',
    '6.5 kWh at 48 V, enough for 90 to 100 km with stops.':
      '48 V પર 6.5 kWh: વચ્ચે ઊભા રહેતાં પણ 90 થી 100 km માટે પૂરતી.',
    'One fixed reduction, no clutch; both wheels pull in a turn.':
      'એક જ ફિક્સ રિડક્શન, ક્લચ નહીં; વળાંકમાં બંને વ્હીલ ખેંચે.',
    'Wound in India for slow, loaded starts rather than speed.':
      'સ્પીડ માટે નહીં, ભરેલી ગાડી ધીમેથી ઊપડે એ માટે ભારતમાં વાઈન્ડિંગ કરેલી.',
    'Two side panels of the box can be let to a brand by the month.':
      'બોક્સની બે બાજુની પેનલ મહિનાના ભાડે કોઈ બ્રાન્ડને આપી શકાય.',
    'Speed, charge and distance in large digits, readable in sun.':
      'સ્પીડ, ચાર્જ અને અંતર મોટા આંકડામાં, તડકામાં પણ વંચાય.',
    'Sprung bench, full windscreen, hard roof against heat and rain.':
      'સ્પ્રિંગવાળી સીટ, આખો કાચ, ગરમી-વરસાદ સામે પાકી છત.',
    'A raked front and a roof flush with the box save charge in head wind.':
      'ઢળતો આગલો ભાગ અને બોક્સની સાથે સરખી છત, સામા પવનમાં ચાર્જ બચાવે.',
    'More storage': 'સામાન મૂકવાની વધુ જગ્યા',
    'A lockable space under the bench for papers, charger and tools.':
      'સીટ નીચે તાળાવાળું ખાનું: કાગળિયાં, ચાર્જર અને ઓજાર માટે.',
    'Loading edge at hip height': 'કમરની ઊંચાઈએથી જ માલ ભરાય',
    'The floor lies low, so a 25 kg crate goes in without a lift above the belt.':
      'તળિયું નીચું છે, એટલે 25 kg નું કેરેટ કમરથી ઊંચું કર્યા વગર અંદર જાય.',
    'Doors that open flat': 'આખા ખૂલી જતા દરવાજા',
    'Each rear door swings right round and latches to the side: no corner at head height.':
      'પાછળનો દરેક દરવાજો આખો ફરીને બાજુ પર ટકી જાય: માથે વાગે એવો ખૂણો નહીં.',
    'Step on both sides': 'બંને બાજુ પગથિયું',
    'In and out on the kerb side, in any lane.': 'ગમે તે ગલીમાં, ફૂટપાથ બાજુથી ચઢો-ઊતરો.',
    'Mirrors past the box': 'બોક્સથી બહાર નીકળતા અરીસા',
    'Long arms show the rear wheel and the lane beside it.':
      'લાંબા હાથાવાળા અરીસામાં પાછલું વ્હીલ અને બાજુની લેન દેખાય.',
    'Shopkeepers, dairies, water suppliers, owner-drivers with their own rounds.':
      'દુકાનદાર, ડેરી, પાણીવાળા, પોતાના ફેરા કરતા ગાડીમાલિક.',
    'Municipal waste rounds, parks, hospitals, ration supply.':
      'નગરપાલિકાનો કચરો, બગીચા, હોસ્પિટલ, રેશનનો પુરવઠો.',
    'E-commerce companies, couriers, cold chains and factories with fleets.':
      'ઈ-કોમર્સ કંપની, કુરિયર, કોલ્ડ ચેઈન અને પોતાની ગાડીઓ રાખતી ફેક્ટરી.',
    'For left- and right-hand traffic, shipped complete or as kits.':
      'જમણી અને ડાબી બાજુ ચલાવતા દેશો માટે, તૈયાર ગાડી કે કિટ રૂપે.',
  },
};
