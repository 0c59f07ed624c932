import type { Translation } from '../translation.ts';

/** Mastee and Millo in Hindi, with the headings that other vehicles share. */
export const productERickshaws: Translation = {
  texts: {
    Mastee: 'मस्ती',
    'Passenger vehicle': 'सवारी गाड़ी',
    'A comfortable, reliable three-wheeler for passengers': 'सवारियों के लिए आरामदायक, भरोसेमंद थ्री-व्हीलर',
    'Mastee carries the driver and four passengers under a hard roof, with room for their bags. It starts without a jerk, runs without shaking, and goes from the first school round to the last train on one charge. The floor is one piece: it is washed with a bucket and stays dry underneath.':
      'मस्ती में पक्की छत के नीचे चार सवारी और ड्राइवर बैठते हैं, और उनके बैग की जगह भी है। बिना झटके उठती है, बिना हिचकोलों के चलती है और सुबह स्कूल के पहले फेरे से रात की आखिरी ट्रेन तक एक चार्ज में निकाल देती है। फ़र्श एक ही टुकड़े का है: बाल्टी डालकर धो लें, नीचे सूखा रहता है।',
    Yellow: 'पीला',
    White: 'सफ़ेद',
    Green: 'हरा',
    'Competitive rates': 'जेब के हिसाब से दाम',
    'An EMI that the day’s fares pay, with something left over.':
      'इतनी EMI कि रोज़ के किराए से निकल जाए और कुछ बच भी जाए।',
    'Timely product delivery': 'समय पर डिलीवरी',
    'Number plate and papers ready with the vehicle, so that it earns from day one.':
      'गाड़ी के साथ नंबर प्लेट और कागज़ तैयार, ताकि पहले दिन से कमाई हो।',
    'Efficient and quality product': 'दमदार और टिकाऊ',
    'Seats, floor and posts that stand six days of shifts a week.':
      'सीट, फ़र्श और खंभे जो हफ़्ते में छह दिन की शिफ़्ट झेल लें।',
    'Prompt after sales service': 'खरीदने के बाद फटाफट सर्विस',
    'Mended in the afternoon, back on the stand for the evening trains.':
      'दोपहर में ठीक हुई, शाम की ट्रेनों के समय फिर स्टैंड पर।',
    'Customized services': 'आपकी ज़रूरत के हिसाब से',
    'Your colour, your route number, your association’s lettering.':
      'आपका रंग, आपका रूट नंबर, आपकी यूनियन का नाम।',
    'Futuristic body design': 'नए ज़माने की बॉडी',
    'Rounded front, flush roof, large side openings: seen from afar, entered in one step.':
      'सामने से गोल, छत बॉडी से मिली हुई, बगल से चौड़ा रास्ता: दूर से दिखे, सवारी एक कदम में अंदर।',
    'High capacity battery': 'बड़ी बैटरी',
    '6.5 kWh at 48 V, for 90 to 100 km of stop and go.': '6.5 kWh, 48 V पर; रुकते-चलते भी 90 से 100 km।',
    'Differential with single gear': 'सिंगल गियर वाला डिफ़रेंशियल',
    'No gear to change and no clutch to burn; smooth for those who sit behind.':
      'न गियर बदलना, न क्लच जलने का डर; पीछे बैठी सवारी को झटका नहीं।',
    'Indigenous motor for mileage and torque': 'स्वदेशी मोटर: माइलेज भी, ताकत भी',
    'Pulls away on a flyover with five people aboard.': 'पाँच लोग बैठे हों, तब भी फ़्लाईओवर पर आराम से उठती है।',
    'Advertising space revenue': 'विज्ञापन से कमाई',
    'Rear panel and roof edge can carry a local shop’s board.':
      'पीछे के पैनल और छत की पट्टी पर पास की दुकान का बोर्ड लग सकता है।',
    'Digital display': 'डिजिटल डिस्प्ले',
    'Charge left and speed at a glance, by day and night.':
      'कितना चार्ज बचा और कितनी रफ़्तार है, दिन हो या रात, एक नज़र में।',
    'Driver and passenger comfort': 'ड्राइवर और सवारी का आराम',
    'Facing benches with knee room, foam that keeps its shape, a roof that keeps out the sun.':
      'आमने-सामने की सीटें, घुटनों के लिए जगह, न दबने वाला फ़ोम और धूप रोकने वाली छत।',
    Aerodynamics: 'हवा काटने वाली बनावट',
    'A sloped windscreen and closed front take less charge from the pack.':
      'तिरछा शीशा और बंद अगला हिस्सा, इसलिए बैटरी कम खर्च होती है।',
    'Product innovation: body ergonomics': 'क्या नया है: बॉडी में आराम और सुविधा',
    'One step in': 'एक कदम में अंदर',
    'The floor is low enough for a sari, a school bag and an old knee.':
      'फ़र्श इतना नीचा कि साड़ी पहने, स्कूल बैग लिए या घुटनों में दर्द हो, तब भी चढ़ना आसान।',
    'A rail where the hand looks for it': 'जहाँ हाथ जाए, वहीं पकड़',
    'At each post and along both benches, one diameter, no sharp end.':
      'हर खंभे पर और दोनों सीटों के साथ, एक ही मोटाई का पाइप, कोई नुकीला सिरा नहीं।',
    'Bags on the floor, not on laps': 'बैग गोद में नहीं, फ़र्श पर',
    'The flat floor between the two benches takes 40 kg of luggage.':
      'दोनों सीटों के बीच के सपाट फ़र्श पर 40 kg सामान आ जाता है।',
    'A seat for twelve hours': 'बारह घंटे बैठने लायक सीट',
    'The driver has a bench of full width, a padded back, and room for both feet on the floor.':
      'ड्राइवर के लिए पूरी चौड़ाई की सीट, गद्देदार पीठ, और फ़र्श पर दोनों पैर रखने की जगह।',
    Individual: 'अपनी गाड़ी चलाने वाले',
    'Owner-drivers, families with a stand, women’s self-help groups.':
      'मालिक-ड्राइवर, स्टैंड वाले परिवार, महिलाओं के स्वयं सहायता समूह।',
    Government: 'सरकारी काम',
    'Feeder routes to metro and bus, hospital and campus shuttles.':
      'मेट्रो और बस तक के फ़ीडर रूट, अस्पताल और कैंपस की शटल।',
    Institutional: 'कंपनियाँ और संस्थाएँ',
    'Ride apps, hotels, temples, schools and housing societies.':
      'राइड ऐप, होटल, मंदिर, स्कूल और हाउसिंग सोसाइटी।',
    Export: 'निर्यात',
    'Shared taxis for towns in Africa, South-East Asia and Latin America.':
      'अफ़्रीका, दक्षिण-पूर्व एशिया और लैटिन अमेरिका के शहरों की शेयर टैक्सी।',
    Millo: 'मिल्लो',
    'Cargo vehicle': 'माल ढोने वाली गाड़ी',
    'A reliable, sturdy three-wheeler for cargo': 'माल ढोने के लिए भरोसेमंद, मज़बूत थ्री-व्हीलर',
    'Millo does the last five kilometres that a tempo is too big for. The closed box keeps parcels dry and locked; the open tray takes crates, cans and sacks. Both stand on the same frame, with the battery low between the axles, and run a day’s round on one night’s charge.':
      'मिल्लो उन आखिरी पाँच किलोमीटर में चलती है जहाँ टेंपो बड़ा पड़ता है। बंद बॉक्स में पार्सल सूखे और ताले में रहते हैं; खुले डाले में क्रेट, कैन और बोरियाँ जाती हैं। दोनों बॉडी एक ही फ़्रेम पर बनी हैं, बैटरी नीचे दोनों एक्सल के बीच है और रात भर के एक चार्ज में दिन भर का फेरा हो जाता है।',
    'Full Body Cargo': 'फुल बॉडी कार्गो',
    'Half Body Cargo': 'हाफ़ बॉडी कार्गो',
    'A price per kilometre that leaves something over after the EMI.':
      'प्रति किलोमीटर इतना कम खर्च कि EMI के बाद भी कुछ बचे।',
    'A date on the order form, and the vehicle in the yard on that date.':
      'ऑर्डर फ़ॉर्म पर तारीख, और उसी तारीख को गाड़ी आपके दरवाज़े पर।',
    'Figures you can check on your own round.': 'ऐसे आँकड़े जो अपने रूट पर जाँचे जा सकें।',
    'A mechanic the same day, and the part on his shelf.': 'मिस्त्री उसी दिन, और पुर्ज़ा उसके पास मौजूद।',
    'Shelves, partitions, lettering, seat covers: built in before delivery.':
      'शेल्फ़, पार्टिशन, गाड़ी पर नाम, सीट कवर: डिलीवरी से पहले लगाकर देते हैं।',
    'Smooth panels without ledges: easy to wipe, easy to letter.':
      'सपाट पैनल, कोई उभार नहीं: पोंछना आसान, नाम लिखवाना आसान।',
    '6.5 kWh at 48 V, enough for 90 to 100 km with stops.':
      '6.5 kWh, 48 V पर; रुक-रुक कर चलें तो भी 90 से 100 km के लिए काफ़ी।',
    'One fixed reduction, no clutch; both wheels pull in a turn.':
      'एक ही गियर, क्लच नहीं; मोड़ पर भी दोनों पहिए खींचते हैं।',
    'Wound in India for slow, loaded starts rather than speed.':
      'वाइंडिंग भारत में हुई है, तेज़ रफ़्तार के लिए नहीं, लदी गाड़ी को आराम से उठाने के लिए।',
    'Two side panels of the box can be let to a brand by the month.':
      'बॉक्स के दोनों बगल के पैनल किसी ब्रांड को महीने के किराए पर दिए जा सकते हैं।',
    'Speed, charge and distance in large digits, readable in sun.':
      'रफ़्तार, चार्ज और दूरी बड़े अंकों में, धूप में भी साफ़ दिखे।',
    'Sprung bench, full windscreen, hard roof against heat and rain.':
      'स्प्रिंग वाली सीट, पूरा शीशा, गर्मी और बारिश से बचाने वाली पक्की छत।',
    'A raked front and a roof flush with the box save charge in head wind.':
      'तिरछा अगला हिस्सा और बॉक्स के बराबर छत, सामने की हवा में भी चार्ज बचाए।',
    'More storage': 'सामान रखने की और जगह',
    'A lockable space under the bench for papers, charger and tools.':
      'सीट के नीचे ताले वाली जगह: कागज़, चार्जर और औज़ार के लिए।',
    'Loading edge at hip height': 'कमर की ऊँचाई पर लदाई',
    'The floor lies low, so a 25 kg crate goes in without a lift above the belt.':
      'फ़र्श नीचा है, इसलिए 25 kg का क्रेट कमर से ऊपर उठाए बिना अंदर चला जाता है।',
    'Doors that open flat': 'पूरे खुलने वाले दरवाज़े',
    'Each rear door swings right round and latches to the side: no corner at head height.':
      'पीछे का हर दरवाज़ा पूरा घूमकर बगल में टिक जाता है: सिर में लगने वाला कोई कोना नहीं।',
    'Step on both sides': 'दोनों तरफ़ पायदान',
    'In and out on the kerb side, in any lane.': 'गली कोई भी हो, फ़ुटपाथ की तरफ़ से चढ़ें-उतरें।',
    'Mirrors past the box': 'बॉक्स के पीछे तक दिखाने वाले मिरर',
    'Long arms show the rear wheel and the lane beside it.':
      'लंबी बाँह वाले मिरर में पिछला पहिया और बगल की लेन दिखती है।',
    'Shopkeepers, dairies, water suppliers, owner-drivers with their own rounds.':
      'दुकानदार, डेयरी, पानी सप्लायर, अपने फेरे वाले मालिक-ड्राइवर।',
    'Municipal waste rounds, parks, hospitals, ration supply.':
      'नगरपालिका का कचरा, पार्क, अस्पताल, राशन की सप्लाई।',
    'E-commerce companies, couriers, cold chains and factories with fleets.':
      'ई-कॉमर्स कंपनियाँ, कूरियर, कोल्ड चेन और कई गाड़ियों वाली फ़ैक्टरियाँ।',
    'For left- and right-hand traffic, shipped complete or as kits.':
      'बाएँ चलने वाले देश हों या दाएँ, दोनों के लिए; पूरी बनी या किट में भेजते हैं।',
  },
};
