import type { Translation } from '../translation.ts';

/** Major and Manzil in Hindi. */
export const productPickups: Translation = {
  texts: {
    Major: 'मेजर',
    'Electric pickup, L5N': 'इलेक्ट्रिक पिकअप, L5N',
    '480 kg, at the speed of the road': '480 kg, ट्रैफ़िक की रफ़्तार से',
    'Major is for rounds that leave the lanes: warehouse to town, mandi to market, depot to fifty shops. It has a cab with doors, hydraulic brakes and two speeds, keeps up at 50 km/h, and is full again after four hours at its charger.':
      'मेजर उन फेरों के लिए है जो गलियों से बाहर जाते हैं: गोदाम से शहर, मंडी से बाज़ार, डिपो से पचास दुकानें। दरवाज़े वाला केबिन, हाइड्रोलिक ब्रेक और दो स्पीड हैं; 50 km/h पर सबके साथ चलती है और अपने चार्जर पर चार घंटे में फिर फुल।',
    'Cloud telematics': 'क्लाउड टेलीमैटिक्स',
    'Place, charge and faults of each vehicle on the owner’s phone.':
      'हर गाड़ी कहाँ है, कितना चार्ज है, क्या खराबी है: सब मालिक के फ़ोन पर।',
    'Independent axle': 'हर पहिए का सस्पेंशन अलग',
    'Each rear wheel takes its own pothole; the load stays level.':
      'पीछे का हर पहिया अपना गड्ढा खुद झेलता है; माल सीधा रहता है।',
    'Vehicle control unit with debugging system': 'खराबी पकड़ने वाली कंट्रोल यूनिट',
    'Stores what happened before a fault; the mechanic reads it instead of guessing.':
      'खराबी से पहले क्या हुआ, याद रखती है; मिस्त्री अंदाज़ा नहीं लगाता, पढ़ लेता है।',
    '12 kWh lithium iron phosphate, for about 100 km loaded.':
      '12 kWh लिथियम आयरन फ़ॉस्फ़ेट, माल के साथ करीब 100 km।',
    'Four-hour charging': 'चार घंटे में चार्ज',
    'Empty at noon, full for the evening round.': 'दोपहर में खाली, शाम के फेरे के लिए फुल।',
    'Hydraulic brakes': 'हाइड्रोलिक ब्रेक',
    'Short, even stops with 480 kg behind the seat.': 'सीट के पीछे 480 kg हो, तब भी कम दूरी में सीधे रुके।',
    'Indigenous motor': 'स्वदेशी मोटर',
    '10.5 kW peak and 53 Nm, wound and tested in India.': 'अधिकतम 10.5 kW और 53 Nm, वाइंडिंग और जाँच भारत में।',
    'Charge, speed and the nearest service date.': 'चार्ज, रफ़्तार और अगली सर्विस की तारीख।',
    'Comfortable cab': 'आरामदायक केबिन',
    'Adjustable seat, fan, phone holder and a socket for it.':
      'आगे-पीछे होने वाली सीट, पंखा, फ़ोन होल्डर और फ़ोन चार्ज करने का सॉकेट।',
    'Product innovation': 'क्या नया है',
    'Cab from the coach shop': 'कोच बनाने वालों का केबिन',
    'Two full doors, a laminated windscreen and seals, so dust and rain stay outside.':
      'दो पूरे दरवाज़े, लैमिनेटेड शीशा और सील, ताकि धूल और बारिश बाहर रहे।',
    'Two speeds': 'दो स्पीड',
    'At the rear axle: low for a loaded ramp, high for the ring road.':
      'पिछले एक्सल पर: लदी गाड़ी की चढ़ाई के लिए नीचा, रिंग रोड के लिए ऊँचा गियर।',
    'Battery between the axles': 'दोनों एक्सल के बीच बैटरी',
    'Low, boxed in, out in twenty minutes for service.': 'नीचे, बंद डिब्बे में, सर्विस के लिए बीस मिनट में बाहर।',
    'Brakes that give back': 'चार्ज लौटाने वाले ब्रेक',
    'Lifting the foot returns charge to the pack and spares the shoes.':
      'पैर हटाते ही बैटरी में चार्ज लौटता है और ब्रेक शू कम घिसते हैं।',
    'Body on eight bolts': 'आठ बोल्ट पर बॉडी',
    'Half load body, closed box or tipper: changed in the workshop, not in the works.':
      'हाफ़ लोड बॉडी, बंद बॉक्स या टिपर: वर्कशॉप में ही बदल जाती है, कारखाने भेजने की ज़रूरत नहीं।',
    'Noise taken out': 'शोर की रोकथाम',
    'Motor and gearbox hang in rubber: the cab is quiet enough to hear a horn behind.':
      'मोटर और गियरबॉक्स रबर पर टिके हैं; ड्राइवर को पीछे का हॉर्न सुनाई देता है।',
    '3 wheeler drivers': '3-व्हीलर चलाने वाले',
    'Lower and middle income groups': 'कम और मध्यम आमदनी वाले लोग',
    Manzil: 'मंज़िल',
    'Electric cargo vehicle, L5N': 'माल ढोने वाली इलेक्ट्रिक गाड़ी, L5N',
    'The light one for bulky goods': 'जगह घेरने वाले माल के लिए हल्की गाड़ी',
    'Manzil is built for bulky goods that weigh little: parcels, bread, bedding, snacks. Its rounded cab and high closed body weigh less than a pickup’s, so a smaller battery takes it 85 km on an ordinary working day and 50 km/h on the road between two towns.':
      'मंज़िल उस माल के लिए है जो जगह ज़्यादा घेरता है पर वज़न में हल्का है: पार्सल, ब्रेड, बिस्तर, नमकीन। इसका गोल केबिन और ऊँची बंद बॉडी पिकअप के मुकाबले हल्के हैं, इसलिए छोटी बैटरी में भी आम कामकाजी दिन में 85 km चलती है और दो शहरों के बीच की सड़क पर 50 km/h।',
    'Room for tall goods': 'ऊँचे माल की जगह',
    '4.8 cubic metres under one roof, for what is large and light.':
      'एक ही छत के नीचे 4.8 घन मीटर, बड़े और हल्के माल के लिए।',
    'Each rear wheel takes its own pothole.': 'पीछे का हर पहिया अपना गड्ढा खुद झेलता है।',
    'Faults are stored with date and reading for the mechanic.':
      'हर खराबी तारीख और रीडिंग के साथ मिस्त्री के लिए दर्ज रहती है।',
    '60 V lithium iron phosphate, sealed against water.': '60 V लिथियम आयरन फ़ॉस्फ़ेट, पानी से बचाने के लिए सीलबंद।',
    'Made in India, with every spare part in the country.': 'भारत में बनी, हर पुर्ज़ा देश में ही मिलता है।',
    'Charge in bars, and the range left in kilometres.': 'चार्ज डंडियों में, और बची हुई रेंज किलोमीटर में।',
    'Advertising space': 'विज्ञापन की जगह',
    'Three smooth panels of the body to letter or to let.':
      'बॉडी के तीन सपाट पैनल: अपना नाम लिखवाएँ या किराए पर दें।',
    'A door that shuts, a fan, and a seat with two positions.':
      'ठीक से बंद होने वाला दरवाज़ा, पंखा और दो जगह सेट होने वाली सीट।',
    'Light for the evening': 'शाम के लिए रोशनी',
    'LED head lamp, and a lamp inside the body for finding the parcel.':
      'LED हेडलाइट, और पार्सल ढूँढने के लिए बॉडी के अंदर लाइट।',
    '36 months of warranty': '36 महीने की वारंटी',
    'In writing, with the frame number and all that it covers.':
      'लिखित में, फ़्रेम नंबर के साथ, और यह भी कि किस-किस पर है।',
    'Rounded cab': 'गोल केबिन',
    'No flat front for the wind and no corner for a scooter.':
      'सामने हवा रोकने वाली सपाट दीवार नहीं, स्कूटर से टकराने वाला कोना नहीं।',
    'Light riveted body': 'रिवेट वाली हल्की बॉडी',
    'Flat panels in a light frame: one man can lift a panel, and a workshop can change it.':
      'हल्के फ़्रेम में सपाट पैनल: एक ही मिस्त्री उठाकर बदल दे।',
    'Iron phosphate cells': 'आयरन फ़ॉस्फ़ेट सेल',
    'They bear heat and daily charging, and they hold no cobalt.':
      'गर्मी और रोज़ का चार्ज सह लेते हैं, और इनमें कोबाल्ट नहीं है।',
    'Rear doors held twice': 'पिछले दरवाज़े, ऊपर-नीचे से बंद',
    'A rod locks each of the two doors above and below: they do not rattle.':
      'दोनों दरवाज़ों को एक-एक रॉड ऊपर और नीचे से पकड़ती है: खड़खड़ाते नहीं।',
    'Floor that drains': 'पानी निकालने वाला फ़र्श',
    'Two outlets at the rear; ice and milk do not stay.': 'पीछे दो छेद; बर्फ़ का पानी और दूध टिकता नहीं।',
    'One key for all': 'सबकी एक चाबी',
    'Ignition, cab and body share a key, and the key is numbered.':
      'स्टार्ट, केबिन और बॉडी की एक ही चाबी, और चाबी पर नंबर है।',
  },
};
