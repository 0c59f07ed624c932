import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/content-access.ts';
import { toLogSettings } from './log-settings.ts';

const plain = (name: string, type: 'text' | 'textarea' | 'number' | 'date', more: object = {}): Field =>
  ({ name, type, ...more }) as Field;

/**
 * To whom each lead was given, a row for each time: decided by one insert, so that a lead is given once whatever is
 * killed. The programs write them; staff read the same in the log of the lead. All go with their lead.
 */
export const LeadRoutes: CollectionConfig = {
  slug: 'lead-routes',
  ...toLogSettings(nobody),
  admin: { hidden: true },
  // Of processes that decide at once one is first: of a lead each step, of a rule each turn is taken once.
  indexes: [
    { fields: ['lead', 'step'], unique: true },
    { fields: ['rule', 'turn'], unique: true },
  ],
  fields: [
    // Plain numbers: a row stays what it was when a rule, a colleague or a dealer is taken away.
    plain('lead', 'number', { required: true }),
    plain('step', 'number', { required: true }),
    plain('rule', 'number', { required: true }),
    plain('ruleName', 'text', { required: true }),
    plain('turn', 'number', { required: true }),
    plain('owner', 'number'),
    plain('dealer', 'number'),
    plain('targetName', 'text', { required: true }),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      enumName: 'lead_route_state',
      // Decided; given to a colleague; offered to a dealer, taken by him, given back by him; over.
      options: ['planned', 'given', 'offered', 'taken', 'back', 'over'],
    },
    plain('at', 'date', { required: true }),
    // When the mail about it is due; none where it was sent.
    plain('mailAt', 'date', { index: true }),
    plain('attempts', 'number', { required: true, defaultValue: 0 }),
    // Of the dealer's link (dealer-key.ts).
    plain('seed', 'text', { required: true }),
    plain('keyUntil', 'date', { index: true }),
    plain('takenAt', 'date'),
    plain('endedAt', 'date'),
    plain('reason', 'textarea'),
    plain('noted', 'text'),
    plain('notedAt', 'date'),
  ],
};
