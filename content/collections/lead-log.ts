import type { AccessArgs, CollectionConfig, Where } from 'payload';
import { limitToWork } from '../access/lead-access.ts';
import { toLogSettings } from './log-settings.ts';

/** Who may read a lead may read what was done for it. */
const canReadLog = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where =>
  limitToWork(req, {
    enquiry: { isApplication: { equals: false } },
    application: { isApplication: { equals: true } },
  });

/** What was done for each lead, by whom and when. Nobody changes a line; all go with their lead. */
export const LeadLog: CollectionConfig = {
  slug: 'lead-log',
  labels: { singular: 'Line of a lead’s log', plural: 'Logs of leads' },
  ...toLogSettings(canReadLog),
  // Shown with its lead.
  admin: { hidden: true },
  fields: [
    // A plain number: a relation would be emptied before the lines could be erased with their lead.
    { name: 'lead', type: 'number', required: true, index: true },
    { name: 'isApplication', type: 'checkbox', required: true, defaultValue: false },
    { name: 'at', type: 'date', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      enumName: 'lead_log_kind',
      options: ['call', 'note', 'message', 'status', 'owner', 'step', 'delivery', 'source', 'person'],
    },
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'staffId', type: 'number' },
  ],
};
