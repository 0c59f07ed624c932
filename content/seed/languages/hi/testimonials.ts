import type { Translation } from '../translation.ts';

/** The sample testimonials in Hindi. */
export const testimonials: Translation = {
  texts: {
    'Ramesh P.': 'रमेश पी.',
    'E-rickshaw driver, Naroda': 'ई-रिक्शा ड्राइवर, नरोडा',
    'Earlier I gave ₹320 a day to the pump. Now I plug in at ten at night and my electricity bill went up by ₹1,700 a month. The rest pays my daughter’s coaching. I miss nothing, except the noise when somebody walks in front of me.':
      'पहले रोज़ ₹320 पंप पर दे आता था। अब रात दस बजे प्लग लगाता हूँ और बिजली का बिल महीने में ₹1,700 बढ़ा है। बाकी पैसे से बेटी की कोचिंग चलती है। कमी किसी चीज़ की नहीं, बस जब कोई अचानक सामने आ जाए तो इंजन की आवाज़ याद आती है।',
    'Shabana K.': 'शबाना के.',
    'Courier partner, Surat': 'कूरियर पार्टनर, सूरत',
    'Eighty packets, one lock, and I turn round in lanes where the van had to reverse. In the rain nothing gets wet. I load in reverse order as they showed me, and I am home before my husband.':
      'अस्सी पैकेट, एक ताला, और उन गलियों में मोड़ लेती हूँ जहाँ वैन को बैक करना पड़ता था। बारिश में कुछ नहीं भीगता। जैसा सिखाया था, बाद वाला पहले लादती हूँ, और पति से पहले घर पहुँच जाती हूँ।',
    'Dinesh V.': 'दिनेश वी.',
    'Vegetable wholesaler, Rajkot': 'सब्ज़ी के थोक व्यापारी, राजकोट',
    'Four hundred and fifty kilos of onions over the flyover at four in the morning, every day since Diwali. I charge it while I sleep after lunch. The first brake job came at 21,000 km and cost me ₹900.':
      'दिवाली के बाद से रोज़ सुबह चार बजे साढ़े चार सौ किलो प्याज़ लेकर फ़्लाईओवर पार। दोपहर को खाना खाकर सोता हूँ, तब तक चार्ज हो जाती है। ब्रेक का पहला काम 21,000 km पर निकला, ₹900 लगे।',
    'Meena S.': 'मीना एस.',
    'Self-help group driver, Anand': 'स्वयं सहायता समूह की ड्राइवर, आणंद',
    'We are twelve women with twelve vehicles and one yard. In the first week the men at the stand laughed. Now two of them ask us where we had our driving lessons. I make ₹600 on a plain day, after everything.':
      'हम बारह औरतें हैं, बारह गाड़ियाँ और एक आँगन। पहले हफ़्ते स्टैंड के मर्द हँसते थे। अब उनमें से दो पूछते हैं कि गाड़ी चलाना कहाँ सीखा। आम दिन में सब खर्च निकालकर ₹600 बच जाते हैं।',
    'Harish B.': 'हरीश बी.',
    'Dairy owner, Mehsana': 'डेयरी मालिक, मेहसाणा',
    'Six cans at five o’clock, six empty ones at eight. The tray can be washed with a hose. My old tempo stood in the workshop every second month.':
      'पाँच बजे छह भरे कैन, आठ बजे छह खाली। डाला पाइप से धुल जाता है। पुराना टेंपो हर दूसरे महीने वर्कशॉप में खड़ा रहता था।',
    'Anjali T.': 'अंजलि टी.',
    'Fleet manager, parcel hub, Aslali': 'फ़्लीट मैनेजर, पार्सल हब, असलाली',
    'We run sixteen. I see each on my screen, with charge and place, and I know at three who will need help at six. In eleven months we had two days on which a vehicle stood. For diesel I had a column for that.':
      'हमारी सोलह चलती हैं। हर गाड़ी का चार्ज और जगह स्क्रीन पर दिखती है, और तीन बजे ही पता चल जाता है कि छह बजे किसे मदद चाहिए होगी। ग्यारह महीनों में सिर्फ़ दो दिन कोई गाड़ी खड़ी रही। डीज़ल के समय तो खड़ी गाड़ियों का अलग रजिस्टर था।',
    'Yusuf M.': 'यूसुफ़ एम.',
    'Baker, Vadodara': 'बेकरी वाले, वडोदरा',
    'Bread is air. The tall body takes 60 crates, and both doors fold right back. The boys had to learn that one cannot hear it coming, so we ring a bell.':
      'ब्रेड तो हवा है, जगह ही घेरती है। ऊँची बॉडी में 60 क्रेट आते हैं, और दोनों दरवाज़े पूरे पीछे मुड़ जाते हैं। लड़कों को सीखना पड़ा कि इसके आने की आवाज़ नहीं होती, तो हम घंटी बजाते हैं।',
    'Kirit J.': 'किरीट जे.',
    'Retired teacher, Gandhinagar': 'रिटायर्ड शिक्षक, गांधीनगर',
    'At 67 I did not want a scooter any more. I step through the frame, the motor helps me up to the library, and on the way back I switch it off out of pride.':
      '67 की उम्र में स्कूटर चलाने का मन नहीं था। बीच में डंडा नहीं, तो टाँग उठाए बिना बैठ जाता हूँ, लाइब्रेरी तक की चढ़ाई में मोटर साथ देती है, और लौटते समय शान से उसे बंद कर देता हूँ।',
    'Pooja R.': 'पूजा आर.',
    'Software tester, Ahmedabad': 'सॉफ़्टवेयर टेस्टर, अहमदाबाद',
    'Eleven kilometres to the office in 38 minutes. The battery goes under my desk. After a year I had saved the price of a phone in petrol, and bought the phone.':
      'दफ़्तर तक ग्यारह किलोमीटर, 38 मिनट में। बैटरी मेज़ के नीचे रख देती हूँ। साल भर में पेट्रोल के इतने पैसे बचे कि एक फ़ोन आ जाए, और मैंने ले भी लिया।',
    'Bharat D.': 'भरत डी.',
    'Newspaper agent, Bhavnagar': 'अखबार एजेंट, भावनगर',
    'Forty kilos of paper, four in the morning, bad road. Two bicycles broke at the fork. This one has done 9,000 km and had three tyres.':
      'चालीस किलो अखबार, सुबह के चार बजे, खराब सड़क। दो साइकिलों के चिमटे टूट चुके थे। यह 9,000 km चल चुकी है, बस तीन टायर बदले।',
    'Suresh N.': 'सुरेश एन.',
    'Temple trust, Dwarka': 'मंदिर ट्रस्ट, द्वारका',
    'Six of them carry old people from the gate to the steps. No smoke, no horn. The trust wanted white, and the rails in steel that one can polish.':
      'छह गाड़ियाँ बुज़ुर्गों को गेट से सीढ़ियों तक ले जाती हैं। न धुआँ, न हॉर्न। ट्रस्ट को सफ़ेद रंग चाहिए था, और पकड़ने की रॉड ऐसे स्टील की जो चमकाई जा सके।',
    'Farida A.': 'फ़रीदा ए.',
    'Water supplier, Bhuj': 'पानी सप्लायर, भुज',
    'Thirty jars are 600 kilos, and they told me honestly: two rounds, not one. So I drive two rounds. It is still half of what I paid before.':
      'तीस जार यानी 600 किलो, और उन्होंने साफ़ कह दिया: एक नहीं, दो फेरे। तो मैं दो फेरे लगाती हूँ। फिर भी खर्च पहले से आधा है।',
    'Gopal K.': 'गोपाल के.',
    'Snack distributor, Jamnagar': 'नमकीन सप्लायर, जामनगर',
    'My round is 70 km through eleven villages. I come home with fifteen left on the display. In January it was six, and I drove behind the milk truck to be sure.':
      'मेरा फेरा ग्यारह गाँवों का, 70 km का है। घर लौटता हूँ तो डिस्प्ले पर पंद्रह किलोमीटर बचे दिखते हैं। जनवरी में छह ही बचे थे, तो भरोसे के लिए दूध वाले ट्रक के पीछे-पीछे चला।',
    'Leela W.': 'लीला डब्ल्यू.',
    'Municipal ward officer, Nadiad': 'नगरपालिका वार्ड अधिकारी, नडियाद',
    'For the narrow lanes we took three with tipping bins. Complaints about noise at six in the morning have stopped. Complaints that we come too early have not.':
      'सँकरी गलियों के लिए हमने तीन टिपर लीं। सुबह छह बजे के शोर की शिकायतें बंद हो गईं। बहुत जल्दी आने की शिकायतें बंद नहीं हुईं।',
  },
};
