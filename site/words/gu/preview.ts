import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../translated.ts';

/** What stands above a page that is not published, in Gujarati. */
export const preview: Translated<typeof english> = {
  label: 'પૂર્વાવલોકન',
  title: 'પૂર્વાવલોકન: હજી પ્રકાશિત નથી',
  saved: 'આ છેલ્લે સાચવેલું સ્વરૂપ છે.',
  unsaved: 'આમાં એ જ દેખાય છે જે અત્યારે સ્ટુડિયોમાં લખેલું છે, સાચવ્યું હોય કે ન હોય.',
  untranslated: 'આ ભાષામાં વાચકોને આ દેખાતું નથી: તેનો અનુવાદ તૈયાર છે એવી નિશાની કરી નથી.',
  forms: 'અહીંથી કોઈ ફોર્મ મોકલાતું નથી.',
  languages: 'બીજી ભાષામાં પૂર્વાવલોકન',
  leave: 'પૂર્વાવલોકનમાંથી બહાર જાઓ',
  live: 'લખતી વખતે પૂર્વાવલોકન',
  unreadable: 'અત્યાર સુધી જે લખ્યું છે તે બતાવી શકાતું નથી. જરૂરી ખાનાં ભરો; ત્યાં સુધી છેલ્લું સ્વરૂપ દેખાશે.',
  opening: 'પૂર્વાવલોકન ખૂલે છે …',
  withoutScript: 'બ્રાઉઝરમાં સ્ક્રિપ્ટ ચાલુ હોય તો જ આ લિંક ખૂલે છે.',
  refused: 'આ પૂર્વાવલોકન ખૂલતું નથી',
  refusedText: 'તેનો સમય પૂરો થયો છે અથવા તે પાછું લેવાયું છે. જેમણે આ લિંક મોકલી હતી તેમની પાસે નવી લિંક માગો.',
  signIn: 'કર્મચારીઓ માટે: સ્ટુડિયોમાં સાઇન ઇન કરો',
  home: 'મુખ્ય પૃષ્ઠ પર જાઓ',
};
