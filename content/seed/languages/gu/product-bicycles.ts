import type { Translation } from '../translation.ts';

/** The electric bicycles in Gujarati. */
export const productBicycles: Translation = {
  texts: {
    Marvel: 'માર્વેલ',
    'Electric bicycle': 'ઇલેક્ટ્રિક સાઈકલ',
    'Step on, push once, and roll': 'ચઢો, એક પેડલ મારો, અને ચાલી',
    'Marvel has a low frame that you step through, a basket for the market and a motor that helps from the first turn of the pedals. The battery stands upright behind the seat tube and lifts out for charging.':
      'માર્વેલની ફ્રેમ નીચી છે, પગ ઊંચો કર્યા વગર ચઢાય. આગળ બજારનો સામાન મૂકવા બાસ્કેટ છે, અને પહેલા જ પેડલથી મોટર સાથ આપે છે. બેટરી સીટ નીચેની પાઈપ પાછળ ઊભી ગોઠવેલી છે અને ચાર્જ કરવા બહાર નીકળે છે.',
    'Less to buy than a scooter, and no petrol after that.': 'સ્કૂટર કરતાં સસ્તી, અને પછી પેટ્રોલ પણ નહીં.',
    'Assembled, checked and charged on the day agreed.': 'નક્કી કરેલા દિવસે ફિટ કરેલી, ચેક કરેલી અને ચાર્જ કરેલી મળે.',
    'A hub motor without belts or gears to adjust, and a sealed battery.':
      'હબ મોટરમાં બેલ્ટ કે ગિયરની માથાકૂટ નહીં, અને બેટરી સીલબંધ.',
    'Tyres, brakes and chain at any cycle shop; motor and battery at the dealer.':
      'ટાયર, બ્રેક અને ચેન કોઈ પણ સાઈકલની દુકાને; મોટર અને બેટરી ડીલર પાસે.',
    'Fleet lettering, boxes and carriers for ten bicycles or more.':
      'દસ કે વધુ સાઈકલ લો તો કંપનીનું નામ, બોક્સ અને કેરિયર લગાવી આપીએ.',
    'Urban commuters': 'શહેરમાં નોકરી કરનારા',
    'Five to twelve kilometres to work, past the queue.':
      'કામ પર જવાના પાંચથી બાર કિલોમીટર, ટ્રાફિકની લાઈન છોડીને.',
    'Eco-conscious consumers': 'પર્યાવરણની ચિંતા કરનારા',
    'No smoke, no noise, and your own legs do their part.': 'ધુમાડો નહીં, અવાજ નહીં, અને થોડું કામ તમારા પગ પણ કરે.',
    Tourists: 'પ્રવાસીઓ',
    'Forts, ghats and beaches without a parking ticket.': 'કિલ્લા, ઘાટ અને દરિયાકિનારો, પાર્કિંગની ટિકિટ વગર.',
    Enthusiasts: 'શોખીનો',
    'A plain machine that you can open, understand and change.': 'સાદું મશીન: ખોલાય, સમજાય અને બદલાય.',
    'Small business owners': 'નાના વેપારીઓ',
    'Samples, tiffins and collections, for what walking costs.':
      'સેમ્પલ, ટિફિન અને ઉઘરાણીના ફેરા, ચાલવા જેટલા ખર્ચે.',
    'Recreational riders': 'ફરવાના શોખીનો',
    'The lake road on Sunday, with help on the way back.': 'રવિવારે તળાવનો રસ્તો, વળતાં મોટરનો સાથ.',
    'Health and fitness enthusiasts': 'તંદુરસ્તીના શોખીનો',
    'Pedal as much as you like; the motor takes the slope.': 'જેટલું મન થાય એટલું પેડલ મારો; ઢાળ મોટર ચઢાવે.',
    'Senior citizens': 'વડીલો',
    'A push when starting, and no weight to hold at the lights.':
      'ઊપડતી વખતે મોટરનો ધક્કો, અને સિગ્નલ પર વજન પકડી રાખવાનું નહીં.',
    'Delivery personnel': 'ડિલિવરી કરનારા',
    'Two batteries, two shifts, and no petrol to pay for.': 'બે બેટરી પર બે શિફ્ટ, પેટ્રોલના પૈસા કાઢવાના નહીં.',
    Students: 'વિદ્યાર્થીઓ',
    'Hostel to campus, charged at the desk.': 'હોસ્ટેલથી કેમ્પસ, ટેબલ પાસે જ ચાર્જ.',
    'Corporate buyers': 'કંપનીઓ',
    'Pool bicycles between gate, plant and canteen.': 'ગેટ, પ્લાન્ટ અને કેન્ટીન વચ્ચે સૌના વાપરવાની સાઈકલ.',
    'Rural commuters': 'ગામડાના લોકો',
    'From the village to the bus road, where no auto waits.': 'ગામથી બસના રસ્તા સુધી, જ્યાં કોઈ રિક્ષા ઊભી ન હોય.',
    'Front basket': 'આગળનું બાસ્કેટ',
    'Rear stand': 'પાછળનું સ્ટેન્ડ',
    'Bottle holder': 'બોટલ હોલ્ડર',
    'Marvel Pro': 'માર્વેલ પ્રો',
    'Ten kilometres further, every day': 'રોજ દસ કિલોમીટર વધુ',
    'Marvel Pro is the commuter of the three: the step-through frame of Marvel with a carrier over the rear wheel, a battery of 7.8 Ah behind the seat tube, and range for a week of short trips to work on two charges.':
      'માર્વેલ પ્રો ત્રણેયમાં રોજ નોકરીએ જવા માટેની છે: માર્વેલ જેવી જ નીચી ફ્રેમ, પાછલા વ્હીલ પર કેરિયર, સીટ નીચેની પાઈપ પાછળ 7.8 Ah ની બેટરી, અને અંતર ટૂંકું હોય તો આખું અઠવાડિયું બે ચાર્જમાં.',
    Mighty: 'માઇટી',
    'For heavy riders, bad roads and daily rounds': 'ભારે વજન, ખરાબ રસ્તા અને રોજના ફેરા માટે',
    'Mighty has a frame of stout tubes, wider tyres and the largest battery of the three. It is made for newspaper rounds, farm tracks and heavier riders.':
      'માઇટીની ફ્રેમ જાડી પાઈપની છે, ટાયર વધુ પહોળાં છે અને બેટરી ત્રણેયમાં સૌથી મોટી છે. છાપાંના ફેરા, ખેતરના રસ્તા અને ભારે શરીર માટે બનેલી છે.',
  },
};
