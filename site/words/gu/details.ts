import type { details as english } from '../en/details.ts';
import type { Translated } from '../translated.ts';

/** The pages of one article, one event, one position, in Gujarati. */
export const details: Translated<typeof english> = {
  blog: {
    recent: 'નવા લેખ',
    sample: 'નમૂનાનો લેખ: તેમાંનાં નામ અને આંકડા ઉદાહરણ છે.',
  },
  event: {
    recent: 'નવા કાર્યક્રમો',
    gallery: 'ફોટા',
    over: 'થઈ ગયેલો કાર્યક્રમ',
    sample: 'નમૂનાનો કાર્યક્રમ: સાઈટ કેવી રીતે ચાલે તે બતાવે છે; આવો કાર્યક્રમ ખરેખર નથી.',
  },
  career: {
    place: '{department}, {location}',
    description: '{position}, {location}. અનુભવ: {experience}.',
    apply: 'અરજી કરો',
    applyShort: 'અરજી કરો',
    text: 'કામની વિગત',
    sample: 'નમૂનાની જગ્યા: આ માટે કોઈની ભરતી થતી નથી.',
    facts: {
      experience: 'અનુભવ',
      position: 'હોદ્દો',
      department: 'વિભાગ',
      qualification: 'લાયકાત',
      location: 'સ્થળ',
      openings: 'ખાલી જગ્યા',
      closes: 'અરજીની છેલ્લી તારીખ',
    },
    ways: {
      heading: 'આ જગ્યા માટે અરજી કરો',
      form: 'ફોર્મ ભરો',
      notOpened: 'ફોર્મ ખૂલી શક્યું નથી. ફરી પ્રયત્ન કરો, પેજ ફરી લોડ કરો, અથવા બીજી રીતે અરજી કરો:',
      how: 'બાયોડેટા PDF માં મોકલો; સાથે તમારું નામ, મોબાઈલ નંબર અને તમારા વિશે એક લીટી લખો{phone, select, none {} other {, અથવા {phone} પર ફોન કરીને ભરતી વિભાગ સાથે વાત કરો}}.',
      subject: 'અરજી: {position}',
    },
  },
};
