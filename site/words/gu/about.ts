import type { about as english } from '../en/about.ts';
import type { Translated } from '../translated.ts';

/** The About page, in Gujarati. */
export const about: Translated<typeof english> = {
  name: 'અમારા વિશે',
  heading: 'અમારા વિશે',
  title: 'અમારા વિશે',
  description: 'આ ઇલેક્ટ્રિક થ્રી-વ્હીલર કોણ બનાવે છે, કેવી રીતે, અને અમારાં મૂલ્યો કયાં છે.',
  purpose: 'અમારું ધ્યેય અને સપનું',
  mission: 'ધ્યેય',
  vision: 'સપનું',
  values: 'અમારાં મૂલ્યો',
  standIn: {
    heading: 'બસની બોડીથી બેટરી થ્રી-વ્હીલર સુધી',
    story: 'બસ અને ટ્રકની બોડી બનાવતી કંપનીએ અમારી શરૂઆત કરી: 75 થી વધુ વર્ષનો અનુભવ અને 30 થી વધુ દેશોમાં કામ.',
    mission: 'વિશ્વ કક્ષાની, પર્યાવરણને અનુકૂળ ઇલેક્ટ્રિક ગાડી, પોસાય એવા ભાવે.',
    vision: 'સામાજિક જવાબદારી સાથે પ્રદૂષણ વગરનો વાહનવ્યવહાર.',
    values: {
      respect: 'આદર',
      accountability: 'જવાબદારી',
      collaboration: 'સાથ-સહકાર',
      excellence: 'ઉત્તમ કામ',
    },
    needsHeading: 'લોકો ઇલેક્ટ્રિક ગાડીનો વિચાર કેમ કરે છે',
    needs: {
      fuel: 'ડીઝલ-પેટ્રોલના વધતા ભાવ સામે રાહત',
      noise: 'ઓછો અવાજ',
      charging: 'ઘરે ચાર્જિંગ',
      cost: 'ચલાવવાનો અને મેન્ટેનન્સનો ઓછો ખર્ચ',
      emissions: 'ધુમાડો બિલકુલ નહીં',
      benefits: 'ટેક્સ અને પૈસાના ફાયદા',
    },
  },
};
