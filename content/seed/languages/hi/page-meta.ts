import type { Translation } from '../translation.ts';

/** Titles, descriptions, headings and introductions of the pages in Hindi. */
export const pageMeta: Translation = {
  texts: {
    'Electric three-wheelers and e-bikes | Pathika Electric': 'इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक | पथिका इलेक्ट्रिक',
    'E-rickshaws, e-carts, L5N pickups and e-bikes from Gujarat. 90 to 100 km on a charge, electricity for about 73 paise a kilometre. Book a test ride.':
      'गुजरात में बने ई-रिक्शा, ई-कार्ट, L5N पिकअप और ई-बाइक। एक चार्ज में 90 से 100 km, बिजली का खर्च करीब 73 पैसे प्रति किलोमीटर। टेस्ट राइड बुक करें।',
    'Pathika Electric': 'पथिका इलेक्ट्रिक',
    'Electric three-wheelers for passengers and goods, and electric bicycles.':
      'सवारी और माल के लिए इलेक्ट्रिक थ्री-व्हीलर, और इलेक्ट्रिक साइकिल।',
    'About us | Pathika Electric': 'हमारे बारे में | पथिका इलेक्ट्रिक',
    'Started by a bus and truck body-builder with over 75 years of experience. What we make near Ahmedabad, how, and what we hold to.':
      'हमारी शुरुआत बस-ट्रक की बॉडी बनाने वाली कंपनी ने की, जिसे 75 साल से ज़्यादा का अनुभव है। अहमदाबाद के पास क्या और कैसे बनाते हैं, किन उसूलों पर चलते हैं।',
    'About us': 'हमारे बारे में',
    'Who builds these vehicles, and why a body-builder came to batteries.':
      'ये गाड़ियाँ कौन बनाता है, और बॉडी बनाने वाले बैटरी तक कैसे पहुँचे।',
    'Become a dealer for electric three-wheelers | Pathika Electric':
      'इलेक्ट्रिक थ्री-व्हीलर के डीलर बनें | पथिका इलेक्ट्रिक',
    'Sell and service e-rickshaws, e-carts, pickups and e-bikes in your district. Training, parts stock and demo vehicles. Ask for the terms.':
      'अपने ज़िले में ई-रिक्शा, ई-कार्ट, पिकअप और ई-बाइक बेचें और सर्विस करें। ट्रेनिंग, पुर्ज़ों का स्टॉक और डेमो गाड़ियाँ। शर्तें पूछें।',
    'Become a dealer': 'डीलर बनें',
    'A showroom, two workshop bays and a good name in your town: that is the start.':
      'एक शोरूम, दो गाड़ियों की वर्कशॉप और शहर में अच्छा नाम: शुरुआत इतने से हो जाती है।',
    'Advice on running electric three-wheelers | Pathika Electric':
      'इलेक्ट्रिक थ्री-व्हीलर चलाने की सलाह | पथिका इलेक्ट्रिक',
    'Cost per kilometre, battery care in summer, charging at home, permits and loads: plain articles for drivers, fleets and dealers.':
      'प्रति किलोमीटर खर्च, गर्मी में बैटरी की देखभाल, घर पर चार्ज, परमिट और लोड: ड्राइवर, फ़्लीट और डीलर के लिए आसान लेख।',
    Articles: 'लेख',
    'What we have learnt about running, charging and repairing, written down.':
      'गाड़ी चलाने, चार्ज करने और ठीक करने के बारे में जो सीखा, वह यहाँ लिखा है।',
    'Article | Pathika Electric': 'लेख | पथिका इलेक्ट्रिक',
    'An article on running, charging or repairing electric three-wheelers and e-bikes, from the people who build them.':
      'इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक चलाने, चार्ज करने या ठीक करने पर लेख, इन्हें बनाने वालों की कलम से।',
    Article: 'लेख',
    'Jobs near Ahmedabad | Pathika Electric': 'अहमदाबाद के पास नौकरी | पथिका इलेक्ट्रिक',
    'Open positions in design, assembly, quality, service, sales and accounts at the works near Ahmedabad. Apply with your resume as PDF.':
      'अहमदाबाद के पास कारखाने में डिज़ाइन, असेंबली, क्वालिटी, सर्विस, बिक्री और अकाउंट्स के खाली पद। रिज़्यूमे की PDF के साथ आवेदन करें।',
    Careers: 'नौकरी',
    'We build vehicles with our hands and test them on our own track. These places are open.':
      'हम गाड़ियाँ अपने हाथों से बनाते हैं और अपने ट्रैक पर जाँचते हैं। ये पद खाली हैं।',
    'Open position | Pathika Electric': 'खाली पद | पथिका इलेक्ट्रिक',
    'Duties, qualification and experience for an open position at the works near Ahmedabad. Apply with your resume as PDF.':
      'अहमदाबाद के पास कारखाने में खाली पद: काम, योग्यता और अनुभव। रिज़्यूमे की PDF के साथ आवेदन करें।',
    'Open position': 'खाली पद',
    'Contact, showroom and directions | Pathika Electric': 'संपर्क, शोरूम और रास्ता | पथिका इलेक्ट्रिक',
    'Phone, e-mail and address in Ahmedabad, with a map. Write to us about vehicles, service, parts or exports; we answer within two working days.':
      'अहमदाबाद का फ़ोन, ई-मेल और पता, नक्शे के साथ। गाड़ी, सर्विस, पुर्ज़े या निर्यात के बारे में लिखें; दो कामकाजी दिनों में जवाब मिलेगा।',
    'Contact us': 'संपर्क करें',
    'Ring, write or come by. A test ride takes twenty minutes and costs nothing.':
      'फ़ोन करें, लिखें या खुद आएँ। टेस्ट राइड में बीस मिनट लगते हैं और पैसे नहीं लगते।',
    'Test rides, camps and fairs | Pathika Electric': 'टेस्ट राइड, कैंप और मेले | पथिका इलेक्ट्रिक',
    'Where you can see and drive our vehicles: test rides, service camps, dealer openings and fairs, with dates and places.':
      'हमारी गाड़ियाँ कहाँ देखें और चलाएँ: टेस्ट राइड, सर्विस कैंप, नए डीलर और मेले, तारीख और जगह के साथ।',
    Events: 'कार्यक्रम',
    'Come and drive one. Dates still to come and a look back at those gone by.':
      'आएँ और चलाकर देखें। आगे की तारीखें और पिछले कार्यक्रमों की झलक।',
    'Event | Pathika Electric': 'कार्यक्रम | पथिका इलेक्ट्रिक',
    'Date, place and programme of an event where our electric three-wheelers and e-bikes can be seen and driven.':
      'कार्यक्रम की तारीख, जगह और समय-सूची, जहाँ हमारी इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक देख और चला सकते हैं।',
    Event: 'कार्यक्रम',
    'Price, battery, charging, range: questions | Pathika Electric':
      'दाम, बैटरी, चार्ज, रेंज: सवाल-जवाब | पथिका इलेक्ट्रिक',
    'Six plain answers on price, battery life, maintenance cost, quick charging, load capacity and driving range of our vehicles.':
      'हमारी गाड़ियों के दाम, बैटरी की उम्र, रखरखाव के खर्च, जल्दी चार्ज, लोड और रेंज पर छह सीधे जवाब।',
    'Questions and answers': 'सवाल-जवाब',
    'Six questions that every buyer asks, answered with figures.':
      'छह सवाल जो हर खरीदार पूछता है, जवाब आँकड़ों के साथ।',
    'What owners and drivers say | Pathika Electric': 'मालिक और ड्राइवर क्या कहते हैं | पथिका इलेक्ट्रिक',
    'Drivers, shopkeepers and fleet managers on their days with our vehicles: what they carry, how far they go, what they save. Sample voices.':
      'ड्राइवर, दुकानदार और फ़्लीट मैनेजर हमारी गाड़ियों के साथ अपने दिन की बात करते हैं: क्या ढोते हैं, कितना चलते हैं, कितना बचाते हैं। नमूना राय।',
    Testimonials: 'ग्राहकों की राय',
    'A day’s work, told by those who do it.': 'दिन भर का काम, करने वालों की ज़ुबानी।',
    'Pictures of the vehicles and the works | Pathika Electric': 'गाड़ियों और कारखाने की तस्वीरें | पथिका इलेक्ट्रिक',
    'E-rickshaws, e-carts, pickups and e-bikes from all sides, on the road, at the charging point and on the assembly line.':
      'ई-रिक्शा, ई-कार्ट, पिकअप और ई-बाइक हर तरफ़ से: सड़क पर, चार्जिंग पॉइंट पर और असेंबली लाइन पर।',
    'Image gallery': 'फ़ोटो गैलरी',
    'The vehicles from all sides, where they work and where they are made.':
      'गाड़ियाँ हर तरफ़ से, जहाँ काम करती हैं और जहाँ बनती हैं।',
    'Millo cargo e-cart and e-bikes | Pathika Electric': 'मिल्लो कार्गो ई-कार्ट और ई-बाइक | पथिका इलेक्ट्रिक',
    'Millo e-cart: closed box of 1.5 or open tray of 0.5 m³, 90 to 100 km on a charge. ₹75,000 a year saved, battery not counted, against CNG on 90 km a day.':
      'मिल्लो ई-कार्ट: 1.5 m³ का बंद बॉक्स या 0.5 m³ का खुला डाला, एक चार्ज में 90 से 100 km। साल में ₹75,000 की बचत (बैटरी छोड़कर), रोज़ 90 km पर CNG के मुकाबले।',
    Millo: 'मिल्लो',
    'A reliable, sturdy three-wheeler for cargo.': 'माल ढोने के लिए भरोसेमंद, मज़बूत थ्री-व्हीलर।',
    'Mastee passenger e-rickshaw | Pathika Electric': 'मस्ती सवारी ई-रिक्शा | पथिका इलेक्ट्रिक',
    'Mastee seats four and the driver with 40 kg of luggage. 90 to 100 km on a charge. ₹75,000 a year saved, battery not counted, against CNG on 90 km a day.':
      'मस्ती में ड्राइवर, चार सवारी और 40 kg सामान। एक चार्ज में 90 से 100 km। साल में ₹75,000 की बचत (बैटरी छोड़कर), रोज़ 90 km पर CNG के मुकाबले।',
    Mastee: 'मस्ती',
    'A comfortable, reliable three-wheeler for passengers.': 'सवारियों के लिए आरामदायक, भरोसेमंद थ्री-व्हीलर।',
    'Major electric pickup, L5N | Pathika Electric': 'मेजर इलेक्ट्रिक पिकअप, L5N | पथिका इलेक्ट्रिक',
    'Major: 480 kg beside the driver, 140 km certified. ₹1.20 lakh a year saved, battery not counted, against diesel on 115 km a day, with a second charge.':
      'मेजर: ड्राइवर के अलावा 480 kg माल, प्रमाणित रेंज 140 km। साल में ₹1.20 लाख की बचत (बैटरी छोड़कर), रोज़ 115 km पर डीज़ल के मुकाबले, दो बार चार्ज से।',
    Major: 'मेजर',
    'The electric pickup for up to 480 kg.': '480 kg तक के माल के लिए इलेक्ट्रिक पिकअप।',
    'Manzil electric three-wheeler, L5N | Pathika Electric': 'मंज़िल इलेक्ट्रिक थ्री-व्हीलर, L5N | पथिका इलेक्ट्रिक',
    'Manzil: 120 km certified, 36 months warranty. About ₹1.20 lakh a year saved, battery not counted, against diesel on 106 km a day, with a second charge.':
      'मंज़िल: प्रमाणित रेंज 120 km, 36 महीने वारंटी। साल में करीब ₹1.20 लाख की बचत (बैटरी छोड़कर), रोज़ 106 km पर डीज़ल के मुकाबले, बीच में एक और चार्ज से।',
    Manzil: 'मंज़िल',
    'The light cargo vehicle for bulky goods.': 'जगह घेरने वाले माल के लिए हल्की गाड़ी।',
    'Certifications | Pathika Electric': 'प्रमाणपत्र | पथिका इलेक्ट्रिक',
    'How quality is managed in our works: the international standards, what they ask of a vehicle maker, and three sample certificate sheets.':
      'हमारे कारखाने में क्वालिटी कैसे संभाली जाती है: अंतरराष्ट्रीय मानक, गाड़ी बनाने वाले से वे क्या माँगते हैं, और तीन नमूना प्रमाणपत्र।',
    Certifications: 'प्रमाणपत्र',
    'Our works follow international quality management standards: every step is written down, checked and can be traced back. The sheets below are samples and certify nothing.':
      'हमारा कारखाना क्वालिटी के अंतरराष्ट्रीय मानकों पर चलता है: हर कदम लिखा जाता है, जाँचा जाता है और बाद में उसका पता लगाया जा सकता है। नीचे के कागज़ नमूने हैं, किसी बात का प्रमाण नहीं।',
    'Auto show gallery and media coverage | Pathika Electric': 'ऑटो शो की तस्वीरें और खबरें | पथिका इलेक्ट्रिक',
    'Pictures by theme and videos from our stand at an electric vehicle show, and where we plan to be next. Sample event.':
      'इलेक्ट्रिक गाड़ियों के शो में हमारे स्टॉल की तस्वीरें और वीडियो, विषय के हिसाब से, और आगे हम कहाँ मिलेंगे। नमूना कार्यक्रम।',
    'Pictures and films from our stand, sorted by theme.': 'हमारे स्टॉल की तस्वीरें और वीडियो, विषय के हिसाब से।',
    'Savings calculator for electric three-wheelers | Pathika Electric':
      'इलेक्ट्रिक थ्री-व्हीलर से कितनी बचत | पथिका इलेक्ट्रिक',
    'Saving a year, monthly EMI and cost per km against diesel, CNG or petrol, with your own figures. Says so when it does not pay.':
      'डीज़ल, CNG या पेट्रोल के मुकाबले साल की बचत, महीने की EMI और प्रति किलोमीटर खर्च, आपके अपने आँकड़ों से। फ़ायदा न हो तो साफ़ बताता है।',
    'Savings calculator': 'कितनी बचत होगी?',
    'Choose a vehicle and what you drive now. You see the saving, the EMI and the cost of a km. You can change every number, and each says where it comes from.':
      'गाड़ी चुनें और बताएँ कि अभी क्या चलाते हैं। बचत, EMI और एक km का खर्च दिखेगा; जो आँकड़ा चाहें बदलें, हर एक के साथ लिखा है कि वह कहाँ से आया।',
    'Which three-wheeler fits your work? | Pathika Electric':
      'आपके काम के लिए कौन सी थ्री-व्हीलर? | पथिका इलेक्ट्रिक',
    'Four questions on load, kilometres, road and slope. One answer with its reasons, and why not the others. It may be none of ours.':
      'लोड, किलोमीटर, सड़क और चढ़ाई के बारे में चार सवाल। एक जवाब, वजह के साथ, और यह भी कि बाकी क्यों नहीं। हो सकता है हमारी कोई गाड़ी आपके काम की न निकले।',
    'Which one fits?': 'कौन सी ठीक रहेगी?',
    'Four questions, one answer with its reasons. If none of our vehicles suits your work, the answer says so.':
      'चार सवाल, और वजह के साथ एक जवाब। हमारी कोई गाड़ी आपके काम की न हो, तो यह भी साफ़ लिखा मिलेगा।',
    'Compare our electric vehicles | Pathika Electric': 'हमारी इलेक्ट्रिक गाड़ियों की तुलना | पथिका इलेक्ट्रिक',
    'Up to four of our vehicles side by side: speed, licence class, load, range, charging and warranty, each figure with its condition.':
      'एक साथ चार गाड़ियों तक की तुलना: रफ़्तार, लाइसेंस, लोड, रेंज, चार्जिंग और वारंटी। हर आँकड़े के साथ लिखा है कि वह किस हालत का है।',
    'Compare vehicles': 'गाड़ियों की तुलना',
    'Side by side, each figure with its condition. Where a figure is not published, we say so.':
      'गाड़ियाँ आमने-सामने, और साथ में लिखा है कि कौन सा आँकड़ा किस हालत का है। जहाँ जानकारी नहीं दी गई, वहाँ यही लिखा है।',
    'What our calculations assume | Pathika Electric': 'हमारा हिसाब किन आँकड़ों पर टिका है | पथिका इलेक्ट्रिक',
    'Fuel prices, tariffs, maintenance, loans and subsidies that our savings calculator starts with, each with unit, range, source and date.':
      'ईंधन के दाम, बिजली की दर, रखरखाव, लोन और सब्सिडी: हमारा कैलकुलेटर इन्हीं आँकड़ों से शुरू करता है। हर एक के साथ इकाई, दायरा, स्रोत और तारीख।',
    Assumptions: 'हिसाब का आधार',
    'Every value that the savings calculator starts with: where it comes from, of which day it is, and whether it is an estimate.':
      'कैलकुलेटर जिन आँकड़ों से शुरू करता है, वे सब यहाँ हैं: कहाँ से आए, किस तारीख के हैं, और कौन सा सिर्फ़ अनुमान है।',
    'Dealers and service near you | Pathika Electric': 'आपके नज़दीक डीलर और सर्विस | पथिका इलेक्ट्रिक',
    'Find the nearest dealer or service point by PIN or town: hours, phone, WhatsApp, directions and test rides. Sample dealers.':
      'पिन कोड या शहर से सबसे पास का डीलर या सर्विस पॉइंट खोजें: समय, फ़ोन, व्हाट्सऐप, रास्ता और टेस्ट राइड। डीलर नमूने के हैं।',
    'Dealers near you': 'आपके पास के डीलर',
    'Type your PIN or town to see the nearest dealer first.':
      'अपना पिन कोड या शहर लिखें, सबसे पास वाला डीलर सबसे ऊपर दिखेगा।',
    'Dealer | Pathika Electric': 'डीलर | पथिका इलेक्ट्रिक',
    'Address, phone, WhatsApp, opening hours, services and directions of a dealer or service point.':
      'डीलर या सर्विस पॉइंट का पता, फ़ोन, व्हाट्सऐप, खुलने का समय, सेवाएँ और रास्ता।',
    Dealer: 'डीलर',
    'Book a test ride | Pathika Electric': 'टेस्ट राइड बुक करें | पथिका इलेक्ट्रिक',
    'Drive an electric three-wheeler or e-bike at a dealer near you: choose vehicle, dealer and two half-days. No mail address needed.':
      'पास के डीलर के यहाँ इलेक्ट्रिक थ्री-व्हीलर या ई-बाइक चलाकर देखें: गाड़ी, डीलर और दो दिन चुनें, दोपहर से पहले या बाद। ई-मेल ज़रूरी नहीं।',
    'Drive it before you decide': 'फ़ैसले से पहले चलाकर देखें',
    'Choose a vehicle, a dealer and two half-days. The dealer will call you to agree on the time.':
      'गाड़ी और डीलर चुनें, फिर दो दिन, दोपहर से पहले या बाद। पक्का समय तय करने के लिए डीलर आपको फ़ोन करेगा।',
    'Privacy: what we keep and why | Pathika Electric': 'निजता: हम क्या रखते हैं और क्यों | पथिका इलेक्ट्रिक',
    'What we keep when you write to us, what for, how long, who sees it, and how you see, correct, withdraw or erase it.':
      'जब आप हमें लिखते हैं तो हम क्या रखते हैं, किसलिए, कब तक, उसे कौन देखता है, और आप उसे कैसे देख, सुधार या मिटवा सकते हैं और सहमति वापस ले सकते हैं।',
    'Your data with us': 'आपकी जानकारी हमारे पास',
    'What we keep when you write to us, what for, how long, who sees it, and how you get it back, corrected or erased.':
      'जब आप हमें लिखते हैं तो हम क्या रखते हैं, किसलिए, कब तक, उसे कौन देखता है, और आप उसे कैसे देख, सुधार या मिटवा सकते हैं।',
    'See, correct or erase your data | Pathika Electric': 'अपनी जानकारी देखें, सुधारें या मिटवाएँ | पथिका इलेक्ट्रिक',
    'Ask to see, correct, withdraw or erase what we keep about you. No account is needed; we answer within 30 days at the latest.':
      'हमारे पास आपकी जो जानकारी है उसे देखें, सुधारें, मिटवाएँ या सहमति वापस लें। कोई अकाउंट नहीं चाहिए; जवाब ज़्यादा से ज़्यादा 30 दिन में।',
    'See, correct or erase your data': 'अपनी जानकारी देखें, सुधारें या मिटवाएँ',
    'No account is needed. If we know your mail address, we send you a link there.':
      'कोई अकाउंट नहीं चाहिए। आपका ई-मेल हमारे पास हो, तो हम उस पर लिंक भेजते हैं।',
    'Page not found | Pathika Electric': 'पेज नहीं मिला | पथिका इलेक्ट्रिक',
    'This page does not exist or has moved. Go to the vehicles, the articles or the contact page.':
      'यह पेज नहीं है या कहीं और चला गया है। गाड़ियाँ, लेख या संपर्क का पेज देखें।',
    'Page Not Found': 'पेज नहीं मिला',
    "Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.":
      'माफ़ करें, जो पेज आप ढूँढ रहे थे वह अब नहीं है या कहीं और चला गया है।',
  },
};
