import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import type { HintKey, LabelKey } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits, resumeLimitText } from '@ev-site/contract/forms/limits.ts';

const labels: Record<LabelKey, string> = {
  name: 'Your name',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  mobile: 'Mobile',
  vehicle: 'Vehicle',
  state: 'State',
  city: 'City',
  message: 'Message',
  comment: 'Comment',
  resume: 'Resume',
};

const hints: Record<HintKey, string> = {
  contactMessage: 'What you carry, how far you go in a day, where you would charge.',
  dealerMessage: 'Your premises, what you sell now, and your town if it is not in the list.',
  resume: `A PDF file of at most ${resumeLimitText}, without a password.`,
};

/** What visitors read when a field cannot be taken: the problem, then the way out. */
const messages: Record<MessageCode, string> = {
  nameMissing: 'Please write your name.',
  firstnameMissing: 'Please write your first name.',
  lastnameMissing: 'Please write your last name.',
  nameLetters: 'A name has letters, and no digits or signs such as < or @. Please write it as you spell it.',
  nameLong: `A name can have up to ${limits.name} letters. Please shorten it.`,
  emailMissing: 'Please write your e-mail address, so that we can answer.',
  emailForm: 'This e-mail address is not complete. It should look like name@example.com.',
  phoneMissing: 'Please write your phone number, so that we can call you.',
  phoneForm:
    'This phone number is not complete. Write 10 digits for India, or + and the country code for other countries.',
  messageMissing: 'Please write what you would like to know.',
  messageLong: `A message can have up to ${limits.message} letters. Please shorten it.`,
  vehicleMissing: 'Please choose a vehicle.',
  vehicleUnknown: 'This vehicle is not on our list. Please choose one from the list.',
  stateMissing: 'Please choose your state.',
  stateUnknown: 'This state is not on our list. Please choose one from the list.',
  cityMissing: 'Please choose your city.',
  cityUnknown: 'This city does not belong to the chosen state. Please choose it again.',
  labelLong: 'This choice is too long. Please reload the page and choose again.',
  jobUnknown: 'This position is no longer open. Please see the careers page for open positions.',
  rCaptchaMissing: 'Please tick the box that shows you are a person.',
  rCaptchaWrong: 'The check that you are a person has run out or failed. Please tick the box again.',
  rCaptchaFlood: 'Very many forms are coming in just now. Please tick the box that shows you are a person.',
  resumeMissing: 'Please add your resume as a PDF file.',
  resumeLarge: `This file is larger than ${resumeLimitText}. Please save a smaller PDF and add it again.`,
  resumeNotPdf: 'This file is not a PDF. Please save your resume as PDF and add it again.',
  resumeBroken:
    'This PDF is damaged or not complete. Please save your resume as PDF once more and add it again.',
  resumeEncrypted: 'This PDF is locked with a password. Please save it without a password and add it again.',
  resumeActive:
    'This PDF has scripts, attachments or programs inside. Please print your resume to a new PDF and add that.',
  resumeUnread:
    'This PDF is built in a way that we cannot check. Please print your resume to a new PDF (Print, then Save as PDF) and add that.',
  resumeHeavy: 'This PDF is too large inside. Please print your resume to a new PDF and add that.',
  resumeInfected: 'A virus was found in this file. Please check your computer, then save the resume again.',
  honeypot: 'Please leave the field “Website” empty and send again.',
  tooFast: 'This was sent very quickly. Please wait a few seconds and send again.',
  guardUnreadable: 'Please reload the page and send again.',
};

const orCall = (phone: string): string => (phone ? `, or call us on ${phone}` : '');

/** What visitors and callers read when the fault is not in a field. `phone` is a number as people write it. */
const problems = {
  tooMany: 'Too many forms came from your network in a short time. Please wait ten minutes and send again.',
  notSaved: (phone: string) =>
    `We could not save this just now. Nothing is lost on this page: please try again in a few minutes${orCall(phone)}.`,
  paused: (phone: string) =>
    `We take no online enquiries just now${phone ? `: please call us on ${phone}` : '. Please try again later'}.`,
  resumesFull: (mailbox: string, phone: string) =>
    `We have no room for more resumes just now, so this was not saved. Please ${
      mailbox ? `mail your resume to ${mailbox}` : 'try again tomorrow'
    }${phone ? `, or call us on ${phone}` : ''}.`,
  busy: 'Many files are being checked just now. Please send again in a minute.',
  foreign: 'This form was sent from another website. Please open our website and send it from there.',
  contentType: 'This call takes a form or JSON. Please send it with the right content type.',
  unreadable: 'What was sent could not be read. Please reload the page and send again.',
  tooLarge: 'This is larger than we can take. Please send less text or a smaller file.',
  unknownPath: 'There is no such call. See /api/docs for all calls.',
  wrongMethod: 'This call takes another method. See /api/docs for all calls.',
  unknownPage: 'There is no such page key. See /api/docs for all keys.',
  unavailable: 'This cannot be read just now. Please try again in a minute.',
};

/** Success dialogs (specification, section 8). */
const success: Record<LeadKind, string> = {
  dealer: 'Your Data Saved Successfully',
  contact: 'Your Contact Inquiry Saved Successfully',
  inquiry: 'Your Product Inquiry Saved Successfully',
  application: 'Your Request for Job is Saved Successfully',
};

const purposes: Record<LeadKind, string> = {
  dealer: 'to answer your dealer enquiry',
  contact: 'to answer your enquiry',
  inquiry: 'to answer your enquiry about this vehicle',
  application: 'to consider your application; only our personnel department can open your resume',
};

const privacy = {
  /** Version of the note below; stored with each lead. Raise it whenever the words change. */
  version: '2026-11',
  /**
   * The note beside a form: what is kept, why, how long, whom to ask.
   * @param months how long such leads are kept.
   * @param email whom to ask.
   */
  note: (kind: LeadKind, months: number, email: string) =>
    `We keep what you write here ${purposes[kind]}. We keep it for ${months} months and give it to nobody else for advertising. To see, correct or delete it, write to ${email}.`,
};

/** What every form says around its fields. */
const controls = {
  required: 'required',
  optional: 'optional',
  send: 'Send',
  loading: 'Loading...',
  trap: 'Website, to be left empty',
  orCall: 'Or call us:',
  unreached:
    'This could not be sent: there is no answer from our server. What you typed is still here. Please look at your connection and send again.',
  success: 'Success',
  close: 'Close',
  ok: 'OK',
};

/** What the human check says. */
const check = {
  person: 'I am a person',
  working: 'Checking, one moment.',
  passed: 'Checked.',
  unreached: 'The check could not be made. Please look at your connection and tick the box again.',
  group: 'Check that you are a person',
  away: 'The check that you are a person does not come just now. Please load it again, or send the form without it.',
  reload: 'Load the check again',
};

/** What a field for a file says. */
const file = {
  sending: 'Sending your resume',
  large: messages.resumeLarge,
  notPdf: messages.resumeNotPdf,
};

/** What the choices of the dealer form say. */
const dealer = {
  chooseVehicle: 'Choose a vehicle',
  chooseState: 'Choose your state',
  chooseStateFirst: 'Choose the state first',
  chooseCity: 'Choose your city',
  loadingCities: 'Loading the cities...',
  noCities: 'No cities yet',
  citiesUnreached: 'The cities could not be loaded. Please look at your connection and load them again.',
  loadCities: 'Load the cities again',
};

/** What the two windows say. */
const windows = {
  inquiry: 'Product Inquiry Form',
  application: 'Apply for this position',
  close: 'Close the form',
  about: 'About',
};

/** What visitors are sent after a form was taken. Holds nothing that was typed. */
const receipt = {
  subject: {
    dealer: 'We have received your dealer enquiry',
    contact: 'We have received your contact enquiry',
    inquiry: 'We have received your product inquiry',
    application: 'We have received your job application',
  } satisfies Record<LeadKind, string>,
  text: (kind: LeadKind, company: string, phone: string) => {
    const promise =
      kind === 'application'
        ? 'Our personnel department will read it and write to you.'
        : 'A colleague will call or write to you within two working days.';
    const urgent = phone ? ` If it is urgent, please call ${phone}.` : '';
    return `Hello,\n\nthank you for writing to ${company}. ${promise}${urgent}\n\nIf you did not write to us, please ignore this mail.\n\n${company}\n`;
  },
};

/** What the pages say that need no data, script or picture: of failures, of a form sent without script, of the API. */
const plainPages = {
  home: 'Go to the home page',
  orCall: 'Or call us:',
  statuses: {
    400: { heading: 'This address cannot be read', text: 'Please check it for typing mistakes.' },
    404: {
      heading: 'There is nothing at this address',
      text: 'It may have been moved or taken away. Please check the address for typing mistakes.',
    },
    405: { heading: 'This page can only be opened', text: 'Nothing can be sent to this address.' },
    500: {
      heading: 'Something went wrong on our side',
      text: 'We have noted it. Please try again in a minute.',
    },
    502: {
      heading: 'The studio does not answer',
      text: 'It may be starting. Please try again in a minute; the website itself is not affected.',
    },
    503: { heading: 'This page cannot be shown just now', text: 'Please try again in a minute.' },
  },
  problems: {
    title: 'Please correct your form',
    back: 'Use the Back button of your browser: what you typed is still there. Or ',
    again: 'start again',
  },
  /** What stands between backticks is code. */
  calls: {
    title: 'Public API',
    machine: 'The same as a machine reads it:',
    rules:
      'Every failure has the body `{"message": {"field": ["what is wrong and what to do"]}}`; what belongs to no field is under `form`. A post may carry an `Idempotency-Key`: the same form with the same key is taken once.',
    query: 'Query',
    fields: 'Fields',
    answer: 'Answer',
    oneOf: (values: readonly string[]) => `One of: ${values.map((value) => `\`${value}\``).join(', ')}`,
    sentAs: (types: readonly string[], file?: string) =>
      `Sent as ${types.map((type) => `\`${type}\``).join(' or ')}${file ? `, with the file \`${file}\`` : ''}.`,
    failures: (statuses: readonly number[]) => `Failures: ${statuses.join(', ')}`,
  },
};

/** What the pages of events say of their time. */
const events = {
  coming: 'Coming up',
  past: 'Past events',
  over: 'Past event',
};

/** The words of the interface in English; other languages have the same keys. */
export const en = {
  language: 'en-IN',
  forms: {
    labels,
    hints,
    messages,
    problems,
    success,
    privacy,
    controls,
    check,
    file,
    dealer,
    windows,
    receipt,
  },
  events,
  plainPages,
};
