import { toRichText } from '../../data/to-rich-text.ts';
import type { Translation } from '../translation.ts';

/** The company's story in Hindi. */
export const aboutPage: Translation = {
  texts: {
    'From bus bodies to battery three-wheelers': 'बस की बॉडी से बैटरी वाली थ्री-व्हीलर तक',
    'Experience in body-building': 'बॉडी बनाने का अनुभव',
    'Pathika Coach Works, the parent firm': 'पथिका कोच वर्क्स, हमारी मूल कंपनी',
    Exposure: 'कितने देशों में',
    'where bodies of the parent firm run': 'जहाँ मूल कंपनी की बनाई बॉडी चलती हैं',
    'World-class, eco-friendly electric mobility at a cost-effective price: a vehicle that a driver can buy on what he saves on fuel.':
      'विश्व स्तर की, पर्यावरण के लिए अच्छी इलेक्ट्रिक गाड़ी, वाजिब दाम में: ऐसी गाड़ी जो ड्राइवर तेल की बचत से ही खरीद ले।',
    'Zero-pollution transportation with social responsibility: clean air on the street, and a fair living for the one who drives on it.':
      'बिना प्रदूषण की सवारी, समाज के प्रति ज़िम्मेदारी के साथ: सड़क पर साफ़ हवा, और उस पर गाड़ी चलाने वाले की अच्छी कमाई।',
    Respect: 'सम्मान',
    'For the driver who sits in it twelve hours, and for the one who welds it.':
      'उनका जो बारह घंटे इसे चलाते हैं, और उनका जो इसे वेल्ड करते हैं।',
    Accountability: 'जवाबदेही',
    'Every frame carries a number, and the number leads to the people who made it.':
      'हर फ़्रेम पर एक नंबर है, और उस नंबर से पता चलता है कि उसे किसने बनाया।',
    Collaboration: 'साथ मिलकर काम',
    'Dealers and drivers try each change before it goes on the line.':
      'हर बदलाव को पहले डीलर और ड्राइवर आज़माते हैं, तब वह असेंबली लाइन पर आता है।',
    Excellence: 'बारीकी',
    'It looks better the closer you look: seams, wiring, the way a door shuts.':
      'दूसरी बार देखें तो और अच्छी लगे: जोड़, वायरिंग, दरवाज़े का बंद होना।',
    'What makes people think of an electric vehicle': 'लोग इलेक्ट्रिक गाड़ी क्यों लेना चाहते हैं',
    'Coping with rising fuel prices': 'तेल के बढ़ते दाम से राहत',
    'A unit of electricity costs much the same from month to month. Diesel and CNG do not.':
      'बिजली की यूनिट का भाव महीने-दर-महीने लगभग वही रहता है। डीज़ल और CNG का नहीं।',
    'Less noise': 'कम शोर',
    'No engine under the seat: a driver can talk, and a lane can sleep.':
      'सीट के नीचे इंजन नहीं: बातचीत आराम से हो, और गली चैन से सोए।',
    'Home charging': 'घर पर चार्ज',
    'No queue at the pump. It fills up while the family sleeps.':
      'पंप की लाइन नहीं। रात में घर वाले सोते हैं, और गाड़ी चार्ज हो जाती है।',
    'Lower running and maintenance cost': 'चलाने और रखरखाव का कम खर्च',
    'No oil, no filters, no clutch. You pay for brake shoes, tyres and grease.':
      'न ऑयल, न फ़िल्टर, न क्लच। बचे तो बस ब्रेक, टायर और ग्रीस।',
    'Zero tailpipe emissions': 'धुआँ बिल्कुल नहीं',
    'No smoke at the back, in the school lane or at the mandi.':
      'साइलेंसर ही नहीं, तो धुआँ कहाँ से, चाहे स्कूल की गली हो या मंडी।',
    'Tax and financial benefits': 'टैक्स और पैसों का फ़ायदा',
    'Lower GST than on a diesel vehicle, and in many states relief on road tax. Ask the dealer what holds in yours.':
      'डीज़ल गाड़ी से कम GST, और कई राज्यों में रोड टैक्स में छूट। आपके राज्य में क्या लागू है, डीलर से पूछें।',
  },
  richTexts: {
    'about-page/story': toRichText(`
पथिका इलेक्ट्रिक की शुरुआत पथिका कोच वर्क्स ने की, जो बस और ट्रक की बॉडी बनाती है; उसके पास 75 साल से ज़्यादा का और 30 से ज़्यादा देशों का अनुभव है। बॉडी बनाने वाला एक बात जल्दी सीख जाता है: गाड़ी की परख उसके रास्ते की सबसे अच्छी नहीं, सबसे खराब सड़क पर होती है।

जब पहले-पहल ई-रिक्शा हमारे यहाँ मरम्मत के लिए आए, तो मोटर ठीक थी, बॉडी नहीं। सीट के खंभों के पास फ़्रेम चटक गए थे, गीले पैरों से फ़र्श में ज़ंग लग गया था, और बैटरी ऐसी ट्रे में रखी थी कि एक गड्ढे में बाहर आ जाए। यह काम हमें आता था। तो हमने अपना फ़्रेम बनाया, बैटरी को नीचे दोनों एक्सल के बीच रखा और उसके चारों ओर पहली मस्ती खड़ी की।

आज अहमदाबाद के पास वही कारखाना एक सवारी ई-रिक्शा, दो तरह की बॉडी वाला एक ई-कार्ट, L5N श्रेणी की एक पिकअप और माल ढोने वाली एक गाड़ी, और तीन इलेक्ट्रिक साइकिल बनाता है। फ़्रेम जिग पर वेल्ड होते हैं, कोच की पेंट शॉप में रंगे जाते हैं, और बाहर जाने से पहले हर गाड़ी कारखाने के ऊबड़-खाबड़ ट्रैक पर चलाई जाती है।

> हम ड्राइवर से यह नहीं कहते कि बिजली पर भरोसा करें। हम कहते हैं: एक हफ़्ते का डीज़ल लिख लें और वह कागज़ हमारे पास ले आएँ।
`),
  },
};
