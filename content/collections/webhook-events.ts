import type { CollectionConfig, Field } from 'payload';
import { canManageStaff, hiddenFromAllButAdmins } from '../access/staff-access.ts';
import { sendEventAgain, sendFailedEventsAgain } from '../leads/webhook/send-event-again.ts';
import { toReadOnlySettings } from './read-only-settings.ts';

const readOnly = { admin: { readOnly: true } } as const;
const date = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
});
const hidden = { admin: { hidden: true } } as const;

/**
 * What the other system is told about each lead, and whether it took it. Holds the id of the lead, of an erased one its reference number too, and no personal data.
 */
export const WebhookEvents: CollectionConfig = {
  slug: 'webhook-events',
  labels: { singular: 'Delivery to the other system', plural: 'Deliveries to the other system' },
  ...toReadOnlySettings(canManageStaff),
  endpoints: [sendEventAgain, sendFailedEventsAgain],
  admin: {
    group: 'People',
    // A key of 36 characters means nothing to a reader.
    useAsTitle: 'at',
    listSearchableFields: ['lastProblem', 'eventKey'],
    hidden: hiddenFromAllButAdmins,
    // The state comes second, because a phone shows only two or three columns.
    defaultColumns: ['at', 'state', 'event', 'lead', 'attempts', 'lastProblem', 'deliveredAt'],
    pagination: { defaultLimit: 50 },
    description:
      'Messages about leads to the other system (WEBHOOK_URL). If the system does not accept a message, the studio tries again for a day. Then the message waits here for “Send again”. Messages are kept for 90 days.',
  },
  fields: [
    date('at', 'When'),
    {
      name: 'event',
      type: 'select',
      label: 'What',
      required: true,
      enumName: 'webhook_event',
      options: [
        { value: 'created', label: 'Came in' },
        { value: 'changed', label: 'Changed' },
        { value: 'erased', label: 'Erased' },
      ],
      ...readOnly,
    },
    // A plain number, so that the line stays when the lead is erased.
    { name: 'lead', type: 'number', label: 'Number of the lead', required: true, index: true, ...readOnly },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      enumName: 'webhook_state',
      options: [
        { value: 'due', label: 'On its way' },
        { value: 'done', label: 'Delivered' },
        { value: 'failed', label: 'Failed' },
      ],
      ...readOnly,
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, ...readOnly },
    { name: 'lastProblem', type: 'text', label: 'Last problem', ...readOnly },
    date('deliveredAt', 'Delivered'),
    { name: 'eventKey', type: 'text', label: 'Idempotency-Key', required: true, unique: true, ...readOnly },
    { name: 'nextAttemptAt', type: 'date', label: 'Next attempt', ...readOnly },
    // Of an erased lead: no lead is left to read it from.
    { name: 'reference', type: 'text', ...hidden },
    { name: 'leaseUntil', type: 'date', ...hidden },
    { name: 'triedSince', type: 'date', ...hidden },
  ],
};
