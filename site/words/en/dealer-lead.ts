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

/** The mail to a dealer about a new lead. */
const mail = {
  subject: 'For you: {kind} {number}',
  text: `Hello {dealer},

somebody has written to us, and we pass it on to you: {kind}.

{told}

Do you take it? Please say so here, and call within {hours, plural, one {# working hour} other {# working hours}}. You can also give it back there:

{link}

The link is for you alone: please do not pass it on. It works for {days} days. Use what stands here only to answer this enquiry.

{company}
`,
} as const;

/** Later mails to a dealer about an enquiry that the dealer already has in the mailbox. */
const recall = {
  subject: {
    erased: 'Please delete our mail: {kind}',
    corrected: 'Corrected: {kind}',
    withdrawn: 'No more WhatsApp: {kind}',
  },
  line: '{kind} {number}, our mail of {day}',
  text: {
    erased: `Hello {dealer},

we have erased what we had passed on to you:

{leads}

Please delete our mail about it, and what you have written down of it elsewhere. What a law makes you keep, as the papers of a sale, stays. The link in the mail does not work any more.

{company}
`,
    corrected: `Hello {dealer},

somebody whose enquiry we passed on to you has corrected what we have of them:

{leads}

What our mail says is no longer correct. As long as the link in it works, it shows the correct details: please use only those, and delete the mail when you no longer need it.

{company}
`,
    withdrawn: `Hello {dealer},

somebody whose enquiry we passed on to you wants nothing over WhatsApp any more:

{leads}

Our mail may say that they agree to it. Please call or write a mail from now on.

{company}
`,
  },
} as const;

/** A lead that was passed on to a dealer: the mail, the page behind its link, and later mails about the lead. */
export const dealerLead = { labels, page, mail, recall } as const;
