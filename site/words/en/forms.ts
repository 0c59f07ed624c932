import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import type { HintKey, LabelKey } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

const labels = {
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
  firstChoice: 'First choice of day',
  secondChoice: 'Second choice of day',
  marketing: 'Send me news and offers by mail',
  whatsapp: 'You may answer me over WhatsApp',
} as const satisfies Record<LabelKey, string>;

const hints = {
  contactMessage:
    'How many vehicles, what you carry, how far you go in a day, where you would charge; your country, if not India.',
  dealerMessage: 'Your premises, what you sell now, and your town if it is not in the list.',
  firstChoice: 'Half-days when this dealer is open.',
  secondChoice: 'In case the first one is taken.',
  rideMail: 'For a receipt with a file for your calendar. The dealer will call you in any case.',
  resume: 'A PDF file of at most {resumeLimit}, without a password.',
} as const satisfies Record<HintKey, string>;

/** Messages for a field with an error: the problem, then how to solve it. */
const messages = {
  nameMissing: 'Please write your name.',
  firstnameMissing: 'Please write your first name.',
  lastnameMissing: 'Please write your last name.',
  nameLetters: 'A name has letters, and no digits or signs such as < or @. Please write it as you spell it.',
  nameLong: 'A name can have up to {nameLimit} letters. Please shorten it.',
  emailMissing: 'Please write your e-mail address, so that we can answer.',
  emailForm: 'This e-mail address is not complete. It should look like name@example.com.',
  phoneMissing: 'Please write your phone number, so that we can call you.',
  phoneForm:
    'This phone number is not complete. Write 10 digits for India, or + and the country code for other countries.',
  phoneLong: 'Please write one number here, and a second one below, under “Message” or “Comment”.',
  messageMissing: 'Please write what you would like to know.',
  messageLong: 'A message can have up to {messageLimit} letters. Please shorten it.',
  vehicleMissing: 'Please choose a vehicle.',
  vehicleUnknown: 'This vehicle is not on our list. Please choose one from the list.',
  stateMissing: 'Please choose your state.',
  stateUnknown: 'This state is not on our list. Please choose one from the list.',
  cityMissing: 'Please choose your city.',
  cityUnknown: 'This city does not belong to the chosen state. Please choose it again.',
  rideDealerMissing: 'Please choose a dealer.',
  rideDealerUnknown: 'This dealer offers no test rides. Please choose another one.',
  rideVehicleElsewhere:
    'This dealer does not have this vehicle. Please choose another vehicle or another dealer.',
  rideDayMissing: 'Please choose a half-day.',
  rideDayUnknown: 'The dealer is closed then, or the day is over. Please choose another half-day.',
  rideDaySame: 'This is your first choice already. Please choose another half-day, or none.',
  labelLong: 'This choice is too long. Please reload the page and choose again.',
  jobUnknown: 'This position is no longer open. Please see the careers page for open positions.',
  rCaptchaMissing: 'Please tick the box that shows you are a person.',
  rCaptchaWrong: 'The check that you are a person has expired or failed. Please tick the box again.',
  rCaptchaFlood: 'Very many forms are coming in just now. Please tick the box that shows you are a person.',
  resumeMissing: 'Please add your resume as a PDF file.',
  resumeLarge: 'This file is larger than {resumeLimit}. Please save a smaller PDF and add it again.',
  resumeNotPdf: 'This file is not a PDF. Please save your resume as PDF and add it again.',
  resumeBroken:
    'This PDF is damaged or not complete. Please save your resume as PDF once more and add it again.',
  resumeEncrypted: 'This PDF is locked with a password. Please save it without a password and add it again.',
  resumeActive:
    'This PDF has scripts, attachments or programs inside. Please print your resume to a new PDF and add that.',
  resumeUnread:
    'We cannot check this kind of PDF. Please print your resume to a new PDF (Print, then Save as PDF) and add that.',
  resumeHeavy: 'This PDF contains too much data. Please print your resume to a new PDF and add that.',
  resumeInfected: 'A virus was found in this file. Please check your computer, then save the resume again.',
  honeypot: 'Please leave the field “Website” empty and send again.',
  tooFast: 'This was sent very quickly. Please wait a few seconds and send again.',
  guardUnreadable: 'Please reload the page and send again.',
  requestKindMissing: 'Please choose what you would like.',
  requestWhoMissing: 'Please write your mail address, or your phone number and the reference number.',
  referenceForm: 'This reference number is not complete. It has 8 letters and digits, e.g. K7M2-4QXD.',
} as const satisfies Record<MessageCode, string>;

/** Messages for faults that are not in a field. `phone` is a number as people write it. */
const problems = {
  tooMany: 'Too many forms came from your network in a short time. Please wait ten minutes and send again.',
  notSaved:
    'We could not save this just now. Nothing is lost on this page: please try again in a few minutes{phone, select, none {} other {, or call us on {phone}}}.',
  notTaken:
    'We cannot take this form just now. Please {phone, select, none {try again in a few minutes} other {call us on {phone}, or try again in a few minutes}}.',
  paused:
    'We take no online enquiries just now{phone, select, none {. Please try again later} other {: please call us on {phone}}}.',
  resumesFull:
    'We have no room for more resumes just now, so this was not saved. Please {mailbox, select, none {try again tomorrow} other {mail your resume to {mailbox}}}{phone, select, none {} other {, or call us on {phone}}}.',
  resumesLost:
    'We cannot take files just now, so this was not saved. Nothing is lost on this page: please try again in a few minutes{mailbox, select, none {} other {, or mail your resume to {mailbox}}}{phone, select, none {} other {, or call us on {phone}}}.',
  busy: 'Many files are being checked just now. Please send again in a minute.',
  overloaded:
    'Very many people are here just now, so we could not take this. Please try again in a minute{phone, select, none {} other {, or call us on {phone}}}.',
  foreign: 'This form was sent from another website. Please open our website and send it from there.',
  contentType: 'This call takes {types}. Please send it with the right content type.',
  unreadable: 'What was sent could not be read. Please reload the page and send again.',
  tooLarge: 'This is larger than we can take. Please send less text or a smaller file.',
  unknownPath: 'There is no such call. See /api/docs for all calls.',
  wrongMethod: 'This call takes another method. See /api/docs for all calls.',
  unknownPage: 'There is no such page key. See /api/docs for all keys.',
  unavailable: 'This cannot be read just now. Please try again in a minute.',
} as const;

/** Messages for wrong parameters of a read of the public API; `name` is the parameter. */
const query = {
  pageForm: '{name} is a whole number from 1. Leave it out for the first page.',
  idForm: '{name} is the whole number that a list gives as id. Leave it out for the list.',
  idMissing: 'Say which one: add {name}.',
  statusForm: '{name} is 1 for the list, 2 for one item, 3 for recent items.',
  stateForm: '{name} is the id of a state, a whole number.',
  dealerForm: '{name} is the slug of a dealer, as get-ride-dealers gives it.',
} as const;

/** Success dialogs (specification, section 8). */
const success = {
  dealer: 'Your Data Saved Successfully',
  contact: 'Your Contact Inquiry Saved Successfully',
  inquiry: 'Your Product Inquiry Saved Successfully',
  application: 'Your Request for Job is Saved Successfully',
  testride: 'Your Test Ride Request is Saved Successfully',
} as const satisfies Record<LeadKind, string>;

/** Who answers, and when: shown after sending and in the receipt. */
const next = {
  dealer: 'Our dealer desk will call or write to you within two working days.',
  contact: 'A colleague will call or write to you within two working days.',
  inquiry: 'A colleague will call or write to you within two working days.',
  application: 'Our personnel department will read it and write to you.',
  testride:
    'The dealer you chose will call you to agree on the time, and will say whether this vehicle is there to drive.',
} as const satisfies Record<LeadKind, string>;

/** The note beside a form: which data is stored, why, how long, whom to ask. */
const privacy = {
  /** Version of the notes below, stored with each lead. Raise it whenever their words change. */
  version: '2026-11-30',
  note: {
    dealer:
      'For people of 18 years or more. To answer your dealer enquiry we keep what you write here for {months} months. Our sales staff and administrators see it; no dealer does.',
    contact:
      'For people of 18 years or more. To answer your enquiry we keep what you write here for {months} months. Our sales staff and administrators see it, and a dealer of ours; if he does not answer, another.',
    inquiry:
      'For people of 18 years or more. To answer your enquiry about this vehicle we keep what you write here for {months} months. Our sales staff and administrators see it, and a dealer of ours; if he does not answer, another.',
    application:
      'For people of 18 years or more. To consider your application we keep what you write here, and your resume, for {months} months. Our personnel staff and administrators see it; no dealer does.',
    testride:
      'For people of 18 years or more. To arrange your test ride we keep what you write here for {months} months. Our sales staff, administrators and the dealer you chose see it; no other dealer does.',
  },
  /** Follows the note if leads are forwarded. */
  forwarded: 'What you write here also goes to another system of ours.',
  /** Ends the note if the company has a mailbox for complaints. */
  complaints: 'Complaints: {email}.',
  rights: 'See, correct, withdraw or erase it',
  all: 'All about privacy',
} as const satisfies {
  version: string;
  note: Record<LeadKind, string>;
  forwarded: string;
  complaints: string;
  rights: string;
  all: string;
};

/** Texts around the fields of every form. */
const controls = {
  required: 'required',
  optional: 'optional',
  missing: 'Please fill this in.',
  send: 'Send',
  loading: 'Loading...',
  trap: 'Website, to be left empty',
  orCall: 'Or call us:',
  unreached:
    'This could not be sent: our server does not answer. What you typed is still here. Please check your connection and send again.',
  kept: 'What you type stays on this device until it is sent, for 24 hours at most.',
  forget: 'Delete it',
  forgotten: 'Deleted from this device.',
  offline:
    'There is no connection just now, so nothing was sent. What you typed is kept on this device; when you are online again, one tap sends it.',
  back: 'What you typed here has not been sent yet. One tap sends it.',
  sendNow: 'Send now',
  success: 'Success',
  close: 'Close',
  ok: 'OK',
} as const;

/** Further texts about an accepted form. */
const sent = {
  reference: 'Your reference number, for when you call: {reference}',
  calendar: 'Add to my calendar',
} as const;

/** Texts of the human check. */
const check = {
  person: 'I am a person',
  working: 'Checking, one moment.',
  passed: 'Checked.',
  unreached: 'The check failed. Please check your connection and tick the box again.',
  group: 'Check that you are a person',
  away: 'The check that you are a person could not be loaded. Please load it again, or send the form without it.',
  reload: 'Load the check again',
} as const;

/** Texts of a file field. */
const file = {
  sending: 'Sending your resume',
  large: messages.resumeLarge,
  notPdf: messages.resumeNotPdf,
  unread: 'This file could not be read. Save it on the phone, then choose it again.',
  again: 'Your text is kept. Please choose your resume again, then send.',
} as const;

/** Texts of the choices in the dealer form. */
const dealer = {
  chooseVehicle: 'Choose a vehicle',
  chooseState: 'Choose your state',
  chooseStateFirst: 'Choose the state first',
  chooseCity: 'Choose your city',
  loadingCities: 'Loading the cities...',
  noCities: 'No cities yet',
  noCityList: 'No list just now',
  citiesUnreached: 'The cities could not be loaded. Please check your connection and load them again.',
  loadCities: 'Load the cities again',
} as const;

/** Texts of the two dialogs. */
const dialogs = {
  inquiry: { title: 'Product Inquiry Form', close: 'Close the form' },
  application: { title: 'Apply for this position', close: 'Close the form' },
  kept: 'What you type stays on this device until it is sent or you close this form, for 24 hours at most.',
} as const;

/** The subject of an inquiry: a vehicle, or one of its colours or bodies. */
const about = {
  product: 'About {product}',
  choice: 'About {product}, {choice}',
} as const;

/** The mail to a visitor after a form was accepted. It contains nothing that was typed. */
const receipt = {
  subject: {
    dealer: 'We have received your dealer enquiry',
    contact: 'We have received your contact enquiry',
    inquiry: 'We have received your product enquiry',
    application: 'We have received your job application',
    testride: 'We have received your request for a test ride',
  },
  text: `Hello,

thank you for writing to {company}. {next}{file, select, none {} other { The attached file puts your first choice into your calendar.}}{bring, select, none {} other { {bring}}}{phone, select, none {} other { If it is urgent, please call {phone}.}}

Your reference number: {reference}. With it you can see, correct, withdraw or erase what we keep about you, at any time:
{link}

If you did not write to us, please ignore this mail.

{company}
`,
  /** For people whose lead was entered by staff after a call, a visit or a fair. */
  entered: `Hello,

thank you for speaking with {company}. We have noted your questions.{phone, select, none {} other { If you would like to add something, please call {phone}.}}

Your reference number: {reference}. With it you can see, correct, withdraw or erase what we keep about you, at any time:
{link}

If you have not spoken with us, please ignore this mail.

{company}
`,
} as const satisfies { subject: Record<LeadKind, string>; text: string; entered: string };

/** All texts of forms, and texts about submitted forms. */
export const forms = {
  labels,
  hints,
  messages,
  problems,
  query,
  success,
  next,
  privacy,
  controls,
  sent,
  check,
  file,
  dealer,
  dialogs,
  about,
  receipt,
} as const;
