import type { Translation } from '../translation.ts';

/** The show and its pictures in Hindi. The slugs of the themes stand in addresses and stay as they are. */
export const tradeShows: Translation = {
  texts: {
    'Sample Auto Show 2024': 'नमूना ऑटो शो 2024',
    'Fairs are where a driver can lift the floor of a vehicle and ask the man who welded it. Upcoming electric vehicle events in India that we mean to attend are announced on the events page: a test drive beats every brochure. This page looks back at our largest stand so far.':
      'मेला वह जगह है जहाँ ड्राइवर गाड़ी का फ़र्श उठाकर उसी से पूछ सकता है जिसने उसे वेल्ड किया। भारत में इलेक्ट्रिक गाड़ियों के जिन मेलों में हम आगे जाएँगे, वे कार्यक्रम वाले पेज पर लिखे हैं: एक टेस्ट राइड हर ब्रोशर से बढ़कर है। यह पेज हमारे अब तक के सबसे बड़े स्टॉल की याद है।',
    'Seven vehicles in one row, a battery cut open, and a track of 120 metres behind the hall. Over four days about 1,900 people took a ride. What they asked most: what does a kilometre cost, and who repairs it in my town? Both answers hung on the wall, in three languages. Pictures and figures are samples.':
      'एक लाइन में सात गाड़ियाँ, बीच से खोली हुई बैटरी, और हॉल के पीछे 120 मीटर का ट्रैक। चार दिन में करीब 1,900 लोगों ने गाड़ी चलाकर देखी। सबसे ज़्यादा पूछा गया: एक किलोमीटर का खर्च कितना है, और मेरे शहर में ठीक कौन करेगा? दोनों जवाब दीवार पर टँगे थे, तीन भाषाओं में। तस्वीरें और आँकड़े नमूने के हैं।',
    'The stand': 'स्टॉल',
    Passenger: 'सवारी',
    Cargo: 'माल',
    'E-bikes': 'ई-बाइक',
    'The whole row before the doors opened': 'दरवाज़े खुलने से पहले पूरी लाइन',
    'Manzil and Major, a Marvel Pro before them': 'मंज़िल और मेजर, आगे एक मार्वल प्रो',
    'Mastee under the lamps': 'रोशनी के नीचे मस्ती',
    'Seen from the aisle': 'गलियारे से ऐसा दिखा',
    'The motor that everybody touched': 'वह मोटर जिसे सबने छूकर देखा',
    'Pack with its lid off': 'खुले ढक्कन वाली बैटरी',
    'Yellow, as at the stand': 'पीली, जैसी स्टैंड पर दिखती है',
    'Two benches, facing': 'आमने-सामने की दो सीटें',
    'White, ordered by two hospitals': 'सफ़ेद, दो अस्पतालों ने मँगाई',
    'Rear of the white one': 'सफ़ेद वाली पीछे से',
    'Green, driven on the test track': 'हरी, जो टेस्ट ट्रैक पर चली',
    'Plate and lamps of the green one': 'हरी वाली की प्लेट और लाइटें',
    'Closed box, 1.5 cubic metres': 'बंद बॉक्स, 1.5 घन मीटर',
    'Open tray, 0.5 cubic metre': 'खुला डाला, 0.5 घन मीटर',
    'Box doors, shut and locked': 'बॉक्स के दरवाज़े, बंद और ताला लगा',
    'Major, before the ramp': 'मेजर, चढ़ाई से पहले',
    'Load body of Major, from above': 'मेजर का डाला, ऊपर से',
    'Manzil, new that year': 'मंज़िल, उस साल नई',
    'Marvel, with basket': 'मार्वल, टोकरी के साथ',
    'Basket and lamp of Marvel': 'मार्वल की टोकरी और लाइट',
    'Marvel Pro, the queue of the day': 'मार्वल प्रो, दिन की सबसे लंबी लाइन',
    'Marvel Pro from the side': 'मार्वल प्रो बगल से',
    'Mighty, after 300 test rides': 'माइटी, 300 टेस्ट राइड के बाद',
    'Mighty from the side': 'माइटी बगल से',
    'Four days at the stand, in two minutes (sample)': 'स्टॉल के चार दिन, दो मिनट में (नमूना)',
    'Regional news: an e-rickshaw for the price of diesel (sample)':
      'स्थानीय समाचार: डीज़ल के पैसों में ई-रिक्शा (नमूना)',
    'Half a tonne up the ramp (sample)': 'आधा टन लेकर चढ़ाई पर (नमूना)',
    'Inside a battery pack (sample)': 'बैटरी के अंदर (नमूना)',
    'Interview at the test track (sample)': 'टेस्ट ट्रैक पर बातचीत (नमूना)',
    'From the frame to the number plate (sample)': 'फ़्रेम से नंबर प्लेट तक (नमूना)',
  },
};
