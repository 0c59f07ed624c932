import type { SeedEntry } from '../seed-shapes.ts';

/**
 * Sample answers: three for enquiries (the last names no vehicle), one for an unanswered call, and two for
 * applications.
 */
export const replyTemplates: SeedEntry<'reply-templates'>[] = [
  {
    key: 'thanks',
    data: {
      name: 'Thank you, we will call',
      for: 'enquiry',
      subject: 'Your enquiry to {company}',
      text: 'Hello {name},\n\nthank you for asking about {vehicle}. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}',
      isSample: true,
    },
  },
  {
    key: 'test-ride',
    data: {
      name: 'Invitation to a test ride',
      for: 'enquiry',
      subject: 'A test ride with {vehicle}',
      text: 'Hello {name},\n\nwould you like to drive {vehicle} yourself? Tell us a day and a town near you, and we will arrange it. It costs you nothing.\n\n{me}, {company}\n{phone}',
      isSample: true,
    },
  },
  {
    key: 'thanks-for-writing',
    data: {
      name: 'Thank you for writing',
      for: 'enquiry',
      subject: 'Your enquiry to {company}',
      text: 'Hello {name},\n\nthank you for writing to us. We will call you soon. When does it suit you?\n\n{me}, {company}\n{phone}',
      isSample: true,
    },
  },
  {
    key: 'not-reached',
    data: {
      name: 'We could not reach you',
      for: 'enquiry',
      subject: 'We tried to call you',
      text: 'Hello {name},\n\nwe tried to call you about {vehicle} and could not reach you. When may we call again? Our number is {phone}.\n\n{me}, {company}',
      isSample: true,
    },
  },
  {
    key: 'interview',
    data: {
      name: 'Invitation to an interview',
      for: 'application',
      setsStatus: 'interview',
      subject: 'Your application: {position}',
      text: 'Hello {name},\n\nthank you for your application as {position}. We would like to meet you. Please tell us which days suit you, and bring your certificates.\n\n{me}, {company}\n{phone}',
      isSample: true,
    },
  },
  {
    key: 'refusal',
    data: {
      name: 'Refusal',
      for: 'application',
      setsStatus: 'rejected',
      subject: 'Your application: {position}',
      text: 'Hello {name},\n\nthank you for your application as {position} and for your patience. We have decided for somebody else this time. We wish you all the best.\n\n{me}, {company}',
      isSample: true,
    },
  },
];
