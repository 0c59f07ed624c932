import type { Translation } from '../translation.ts';

/** Titles and descriptions of the pages in Gujarati. */
export const pageMeta: Translation = {
  texts: {
    'Electric three-wheelers and e-bikes | Pathika Electric': 'ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-સાઈકલ | પથિકા ઇલેક્ટ્રિક',
    'E-rickshaws, e-carts, L5N pickups and e-bikes from Gujarat. 90 to 100 km on a charge, electricity for about 73 paise a kilometre. Book a test ride.':
      'ગુજરાતમાં બનેલી ઈ-રિક્ષા, ઈ-કાર્ટ, L5N પિકઅપ અને ઈ-સાઈકલ. એક ચાર્જમાં 90 થી 100 km, વીજળીનો ખર્ચ કિલોમીટરે લગભગ 73 પૈસા. ટેસ્ટ રાઈડ બુક કરો.',
    'Pathika Electric': 'પથિકા ઇલેક્ટ્રિક',
    'Electric three-wheelers for passengers and goods, and electric bicycles.':
      'મુસાફરો અને માલ માટે ઇલેક્ટ્રિક થ્રી-વ્હીલર, અને ઇલેક્ટ્રિક સાઈકલ.',
    'About us | Pathika Electric': 'અમારા વિશે | પથિકા ઇલેક્ટ્રિક',
    'Started by a bus and truck body-builder with over 75 years of experience. What we make near Ahmedabad, how, and what we hold to.':
      '75 થી વધુ વર્ષથી બસ અને ટ્રકની બોડી બનાવનારે શરૂ કરેલી કંપની. અમદાવાદ પાસે અમે શું બનાવીએ છીએ, કેવી રીતે, અને અમારાં મૂલ્યો કયાં છે.',
    'About us': 'અમારા વિશે',
    'Who builds these vehicles, and why a body-builder came to batteries.':
      'આ ગાડીઓ કોણ બનાવે છે, અને બોડી બનાવનારા બેટરી સુધી કેમ પહોંચ્યા.',
    'Become a dealer for electric three-wheelers | Pathika Electric':
      'ઇલેક્ટ્રિક થ્રી-વ્હીલરના ડીલર બનો | પથિકા ઇલેક્ટ્રિક',
    'Sell and service e-rickshaws, e-carts, pickups and e-bikes in your district. Training, parts stock and demo vehicles. Ask for the terms.':
      'તમારા જિલ્લામાં ઈ-રિક્ષા, ઈ-કાર્ટ, પિકઅપ અને ઈ-સાઈકલ વેચો અને સર્વિસ કરો. તાલીમ, પાર્ટનો સ્ટોક અને ડેમો ગાડીઓ. શરતો પૂછો.',
    'Become a dealer': 'ડીલર બનો',
    'A showroom, two workshop bays and a good name in your town: that is the start.':
      'એક શોરૂમ, બે ગાળાની વર્કશોપ અને શહેરમાં સારું નામ: શરૂઆત માટે આટલું જોઈએ.',
    'Advice on running electric three-wheelers | Pathika Electric':
      'ઇલેક્ટ્રિક થ્રી-વ્હીલર ચલાવનારને સલાહ | પથિકા ઇલેક્ટ્રિક',
    'Cost per kilometre, battery care in summer, charging at home, permits and loads: plain articles for drivers, fleets and dealers.':
      'કિલોમીટરનો ખર્ચ, ઉનાળામાં બેટરીની કાળજી, ઘરે ચાર્જિંગ, પરમિટ અને લોડ: ડ્રાઈવર, ફ્લીટ અને ડીલર માટે સાદી ભાષામાં લેખ.',
    Articles: 'લેખ',
    'What we have learnt about running, charging and repairing, written down.':
      'ગાડી ચલાવતાં, ચાર્જ કરતાં અને રિપેર કરતાં અમે જે શીખ્યા તે અહીં લખ્યું છે.',
    'Article | Pathika Electric': 'લેખ | પથિકા ઇલેક્ટ્રિક',
    'An article on running, charging or repairing electric three-wheelers and e-bikes, from the people who build them.':
      'ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-સાઈકલ ચલાવવા, ચાર્જ કરવા કે રિપેર કરવા વિશે તેના બનાવનારાનો લેખ.',
    Article: 'લેખ',
    'Jobs near Ahmedabad | Pathika Electric': 'અમદાવાદ પાસે નોકરી | પથિકા ઇલેક્ટ્રિક',
    'Open positions in design, assembly, quality, service, sales and accounts at the works near Ahmedabad. Apply with your resume as PDF.':
      'અમદાવાદ પાસેની ફેક્ટરીમાં ડિઝાઈન, એસેમ્બલી, ક્વોલિટી, સર્વિસ, વેચાણ અને એકાઉન્ટ્સમાં ખાલી જગ્યાઓ. બાયોડેટા PDF માં જોડીને અરજી કરો.',
    Careers: 'નોકરી',
    'We build vehicles with our hands and test them on our own track. These places are open.':
      'અમે ગાડીઓ અમારા હાથે બનાવીએ છીએ અને અમારા પોતાના ટ્રેક પર ચકાસીએ છીએ. આ જગ્યાઓ ખાલી છે.',
    'Open position | Pathika Electric': 'ખાલી જગ્યા | પથિકા ઇલેક્ટ્રિક',
    'Duties, qualification and experience for an open position at the works near Ahmedabad. Apply with your resume as PDF.':
      'અમદાવાદ પાસેની ફેક્ટરીમાં ખાલી જગ્યાનું કામ, લાયકાત અને અનુભવ. બાયોડેટા PDF માં જોડીને અરજી કરો.',
    'Open position': 'ખાલી જગ્યા',
    'Contact, showroom and directions | Pathika Electric': 'સંપર્ક, શોરૂમ અને રસ્તો | પથિકા ઇલેક્ટ્રિક',
    'Phone, e-mail and address in Ahmedabad, with a map. Write to us about vehicles, service, parts or exports; we answer within two working days.':
      'અમદાવાદનો ફોન, ઈ-મેલ અને સરનામું, નકશા સાથે. ગાડી, સર્વિસ, પાર્ટ કે નિકાસ વિશે લખો; બે કામકાજી દિવસમાં જવાબ આપીએ છીએ.',
    'Contact us': 'સંપર્ક કરો',
    'Ring, write or come by. A test ride takes twenty minutes and costs nothing.':
      'ફોન કરો, લખો કે રૂબરૂ આવો. ટેસ્ટ રાઈડ વીસ મિનિટની છે અને સાવ મફત.',
    'Test rides, camps and fairs | Pathika Electric': 'ટેસ્ટ રાઈડ, કેમ્પ અને મેળા | પથિકા ઇલેક્ટ્રિક',
    'Where you can see and drive our vehicles: test rides, service camps, dealer openings and fairs, with dates and places.':
      'અમારી ગાડીઓ ક્યાં જોઈ અને ચલાવી શકાય: ટેસ્ટ રાઈડ, સર્વિસ કેમ્પ, નવા શોરૂમનાં ઉદ્ઘાટન અને મેળા, તારીખ અને સ્થળ સાથે.',
    Events: 'કાર્યક્રમો',
    'Come and drive one. Dates still to come and a look back at those gone by.':
      'આવો અને જાતે ચલાવી જુઓ. આવનારી તારીખો અને થઈ ગયેલા કાર્યક્રમો.',
    'Event | Pathika Electric': 'કાર્યક્રમ | પથિકા ઇલેક્ટ્રિક',
    'Date, place and programme of an event where our electric three-wheelers and e-bikes can be seen and driven.':
      'અમારી ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-સાઈકલ જોઈ અને ચલાવી શકાય એવા કાર્યક્રમની તારીખ, સ્થળ અને સમયપત્રક.',
    Event: 'કાર્યક્રમ',
    'Price, battery, charging, range: questions | Pathika Electric':
      'ભાવ, બેટરી, ચાર્જિંગ, રેન્જ: સવાલ-જવાબ | પથિકા ઇલેક્ટ્રિક',
    'Six plain answers on price, battery life, maintenance cost, quick charging, load capacity and driving range of our vehicles.':
      'અમારી ગાડીઓના ભાવ, બેટરીની આવરદા, મેન્ટેનન્સ ખર્ચ, ફાસ્ટ ચાર્જિંગ, લોડ ક્ષમતા અને રેન્જ વિશે છ સીધા જવાબ.',
    'Questions and answers': 'સવાલ-જવાબ',
    'Six questions that every buyer asks, answered with figures.':
      'દરેક ખરીદનાર પૂછે એવા છ સવાલ, જવાબ આંકડા સાથે.',
    'What owners and drivers say | Pathika Electric': 'માલિકો અને ડ્રાઈવરો શું કહે છે | પથિકા ઇલેક્ટ્રિક',
    'Drivers, shopkeepers and fleet managers on their days with our vehicles: what they carry, how far they go, what they save. Sample voices.':
      'ડ્રાઈવર, દુકાનદાર અને ફ્લીટ મેનેજર અમારી ગાડી સાથેના દિવસની વાત કરે છે: શું ભરે છે, કેટલે જાય છે, કેટલું બચાવે છે. નમૂનાના અભિપ્રાય.',
    Testimonials: 'અભિપ્રાય',
    'A day’s work, told by those who do it.': 'એક દિવસનું કામ, કરનારાના મોઢે.',
    'Pictures of the vehicles and the works | Pathika Electric': 'ગાડીઓ અને ફેક્ટરીના ફોટા | પથિકા ઇલેક્ટ્રિક',
    'E-rickshaws, e-carts, pickups and e-bikes from all sides, on the road, at the charging point and on the assembly line.':
      'ઈ-રિક્ષા, ઈ-કાર્ટ, પિકઅપ અને ઈ-સાઈકલ ચારે બાજુથી, રસ્તા પર, ચાર્જિંગ પોઇન્ટ પર અને એસેમ્બલી લાઈન પર.',
    'Image gallery': 'ફોટો ગેલેરી',
    'The vehicles from all sides, where they work and where they are made.':
      'ગાડીઓ ચારે બાજુથી, જ્યાં કામ કરે છે ત્યાં અને જ્યાં બને છે ત્યાં.',
    'Millo cargo e-cart and e-bikes | Pathika Electric': 'મિલ્લો માલવાહક ઈ-કાર્ટ અને ઈ-સાઈકલ | પથિકા ઇલેક્ટ્રિક',
    'Millo e-cart: closed box of 1.5 or open tray of 0.5 m³, 90 to 100 km on a charge. ₹75,000 a year saved, battery not counted, against CNG on 90 km a day.':
      'મિલ્લો ઈ-કાર્ટ: 1.5 m³ ના બંધ બોક્સ કે 0.5 m³ ની ખુલ્લી ટ્રે સાથે, એક ચાર્જમાં 90 થી 100 km. વર્ષે ₹75,000 ની બચત (બેટરી સિવાય), રોજ 90 km પર CNG ની સરખામણીમાં.',
    Millo: 'મિલ્લો',
    'A reliable, sturdy three-wheeler for cargo.': 'માલ માટે ભરોસાપાત્ર અને મજબૂત થ્રી-વ્હીલર.',
    'Mastee passenger e-rickshaw | Pathika Electric': 'મસ્તી પેસેન્જર ઈ-રિક્ષા | પથિકા ઇલેક્ટ્રિક',
    'Mastee seats four and the driver with 40 kg of luggage. 90 to 100 km on a charge. ₹75,000 a year saved, battery not counted, against CNG on 90 km a day.':
      'મસ્તીમાં ડ્રાઈવર અને ચાર મુસાફર, સાથે 40 kg સામાન. એક ચાર્જમાં 90 થી 100 km. વર્ષે ₹75,000 ની બચત (બેટરી સિવાય), રોજ 90 km પર CNG ની સરખામણીમાં.',
    Mastee: 'મસ્તી',
    'A comfortable, reliable three-wheeler for passengers.': 'મુસાફરો માટે આરામદાયક અને ભરોસાપાત્ર થ્રી-વ્હીલર.',
    'Major electric pickup, L5N | Pathika Electric': 'મેજર ઇલેક્ટ્રિક પિકઅપ, L5N | પથિકા ઇલેક્ટ્રિક',
    'Major: 480 kg beside the driver, 140 km certified. ₹1.20 lakh a year saved, battery not counted, against diesel on 115 km a day, with a second charge.':
      'મેજર: ડ્રાઈવર ઉપરાંત 480 kg, પ્રમાણિત રેન્જ 140 km. વર્ષે ₹1.20 લાખની બચત (બેટરી સિવાય), રોજ 115 km પર ડીઝલ સામે, બે વાર ચાર્જ કરીને.',
    Major: 'મેજર',
    'The electric pickup for up to 480 kg.': '480 kg સુધીના માલ માટે ઇલેક્ટ્રિક પિકઅપ.',
    'Manzil electric three-wheeler, L5N | Pathika Electric': 'મંઝિલ ઇલેક્ટ્રિક થ્રી-વ્હીલર, L5N | પથિકા ઇલેક્ટ્રિક',
    'Manzil: 120 km certified, 36 months warranty. About ₹1.20 lakh a year saved, battery not counted, against diesel on 106 km a day, with a second charge.':
      'મંઝિલ: 120 km પ્રમાણિત રેન્જ, 36 મહિના વોરંટી. વર્ષે લગભગ ₹1.20 લાખની બચત (બેટરી સિવાય), રોજ 106 km પર ડીઝલ સામે, બે વાર ચાર્જ કરીને.',
    Manzil: 'મંઝિલ',
    'The light cargo vehicle for bulky goods.': 'જગ્યા રોકતા માલ માટે હલકી ગાડી.',
    'Certifications | Pathika Electric': 'પ્રમાણપત્રો | પથિકા ઇલેક્ટ્રિક',
    'How quality is managed in our works: the international standards, what they ask of a vehicle maker, and three sample certificate sheets.':
      'અમારી ફેક્ટરીમાં ગુણવત્તા કેવી રીતે જળવાય છે: આંતરરાષ્ટ્રીય ધોરણો, તે ગાડી બનાવનાર પાસે શું માગે છે, અને પ્રમાણપત્રના ત્રણ નમૂના.',
    Certifications: 'પ્રમાણપત્રો',
    'Our works follow international quality management standards: every step is written down, checked and can be traced back. The sheets below are samples and certify nothing.':
      'અમારી ફેક્ટરી આંતરરાષ્ટ્રીય ગુણવત્તા ધોરણો પ્રમાણે ચાલે છે: દરેક પગલું લખાય છે, તપાસાય છે અને પાછળથી શોધી શકાય છે. નીચેનાં પ્રમાણપત્રો ફક્ત નમૂના છે, ખરાં નથી.',
    'Auto show gallery and media coverage | Pathika Electric': 'ઓટો શોના ફોટા અને મીડિયા કવરેજ | પથિકા ઇલેક્ટ્રિક',
    'Pictures by theme and videos from our stand at an electric vehicle show, and where we plan to be next. Sample event.':
      'ઇલેક્ટ્રિક વાહનોના શોમાં અમારા સ્ટોલના વિષયવાર ફોટા અને વીડિયો, અને હવે પછી અમે ક્યાં આવીશું. નમૂનાનો કાર્યક્રમ.',
    'Pictures and films from our stand, sorted by theme.': 'અમારા સ્ટોલના ફોટા અને વીડિયો, વિષય પ્રમાણે.',
    'Savings calculator for electric three-wheelers | Pathika Electric':
      'ઇલેક્ટ્રિક થ્રી-વ્હીલરથી કેટલી બચત | પથિકા ઇલેક્ટ્રિક',
    'Saving a year, monthly EMI and cost per km against diesel, CNG or petrol, with your own figures. Says so when it does not pay.':
      'ડીઝલ, CNG કે પેટ્રોલની સામે વર્ષની બચત, મહિનાનો EMI અને કિલોમીટરનો ખર્ચ, તમારા પોતાના આંકડાથી. ફાયદો ન હોય તો તે પણ ચોખ્ખું દેખાશે.',
    'Savings calculator': 'કેટલી બચત થાય?',
    'Choose a vehicle and what you drive now. You see the saving, the EMI and the cost of a km. You can change every number, and each says where it comes from.':
      'ગાડી પસંદ કરો અને અત્યારે શું ચલાવો છો તે કહો. બચત, EMI અને કિલોમીટરનો ખર્ચ દેખાશે; કોઈ પણ આંકડો બદલો, દરેક આંકડા નીચે લખ્યું છે કે તે ક્યાંથી લીધો.',
    'Which three-wheeler fits your work? | Pathika Electric': 'તમારા કામ માટે કઈ થ્રી-વ્હીલર? | પથિકા ઇલેક્ટ્રિક',
    'Four questions on load, kilometres, road and slope. One answer with its reasons, and why not the others. It may be none of ours.':
      'વજન, કિલોમીટર, રસ્તો અને ચઢાણ વિશે ચાર સવાલ. કારણ સાથે એક જવાબ, અને બીજી કેમ નહીં તે પણ. અમારી એકેય ન ફાવે એમ પણ બને.',
    'Which one fits?': 'કઈ ગાડી ફાવે?',
    'Four questions, one answer with its reasons. If none of our vehicles suits your work, the answer says so.':
      'ચાર સવાલ, કારણ સાથે એક જવાબ. અમારી કોઈ ગાડી તમારા કામની ન હોય તો એ પણ ચોખ્ખું કહીશું.',
    'Compare our electric vehicles | Pathika Electric': 'અમારી ઇલેક્ટ્રિક ગાડીઓની સરખામણી | પથિકા ઇલેક્ટ્રિક',
    'Up to four of our vehicles side by side: speed, licence class, load, range, charging and warranty, each figure with its condition.':
      'અમારી વધુમાં વધુ ચાર ગાડી સામસામે: સ્પીડ, લાઈસન્સ, લોડ, રેન્જ, ચાર્જિંગ અને વોરંટી, દરેક આંકડો તેની શરત સાથે.',
    'Compare vehicles': 'ગાડીઓની સરખામણી',
    'Side by side, each figure with its condition. Where a figure is not published, we say so.':
      'ગાડીઓ સામસામે, દરેક આંકડો તેની શરત સાથે. જ્યાં આંકડો જાહેર નથી ત્યાં એમ લખ્યું છે.',
    'What our calculations assume | Pathika Electric': 'અમારા હિસાબમાં ધારેલા આંકડા | પથિકા ઇલેક્ટ્રિક',
    'Fuel prices, tariffs, maintenance, loans and subsidies that our savings calculator starts with, each with unit, range, source and date.':
      'કેલ્ક્યુલેટરમાં પહેલેથી ભરેલા બળતણના ભાવ, વીજળીના દર, મેન્ટેનન્સ, લોન અને સબસિડી: કેટલા, ક્યાંથી લીધા અને કઈ તારીખના.',
    Assumptions: 'ધારેલા આંકડા',
    'Every value that the savings calculator starts with: where it comes from, of which day it is, and whether it is an estimate.':
      'કેલ્ક્યુલેટરમાં પહેલેથી ભરેલો દરેક આંકડો: ક્યાંથી લીધો, કઈ તારીખનો, અને અંદાજ છે કે નહીં.',
    'Dealers and service near you | Pathika Electric': 'તમારી નજીક ડીલર અને સર્વિસ | પથિકા ઇલેક્ટ્રિક',
    'Find the nearest dealer or service point by PIN or town: hours, phone, WhatsApp, directions and test rides. Sample dealers.':
      'પિન કોડ કે શહેરથી સૌથી નજીકનો ડીલર કે સર્વિસ પોઇન્ટ શોધો: સમય, ફોન, વોટ્સએપ, રસ્તો અને ટેસ્ટ રાઈડ. ડીલર નમૂનાના છે.',
    'Dealers near you': 'તમારી નજીકના ડીલર',
    'Type your PIN or town to see the nearest dealer first.':
      'તમારો પિન કોડ કે શહેર લખો, સૌથી નજીકનો ડીલર સૌથી ઉપર દેખાશે.',
    'Dealer | Pathika Electric': 'ડીલર | પથિકા ઇલેક્ટ્રિક',
    'Address, phone, WhatsApp, opening hours, services and directions of a dealer or service point.':
      'ડીલર કે સર્વિસ પોઇન્ટનું સરનામું, ફોન, વોટ્સએપ, ખૂલવાનો સમય, સેવાઓ અને રસ્તો.',
    Dealer: 'ડીલર',
    'Book a test ride | Pathika Electric': 'ટેસ્ટ રાઈડ બુક કરો | પથિકા ઇલેક્ટ્રિક',
    'Drive an electric three-wheeler or e-bike at a dealer near you: choose vehicle, dealer and two half-days. No mail address needed.':
      'નજીકના ડીલરને ત્યાં ઇલેક્ટ્રિક થ્રી-વ્હીલર કે ઈ-સાઈકલ ચલાવી જુઓ: ગાડી, ડીલર અને ફાવે એવા બે સમય પસંદ કરો: દિવસ, અને બપોર પહેલાં કે પછી. ઈ-મેલ જરૂરી નથી.',
    'Drive it before you decide': 'નક્કી કરતાં પહેલાં ચલાવી જુઓ',
    'Choose a vehicle, a dealer and two half-days. The dealer will call you to agree on the time.':
      'ગાડી, ડીલર અને તમને ફાવે એવા બે સમય પસંદ કરો: દિવસ, અને બપોર પહેલાં કે પછી. ચોક્કસ સમય નક્કી કરવા ડીલર તમને ફોન કરશે.',
    'Privacy: what we keep and why | Pathika Electric': 'ગોપનીયતા: અમે શું સાચવીએ છીએ અને શા માટે | પથિકા ઇલેક્ટ્રિક',
    'What we keep when you write to us, what for, how long, who sees it, and how you see, correct, withdraw or erase it.':
      'તમે અમને લખો ત્યારે અમે શું સાચવીએ છીએ, શા માટે, ક્યાં સુધી, તે કોણ જુએ છે, અને તમે તે કેવી રીતે જોઈ, સુધારી કે ભૂંસાવી શકો અને સંમતિ પાછી ખેંચી શકો.',
    'Your data with us': 'તમારી માહિતી અમારી પાસે',
    'What we keep when you write to us, what for, how long, who sees it, and how you get it back, corrected or erased.':
      'તમે અમને લખો ત્યારે અમે શું સાચવીએ છીએ, શા માટે, ક્યાં સુધી, તે કોણ જુએ છે, અને તમે તે કેવી રીતે જોઈ, સુધારી કે ભૂંસાવી શકો.',
    'See, correct or erase your data | Pathika Electric': 'તમારી માહિતી જુઓ, સુધારો કે ભૂંસાવો | પથિકા ઇલેક્ટ્રિક',
    'Ask to see, correct, withdraw or erase what we keep about you. No account is needed; we answer within 30 days at the latest.':
      'અમારી પાસેની તમારી માહિતી જુઓ, સુધારો, ભૂંસાવો કે સંમતિ પાછી ખેંચો. એકાઉન્ટ બનાવવાની જરૂર નથી; જવાબ વધુમાં વધુ 30 દિવસમાં.',
    'See, correct or erase your data': 'તમારી માહિતી જુઓ, સુધારો કે ભૂંસાવો',
    'No account is needed. If we know your mail address, we send you a link there.':
      'એકાઉન્ટ બનાવવાની જરૂર નથી. તમારો ઈ-મેલ અમારી પાસે હોય, તો અમે તેના પર લિંક મોકલીએ છીએ.',
    'Page not found | Pathika Electric': 'પાનું મળ્યું નથી | પથિકા ઇલેક્ટ્રિક',
    'This page does not exist or has moved. Go to the vehicles, the articles or the contact page.':
      'આ પાનું નથી અથવા બીજે ગયું છે. ગાડીઓ, લેખ કે સંપર્કના પાને જાઓ.',
    'Page Not Found': 'પાનું મળ્યું નથી',
    "Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.":
      'માફ કરશો, તમારે જોઈતું પાનું હવે નથી અથવા બીજે ખસેડાયું છે.',
  },
};
