import type { Translation } from '../translation.ts';

/** Company, addresses and telephones in Gujarati. */
export const siteSettings: Translation = {
  texts: {
    'Pathika Electric': 'પથિકા ઇલેક્ટ્રિક',
    'Pathika Coach Works': 'પથિકા કોચ વર્ક્સ',
    'Electric three-wheelers and e-bikes, built in Gujarat': 'ગુજરાતમાં બનેલી ઇલેક્ટ્રિક થ્રી-વ્હીલર અને ઈ-સાઈકલ',
    'Pathika Electric builds battery three-wheelers for passengers and goods, and electric bicycles. It was started by Pathika Coach Works, which has built bus and truck bodies for over 75 years and knows the roads of more than 30 countries.':
      'પથિકા ઇલેક્ટ્રિક મુસાફરો અને માલ માટે બેટરી થ્રી-વ્હીલર અને ઇલેક્ટ્રિક સાઈકલ બનાવે છે. તેની શરૂઆત પથિકા કોચ વર્ક્સે કરી, જે 75 થી વધુ વર્ષોથી બસ અને ટ્રકની બોડી બનાવે છે; તે 30 થી વધુ દેશોમાં ચાલે છે.',
    Office: 'ઓફિસ',
    Sales: 'વેચાણ',
    'Dealer enquiries': 'ડીલરશિપ માટે',
    Information: 'માહિતી',
    Dealers: 'ડીલરો',
    Careers: 'નોકરી',
    'Head office and works': 'મુખ્ય ઓફિસ અને ફેક્ટરી',
    'Plot 00, Sample Industrial Estate\nSanand, Ahmedabad district\nGujarat 382 110':
      'પ્લોટ 00, નમૂના ઇન્ડસ્ટ્રિયલ એસ્ટેટ\nસાણંદ, જિ. અમદાવાદ\nગુજરાત 382 110',
    Showroom: 'શોરૂમ',
    'Shop 0, Sample Arcade\nNaroda Road, Ahmedabad\nGujarat 380 025':
      'દુકાન 0, નમૂના આર્કેડ\nનરોડા રોડ, અમદાવાદ\nગુજરાત 380 025',
    'Pathika Electric, Ahmedabad': 'પથિકા ઇલેક્ટ્રિક, અમદાવાદ',
    'Office 000, Sample House\nAshram Road, Ahmedabad\nGujarat 380 009':
      'ઓફિસ 000, નમૂના હાઉસ\nઆશ્રમ રોડ, અમદાવાદ\nગુજરાત 380 009',
    'Sample Name, Grievance Officer': 'નમૂના નામ, ફરિયાદ અધિકારી',
    'Monday to Saturday, 9:30 am to 6:30 pm': 'સોમવારથી શનિવાર, સવારે 9:30 થી સાંજે 6:30',
  },
};
