/** The privacy notice. It describes what this software does: change both together. */
const notice = {
  name: 'Privacy',
  title: 'Privacy',
  heading: 'Your data with us',
  introduction:
    'What we keep when you write to us, what for, how long, who sees it, and how you get it back, corrected or erased.',
  act: 'This notice follows the Digital Personal Data Protection Act, 2023 and its Rules of 2025. Version {version}.',
  sample: 'This is a sample company: the contact named for complaints is a sample too, and reaches nobody.',
  toRequests: 'See, correct or erase your data',
  kept: {
    title: 'What we keep, and what for',
    caption: 'What we keep',
    columns: { purpose: 'What for', time: 'How long', who: 'Who sees it' },
    enquiry: {
      what: 'An enquiry, a dealer enquiry or a test ride: name, mail address, phone, your message, the vehicle with its colour or body, the state and city you chose, of a test ride the dealer and the half-days, the calculation, the finder’s answer or the comparison you wrote from with the numbers you gave there, the language, the page you wrote from with what its address says of an advertisement, when and how it came (by this website, by phone, at a fair, in person), and what staff and dealers did and noted about it',
      purpose: 'To answer you and to sell you a vehicle if you want one',
      time: '{months} months, then it erases itself',
      who: 'Our sales staff and administrators; an enquiry, unless you want to become a dealer, also the dealer of ours whom we ask to answer it, and another if he does not answer or gives it back; a test ride no dealer but the one you chose for it',
    },
    application: {
      what: 'A job application: name, mail address, phone, your message, your resume, the position you applied for, the language, the page you wrote from with what its address says of an advertisement, when and how it came, and what staff did and noted about it',
      purpose: 'To decide on your application',
      time: '{months} months, then it erases itself with the resume',
      who: 'Our personnel staff and administrators; sales staff and dealers do not',
    },
    marketing: {
      what: 'Whether you agreed to news by mail and to answers over WhatsApp, when you took that back, and the version of the notice you were shown',
      purpose: 'To write to you only in the ways that you agreed to',
      time: 'As long as the enquiry, or until you withdraw',
      who: 'The staff who see the enquiry; whether you want answers over WhatsApp also the dealer who gets it',
    },
    audit: {
      what: 'A record of what staff did with data: who, what and when, with the number of an enquiry and never your name',
      purpose: 'To find misuse',
      time: '{months} months',
      who: 'Administrators',
    },
    request: {
      what: 'A request about your data: your mail address, or your phone and reference number',
      purpose: 'To carry it out',
      time: 'Until it is settled; then what was asked, in which language, whether about enquiries or applications, what came of it and the dates stay without your name, for {months} months',
      who: 'The staff who carry it out',
    },
    device: {
      what: 'On your own device, not with us: what you type into a form until it is sent or, where it opened over the page, you close it (what did not reach us stays), and names, addresses and numbers of the {dealers} dealers you looked at last',
      purpose: 'So that nothing is lost on a bad line, and a dealer can be called without one',
      time: '24 hours; the dealers {days} days',
      who: 'Whoever uses this device',
      erase: 'Delete it all from this device',
      erased: 'Deleted from this device.',
    },
    backup: {
      what: 'Encrypted backups of all this',
      purpose: 'To repair a loss',
      time: 'What is erased leaves the last backup after {weeks} weeks',
      who: 'Nobody reads them; only who repairs a loss opens them',
    },
  },
  others: {
    title: 'Who else gets it',
    nobody:
      'A dealer whom we ask to answer you gets your enquiry by mail and may use it for that alone; if he does not answer or gives it back, another dealer gets it. No dealer, no advertiser and no other firm gets it for purposes of its own. The firms that run our servers and carry our mails handle it for us and as we say.',
    system:
      'Enquiries and applications, without resumes, also go to another system of ours in which staff work on them.',
    whatsapp: 'If you tick the box for WhatsApp, your number and our answers go through WhatsApp.',
    network:
      'We count the forms that come from one network for at most an hour, so that programs cannot flood us. The network address is not stored with what you write.',
    check:
      '{provider} checks for us that no program sends a form. Its script is loaded when such a form is shown; {provider} then learns your network address and what its script reads from your browser.',
    noTracking:
      'This website sets no advertising cookie and loads nothing from others before you ask for it{provider, select, none {} other {, but for the check by {provider}}}. Our logs hold no names, mail addresses or phone numbers.',
  },
  rights: {
    title: 'What you can ask of us',
    see: 'See what we keep about you, and take it with you as a file, a resume too',
    correct:
      'Have your name, phone or mail address corrected. A dealer who got them by mail is told that they changed',
    withdraw: 'Withdraw what you agreed to. It is as easy as agreeing was, and nothing else changes for you',
    erase:
      'Have it erased: the enquiry and the resume. Our colleagues, and a dealer who got it by mail, are asked by mail to delete it there too. Where you bought a vehicle, a colleague first looks up what the law makes us keep',
    nominate:
      'Name somebody who may ask in your place after your death or when you cannot: write to our contact for complaints',
    time: 'You need no account. We answer at once where we can, and within {days} days at the latest.',
  },
  age: {
    title: 'Adults only',
    text: 'Our forms are for people of {years} years or more. If a child has written to us, tell us and we erase it.',
  },
  complain: {
    title: 'If you have a complaint',
    first: 'Write first to our contact for complaints; we answer within {days} days.',
    officer: 'Contact for complaints',
    board: 'If that does not help, you can complain to the Data Protection Board of India.',
  },
} as const;

/** The page with the form for requests about one's own data. */
const requests = {
  name: 'Your data',
  title: 'See, correct or erase your data',
  heading: 'See, correct or erase your data',
  introduction: 'No account is needed. If we know your mail address, we send you a link there.',
  kind: 'What would you like?',
  kinds: {
    see: 'See what you keep about me',
    correct: 'Correct my name, phone or mail address',
    withdraw: 'Withdraw what I agreed to (news by mail, WhatsApp)',
    erase: 'Erase my data',
  },
  who: 'By what do we find you?',
  whoHint: 'Your mail address is enough. Or your phone number with the reference number from our mail.',
  email: 'E-mail',
  phone: 'Phone',
  reference: 'Reference number',
  either: 'this alone, or the two below',
  both: 'with the phone number',
  referenceHint: 'It stands in the mail we sent you, e.g. {example}.',
  send: 'Send the request',
  note: 'We use this only to carry out your request, and erase it when that is done.',
  more: 'What we keep and why',
  checkWithoutScript:
    'The box needs scripts, which are switched off in this browser. Please send the request again in an hour{email, select, none {} other {, or write to {email}}}.',
  sent: {
    title: 'We have your request',
    text: 'If we know you by what you wrote, a mail with a link is on its way to the address we have of you. The link works once, for {days} days. To withdraw you need no link: it is done at once. If you gave a phone number, a colleague also looks at it; within {limit} days you have an answer.',
    privately: 'For your safety this page says the same to everybody.',
  },
} as const;

/** The page that a mailed link opens, with one person's data. */
const own = {
  open: {
    title: 'Your data',
    text: 'Press the button to open your data. The link works once; what it opens stays open for {minutes} minutes.',
    press: 'Open my data',
  },
  gone: {
    title: 'This link does not work any more',
    text: 'It was used, or its time is over. Ask for a new one; that takes a minute.',
    again: 'Ask for a new link',
  },
  title: 'What we keep about you',
  nothing: 'We keep nothing about you.',
  cut: 'These are the newest {shown} of {all} records. The file below holds them all, and what you do here is done to them all.',
  received: 'Received',
  kinds: {
    dealer: 'Dealer enquiry',
    contact: 'Contact enquiry',
    inquiry: 'Product enquiry',
    application: 'Job application',
    testride: 'Test ride',
  },
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  message: 'Message',
  chosen: 'Chosen',
  resume: 'Resume',
  reference: 'Reference number',
  agreed: 'Agreed to',
  agreedTo: {
    marketing: 'news by mail',
    whatsapp: 'answers over WhatsApp',
    none: 'nothing beyond the answer',
  },
  download: 'Download all but resumes as a file (JSON)',
  downloadResume: 'Download this resume',
  withdraw: { title: 'Withdraw', text: 'No more news by mail, no more WhatsApp.', press: 'Withdraw both' },
  correct: {
    title: 'Correct',
    text: 'A new name or phone number is written where the old one stands; a new mail address into everything above.',
    press: 'Save the corrections',
  },
  erase: {
    title: 'Erase',
    text: 'Everything above is erased, with the resume, and we ask our colleagues and a dealer who got it by mail to delete it there. It cannot be undone.',
    press: 'Erase everything',
    sure: {
      title: 'Erase everything?',
      text: 'All that we keep under your mail address goes: {count, plural, one {one record} other {# records}}, with every message and every resume. We ask our colleagues, and a dealer who got it by mail, to delete it there. Where you bought a vehicle, a colleague first checks what the law makes us keep.',
      forGood: 'It cannot be undone.',
      keep: 'Keep it',
    },
  },
  done: {
    withdrawn: 'Done: you are sent no news by mail, and nothing over WhatsApp.',
    corrected: 'Done: your corrections are saved.',
    moved:
      'Done: your corrections are saved. Your data stand under your new mail address now: to see them, ask for a link there.',
    erased: 'Done: your data are erased.',
    partly:
      'What could be erased at once is erased. A purchase belongs to the rest: a colleague looks up what the law makes us keep, and writes to you within {days} days.',
    resumeAway: 'The resume cannot be read just now. Please try again in a few minutes.',
    resumeGone:
      'The resume cannot be handed over: its file is gone, or the virus scanner has found something in it.',
    wrong: 'Nothing was saved. Please correct this:',
  },
} as const;

/** Mails about a request. They contain nothing that was typed. */
const mails = {
  link: {
    subject: 'Your link to your data',
    text: `Hello,

somebody asked us about the data that we keep under this mail address. If it was you, open this link within {days} days. It works once:

{link}

If it was not you, do nothing: nobody else sees anything.

{company}
`,
  },
  nothing: {
    subject: 'We keep no data about you',
    text: `Hello,

somebody asked us about the data that we keep under this mail address. We keep none.

If it was not you, please ignore this mail.

{company}
`,
  },
  withdrawn: {
    subject: 'You have withdrawn',
    text: `Hello,

as asked, we send no more news to this mail address, and nothing over WhatsApp. We still answer what you asked us.

{company}
`,
  },
} as const;

/** Privacy: the notice, the requests, and the pages and mails about a request. */
export const privacy = { notice, requests, own, mails } as const;
