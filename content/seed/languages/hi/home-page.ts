import type { Translation } from '../translation.ts';

/** Texts of the home page in Hindi. */
export const homePage: Translation = {
  texts: {
    'A three-wheeler that earns from the first kilometre': 'पहले किलोमीटर से कमाने वाली थ्री-व्हीलर',
    'A driver who spends ₹300 a day on CNG spends about ₹73 on electricity for the same 100 km. Everything on our vehicles follows from that: a battery that lasts the shift, a body that carries what the trade carries, and a workshop that has the part.':
      'रोज़ ₹300 की CNG में जो 100 km चलते हैं, बिजली से वही करीब ₹73 में हो जाते हैं। हमारी गाड़ियों में बाकी हर चीज़ इसी हिसाब से बनी है: पूरी शिफ़्ट चलने वाली बैटरी, आपके धंधे का माल उठाने वाली बॉडी और ऐसी वर्कशॉप जहाँ पुर्ज़ा मिल जाए।',
    'Electricity for about 73 paise a kilometre': 'बिजली का खर्च करीब 73 पैसे प्रति किलोमीटर',
    'One full charge of Mastee or Millo takes about 8.67 units from the socket and gives 90 to 100 km. At ₹8 a unit that is ₹69.':
      'मस्ती या मिल्लो एक बार फुल चार्ज होने में करीब 8.67 यूनिट बिजली लेती है और 90 से 100 km चलती है। ₹8 यूनिट के हिसाब से यह ₹69 हुआ।',
    'Built by body-builders': 'बस-ट्रक की बॉडी बनाने वालों के हाथ की बनी',
    'The frame and panels come from Pathika Coach Works, which has built bus and truck bodies for over 75 years. Frames are welded on jigs, and any one panel can be changed by itself.':
      'फ़्रेम और पैनल पथिका कोच वर्क्स से आते हैं, जो 75 साल से ज़्यादा समय से बस और ट्रक की बॉडी बना रही है। वेल्डिंग जिग पर होती है और कोई भी पैनल अलग से बदला जा सकता है।',
    'Charges where it sleeps': 'जहाँ रात को खड़ी हो, वहीं चार्ज',
    'A 15 ampere socket in the yard is enough. Plug in after the evening round and the vehicle is ready before the milk is out.':
      'आँगन में 15 एम्पियर का सॉकेट काफ़ी है। शाम के फेरे के बाद प्लग लगा दें, सुबह दूध वाले के निकलने से पहले गाड़ी तैयार मिलेगी।',
    'What you can count on': 'आँकड़े जिन पर भरोसा कर सकें',
    'These figures hold for our e-rickshaw and e-cart. Each says what it depends on, because a figure without its condition is only half a promise.':
      'ये आँकड़े हमारे ई-रिक्शा और ई-कार्ट के हैं। हर आँकड़े के साथ लिखा है कि वह किस हालत में मिलता है; इसके बिना आँकड़ा अधूरा वादा है।',
    'Mileage per charge': 'एक चार्ज में रेंज',
    'typical, city traffic, battery in good health': 'आम तौर पर, शहर के ट्रैफ़िक में, बैटरी अच्छी हालत में',
    'Charging time': 'चार्ज होने का समय',
    'from empty, 15 A home socket, charger supplied': 'खाली बैटरी से, घर के 15 A सॉकेट पर, साथ मिले चार्जर से',
    'Maximum speed': 'सबसे ज़्यादा रफ़्तार',
    'limit of the e-rickshaw and e-cart class; ours run at 24':
      'ई-रिक्शा और ई-कार्ट श्रेणी की सीमा; हमारी गाड़ियाँ 24 पर चलती हैं',
    Gradient: 'चढ़ाई',
    'climbed with full load, dry road': 'पूरे लोड के साथ, सूखी सड़क पर',
    'Passenger version': 'सवारी वाली गाड़ी',
    '+ 1 driver + 40 kg luggage': '+ 1 ड्राइवर + 40 kg सामान',
    'seating and luggage limit of the class': 'इस श्रेणी में सवारी और सामान की सीमा',
    'Cargo version': 'माल वाली गाड़ी',
    'cargo + 1 driver': 'माल + 1 ड्राइवर',
    'goods limit of the e-cart class; goods and driver stay within Millo’s 380 kg':
      'ई-कार्ट श्रेणी में माल की सीमा; ड्राइवर समेत मिल्लो के 380 kg के भीतर',
    'Days on the road': 'कितने दिन सड़क पर रही',
    'sample figure: days in service out of days planned, first year':
      'नमूने का आँकड़ा: पहले साल में जितने दिन चलनी थी, उनमें से कितने दिन चली',
    'Wear parts in stock': 'घिसने वाले पुर्ज़े स्टॉक में',
    'sample figure: orders by dealers filled the same day': 'नमूने का आँकड़ा: डीलरों के ऑर्डर जो उसी दिन भेजे गए',
    'Charges without a fault': 'बिना रुकावट पूरे हुए चार्ज',
    'sample figure: overnight charges ended full, per telematics':
      'नमूने का आँकड़ा: रात में लगे चार्ज जो सुबह तक फुल हुए, टेलीमैटिक्स के अनुसार',
    'Our vehicles, one by one': 'हमारी गाड़ियाँ, एक-एक करके',
    'What owners tell us': 'गाड़ी मालिक क्या कहते हैं',
    'On the road and in the works': 'सड़क पर और कारखाने में',
    'Worth reading before you buy': 'खरीदने से पहले पढ़ने लायक',
    'Four questions everybody asks': 'चार सवाल जो सब पूछते हैं',
    'Quick statistics (sample figures)': 'आँकड़े एक नज़र में (नमूने के आँकड़े)',
  },
};
