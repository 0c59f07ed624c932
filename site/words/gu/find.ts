import type { find as english } from '../en/find.ts';
import type { Translated } from '../translated.ts';

/** The four questions. */
const questions: Translated<typeof english.questions> = {
  title: 'ચાર સવાલ',
  again: 'તમારા જવાબ બદલો',
  submit: 'કઈ ગાડી ફાવશે તે બતાવો',
  carry: {
    legend: '1. શું લઈ જવાનું છે?',
    short: 'શું લઈ જવાનું',
    goods: 'માલ',
    people: 'મુસાફર',
    self: 'ફક્ત ચલાવનાર',
  },
  kg: {
    label: 'પૂરા લોડનું વજન',
    mark: 'kg માં',
    hint: 'સામાન્ય અઠવાડિયામાં સૌથી ભારે ફેરો હોય તેનું, ડ્રાઈવર વગર.',
  },
  people: { label: 'એક ફેરામાં કેટલા', mark: 'ડ્રાઈવર સિવાય' },
  km: {
    legend: '2. દિવસમાં કેટલું ચલાવવાનું છે?',
    short: 'દિવસમાં',
    label: 'અંતર',
    mark: 'km માં',
    hint: 'સામાન્ય અઠવાડિયાના સૌથી લાંબા દિવસનું, જવાનું અને આવવાનું બંને.',
  },
  noon: {
    short: 'બપોરે ચાર્જિંગમાં',
    label: 'બપોરે કેટલો સમય ચાર્જિંગમાં મૂકી શકાશે?',
    mark: 'કલાકમાં',
    hint: 'કામના દરેક દિવસે ખરેખર મૂકી શકાય તો જ.',
    none: 'નહીં મૂકી શકાય',
  },
  road: {
    legend: '3. કેવા રસ્તા પર?',
    short: 'રસ્તા',
    lanes: { label: 'શહેરની ગલીઓ', hint: 'બજાર, સોસાયટી, જ્યાં કોઈ ઝડપથી ચલાવતું નથી.' },
    open: {
      label: 'ખુલ્લો રસ્તો',
      hint: 'રિંગ રોડ અને હાઈવે: ટ્રાફિક સાથે ચાલવા ઓછામાં ઓછી {kmh} km/h ની સ્પીડ જોઈએ.',
    },
  },
  slope: {
    legend: '4. સૌથી આકરું ચઢાણ કેવું છે?',
    short: 'સૌથી આકરું ચઢાણ',
    flat: { label: 'સપાટ રસ્તો', hint: '{degrees} ડિગ્રી સુધી.' },
    ramps: { label: 'ઓવરબ્રિજ અને ઢાળ', hint: '{degrees} ડિગ્રી સુધી.' },
    hills: { label: 'ટેકરાવાળો રસ્તો', hint: '{degrees} ડિગ્રી સુધી.' },
    steep: { label: 'ઘાટનું આકરું ચઢાણ', hint: '{degrees} ડિગ્રી સુધી.' },
  },
};

const problems: Translated<typeof english.problems> = {
  title: 'જવાબ આપવા થોડી વધુ વિગત જોઈએ',
  carry: 'શું લઈ જવાનું છે તે પસંદ કરો.',
  road: 'કેવા રસ્તા પર ચલાવશો તે પસંદ કરો.',
  slope: 'ચઢાણ કેવું છે તે પસંદ કરો.',
  noon: 'ચાર્જિંગમાં કેટલો સમય મૂકી શકાશે તે પસંદ કરો: વધુમાં વધુ 4 કલાક.',
  kg: {
    missing: 'પૂરો લોડ કેટલા kg નો છે તે લખો.',
    notANumber: 'વજન આંકડામાં લખો, જેમ કે 250.',
    tooSmall: 'વજન ઓછામાં ઓછું {least} kg લખો.',
    tooLarge: 'અહીં {most} kg સુધીનો જ જવાબ મળે છે. વજન ફરી લખો.',
  },
  people: {
    missing: 'કેટલા મુસાફર છે તે લખો.',
    notANumber: 'મુસાફરની સંખ્યા આંકડામાં લખો, જેમ કે 4.',
    tooSmall: 'મુસાફરની સંખ્યા {least} કે વધુ હોવી જોઈએ. કેટલા છે તે ફરી લખો.',
    tooLarge: 'અહીં {most} મુસાફર સુધીનો જ જવાબ મળે છે. કેટલા છે તે ફરી લખો.',
  },
  km: {
    missing: 'દિવસમાં કેટલા km ચલાવવાનું છે તે લખો.',
    notANumber: 'km આંકડામાં લખો, જેમ કે 60.',
    tooSmall: 'દિવસના ઓછામાં ઓછા {least} km લખો.',
    tooLarge: 'અહીં દિવસના {most} km સુધીનો જ જવાબ મળે છે. km ફરી લખો.',
  },
};

/** Figures with their units. */
const amounts: Translated<typeof english.amounts> = {
  kg: '{number}\u00a0kg',
  km: '{number}\u00a0km',
  kmh: '{number}\u00a0km/h',
  degrees: '{number} ડિગ્રી',
  passengers: '{number, plural, one {# મુસાફર} other {# મુસાફર}}',
  seats: '{number, plural, one {# સીટ} other {# સીટ}}',
  hours: '{hours} કલાક',
  minutes: '{minutes} મિનિટ',
  hoursMinutes: '{hours} કલાક {minutes} મિનિટ',
};

/** Needs beside figures. A suffix is added to an amount only if its unit is a Gujarati word. */
const needs: Translated<typeof english.needs> = {
  caption: 'તમારી જરૂર સામે {name}',
  need: 'જરૂર',
  yours: 'તમારે જોઈએ',
  load: 'ડ્રાઈવર સિવાય માલ',
  seats: 'બેઠક',
  range: 'દિવસનું અંતર',
  speed: 'ટોપ સ્પીડ',
  slope: 'પૂરા લોડ સાથે ચઢાણ',
  anySpeed: 'ગમે તે ચાલે',
  notStated: 'શીટમાં લખ્યું નથી',
  short: '{gap} ઘટે છે',
  planned: 'એક ચાર્જમાં: સામાન્ય રેન્જ {typical}, તેમાંથી 15 % બાદ',
  recharged: 'એક ચાર્જમાં; બાકીનું બપોરે {time} ચાર્જ કર્યા પછી',
  reasons: {
    load: 'ડ્રાઈવર સિવાય તેમાં {has} ભરાય; તમારે {needed} જોઈએ.',
    seats: 'તેમાં {has} છે; તમારે {needed} જોઈએ.',
    range: 'તેમાં દિવસના {has} જ ગણી શકાય; તમારે {needed} જોઈએ.',
    speed: 'તેની ટોપ સ્પીડ {has} છે; ખુલ્લા રસ્તા પર {needed} જોઈએ.',
    slope: 'પૂરા લોડ સાથે તે {has}નું ચઢાણ ચઢે; તમારે {needed} જોઈએ.',
  },
  silent: {
    load: 'કેટલું ભરાય તે તેના સ્પેસિફિકેશનમાં લખેલું નથી.',
    seats: 'કેટલા બેસે તે તેના સ્પેસિફિકેશનમાં લખેલું નથી.',
    range: 'એક ચાર્જમાં કેટલું ચાલે તે તેના સ્પેસિફિકેશનમાં લખેલું નથી.',
    speed: 'તેની ટોપ સ્પીડ સ્પેસિફિકેશનમાં લખેલી નથી; ખુલ્લા રસ્તા પર {needed} જોઈએ.',
    slope: 'કેટલું ચઢાણ ચઢે તે તેના સ્પેસિફિકેશનમાં લખેલું નથી.',
  },
};

const answer: Translated<typeof english.answer> = {
  fits: 'આ કામ માટે {name} બરાબર છે.',
  recharged: 'આ કામ માટે {name} બરાબર છે, પણ બપોરે બીજી વાર {time} ચાર્જ કરવી પડશે.',
  enough: 'આ કામ બીજી ગાડી પણ કરી શકે, પણ આ ગાડી તમારી જરૂર કરતાં મોટી નથી.',
  unplugged: 'આ કામ બીજી ગાડી પણ કરી શકે, પણ તમારા માટે આ પૂરતી છે, અને તેને બપોરે ચાર્જ કરવી નહીં પડે.',
  only: 'અમારી ગાડીઓમાંથી આ એક જ આ કામ કરી શકે છે.',
  page: '{name}ની બધી વિગત',
  savings: 'રોજ {km} પર {name}થી કેટલી બચત',
  enquire: '{name} વિશે પૂછો',
  about: '{name} વિશે. તમારા જવાબ પૂછપરછ સાથે મોકલાશે.',
  none: 'અમારી એકેય નહીં',
  noneText: 'આ કામ માટેની ગાડી અમે બનાવતા નથી. પછી કહીએ તેના કરતાં અત્યારે જ કહી દેવું સારું.',
  eased: 'કામ અત્યારે જેવું છે તેવું જ રહે તો નહીં. એક જ વાત બદલાય તો ચાલે:',
  nearest: 'સૌથી નજીક {name} આવે છે. તેમાં શું ઘટે છે:',
  ask: 'તમારા કામમાં થોડો ફેરફાર થઈ શકે તેમ હોય તો અમારી સાથે વાત કરો.',
};

const others: Translated<typeof english.others> = {
  title: 'બીજી ગાડીઓ કેમ નહીં',
  madeFor: {
    passenger: 'મુસાફરો માટે બનેલી છે.',
    cargo: 'માલ માટે બનેલી છે.',
    pickup: 'માલ માટે બનેલી છે.',
    bicycle: 'એક જણ માટે બનેલી છે.',
  },
  larger: 'આ પણ ચાલે, પણ {name} પૂરતી છે.',
  recharged: 'આ પણ ચાલે, પણ બપોરે બીજી વાર {time} ચાર્જ કરો તો જ.',
  askTitle: 'આ ગાડીઓ વિશે અમને પૂછો',
  askText:
    'જેટલું લખેલું છે તેમાં તો આ ગાડીઓ સામે કંઈ વાંધો નથી. પણ જે વાત સ્પેસિફિકેશનમાં લખેલી ન હોય તેના ભરોસે અમે સલાહ આપતા નથી.',
};

const changes: Translated<typeof english.changes> = {
  title: 'શું બદલાય તો જવાબ બદલાય',
  nothing: 'એક જ વાત બદલવાથી કામ નહીં થાય: સૌથી નજીક આવતી ગાડીમાં પણ એકથી વધુ વાત ઘટે છે.',
  line: '{change}: {outcome}',
  eased: {
    load: 'વધુમાં વધુ {value} હોય તો',
    seats: 'વધુમાં વધુ {value} હોય તો',
    range: 'દિવસમાં વધુમાં વધુ {value} હોય તો',
    noon: 'બપોરે {value} ચાર્જિંગમાં મૂકો તો',
  },
  raised: {
    load: '{value} થી વધુ હોય તો',
    seats: '{value}થી વધુ હોય તો',
    range: 'દિવસમાં {value} થી વધુ હોય તો',
  },
  road: { lanes: 'શહેરની ગલીઓમાં', open: 'ખુલ્લા રસ્તા પર' },
  slope: {
    flat: 'સપાટ રસ્તા પર',
    ramps: 'ઓવરબ્રિજ અને ઢાળ પર',
    hills: 'ટેકરાવાળા રસ્તા પર',
    steep: 'ઘાટના આકરા ચઢાણ પર',
  },
  other: '{name} ચાલે.',
  otherRecharged: '{name} ચાલે, બપોરે બીજી વાર {time} ચાર્જ કરીને.',
  unplugged: '{name}ને બીજી વાર ચાર્જ કરવી ન પડે.',
  recharged: '{name}ને બપોરે બીજી વાર {time} ચાર્જ કરવી પડે.',
  none: 'અમારી એકેય નહીં.',
};

const glance: Translated<typeof english.glance> = {
  title: 'અમારી બધી ગાડી એક નજરે',
  lead: 'સામાન્ય રેન્જથી 15\u00a0% ઓછું ગણીને ચાલો.',
  caption: 'લોડ, રેન્જ, સ્પીડ અને ચઢાણ',
  vehicle: 'ગાડી',
  carries: 'ડ્રાઈવર સિવાય શું લઈ જાય',
  typical: 'એક ચાર્જમાં સામાન્ય રેન્જ',
};

/** The page "Which one fits" in Gujarati. */
export const find: Translated<typeof english> = {
  name: 'કઈ ગાડી ફાવે',
  title: 'તમારા કામ માટે કઈ ગાડી',
  heading: 'તમારા કામ માટે કઈ ગાડી?',
  introduction: 'ચાર સવાલ, એક જવાબ, અને તેનાં કારણ. અમારી એકેય ગાડી ન ફાવે તો એ પણ ચોખ્ખું કહીએ છીએ.',
  answeredTitle: '{answer} | {title}',
  unavailable: 'અમારી ગાડીઓની વિગત હમણાં ખૂલતી નથી. એક મિનિટ પછી ફરી પ્રયત્ન કરો, અથવા અમને ફોન કરો.',
  questions,
  problems,
  amounts,
  needs,
  answer,
  others,
  changes,
  glance,
  said: { title: 'તમારા જવાબ', change: 'બદલો', what: '{label}: {value}' },
};
