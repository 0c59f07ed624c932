import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { canReachLeads, isLeadWorkHidden } from '../access/lead-access.ts';
import { writeOwnChanges } from '../database/own-changes.ts';
import { downloadResume, showResume } from '../leads/download-resume.ts';
import { eraseFilesOfLead, prepareResumeErasure } from '../leads/erase-files.ts';
import { exportLeads } from '../leads/export/export-leads.ts';
import {
  deliveryFields,
  personField,
  phoneDigitsField,
  resumeFields,
  workFields,
  writtenFields,
} from '../leads/lead-fields.ts';
import { searchedFields } from '../leads/narrow-search.ts';
import { transferPersonKey } from '../leads/person/merge-leads.ts';
import { personEndpoints } from '../leads/person/person-endpoints.ts';
import { endRouteByHand, eraseRoutesOfLead, unassignReopened } from '../leads/routing/end-routes.ts';
import { searchLeads } from '../leads/search-leads.ts';
import { queueErasureEvent, tellChange, tellErasure } from '../leads/webhook/note-event.ts';
import { correctEntry } from '../leads/work/correct-entry.ts';
import { enterLead } from '../leads/work/enter-lead.ts';
import { eraseLogOfLead, logChanges } from '../leads/work/log-changes.ts';
import { settleNextStep } from '../leads/work/next-step.ts';
import { noteClosing } from '../leads/work/note-closing.ts';
import { tellNewOwners } from '../leads/work/tell-owner.ts';
import { workEndpoints } from '../leads/work/work-endpoints.ts';
import { queueRecallsOfErased } from '../privacy/recalls.ts';
import { reportEndpoint } from '../reports/report-endpoint.ts';

/**
 * Everything that visitors send by forms or staff enter by hand, one row each. `create` is closed: only the site and
 * the endpoints below add rows.
 */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: {
    read: canReachLeads,
    create: nobody,
    update: canReachLeads,
    delete: canReachLeads,
  },
  // The hooks need the name of the resume to erase it, and the number to tell it, whatever fields a call selects.
  forceSelect: { resumeFile: true, reference: true },
  hooks: {
    beforeOperation: [searchLeads],
    beforeChange: [correctEntry, settleNextStep, noteClosing, writeOwnChanges],
    afterChange: [logChanges, tellChange, endRouteByHand, unassignReopened],
    beforeDelete: [prepareResumeErasure, transferPersonKey, queueErasureEvent, queueRecallsOfErased],
    afterDelete: [eraseLogOfLead, eraseRoutesOfLead, tellErasure, eraseFilesOfLead],
    afterOperation: [tellNewOwners],
  },
  endpoints: [
    downloadResume,
    showResume,
    exportLeads,
    reportEndpoint,
    ...workEndpoints,
    ...personEndpoints,
    enterLead,
  ],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // The second and third index find an older lead of the same sender that still has to be delivered
  // (site/leads/outbox/due-leads.ts).
  indexes: [
    { fields: ['delivery', 'nextAttemptAt'] },
    { fields: ['delivery', 'phoneDigits'] },
    { fields: ['delivery', 'email'] },
    // For the list by day, reports on closed leads, and the reminders. SQLite keeps no statistics here: without these
    // indexes it assumes that the index of the trash alone is selective, and scans all leads.
    { fields: ['deletedAt', 'createdAt'] },
    { fields: ['deletedAt', 'closedAt'] },
    { fields: ['deletedAt', 'remindAt'] },
    // Every column that views filter by (desk/count-views.ts). So views are counted from the index alone, because the
    // rows are long.
    {
      fields: [
        'deletedAt',
        'kind',
        'status',
        'owner',
        'routedTo',
        'createdAt',
        'answerBy',
        'calledAt',
        'nextStepOn',
        'delivery',
        'job',
      ],
    },
  ],
  admin: {
    group: 'People',
    useAsTitle: 'name',
    hidden: isLeadWorkHidden,
    // Each person sees those columns that his leads have (lead-fields.ts).
    defaultColumns: [
      'name',
      'status',
      'phone',
      'createdAt',
      'kind',
      'product',
      'place',
      'position',
      'owner',
      'nextStepOn',
      'overdue',
      'delivery',
    ],
    listSearchableFields: searchedFields,
    pagination: { defaultLimit: 50 },
    description:
      'Enquiries and applications. A deleted lead stays in the trash for 30 days. “Delete permanently” erases it at once, with its ' +
      'resume, and asks who was mailed it to delete that mail.',
  },
  fields: [
    ...workFields,
    phoneDigitsField,
    personField,
    {
      type: 'tabs',
      tabs: [
        { label: 'What was sent', fields: [...writtenFields, ...resumeFields] },
        { label: 'Delivery', fields: deliveryFields },
      ],
    },
    // The same as Payload's own field, except that its picker has a time: with a day alone, filters of the list would
    // compare with five in the afternoon.
    {
      name: 'createdAt',
      type: 'date',
      index: true,
      label: 'Created At',
      admin: { hidden: true, disableBulkEdit: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
};
