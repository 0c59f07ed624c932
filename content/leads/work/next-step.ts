import { hour } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { getRole } from '../../access/roles.ts';
import { hiddenField } from '../../fields/hidden.ts';
import type { Lead } from '../../payload-types.ts';
import { fieldError } from '../../requests/refuse.ts';
import { startOfDay } from '../../time/india-time.ts';
import { isClosed } from '../lead-statuses.ts';
import { readHolder } from '../routing/hand-over.ts';
import { stepNeedsDay } from './step-needs-day.ts';
import type { WorkOf } from './work-input.ts';

const toTime = (value: unknown): number => (value ? new Date(value as string).getTime() : Number.NaN);

const isSame = (one: unknown, other: unknown): boolean => Object.is(toTime(one), toTime(other));

/**
 * Whether a step is the present one of a lead.
 * @param step the step that somebody was shown
 */
export const isCurrentStep = (
  lead: Pick<Lead, 'nextStep' | 'nextStepOn'>,
  step: NonNullable<WorkOf<'step'>['shown']>,
): boolean => (step.nextStep || '') === (lead.nextStep || '') && isSame(step.nextStepOn, lead.nextStepOn);

/** When the owner is reminded of a step: at nine in the morning (India) of its day. */
export const toReminder = (stepOn: string): Date =>
  new Date(startOfDay(new Date(stepOn)).getTime() + 9 * hour);

/** What to do next for a lead, and on which day (India). */
export const nextStepFields: Field[] = [
  {
    name: 'nextStep',
    type: 'text',
    maxLength: 200,
    admin: { width: '60%', description: 'e.g. Call about the loan' },
  },
  {
    name: 'nextStepOn',
    type: 'date',
    index: true,
    label: 'On',
    validate: (value, { previousValue, operation, event }) => {
      if (!value || event === 'onChange') return true;
      const time = toTime(value);
      if (Number.isNaN(time)) return 'This is no date.';
      if (operation !== 'update' || isSame(value, previousValue)) return true;
      return time >= startOfDay().getTime() || 'That day is over.';
    },
    admin: {
      width: '40%',
      date: { pickerAppearance: 'dayOnly' },
      description: 'The owner gets a mail at 9 in the morning of that day.',
    },
  },
];

/** When the reminder is due; empty if there is none, or it was sent. */
export const remindAtField = hiddenField('remindAt', 'date', { index: true });

/** Whether a change plans a step that the lead did not have before. */
const plansStep = (data: Partial<Lead>, stored?: Partial<Lead>): boolean =>
  Boolean(data.nextStep && data.nextStep !== stored?.nextStep) ||
  Boolean(data.nextStepOn && !isSame(data.nextStepOn, stored?.nextStepOn));

/**
 * Whether a change leaves a step without a day, though the step is new or had a day before: nobody would be reminded of
 * it.
 */
const losesDay = (data: Partial<Lead>, stored?: Partial<Lead>): boolean =>
  Boolean(data.nextStep && !data.nextStepOn) &&
  (data.nextStep !== stored?.nextStep || Boolean(stored?.nextStepOn));

/**
 * Keeps the reminder in line with its step. A new day makes a new reminder. Closing a lead removes its step, unless the
 * same change plans one, such as a call after the sale. A person who plans a step for a lead that nobody owns becomes
 * its owner, unless a dealer has the lead.
 * @throws {ValidationError} if a step is planned without its day
 */
export const settleNextStep: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const next = { ...data };
  if (isClosed(next.status) && !isClosed(originalDoc?.status) && !plansStep(next, originalDoc)) {
    next.nextStep = null;
    next.nextStepOn = null;
  }
  if (losesDay(next, originalDoc))
    throw fieldError(req, 'leads', { path: 'nextStepOn', message: stepNeedsDay });
  if (!('nextStepOn' in next) || isSame(next.nextStepOn, originalDoc?.nextStepOn)) return next;
  const reminder = next.nextStepOn ? toReminder(next.nextStepOn) : null;
  // A person who plans something for today after nine needs no mail about it.
  next.remindAt = reminder && reminder.getTime() > Date.now() ? reminder.toISOString() : null;
  const owner = 'owner' in next ? next.owner : originalDoc?.owner;
  const mayTake = next.nextStepOn && !owner && !originalDoc.routedTo && getRole(req) !== null;
  if (mayTake && !(await readHolder(req, originalDoc))) next.owner = req.user?.id;
  return next;
};
