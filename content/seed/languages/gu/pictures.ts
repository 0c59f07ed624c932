import type { Translation } from '../translation.ts';

/** The descriptions of the pictures in Gujarati. */
export const pictures: Translation = {
  texts: {
    'Major pickup from the rear left, tailgate with its name and red tail lamps':
      'મેજર પિકઅપ, પાછળ ડાબી બાજુથી; નામ લખેલો પાછલો ફાળકો અને લાલ ટેલ લાઈટ',
    'Manzil delivery van from the rear left, two tall cargo doors with lock rods':
      'મંઝિલ ડિલિવરી વાન, પાછળ ડાબી બાજુથી; લોક સળિયાવાળા બે ઊંચા દરવાજા',
    'Marvel electric bicycle, graphite step-through frame with a small cane basket, exact side view with bottle holder, battery behind the seat tube and rear stand':
      'માર્વેલ ઇલેક્ટ્રિક સાઈકલ, ઘેરા રાખોડી રંગની નીચી ફ્રેમ અને નેતરનું નાનું બાસ્કેટ, બરાબર બાજુથી; બોટલ હોલ્ડર, સીટ નીચેની પાઈપ પાછળ બેટરી અને પાછળનું સ્ટેન્ડ',
    'Cane basket, head lamp and bottle holder of the Marvel bicycle':
      'માર્વેલ સાઈકલનું નેતરનું બાસ્કેટ, હેડલાઈટ અને બોટલ હોલ્ડર',
    'Marvel Pro electric bicycle, green step-through frame with front basket, exact side view with rear carrier and rear stand':
      'માર્વેલ પ્રો ઇલેક્ટ્રિક સાઈકલ, લીલી નીચી ફ્રેમ અને આગળ બાસ્કેટ, બરાબર બાજુથી; પાછળ કેરિયર અને સ્ટેન્ડ',
    'Rear carrier, hub motor and stand of the Marvel Pro bicycle, battery behind the seat tube':
      'માર્વેલ પ્રો સાઈકલનું પાછલું કેરિયર, હબ મોટર અને સ્ટેન્ડ; સીટ નીચેની પાઈપ પાછળ બેટરી',
    "Green Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'લીલી મસ્તી પેસેન્જર ઈ-રિક્ષા, જમણી બાજુથી: ડ્રાઈવરની સીટ, સામસામી બે સીટ અને ક્રોમની થાંભલી પર પાકી છત',
    'Green Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'લીલી મસ્તી પેસેન્જર ઈ-રિક્ષા, પાછળ ડાબી બાજુથી; ટેલ લાઈટ, પાછલી બારી અને ક્રોમ બમ્પર',
    'Tail lamps, number plate and chrome bumper of the green Mastee':
      'લીલી મસ્તીની ટેલ લાઈટ, નંબર પ્લેટ અને ક્રોમ બમ્પર',
    "White Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'સફેદ મસ્તી પેસેન્જર ઈ-રિક્ષા, જમણી બાજુથી: ડ્રાઈવરની સીટ, સામસામી બે સીટ અને ક્રોમની થાંભલી પર પાકી છત',
    'White Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'સફેદ મસ્તી પેસેન્જર ઈ-રિક્ષા, પાછળ ડાબી બાજુથી; ટેલ લાઈટ, પાછલી બારી અને ક્રોમ બમ્પર',
    'Round headlamps, grille and green plate of the white Mastee': 'સફેદ મસ્તીની ગોળ હેડલાઈટ, જાળી અને લીલી પ્લેટ',
    "Yellow Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'પીળી મસ્તી પેસેન્જર ઈ-રિક્ષા, જમણી બાજુથી: ડ્રાઈવરની સીટ, સામસામી બે સીટ અને ક્રોમની થાંભલી પર પાકી છત',
    'Yellow Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'પીળી મસ્તી પેસેન્જર ઈ-રિક્ષા, પાછળ ડાબી બાજુથી; ટેલ લાઈટ, પાછલી બારી અને ક્રોમ બમ્પર',
    'The two facing benches of the yellow Mastee, black with yellow piping':
      'પીળી મસ્તીની સામસામી બે સીટ, કાળી અને પીળી કિનારીવાળી',
    'Mighty electric bicycle, silver frame of stout tubes, exact side view with battery on the down tube and wide tyres':
      'માઇટી ઇલેક્ટ્રિક સાઈકલ, જાડી પાઈપની રૂપેરી ફ્રેમ, બરાબર બાજુથી; નીચલી પાઈપ પર બેટરી અને પહોળાં ટાયર',
    'Rear wheel with hub motor, crank and battery of the Mighty bicycle':
      'માઇટી સાઈકલનું હબ મોટરવાળું પાછલું વ્હીલ, ક્રેન્ક અને બેટરી',
    "Millo with closed box from the side: open driver's door, white box with a blue band, battery case below":
      'બંધ બોક્સવાળી મિલ્લો, બાજુથી: ડ્રાઈવરનો ખુલ્લો દરવાજો, ભૂરા પટ્ટાવાળું સફેદ બોક્સ, નીચે બેટરીની પેટી',
    'Millo with closed box from the rear left, both box doors shut and locked':
      'બંધ બોક્સવાળી મિલ્લો, પાછળ ડાબી બાજુથી; બોક્સના બંને દરવાજા બંધ અને તાળું મારેલા',
    'Rear of the closed Millo: lock rod, door handle, reflectors and tail lamps':
      'બંધ મિલ્લોનો પાછલો ભાગ: લોક સળિયો, હેન્ડલ, રિફ્લેક્ટર અને ટેલ લાઈટ',
    "Open driver's place of Millo: stitched seat, handlebar and floor":
      'મિલ્લોમાં ડ્રાઈવરની ખુલ્લી જગ્યા: સિલાઈવાળી સીટ, હેન્ડલબાર અને તળિયું',
    'LED headlamps in the black band of Millo above its green plate':
      'મિલ્લોના કાળા પટ્ટામાં LED હેડલાઈટ, નીચે લીલી પ્લેટ',
    "Millo with open tray from the right: driver's seat, guard rail behind the cab, ribbed drop gate":
      'ખુલ્લી ટ્રેવાળી મિલ્લો, જમણી બાજુથી: ડ્રાઈવરની સીટ, કેબિન પાછળ રક્ષણનો સળિયો, પાંસળીવાળો ખૂલતો ફાળકો',
    'Millo with open tray from the rear left, tailgate closed':
      'ખુલ્લી ટ્રેવાળી મિલ્લો, પાછળ ડાબી બાજુથી; પાછલો ફાળકો બંધ',
    'Inside of the open Millo tray with ribbed drop gates and guard rail, seen from behind and above':
      'મિલ્લોની ખુલ્લી ટ્રેની અંદરનો ભાગ, પાછળ અને ઉપરથી; પાંસળીવાળા ખૂલતા ફાળકા અને રક્ષણનો સળિયો',
    'Sample certificate sheet: quality management system, marked as sample':
      'પ્રમાણપત્રનો નમૂનો: ગુણવત્તા વ્યવસ્થાપન, “નમૂનો” લખેલું છે',
    'Sample certificate sheet: environmental management system, marked as sample':
      'પ્રમાણપત્રનો નમૂનો: પર્યાવરણ વ્યવસ્થાપન, “નમૂનો” લખેલું છે',
    'Sample certificate sheet: occupational health and safety, marked as sample':
      'પ્રમાણપત્રનો નમૂનો: કામદારોનું સ્વાસ્થ્ય અને સલામતી, “નમૂનો” લખેલું છે',
    'Windscreen of Major with two wipers, mirrors at both sides, seen from the front':
      'મેજરનો આગલો કાચ, બે વાઈપર અને બંને બાજુ અરીસા, સામેથી',
    'Front wheel and cab of the Major pickup: lamp band, indicator and green plate':
      'મેજર પિકઅપનું આગલું વ્હીલ અને કેબિન: લાઈટની પટ્ટી, ઇન્ડિકેટર અને લીલી પ્લેટ',
    'Tail lamp, number plate and latch of the Major tailgate, close':
      'મેજરના પાછલા ફાળકાની ટેલ લાઈટ, નંબર પ્લેટ અને કડી, નજીકથી',
    'Cab door of Major with window, mirror and handle, the load body close behind it':
      'મેજરની કેબિનનો દરવાજો, બારી, અરીસો અને હેન્ડલ; તરત પાછળ લોડ બોડી',
    'Load body of Major from above: plank floor, ribbed drop sides and head rail':
      'મેજરની લોડ બોડી, ઉપરથી: પાટિયાંનું તળિયું, પાંસળીવાળા બાજુના ફાળકા અને આગળનો સળિયો',
    'Cab of Manzil from the front: windscreen, cream roof and mirrors':
      'મંઝિલની કેબિન, સામેથી: આગલો કાચ, ક્રીમ રંગની છત અને અરીસા',
    'Round headlamp in the black grille of Manzil and its green plate, close':
      'મંઝિલની કાળી જાળીમાં ગોળ હેડલાઈટ અને લીલી પ્લેટ, નજીકથી',
    'Cargo doors of Manzil: lock rods, hinges and tail lamps':
      'મંઝિલના માલના દરવાજા: લોક સળિયા, મિજાગરાં અને ટેલ લાઈટ',
    'Cab door of Manzil with window, mirror and handle beside the cream body':
      'મંઝિલની કેબિનનો દરવાજો, બારી, અરીસો અને હેન્ડલ; બાજુમાં ક્રીમ રંગની બોડી',
    'Battery case of Manzil with its service plug, before the rear wheel':
      'પાછલા વ્હીલની આગળ મંઝિલની બેટરીની પેટી, સર્વિસ પ્લગ સાથે',
    'White Major electric pickup with doors and open load body, seen from the front left':
      'સફેદ મેજર ઇલેક્ટ્રિક પિકઅપ, દરવાજા અને ખુલ્લી લોડ બોડી સાથે, આગળ ડાબી બાજુથી',
    'Red and cream Manzil electric delivery van with tall closed body, seen from the front left':
      'લાલ અને ક્રીમ રંગની મંઝિલ ઇલેક્ટ્રિક ડિલિવરી વાન, ઊંચી બંધ બોડી સાથે, આગળ ડાબી બાજુથી',
    'Marvel electric bicycle, graphite step-through frame with a small cane basket, seen from the front left':
      'માર્વેલ ઇલેક્ટ્રિક સાઈકલ, ઘેરા રાખોડી રંગની નીચી ફ્રેમ અને નેતરનું નાનું બાસ્કેટ, આગળ ડાબી બાજુથી',
    'Marvel Pro electric bicycle, green step-through frame with front basket, seen from the front left':
      'માર્વેલ પ્રો ઇલેક્ટ્રિક સાઈકલ, લીલી નીચી ફ્રેમ અને આગળ બાસ્કેટ, આગળ ડાબી બાજુથી',
    'Green Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'લીલી મસ્તી પેસેન્જર ઈ-રિક્ષા, આગળ ડાબી બાજુથી; ગોળ હેડલાઈટ નીચે MASTEE લખેલી લીલી પ્લેટ',
    'White Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'સફેદ મસ્તી પેસેન્જર ઈ-રિક્ષા, આગળ ડાબી બાજુથી; ગોળ હેડલાઈટ નીચે MASTEE લખેલી લીલી પ્લેટ',
    'Yellow Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'પીળી મસ્તી પેસેન્જર ઈ-રિક્ષા, આગળ ડાબી બાજુથી; ગોળ હેડલાઈટ નીચે MASTEE લખેલી લીલી પ્લેટ',
    'Mighty electric bicycle, silver frame of stout tubes, seen from the front left':
      'માઇટી ઇલેક્ટ્રિક સાઈકલ, જાડી પાઈપની રૂપેરી ફ્રેમ, આગળ ડાબી બાજુથી',
    'Blue Millo cargo e-cart with closed white box, seen from the front left':
      'ભૂરી મિલ્લો માલવાહક ઈ-કાર્ટ, બંધ સફેદ બોક્સ સાથે, આગળ ડાબી બાજુથી',
    'Blue Millo cargo e-cart with open tray, seen from the front left':
      'ભૂરી મિલ્લો માલવાહક ઈ-કાર્ટ, ખુલ્લી ટ્રે સાથે, આગળ ડાબી બાજુથી',
    'Blue cells in rows in the open battery pack, copper links between them, an orange cable from its end to the motor':
      'ખુલ્લી બેટરીમાં ભૂરા સેલની હારો, વચ્ચે તાંબાની પટ્ટીઓ, છેડેથી મોટર સુધી નારંગી કેબલ',
    'Rear axle with leaf springs and wheels, the motor half hidden by the frame, the battery case beside it, square picture':
      'લીફ સ્પ્રિંગ અને વ્હીલ સાથેનો પાછલો એક્સલ, ફ્રેમ પાછળ અડધી ઢંકાયેલી મોટર, બાજુમાં બેટરીની પેટી, ચોરસ ફોટો',
    'Lithium iron phosphate battery pack, lid pushed back from its blue cells, upright picture':
      'લિથિયમ આયર્ન ફોસ્ફેટ બેટરી, ભૂરા સેલ પરથી ઢાંકણું ખસેડેલું, ઊભો ફોટો',
    'Rear half of a chassis on a white plinth: open battery pack between the rails, motor and axle on their springs':
      'સફેદ ઓટલા પર ચેસિસનો પાછલો ભાગ: વચ્ચે ખુલ્લી બેટરી, લીફ સ્પ્રિંગ પર મોટર અને એક્સલ',
    'Charging column with a lit screen, its cable plugged into a white Mastee':
      'ચાલુ સ્ક્રીનવાળો ચાર્જિંગ થાંભલો, તેનો કેબલ સફેદ મસ્તીમાં લગાવેલો',
    'White Major under the solar roof of a charging point, a white Mastee beside it, square picture':
      'ચાર્જિંગ પોઇન્ટની સોલર છત નીચે સફેદ મેજર, બાજુમાં સફેદ મસ્તી, ચોરસ ફોટો',
    'Blue Millo with closed box under the edge of the solar roof, upright picture':
      'સોલર છતની ધાર નીચે બંધ બોક્સવાળી ભૂરી મિલ્લો, ઊભો ફોટો',
    'Major, Mastee and Millo parked side by side at a charging point under a solar roof':
      'સોલર છતવાળા ચાર્જિંગ પોઇન્ટ પર બાજુબાજુમાં ઊભેલી મેજર, મસ્તી અને મિલ્લો',
    'Green Mastee at the head of the assembly line, work benches and racks of parts behind it':
      'એસેમ્બલી લાઈનમાં સૌથી આગળ લીલી મસ્તી, પાછળ કામનાં ટેબલ અને પાર્ટની અભરાઈઓ',
    'Row of finished blue Millos along the green wall of the hall, square picture':
      'હોલની લીલી દીવાલને અડીને તૈયાર ભૂરી મિલ્લોની હાર, ચોરસ ફોટો',
    'The assembly line from the front, a green Mastee under rows of lamps, upright picture':
      'એસેમ્બલી લાઈન, સામેથી; લાઈટોની હાર નીચે લીલી મસ્તી, ઊભો ફોટો',
    'Assembly hall with a line of Mastee e-rickshaws in green, yellow and white, an open frame on its jig to the right':
      'એસેમ્બલી હોલમાં લીલી, પીળી અને સફેદ મસ્તી ઈ-રિક્ષાની લાઈન, જમણે જિગ પર મૂકેલી ખુલ્લી ફ્રેમ',
    'Crates of fruit on a market stall, a blue Millo stopped beside it':
      'બજારના સ્ટોલ પર ફળનાં કેરેટ, બાજુમાં ઊભેલી ભૂરી મિલ્લો',
    'Crates of fruit in the open tray of a Millo, market stalls behind it, square picture':
      'મિલ્લોની ખુલ્લી ટ્રેમાં ફળનાં કેરેટ, પાછળ બજારના સ્ટોલ, ચોરસ ફોટો',
    'Green Mastee passing stalls under striped awnings in a market lane, upright picture':
      'બજારની ગલીમાં પટ્ટાવાળા છાંયા નીચેના સ્ટોલ પાસેથી પસાર થતી લીલી મસ્તી, ઊભો ફોટો',
    'Blue Millo driving through a market lane between fruit stalls with striped awnings, a green Mastee behind':
      'બજારની ગલીમાં પટ્ટાવાળા છાંયાવાળા ફળના સ્ટોલ વચ્ચેથી જતી ભૂરી મિલ્લો, પાછળ લીલી મસ્તી',
    'Yellow Mastee from the side before a textile shop and a book shop, a shawl over its rail and a lunch carrier on the bench':
      'કાપડની અને ચોપડીની દુકાન આગળ પીળી મસ્તી, બાજુથી; સળિયા પર શાલ અને સીટ પર ટિફિન',
    'Marvel electric bicycle with its cane basket on the pavement before a row of shops, square picture':
      'દુકાનોની હાર આગળ ફૂટપાથ પર નેતરના બાસ્કેટવાળી માર્વેલ ઇલેક્ટ્રિક સાઈકલ, ચોરસ ફોટો',
    'White Mastee under a street tree, balconied houses above it, upright picture':
      'રસ્તાના ઝાડ નીચે સફેદ મસ્તી, ઉપર બાલ્કનીવાળાં મકાન, ઊભો ફોટો',
    'Yellow Mastee on a city street in low morning sun, shops and trees beside it, a white one following':
      'સવારના કૂણા તડકામાં શહેરના રસ્તે પીળી મસ્તી, બાજુમાં દુકાનો અને ઝાડ, પાછળ સફેદ મસ્તી',
    'The stand seen from the aisle: Marvel bicycle and blue Millo in front, the others behind in the row':
      'વચ્ચેના રસ્તેથી દેખાતો સ્ટોલ: આગળ માર્વેલ સાઈકલ અને ભૂરી મિલ્લો, પાછળ હારમાં બીજી ગાડીઓ',
    'Manzil and Major on the show stand, a Marvel Pro electric bicycle before them, square picture':
      'શોના સ્ટોલ પર મંઝિલ અને મેજર, આગળ માર્વેલ પ્રો ઇલેક્ટ્રિક સાઈકલ, ચોરસ ફોટો',
    'White Mastee under the lamps of the show stand, between a Millo and a Manzil, upright picture':
      'શોના સ્ટોલની લાઈટો નીચે સફેદ મસ્તી, મિલ્લો અને મંઝિલની વચ્ચે, ઊભો ફોટો',
    'Trade-show stand with the range in a row before a green wall with the sample name Pathika':
      'ટ્રેડ શોનો સ્ટોલ, નમૂનાનું નામ પથિકા લખેલી લીલી દીવાલ આગળ હારબંધ બધી ગાડીઓ',
    'Sacks of grain in the load body of a white Major on a village road, seen from behind':
      'ગામડાના રસ્તે સફેદ મેજરની લોડ બોડીમાં અનાજની બોરીઓ, પાછળથી',
    'Silver Mighty electric bicycle beside the grass of a village road, square picture':
      'ગામડાના રસ્તાની ધારે ઘાસ પાસે રૂપેરી માઇટી ઇલેક્ટ્રિક સાઈકલ, ચોરસ ફોટો',
    'Red Manzil van on a village road between two rows of trees, upright picture':
      'ઝાડની બે હાર વચ્ચે ગામડાના રસ્તે લાલ મંઝિલ વાન, ઊભો ફોટો',
    'White Major pickup on a tree-lined village road beside a yellow-topped milestone, a red Manzil following':
      'ઝાડવાળા ગામડાના રસ્તે પીળા માથાવાળા માઈલસ્ટોન પાસે સફેદ મેજર પિકઅપ, પાછળ લાલ મંઝિલ',
    'White Major with parcels in its load body at the dock, the red Manzil behind it':
      'ડોક પર લોડ બોડીમાં પાર્સલ ભરેલી સફેદ મેજર, પાછળ લાલ મંઝિલ',
    'Blue Millo with closed box at the warehouse, the red Manzil beside it, square picture':
      'ગોડાઉન પર બંધ બોક્સવાળી ભૂરી મિલ્લો, બાજુમાં લાલ મંઝિલ, ચોરસ ફોટો',
    'Red Manzil before the dark door of dock 4, pallets of parcels beside it, upright picture':
      'ડોક 4 ના ઘેરા રંગના દરવાજા આગળ લાલ મંઝિલ, બાજુમાં પાર્સલની પેલેટ, ઊભો ફોટો',
    'Red Manzil van before a row of warehouse doors, parcels on pallets, parts of a Millo and a Major beside it':
      'ગોડાઉનના દરવાજાની હાર આગળ લાલ મંઝિલ વાન, પેલેટ પર પાર્સલ, બાજુમાં મિલ્લો અને મેજરનો થોડો ભાગ',
    'Yellow Mastee e-rickshaw and blue Millo cargo e-cart on a green ground with a dashed marigold road line':
      'લીલી પૃષ્ઠભૂમિ પર પીળી મસ્તી ઈ-રિક્ષા અને ભૂરી મિલ્લો માલવાહક ઈ-કાર્ટ, ગલગોટા રંગની તૂટક રસ્તાની રેખા',
    'White Major electric pickup from all sides, in 36 views': 'સફેદ મેજર ઇલેક્ટ્રિક પિકઅપ, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Red and cream Manzil electric delivery van from all sides, in 36 views':
      'લાલ અને ક્રીમ રંગની મંઝિલ ઇલેક્ટ્રિક ડિલિવરી વાન, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Graphite Marvel electric bicycle from all sides, in 36 views':
      'ઘેરા રાખોડી રંગની માર્વેલ ઇલેક્ટ્રિક સાઈકલ, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Green Marvel Pro electric bicycle from all sides, in 36 views':
      'લીલી માર્વેલ પ્રો ઇલેક્ટ્રિક સાઈકલ, ચારે બાજુથી, 36 ચિત્રોમાં',
    'White Mastee passenger e-rickshaw from all sides, in 36 views':
      'સફેદ મસ્તી પેસેન્જર ઈ-રિક્ષા, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Green Mastee passenger e-rickshaw from all sides, in 36 views':
      'લીલી મસ્તી પેસેન્જર ઈ-રિક્ષા, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Yellow Mastee passenger e-rickshaw from all sides, in 36 views':
      'પીળી મસ્તી પેસેન્જર ઈ-રિક્ષા, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Silver Mighty electric bicycle from all sides, in 36 views':
      'રૂપેરી માઇટી ઇલેક્ટ્રિક સાઈકલ, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Blue Millo cargo e-cart with closed white box from all sides, in 36 views':
      'બંધ સફેદ બોક્સવાળી ભૂરી મિલ્લો માલવાહક ઈ-કાર્ટ, ચારે બાજુથી, 36 ચિત્રોમાં',
    'Blue Millo cargo e-cart with open tray from all sides, in 36 views':
      'ખુલ્લી ટ્રેવાળી ભૂરી મિલ્લો માલવાહક ઈ-કાર્ટ, ચારે બાજુથી, 36 ચિત્રોમાં',
  },
};
