import { dayNames, weekdays } from '@ev-site/contract/dealers.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { Field, GlobalConfig, NumberField } from 'payload';
import { canWorkLeads } from '../access/lead-access.ts';
import { canManageStaff, hiddenFromAllButAdmins } from '../access/staff-access.ts';
import { mostLinkDays, sampleAnswerTimes } from '../leads/answer-times.ts';
import { recomputeDeadlines } from '../leads/routing/recompute-deadlines.ts';
import { kindWords } from '../leads/staff-words.ts';

const fullHour = (name: 'opensAt' | 'closesAt', label: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  max: 24,
  defaultValue: sampleAnswerTimes[name],
  admin: { width: '50%', step: 1 },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Record<string, unknown>> }) => {
    if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > 24) return 'A full hour, 0 to 24.';
    if (name === 'closesAt' && Number(siblingData.opensAt) >= Number(value))
      return 'Give an hour later than the opening hour.';
    return true;
  },
});

const hours: Field[] = leadKinds.map((kind) => ({
  name: kind,
  type: 'number',
  label: kindWords[kind],
  required: true,
  min: 0.5,
  max: 500,
  defaultValue: sampleAnswerTimes.hours[kind],
  admin: { width: '50%', description: 'Working hours.' },
}));

/** Mail addresses of persons. The programs read them without access rules. */
const forAdmins = { access: { read: canManageStaff } };

/** Who is told if nobody has answered in time, and how long a dealer's link works. */
const whenLate: Field[] = [
  {
    name: 'lateTo',
    type: 'email',
    label: 'Mail about late leads to',
    ...forAdmins,
    admin: {
      description:
        'This address gets the mail if the owner reports to nobody (Staff), or if the lead has no owner. Empty: nobody gets it; for a lead that a dealer has not taken, the mailbox of its kind gets it.',
    },
  },
  {
    name: 'headTo',
    type: 'email',
    label: 'Mail about very late leads to',
    ...forAdmins,
    admin: { description: 'Leads that are not answered in twice the time. Empty: nobody gets a mail.' },
  },
  {
    name: 'linkDays',
    type: 'number',
    label: 'Days that a dealer’s link works',
    required: true,
    min: 1,
    max: mostLinkDays,
    defaultValue: 14,
    admin: {
      description:
        'If a dealer does not take a lead in this time, the dealer cannot take it any more. It goes to the next rule or dealer.',
    },
  },
];

/**
 * The working hours within which each kind of lead has to be answered, and when those hours are; the reports use the
 * same.
 */
export const AnswerTimes: GlobalConfig = {
  slug: 'answer-times',
  label: 'Answer within',
  access: { read: canWorkLeads, readVersions: canManageStaff, update: canManageStaff },
  hooks: { afterChange: [recomputeDeadlines] },
  lockDocuments: false,
  admin: {
    group: 'People',
    hidden: hiddenFromAllButAdmins,
    description:
      'These hours decide which leads count as answered in time in the reports and as overdue in the list of leads, and who gets a mail about late leads. The first figures are samples: change them to your own. A change counts for all leads, old leads too. After sending, and in their receipts, visitors read that we answer within two working days (except applications and test rides), whatever you set here. Set no longer time for these kinds.',
  },
  fields: [
    { name: 'hours', type: 'group', label: 'Answer within', fields: [{ type: 'row', fields: hours }] },
    {
      name: 'days',
      type: 'select',
      label: 'Working days',
      hasMany: true,
      required: true,
      enumName: 'answer_day',
      options: weekdays.map((value) => ({ value, label: dayNames[value] })),
      defaultValue: [...sampleAnswerTimes.days],
    },
    {
      type: 'row',
      fields: [fullHour('opensAt', 'Opens at (hour, India)'), fullHour('closesAt', 'Closes at')],
    },
    ...whenLate,
  ],
};
