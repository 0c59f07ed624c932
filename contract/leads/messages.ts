import { limits, resumeLimitText } from './limits.ts';

/** What visitors read when a form cannot be taken: the problem, then the way out. */
export const leadMessages = {
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
  rCaptchaUnreached: 'The check could not be made. Please look at your connection and tick the box again.',
  rCaptchaAway:
    'The check that you are a person does not come just now. Please load it again, or send the form without it.',
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
  citiesUnreached: 'The cities could not be loaded. Please look at your connection and load them again.',
  privacy: 'Please reload the page and send again.',
} as const;

/** What visitors read when the fault is not in a field. `phone` is the company's number as people write it. */
export const formProblems = {
  unreached:
    'This could not be sent: there is no answer from our server. What you typed is still here. Please look at your connection and send again.',
  tooMany: 'Too many forms came from your network in a short time. Please wait ten minutes and send again.',
  notSaved: (phone: string) =>
    `We could not save this just now. Nothing is lost on this page: please try again in a few minutes${
      phone ? `, or call us on ${phone}` : ''
    }.`,
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
} as const;
