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
  introduction:
    'We have passed this enquiry on to {dealer}. The link is only for you and works until {date}.',
  others: 'This page in other languages',
  take: {
    title: 'Do you take it?',
    text: 'Then please call within {hours, plural, one {# working hour} other {# working hours}}.',
    press: 'Take it',
  },
  taken:
    'You have taken it. Please call within {hours, plural, one {# working hour} other {# working hours}}.',
  note: {
    title: 'What was the result?',
    text: 'Anything to add (optional)',
    called: 'Called them',
    sold: 'Sold',
    notReached: 'Not reached',
  },
  said: { called: 'Noted: you have called them.', sold: 'Noted: sold.', notReached: 'Noted: not reached.' },
  back: {
    title: 'Not for you?',
    text: 'Give it back, and somebody else will call them. This link then stops working.',
    reason: 'Why, in a few words',
    press: 'Give it back',
  },
  problems: {
    reasonMissing: 'Please say in a few words why you give it back.',
    tooLong: 'That is too long: at most {most} letters.',
    tooMuch: 'You have added many notes within an hour. Please continue later, or call us.',
  },
  given: { title: 'You have given it back', text: 'Thank you. Somebody else will look after it now.' },
  gone: {
    title: 'This link no longer works',
    text: 'It has expired, or the enquiry is with somebody else. You need not do anything.',
  },
} as const;

/** The mail to a dealer about a new lead. */
const mail = {
  subject: 'For you: {kind} {number}',
  text: `Hello {dealer},

we are passing an enquiry on to you: {kind}.

{told}

Do you take it? Please say so here, and call within {hours, plural, one {# working hour} other {# working hours}}. You can also give it back there:

{link}

The link is only for you: please do not pass it on. It works for {days} days. Use these details only to answer this enquiry.

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

we have erased the enquiry that we passed on to you:

{leads}

Please delete our mail about it, and your own notes of it. Keep only what the law makes you keep, such as the papers of a sale. The link in the mail no longer works.

{company}
`,
    corrected: `Hello {dealer},

a person whose enquiry we passed on to you has corrected their details:

{leads}

The details in our mail are no longer correct. While the link in it works, it shows the correct details: please use only those, and delete the mail when you no longer need it.

{company}
`,
    withdrawn: `Hello {dealer},

a person whose enquiry we passed on to you no longer wants messages on WhatsApp:

{leads}

Our mail may say that they agreed to WhatsApp. Please call or send a mail from now on.

{company}
`,
  },
} as const;

/** A lead that was passed on to a dealer: the mail, the page behind its link, and later mails about the lead. */
export const dealerLead = { labels, page, mail, recall } as const;
