import type { Translation } from '../translation.ts';

/** Names, labels and addresses of the company in Hindi. */
export const siteSettings: Translation = {
  texts: {
    'Pathika Electric': 'पथिका इलेक्ट्रिक',
    'Pathika Coach Works': 'पथिका कोच वर्क्स',
    'Electric three-wheelers and e-bikes, built in Gujarat': 'गुजरात में बनी इलेक्ट्रिक थ्री-व्हीलर और ई-बाइक',
    'Pathika Electric builds battery three-wheelers for passengers and goods, and electric bicycles. It was started by Pathika Coach Works, which has built bus and truck bodies for over 75 years and knows the roads of more than 30 countries.':
      'पथिका इलेक्ट्रिक सवारी और माल के लिए बैटरी वाली थ्री-व्हीलर और इलेक्ट्रिक साइकिल बनाती है। इसे पथिका कोच वर्क्स ने शुरू किया, जो 75 साल से ज़्यादा समय से बस और ट्रक की बॉडी बना रही है और जिसकी बनाई बॉडी 30 से ज़्यादा देशों की सड़कों पर चलती हैं।',
    Office: 'ऑफ़िस',
    Sales: 'बिक्री',
    'Dealer enquiries': 'डीलर बनने के लिए',
    Information: 'जानकारी',
    Dealers: 'डीलर',
    Careers: 'नौकरी',
    'Head office and works': 'मुख्य ऑफ़िस और कारखाना',
    'Plot 00, Sample Industrial Estate\nSanand, Ahmedabad district\nGujarat 382 110':
      'प्लॉट 00, नमूना इंडस्ट्रियल एस्टेट\nसाणंद, ज़िला अहमदाबाद\nगुजरात 382 110',
    Showroom: 'शोरूम',
    'Shop 0, Sample Arcade\nNaroda Road, Ahmedabad\nGujarat 380 025':
      'दुकान 0, नमूना आर्केड\nनरोडा रोड, अहमदाबाद\nगुजरात 380 025',
    'Pathika Electric, Ahmedabad': 'पथिका इलेक्ट्रिक, अहमदाबाद',
    'Office 000, Sample House\nAshram Road, Ahmedabad\nGujarat 380 009':
      'ऑफ़िस 000, नमूना हाउस\nआश्रम रोड, अहमदाबाद\nगुजरात 380 009',
    'Sample Name, Grievance Officer': 'नमूना नाम, शिकायत अधिकारी',
    'Monday to Saturday, 9:30 am to 6:30 pm': 'सोमवार से शनिवार, सुबह 9:30 से शाम 6:30',
  },
};
