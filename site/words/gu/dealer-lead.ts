import type { dealerLead as english } from '../en/dealer-lead.ts';
import type { Translated } from '../translated.ts';

const labels: Translated<typeof english.labels> = {
  vehicle: 'ગાડી',
  reckoning: 'તેમનો હિસાબ',
  days: 'પસંદગીના દિવસ',
  half: { am: '{day}, બપોર પહેલાં', pm: '{day}, બપોર પછી' },
  place: 'સ્થળ',
  language: 'કઈ ભાષામાં લખ્યું',
  whatsapp: 'વોટ્સએપ પર જવાબ',
  yes: 'હા, મંજૂર છે',
  no: 'ના: ફોન કે ઈ-મેલ કરો',
};

/** The page that the link in a dealer's mail opens, in Gujarati. */
const page: Translated<typeof english.page> = {
  title: 'તમારા માટે: {kind}',
  introduction: 'આ પૂછપરછ અમે {dealer}ને મોકલી છે. આ લિંક ફક્ત તમારા માટે છે અને {date} સુધી ચાલશે.',
  others: 'આ પાનું બીજી ભાષામાં',
  take: {
    title: 'તમે આ લેશો?',
    text: 'લો તો કામના {hours, plural, one {# કલાક} other {# કલાક}}ની અંદર ફોન કરો.',
    press: 'હા, અમે લઈશું',
  },
  taken: 'આ પૂછપરછ તમે લીધી છે. કામના {hours, plural, one {# કલાક} other {# કલાક}}ની અંદર ફોન કરો.',
  note: {
    title: 'શું થયું?',
    text: 'બીજું કંઈ કહેવું હોય તો લખો',
    called: 'ફોન પર વાત થઈ',
    sold: 'ગાડી વેચાઈ ગઈ',
    notReached: 'વાત ન થઈ શકી',
  },
  said: {
    called: 'નોંધી લીધું: ફોન પર વાત થઈ.',
    sold: 'નોંધી લીધું: ગાડી વેચાઈ ગઈ.',
    notReached: 'નોંધી લીધું: વાત ન થઈ શકી.',
  },
  back: {
    title: 'તમારા કામની નથી?',
    text: 'પાછી આપો, ગ્રાહકને બીજું કોઈ ફોન કરશે. પછી આ લિંક ચાલશે નહીં.',
    reason: 'કારણ, ટૂંકમાં',
    press: 'પાછી આપો',
  },
  problems: {
    reasonMissing: 'કેમ પાછી આપો છો તે ટૂંકમાં લખો.',
    tooLong: 'આ બહુ લાંબું છે: વધુમાં વધુ {most} અક્ષર લખો.',
    tooMuch: 'તમે એક કલાકમાં ઘણું લખ્યું છે. થોડી વાર પછી લખો, અથવા અમને ફોન કરો.',
  },
  given: { title: 'તમે આ પાછી આપી છે', text: 'આભાર. હવે બીજું કોઈ આ સંભાળશે.' },
  gone: {
    title: 'આ લિંક હવે ચાલતી નથી',
    text: 'તેનો સમય પૂરો થયો છે, અથવા આ પૂછપરછ હવે બીજા કોઈ પાસે છે. તમારે કંઈ કરવાનું નથી.',
  },
};

/** The mail to a dealer about a new lead, in Gujarati. */
const mail: Translated<typeof english.mail> = {
  subject: 'તમારા માટે: {kind} {number}',
  text: `નમસ્તે {dealer},

એક ગ્રાહકે અમને લખ્યું છે. આ કામ અમે તમને સોંપીએ છીએ: {kind}.

{told}

તમે આ લેશો? અહીં જણાવો અને કામના {hours, plural, one {# કલાક} other {# કલાક}}ની અંદર ફોન કરો. અહીંથી તમે તે પાછી પણ આપી શકો છો:

{link}

આ લિંક ફક્ત તમારા માટે છે, બીજા કોઈને મોકલશો નહીં. તે {days} દિવસ ચાલશે. અહીં લખેલી માહિતી ફક્ત આ પૂછપરછનો જવાબ આપવા માટે વાપરો.

{company}
`,
};

/** Later mails to a dealer about an enquiry that the dealer already has in the mailbox, in Gujarati. */
const recall: Translated<typeof english.recall> = {
  subject: {
    erased: 'અમારો ઈ-મેલ ભૂંસી નાખશો: {kind}',
    corrected: 'માહિતી સુધારી: {kind}',
    withdrawn: 'હવેથી વોટ્સએપ નહીં: {kind}',
  },
  line: '{kind} {number}, {day} નો અમારો ઈ-મેલ',
  text: {
    erased: `નમસ્તે {dealer},

જે પૂછપરછ અમે તમને સોંપી હતી, તે અમે ભૂંસી નાખી છે:

{leads}

તેના વિશેનો અમારો ઈ-મેલ ભૂંસી નાખશો, અને તમે બીજે ક્યાંય કંઈ લખી રાખ્યું હોય તે પણ. કાયદો જે સાચવવા કહે છે, જેમ કે વેચાણના કાગળો, તે રહેવા દો. ઈ-મેલની લિંક હવે ચાલતી નથી.

{company}
`,
    corrected: `નમસ્તે {dealer},

જે ગ્રાહકની પૂછપરછ અમે તમને સોંપી હતી, તેમણે પોતાની માહિતી સુધારી છે:

{leads}

અમારા ઈ-મેલમાં લખેલી માહિતી હવે સાચી નથી. સાચી માહિતી તે જ ઈ-મેલની લિંક પર દેખાશે, જ્યાં સુધી તે ચાલે: તેને જ સાચી માનો, અને કામ પૂરું થાય ત્યારે ઈ-મેલ ભૂંસી નાખશો.

{company}
`,
    withdrawn: `નમસ્તે {dealer},

જે ગ્રાહકની પૂછપરછ અમે તમને સોંપી હતી, તેમને હવે વોટ્સએપ પર કંઈ જોઈતું નથી:

{leads}

અમારા ઈ-મેલમાં લખ્યું હોય કે તેમણે તેની હા પાડી છે, તો હવે તેમ નથી. હવેથી ફોન કરશો અથવા ઈ-મેલ લખશો.

{company}
`,
  },
};

/** A lead that was passed on to a dealer, in Gujarati. */
export const dealerLead: Translated<typeof english> = { labels, page, mail, recall };
