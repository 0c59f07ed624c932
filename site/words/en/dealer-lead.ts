const labels = {
  vehicle: 'Vehicle',
  reckoning: 'Their calculation',
  days: 'Days they would like',
  half: { am: '{day}, before noon', pm: '{day}, after noon' },
  place: 'Place',
  language: 'Wrote in',
  whatsapp: 'Answers over WhatsApp',
  yes: 'yes, agreed',
  no: 'no: please call or write a mail',
} as const;

/** The page that the link in a dealer's mail opens. */
const page = {
  title: 'An enquiry for you: {kind}',
  introduction: 'We have passed this on to {dealer}. The link is for you alone and works until {date}.',
  others: 'This page in',
  take: {
    title: 'Do you take it?',
    text: 'Then please call within {hours, plural, one {# working hour} other {# working hours}}.',
    press: 'Take it',
  },
  taken:
    'You have taken it. Please call within {hours, plural, one {# working hour} other {# working hours}}.',
  note: {
    title: 'What came of it?',
    text: 'Anything to add, if you like',
    called: 'Called them',
    sold: 'Sold',
    notReached: 'Not reached',
  },
  said: { called: 'Noted: you have called them.', sold: 'Noted: sold.', notReached: 'Noted: not reached.' },
  back: {
    title: 'Not for you?',
    text: 'Give it back, and somebody else calls them. This link ends then.',
    reason: 'Why, in a few words',
    press: 'Give it back',
  },
  problems: {
    reasonMissing: 'Please say in a few words why you give it back.',
    tooLong: 'That is too long: at most {most} letters.',
    tooMuch: 'You have noted much within an hour. Please go on later, or call us.',
  },
  given: { title: 'You have given it back', text: 'Thank you. Somebody else looks after it now.' },
  gone: {
    title: 'This link does not work any more',
    text: 'Its time is over, or the enquiry is with somebody else. There is nothing for you to do.',
  },
} as const;

/** What a dealer is mailed. */
const mail = {
  subject: 'For you: {kind}',
  text: `Hello {dealer},

somebody has written to us, and we pass it on to you: {kind}.

{told}

Do you take it? Please say so here, and call within {hours, plural, one {# working hour} other {# working hours}}. You can also give it back there:

{link}

The link is for you alone: please do not pass it on. It works for {days} days. Use what stands here only to answer this enquiry.

{company}
`,
} as const;

/** A lead that a dealer is given: the mail, and the page behind its link. */
export const dealerLead = { labels, page, mail } as const;
