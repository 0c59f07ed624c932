import type { Translation } from '../translation.ts';

/** The descriptions of the pictures in Hindi. */
export const pictures: Translation = {
  texts: {
    'Major pickup from the rear left, tailgate with its name and red tail lamps':
      'मेजर पिकअप पीछे बाईं ओर से, नाम लिखा पिछला फाटक और लाल टेल लाइटें',
    'Manzil delivery van from the rear left, two tall cargo doors with lock rods':
      'मंज़िल डिलीवरी वैन पीछे बाईं ओर से, लॉक रॉड वाले दो ऊँचे दरवाज़े',
    'Marvel electric bicycle, graphite step-through frame with a small cane basket, exact side view with bottle holder, battery behind the seat tube and rear stand':
      'मार्वल इलेक्ट्रिक साइकिल, गहरे स्लेटी रंग का बिना डंडे वाला फ़्रेम और बेंत की छोटी टोकरी, ठीक बगल से; बोतल होल्डर, सीट के पाइप के पीछे बैटरी और पिछला स्टैंड',
    'Cane basket, head lamp and bottle holder of the Marvel bicycle':
      'मार्वल साइकिल की बेंत की टोकरी, हेडलाइट और बोतल होल्डर',
    'Marvel Pro electric bicycle, green step-through frame with front basket, exact side view with rear carrier and rear stand':
      'मार्वल प्रो इलेक्ट्रिक साइकिल, हरा बिना डंडे वाला फ़्रेम और आगे टोकरी, ठीक बगल से; पीछे कैरियर और स्टैंड',
    'Rear carrier, hub motor and stand of the Marvel Pro bicycle, battery behind the seat tube':
      'मार्वल प्रो साइकिल का कैरियर, हब मोटर और स्टैंड, सीट के पाइप के पीछे बैटरी',
    "Green Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'हरी मस्ती सवारी ई-रिक्शा दाईं ओर से: ड्राइवर की सीट, आमने-सामने की दो सीटें और क्रोम के खंभों पर पक्की छत',
    'Green Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'हरी मस्ती सवारी ई-रिक्शा पीछे बाईं ओर से, टेल लाइटें, पिछला शीशा और क्रोम बंपर',
    'Tail lamps, number plate and chrome bumper of the green Mastee':
      'हरी मस्ती की टेल लाइटें, नंबर प्लेट और क्रोम बंपर',
    "White Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'सफ़ेद मस्ती सवारी ई-रिक्शा दाईं ओर से: ड्राइवर की सीट, आमने-सामने की दो सीटें और क्रोम के खंभों पर पक्की छत',
    'White Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'सफ़ेद मस्ती सवारी ई-रिक्शा पीछे बाईं ओर से, टेल लाइटें, पिछला शीशा और क्रोम बंपर',
    'Round headlamps, grille and green plate of the white Mastee': 'सफ़ेद मस्ती की गोल हेडलाइटें, जाली और हरी प्लेट',
    "Yellow Mastee passenger e-rickshaw from the right: driver's seat, two facing benches and the hard roof on chrome posts":
      'पीली मस्ती सवारी ई-रिक्शा दाईं ओर से: ड्राइवर की सीट, आमने-सामने की दो सीटें और क्रोम के खंभों पर पक्की छत',
    'Yellow Mastee passenger e-rickshaw from the rear left with tail lamps, rear window and chrome bumper':
      'पीली मस्ती सवारी ई-रिक्शा पीछे बाईं ओर से, टेल लाइटें, पिछला शीशा और क्रोम बंपर',
    'The two facing benches of the yellow Mastee, black with yellow piping':
      'पीली मस्ती की आमने-सामने की दो सीटें, काली, पीली किनारी वाली',
    'Mighty electric bicycle, silver frame of stout tubes, exact side view with battery on the down tube and wide tyres':
      'माइटी इलेक्ट्रिक साइकिल, मोटे पाइप का चाँदी के रंग का फ़्रेम, ठीक बगल से; निचले पाइप पर बैटरी और चौड़े टायर',
    'Rear wheel with hub motor, crank and battery of the Mighty bicycle':
      'माइटी साइकिल का हब मोटर वाला पिछला पहिया, क्रैंक और बैटरी',
    "Millo with closed box from the side: open driver's door, white box with a blue band, battery case below":
      'बंद बॉक्स वाली मिल्लो बगल से: ड्राइवर का खुला दरवाज़ा, नीली पट्टी वाला सफ़ेद बॉक्स, नीचे बैटरी का डिब्बा',
    'Millo with closed box from the rear left, both box doors shut and locked':
      'बंद बॉक्स वाली मिल्लो पीछे बाईं ओर से, बॉक्स के दोनों दरवाज़े बंद और ताला लगा',
    'Rear of the closed Millo: lock rod, door handle, reflectors and tail lamps':
      'बंद मिल्लो पीछे से: लॉक रॉड, दरवाज़े का हैंडल, रिफ़्लेक्टर और टेल लाइटें',
    "Open driver's place of Millo: stitched seat, handlebar and floor":
      'मिल्लो में ड्राइवर की खुली जगह: सिलाई वाली सीट, हैंडल और फ़र्श',
    'LED headlamps in the black band of Millo above its green plate':
      'मिल्लो की काली पट्टी में LED हेडलाइटें, नीचे हरी प्लेट',
    "Millo with open tray from the right: driver's seat, guard rail behind the cab, ribbed drop gate":
      'खुले डाले वाली मिल्लो दाईं ओर से: ड्राइवर की सीट, केबिन के पीछे रेलिंग, नीचे खुलने वाला धारीदार फाटक',
    'Millo with open tray from the rear left, tailgate closed':
      'खुले डाले वाली मिल्लो पीछे बाईं ओर से, पिछला फाटक बंद',
    'Inside of the open Millo tray with ribbed drop gates and guard rail, seen from behind and above':
      'मिल्लो का खुला डाला अंदर से, नीचे खुलने वाले धारीदार फाटक और रेलिंग, पीछे और ऊपर से',
    'Sample certificate sheet: quality management system, marked as sample':
      'नमूना प्रमाणपत्र: क्वालिटी मैनेजमेंट, नमूना लिखा हुआ',
    'Sample certificate sheet: environmental management system, marked as sample':
      'नमूना प्रमाणपत्र: पर्यावरण प्रबंधन, नमूना लिखा हुआ',
    'Sample certificate sheet: occupational health and safety, marked as sample':
      'नमूना प्रमाणपत्र: काम पर सेहत और सुरक्षा, नमूना लिखा हुआ',
    'Windscreen of Major with two wipers, mirrors at both sides, seen from the front':
      'मेजर का सामने का शीशा, दो वाइपर और दोनों तरफ़ साइड मिरर, सामने से',
    'Front wheel and cab of the Major pickup: lamp band, indicator and green plate':
      'मेजर पिकअप का अगला पहिया और केबिन: लाइट की पट्टी, इंडिकेटर और हरी प्लेट',
    'Tail lamp, number plate and latch of the Major tailgate, close':
      'मेजर के पिछले फाटक की टेल लाइट, नंबर प्लेट और कुंडी, पास से',
    'Cab door of Major with window, mirror and handle, the load body close behind it':
      'मेजर के केबिन का दरवाज़ा, खिड़की, मिरर और हैंडल; ठीक पीछे डाला',
    'Load body of Major from above: plank floor, ribbed drop sides and head rail':
      'मेजर का डाला ऊपर से: पटरों का फ़र्श, नीचे खुलने वाले धारीदार पल्ले और आगे की रेलिंग',
    'Cab of Manzil from the front: windscreen, cream roof and mirrors':
      'मंज़िल का केबिन सामने से: शीशा, क्रीम रंग की छत और साइड मिरर',
    'Round headlamp in the black grille of Manzil and its green plate, close':
      'मंज़िल की काली जाली में गोल हेडलाइट और हरी प्लेट, पास से',
    'Cargo doors of Manzil: lock rods, hinges and tail lamps':
      'मंज़िल के माल वाले दरवाज़े: लॉक रॉड, कब्ज़े और टेल लाइटें',
    'Cab door of Manzil with window, mirror and handle beside the cream body':
      'मंज़िल के केबिन का दरवाज़ा, खिड़की, मिरर और हैंडल, बगल में क्रीम रंग की बॉडी',
    'Battery case of Manzil with its service plug, before the rear wheel':
      'मंज़िल की बैटरी का डिब्बा और सर्विस प्लग, पिछले पहिए के आगे',
    'White Major electric pickup with doors and open load body, seen from the front left':
      'दरवाज़े और खुले डाले वाली सफ़ेद मेजर इलेक्ट्रिक पिकअप, सामने बाईं ओर से',
    'Red and cream Manzil electric delivery van with tall closed body, seen from the front left':
      'ऊँची बंद बॉडी वाली लाल और क्रीम मंज़िल इलेक्ट्रिक डिलीवरी वैन, सामने बाईं ओर से',
    'Marvel electric bicycle, graphite step-through frame with a small cane basket, seen from the front left':
      'मार्वल इलेक्ट्रिक साइकिल, गहरे स्लेटी रंग का बिना डंडे वाला फ़्रेम और बेंत की छोटी टोकरी, सामने बाईं ओर से',
    'Marvel Pro electric bicycle, green step-through frame with front basket, seen from the front left':
      'मार्वल प्रो इलेक्ट्रिक साइकिल, हरा बिना डंडे वाला फ़्रेम और आगे टोकरी, सामने बाईं ओर से',
    'Green Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'हरी मस्ती सवारी ई-रिक्शा सामने बाईं ओर से, गोल हेडलाइटें और नीचे MASTEE लिखी हरी प्लेट',
    'White Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'सफ़ेद मस्ती सवारी ई-रिक्शा सामने बाईं ओर से, गोल हेडलाइटें और नीचे MASTEE लिखी हरी प्लेट',
    'Yellow Mastee passenger e-rickshaw seen from the front left, round headlamps above a green MASTEE plate':
      'पीली मस्ती सवारी ई-रिक्शा सामने बाईं ओर से, गोल हेडलाइटें और नीचे MASTEE लिखी हरी प्लेट',
    'Mighty electric bicycle, silver frame of stout tubes, seen from the front left':
      'माइटी इलेक्ट्रिक साइकिल, मोटे पाइप का चाँदी के रंग का फ़्रेम, सामने बाईं ओर से',
    'Blue Millo cargo e-cart with closed white box, seen from the front left':
      'सफ़ेद बंद बॉक्स वाली नीली मिल्लो कार्गो ई-कार्ट, सामने बाईं ओर से',
    'Blue Millo cargo e-cart with open tray, seen from the front left':
      'खुले डाले वाली नीली मिल्लो कार्गो ई-कार्ट, सामने बाईं ओर से',
    'Blue cells in rows in the open battery pack, copper links between them, an orange cable from its end to the motor':
      'खुली बैटरी में नीले सेल की कतारें, बीच में ताँबे के जोड़, सिरे से मोटर तक नारंगी केबल',
    'Rear axle with leaf springs and wheels, the motor half hidden by the frame, the battery case beside it, square picture':
      'कमानियों और पहियों वाला पिछला एक्सल, फ़्रेम के पीछे आधी छिपी मोटर, पास में बैटरी का डिब्बा, चौकोर तस्वीर',
    'Lithium iron phosphate battery pack, lid pushed back from its blue cells, upright picture':
      'लिथियम आयरन फ़ॉस्फ़ेट बैटरी, नीले सेल के ऊपर से सरका हुआ ढक्कन, खड़ी तस्वीर',
    'Rear half of a chassis on a white plinth: open battery pack between the rails, motor and axle on their springs':
      'सफ़ेद चबूतरे पर चेसिस का पिछला हिस्सा: बीच में खुली बैटरी, कमानियों पर मोटर और एक्सल',
    'Charging column with a lit screen, its cable plugged into a white Mastee':
      'चमकती स्क्रीन वाला चार्जिंग पॉइंट, केबल सफ़ेद मस्ती में लगी हुई',
    'White Major under the solar roof of a charging point, a white Mastee beside it, square picture':
      'चार्जिंग पॉइंट की सोलर छत के नीचे सफ़ेद मेजर, बगल में सफ़ेद मस्ती, चौकोर तस्वीर',
    'Blue Millo with closed box under the edge of the solar roof, upright picture':
      'सोलर छत के किनारे के नीचे बंद बॉक्स वाली नीली मिल्लो, खड़ी तस्वीर',
    'Major, Mastee and Millo parked side by side at a charging point under a solar roof':
      'सोलर छत के नीचे चार्जिंग पॉइंट पर अगल-बगल खड़ी मेजर, मस्ती और मिल्लो',
    'Green Mastee at the head of the assembly line, work benches and racks of parts behind it':
      'असेंबली लाइन में सबसे आगे हरी मस्ती, पीछे काम की मेज़ें और पुर्ज़ों के रैक',
    'Row of finished blue Millos along the green wall of the hall, square picture':
      'हॉल की हरी दीवार के साथ तैयार नीली मिल्लो की कतार, चौकोर तस्वीर',
    'The assembly line from the front, a green Mastee under rows of lamps, upright picture':
      'असेंबली लाइन सामने से, लाइटों की कतारों के नीचे हरी मस्ती, खड़ी तस्वीर',
    'Assembly hall with a line of Mastee e-rickshaws in green, yellow and white, an open frame on its jig to the right':
      'असेंबली हॉल में हरी, पीली और सफ़ेद मस्ती ई-रिक्शा की लाइन, दाईं ओर जिग पर रखा खुला फ़्रेम',
    'Crates of fruit on a market stall, a blue Millo stopped beside it':
      'बाज़ार के ठेले पर फलों के क्रेट, बगल में रुकी नीली मिल्लो',
    'Crates of fruit in the open tray of a Millo, market stalls behind it, square picture':
      'मिल्लो के खुले डाले में फलों के क्रेट, पीछे बाज़ार के ठेले, चौकोर तस्वीर',
    'Green Mastee passing stalls under striped awnings in a market lane, upright picture':
      'बाज़ार की गली में धारीदार तिरपाल वाले ठेलों के पास से जाती हरी मस्ती, खड़ी तस्वीर',
    'Blue Millo driving through a market lane between fruit stalls with striped awnings, a green Mastee behind':
      'बाज़ार की गली में धारीदार तिरपाल वाले फल के ठेलों के बीच से जाती नीली मिल्लो, पीछे हरी मस्ती',
    'Yellow Mastee from the side before a textile shop and a book shop, a shawl over its rail and a lunch carrier on the bench':
      'कपड़े और किताब की दुकान के आगे पीली मस्ती बगल से, डंडे पर टँगी शॉल और सीट पर टिफ़िन',
    'Marvel electric bicycle with its cane basket on the pavement before a row of shops, square picture':
      'दुकानों के आगे फ़ुटपाथ पर बेंत की टोकरी वाली मार्वल इलेक्ट्रिक साइकिल, चौकोर तस्वीर',
    'White Mastee under a street tree, balconied houses above it, upright picture':
      'सड़क के पेड़ के नीचे सफ़ेद मस्ती, ऊपर बालकनी वाले घर, खड़ी तस्वीर',
    'Yellow Mastee on a city street in low morning sun, shops and trees beside it, a white one following':
      'सुबह की हल्की धूप में शहर की सड़क पर पीली मस्ती, बगल में दुकानें और पेड़, पीछे आती एक सफ़ेद मस्ती',
    'The stand seen from the aisle: Marvel bicycle and blue Millo in front, the others behind in the row':
      'गलियारे से दिखता स्टॉल: आगे मार्वल साइकिल और नीली मिल्लो, पीछे कतार में बाकी गाड़ियाँ',
    'Manzil and Major on the show stand, a Marvel Pro electric bicycle before them, square picture':
      'शो के स्टॉल पर मंज़िल और मेजर, आगे मार्वल प्रो इलेक्ट्रिक साइकिल, चौकोर तस्वीर',
    'White Mastee under the lamps of the show stand, between a Millo and a Manzil, upright picture':
      'शो के स्टॉल की रोशनी में सफ़ेद मस्ती, एक मिल्लो और एक मंज़िल के बीच, खड़ी तस्वीर',
    'Trade-show stand with the range in a row before a green wall with the sample name Pathika':
      'मेले का स्टॉल: नमूना नाम “पथिका” लिखी हरी दीवार के आगे कतार में सारी गाड़ियाँ',
    'Sacks of grain in the load body of a white Major on a village road, seen from behind':
      'गाँव की सड़क पर सफ़ेद मेजर के डाले में अनाज की बोरियाँ, पीछे से',
    'Silver Mighty electric bicycle beside the grass of a village road, square picture':
      'गाँव की सड़क की घास के किनारे सिल्वर रंग की माइटी इलेक्ट्रिक साइकिल, चौकोर तस्वीर',
    'Red Manzil van on a village road between two rows of trees, upright picture':
      'पेड़ों की दो कतारों के बीच गाँव की सड़क पर लाल मंज़िल वैन, खड़ी तस्वीर',
    'White Major pickup on a tree-lined village road beside a yellow-topped milestone, a red Manzil following':
      'पेड़ों वाली गाँव की सड़क पर पीले सिरे के मील के पत्थर के पास सफ़ेद मेजर पिकअप, पीछे लाल मंज़िल',
    'White Major with parcels in its load body at the dock, the red Manzil behind it':
      'डॉक पर डाले में पार्सल लिए सफ़ेद मेजर, पीछे लाल मंज़िल',
    'Blue Millo with closed box at the warehouse, the red Manzil beside it, square picture':
      'गोदाम पर बंद बॉक्स वाली नीली मिल्लो, बगल में लाल मंज़िल, चौकोर तस्वीर',
    'Red Manzil before the dark door of dock 4, pallets of parcels beside it, upright picture':
      'डॉक 4 के काले दरवाज़े के आगे लाल मंज़िल, बगल में पार्सल के पैलेट, खड़ी तस्वीर',
    'Red Manzil van before a row of warehouse doors, parcels on pallets, parts of a Millo and a Major beside it':
      'गोदाम के दरवाज़ों की कतार के आगे लाल मंज़िल वैन, पैलेट पर पार्सल, बगल में मिल्लो और मेजर का कुछ हिस्सा',
    'Yellow Mastee e-rickshaw and blue Millo cargo e-cart on a green ground with a dashed marigold road line':
      'हरे रंग पर पीली मस्ती सवारी ई-रिक्शा और नीली मिल्लो कार्गो ई-कार्ट, बीच में गेंदे के रंग की टूटी सड़क-रेखा',
    'White Major electric pickup from all sides, in 36 views':
      'सफ़ेद मेजर इलेक्ट्रिक पिकअप, चारों तरफ़ से, 36 तस्वीरों में',
    'Red and cream Manzil electric delivery van from all sides, in 36 views':
      'लाल और क्रीम रंग की मंज़िल इलेक्ट्रिक डिलीवरी वैन, चारों तरफ़ से, 36 तस्वीरों में',
    'Graphite Marvel electric bicycle from all sides, in 36 views':
      'गहरे स्लेटी रंग की मार्वल इलेक्ट्रिक साइकिल, चारों तरफ़ से, 36 तस्वीरों में',
    'Green Marvel Pro electric bicycle from all sides, in 36 views':
      'हरी मार्वल प्रो इलेक्ट्रिक साइकिल, चारों तरफ़ से, 36 तस्वीरों में',
    'White Mastee passenger e-rickshaw from all sides, in 36 views':
      'सफ़ेद मस्ती सवारी ई-रिक्शा, चारों तरफ़ से, 36 तस्वीरों में',
    'Green Mastee passenger e-rickshaw from all sides, in 36 views':
      'हरी मस्ती सवारी ई-रिक्शा, चारों तरफ़ से, 36 तस्वीरों में',
    'Yellow Mastee passenger e-rickshaw from all sides, in 36 views':
      'पीली मस्ती सवारी ई-रिक्शा, चारों तरफ़ से, 36 तस्वीरों में',
    'Silver Mighty electric bicycle from all sides, in 36 views':
      'सिल्वर रंग की माइटी इलेक्ट्रिक साइकिल, चारों तरफ़ से, 36 तस्वीरों में',
    'Blue Millo cargo e-cart with closed white box from all sides, in 36 views':
      'सफ़ेद बंद बॉक्स वाली नीली मिल्लो कार्गो ई-कार्ट, चारों तरफ़ से, 36 तस्वीरों में',
    'Blue Millo cargo e-cart with open tray from all sides, in 36 views':
      'खुले डाले वाली नीली मिल्लो कार्गो ई-कार्ट, चारों तरफ़ से, 36 तस्वीरों में',
  },
};
