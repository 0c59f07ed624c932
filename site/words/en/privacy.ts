/** The privacy notice. It describes what this software does: change both together. */
const notice = {
  name: 'Privacy',
  title: 'Privacy',
  heading: 'Your data with us',
  introduction:
    'What we keep when you write to us, what for, how long, who sees it, and how you get it back, corrected or erased.',
  act: 'This notice follows the Digital Personal Data Protection Act, 2023 and its Rules of 2025. Version {version}.',
  sample: 'This is a sample company: the contact for complaints is a sample too, and nobody reads its mail.',
  toRequests: 'See, correct or erase your data',
  kept: {
    title: 'What we keep, and what for',
    caption: 'What we keep',
    columns: { purpose: 'What for', time: 'How long', who: 'Who sees it' },
    enquiry: {
      what: 'An enquiry, a dealer enquiry or a test ride: name, mail address, phone, your message, the vehicle with its colour or body, the state and city you chose, of a test ride the dealer and the half-days, the calculation, the finder’s answer or the comparison you wrote from with the numbers you gave there, the language, the page you wrote from with what its address says of an advertisement, when and how it came (by this website, by phone, at a fair, in person), and what staff and dealers did and noted about it',
      purpose: 'To answer you and to sell you a vehicle if you want one',
      time: '{months} months, then it is erased automatically',
      who: 'Our sales staff and administrators. An enquiry, unless you want to become a dealer, also the dealer whom we ask to answer it, and another dealer if he does not answer or gives it back. A test ride only the dealer you chose for it',
    },
    application: {
      what: 'A job application: name, mail address, phone, your message, your resume, the position you applied for, the language, the page you wrote from with what its address says of an advertisement, when and how it came, and what staff did and noted about it',
      purpose: 'To decide on your application',
      time: '{months} months, then it is erased automatically with the resume',
      who: 'Our personnel staff and administrators; sales staff and dealers do not',
    },
    marketing: {
      what: 'Whether you agreed to news by mail and to answers over WhatsApp, when you withdrew that, and the version of the notice that you saw',
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
      time: 'Until it is settled. Then the kind of request, its language, whether it was about enquiries or applications, its result and its dates stay for {months} months, without your name',
      who: 'The staff who carry it out',
    },
    device: {
      what: 'Only on your own device: what you type into a form until you send it or, if it opened over the page, until you close it (text that did not reach us stays); and names, addresses and numbers of the {dealers} dealers you looked at last',
      purpose: 'So that nothing is lost on a bad connection, and you can call a dealer without one',
      time: '24 hours; the dealers {days} days',
      who: 'Everybody who uses this device',
      erase: 'Delete it all from this device',
      erased: 'Deleted from this device.',
    },
    backup: {
      what: 'Encrypted backups of all this',
      purpose: 'To repair a loss',
      time: 'Erased data is gone from the last backup after {weeks} weeks',
      who: 'Nobody, except to repair a loss',
    },
  },
  others: {
    title: 'Who else gets it',
    nobody:
      'A dealer whom we ask to answer you gets your enquiry by mail and may use it only for that; if he does not answer or gives it back, another dealer gets it. No dealer, advertiser or other firm gets it for purposes of its own. The firms that run our servers and carry our mails process it for us, on our instructions.',
    system:
      'Enquiries and applications, without resumes, also go to another system of ours in which staff work on them.',
    whatsapp: 'If you tick the box for WhatsApp, your number and our answers go through WhatsApp.',
    network:
      'We count the forms that come from one network for at most an hour, so that programs cannot flood us. The network address is not stored with what you write.',
    check:
      '{provider} checks for us that a person, not a program, sends a form. Its script is loaded when such a form is shown; {provider} then learns your network address and what its script reads from your browser.',
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
      'Have it erased: the enquiry and the resume. Our colleagues, and a dealer who got it by mail, are asked by mail to delete it there too. If you bought a vehicle, a colleague first checks what the law makes us keep',
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
  who: 'How can we find you?',
  whoHint: 'Your mail address is enough. Or your phone number with the reference number from our mail.',
  email: 'E-mail',
  phone: 'Phone',
  reference: 'Reference number',
  either: 'this alone, or the two below',
  both: 'with the phone number',
  referenceHint: 'You find it in the mail that we sent you, e.g. {example}.',
  send: 'Send the request',
  note: 'We use this only to carry out your request, and erase it when that is done.',
  more: 'What we keep and why',
  checkWithoutScript:
    'The box needs scripts, which are switched off in this browser. Please send the request again in an hour{email, select, none {} other {, or write to {email}}}.',
  sent: {
    title: 'We have your request',
    text: 'If we have data about you, a mail with a link is on its way to the mail address that we have for you. The link works once, for {days} days. A withdrawal needs no link: we do it at once. If you gave a phone number, a colleague also looks at your request; you get an answer within {limit} days.',
    privately: 'For your safety, this page says the same to everybody.',
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
    title: 'This link no longer works',
    text: 'It was used already, or it has expired. Asking for a new one takes a minute.',
    again: 'Ask for a new link',
  },
  title: 'What we keep about you',
  nothing: 'We keep nothing about you.',
  cut: 'These are the newest {shown} of {all} records. The file below contains all of them, and your changes here apply to all of them.',
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
    none: 'only an answer',
  },
  download: 'Download all but resumes as a file (JSON)',
  downloadResume: 'Download this resume',
  withdraw: { title: 'Withdraw', text: 'No more news by mail, no more WhatsApp.', press: 'Withdraw both' },
  correct: {
    title: 'Correct',
    text: 'A new name or phone number replaces the old one. A new mail address replaces the one in all records above.',
    press: 'Save the corrections',
  },
  erase: {
    title: 'Erase',
    text: 'We erase everything above, with the resume. We also ask our colleagues, and a dealer who got it by mail, to delete it there. This cannot be undone.',
    press: 'Erase everything',
    sure: {
      title: 'Erase everything?',
      text: 'We erase everything that we keep under your mail address: {count, plural, one {one record} other {# records}}, with every message and every resume. We ask our colleagues, and a dealer who got it by mail, to delete it there. If you bought a vehicle, a colleague first checks what the law makes us keep.',
      forGood: 'This cannot be undone.',
      keep: 'Keep it',
    },
  },
  done: {
    withdrawn: 'Done: we will send you no news by mail, and no messages on WhatsApp.',
    corrected: 'Done: your corrections are saved.',
    moved:
      'Done: your corrections are saved. Your data are now under your new mail address: to see them, ask for a link there.',
    erased: 'Done: your data are erased.',
    partly:
      'We have erased all that we could erase at once. The rest belongs to a purchase: a colleague checks what the law makes us keep, and writes to you within {days} days.',
    resumeAway: 'The resume cannot be read just now. Please try again in a few minutes.',
    resumeGone:
      'The resume cannot be downloaded: its file is gone, or the virus scanner has found something in it.',
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

as you asked, we will send no more news to this mail address, and no messages on WhatsApp. We will still answer your questions.

{company}
`,
  },
} as const;

/** Privacy: the notice, the requests, and the pages and mails about a request. */
export const privacy = { notice, requests, own, mails } as const;
