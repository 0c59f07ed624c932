import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/content-access.ts';
import { toReadOnlySettings } from './read-only-settings.ts';

const plain = (name: string, type: 'text' | 'textarea' | 'number' | 'date', more: object = {}): Field =>
  ({ name, type, ...more }) as Field;

/**
 * Who got each lead: one row each time. One insert decides it, so that a lead is given once even if a process is
 * killed. The programs write the rows; staff read the same in the log of the lead. The rows are erased with their lead.
 */
export const LeadRoutes: CollectionConfig = {
  slug: 'lead-routes',
  ...toReadOnlySettings(nobody),
  admin: { hidden: true },
  // If several processes decide at the same time, only the first succeeds: each step of a lead and each turn of a rule
  // can be taken once.
  indexes: [
    { fields: ['lead', 'step'], unique: true },
    { fields: ['rule', 'turn'], unique: true },
  ],
  fields: [
    // Plain numbers, so that a row stays as it was when a rule, a colleague or a dealer is removed.
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
      // Decided; given to a colleague; offered to a dealer; taken by him; given back by him; over.
      options: ['planned', 'given', 'offered', 'taken', 'back', 'over'],
    },
    plain('at', 'date', { required: true }),
    // When the mail about it is due; empty once it is sent.
    plain('mailAt', 'date', { index: true }),
    plain('attempts', 'number', { required: true, defaultValue: 0 }),
    // For the dealer's link (dealer-key.ts).
    plain('seed', 'text', { required: true }),
    plain('keyUntil', 'date', { index: true }),
    plain('takenAt', 'date'),
    plain('endedAt', 'date'),
    // Why the dealer has it no more: he said so, no mail reached him, he did not take it, he said nothing more about it.
    {
      name: 'cause',
      type: 'select',
      enumName: 'lead_route_cause',
      options: ['dealer', 'noMail', 'notTaken', 'silent'],
    },
    // The same in words, those of the dealer if he said so.
    plain('reason', 'textarea'),
    plain('noted', 'text'),
    plain('notedAt', 'date'),
  ],
};
