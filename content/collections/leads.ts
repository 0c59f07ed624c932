import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { canReachLeads, hiddenFromOthers } from '../access/lead-access.ts';
import { writeOwnChanges } from '../database/own-changes.ts';
import { downloadResume, showResume } from '../leads/download-resume.ts';
import { eraseFilesOfLead, refuseWhileResumesAreLost } from '../leads/erase-files.ts';
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
import { passPersonOn } from '../leads/person/merge-leads.ts';
import { personEndpoints } from '../leads/person/person-endpoints.ts';
import { endRouteByHand, eraseRoutesOfLead, freeReopened } from '../leads/routing/end-routes.ts';
import { searchLeads } from '../leads/search-leads.ts';
import { planErasure, tellChange, tellErasure } from '../leads/webhook/note-event.ts';
import { correctEntry } from '../leads/work/correct-entry.ts';
import { enterLead } from '../leads/work/enter-lead.ts';
import { eraseLogOfLead, logChanges } from '../leads/work/log-changes.ts';
import { settleNextStep } from '../leads/work/next-step.ts';
import { noteClosing } from '../leads/work/note-closing.ts';
import { tellNewOwners } from '../leads/work/tell-owner.ts';
import { workEndpoints } from '../leads/work/work-endpoints.ts';
import { oweRecallsOfErased } from '../privacy/recalls.ts';
import { reportEndpoint } from '../reports/report-endpoint.ts';

/** Everything that visitors send by the forms, one row each. Only the site makes them. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: {
    read: canReachLeads,
    create: nobody,
    update: canReachLeads,
    delete: canReachLeads,
  },
  // Whatever fields a call asks for, the hooks know which resume to erase.
  forceSelect: { resumeFile: true },
  hooks: {
    beforeOperation: [searchLeads],
    beforeChange: [correctEntry, settleNextStep, noteClosing, writeOwnChanges],
    afterChange: [logChanges, tellChange, endRouteByHand, freeReopened],
    beforeDelete: [refuseWhileResumesAreLost, passPersonOn, planErasure, oweRecallsOfErased],
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
  // The second and third find an older lead of the same sender that is still to be told (site/leads/outbox/due-leads.ts).
  indexes: [
    { fields: ['delivery', 'nextAttemptAt'] },
    { fields: ['delivery', 'phoneDigits'] },
    { fields: ['delivery', 'email'] },
    // The list by day, reports of what was closed, and the reminders. SQLite keeps no statistics here: without these indexes
    // it takes the one of the trash alone for narrow, and walks through all leads.
    { fields: ['deletedAt', 'createdAt'] },
    { fields: ['deletedAt', 'closedAt'] },
    { fields: ['deletedAt', 'remindAt'] },
    // All that views ask for (desk/count-views.ts): counted from the index alone, as the rows themselves are long.
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
    hidden: hiddenFromOthers,
    // Of these everybody sees those that his leads have (lead-fields.ts).
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
      'Enquiries and applications. What you delete lies in the trash for 30 days. “Delete permanently” erases it at once, with its ' +
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
    // As Payload adds it, but for the time: a day alone would be five in the afternoon in the filters of the list.
    {
      name: 'createdAt',
      type: 'date',
      index: true,
      label: 'Created At',
      admin: { hidden: true, disableBulkEdit: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
};
