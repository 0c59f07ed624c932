import type { CollectionConfig, Where } from 'payload';
import { limitToWork } from '../access/lead-access.ts';
import type { AccessRequest } from '../access/roles.ts';
import { toReadOnlySettings } from './read-only-settings.ts';

/** A person who may read a lead may also read what was done for it. */
const canReadLog = ({ req }: AccessRequest): boolean | Where =>
  limitToWork(req, {
    enquiry: { isApplication: { equals: false } },
    application: { isApplication: { equals: true } },
  });

/** What was done for each lead, by whom and when. Nobody can change a line; all lines are erased with their lead. */
export const LeadLog: CollectionConfig = {
  slug: 'lead-log',
  labels: { singular: 'Line of a lead’s log', plural: 'Logs of leads' },
  ...toReadOnlySettings(canReadLog),
  // It is shown on the page of the lead.
  admin: { hidden: true },
  fields: [
    // A plain number: a relation would be set to null before the lines could be erased with their lead.
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
    // What a line of kind `owner` or `person` says, for programs: they read no sentences.
    {
      name: 'fact',
      type: 'select',
      enumName: 'lead_log_fact',
      options: [
        'toColleague',
        'toDealer',
        'toNobody',
        // What the dealer did who had it: he took it, he gave it back, nothing was heard of him.
        'taken',
        'givenBack',
        'silent',
        'merged',
        'parted',
      ],
    },
    // The colleague to whom a lead was given. Empty in lines of older programs, which name him in the text only.
    { name: 'toStaffId', type: 'number' },
  ],
};
