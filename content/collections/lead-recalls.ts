import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { recallReasons } from '../leads/lead-mails.ts';
import { toReadOnlySettings } from './read-only-settings.ts';

/**
 * Mails due to people who were mailed a lead that is now erased, corrected or taken off WhatsApp: one row for each
 * lead, reader and reason. The programs write them (privacy/recalls.ts). The rows contain no personal data, stay after
 * the lead is erased, and are removed once sent.
 */
export const LeadRecalls: CollectionConfig = {
  slug: 'lead-recalls',
  ...toReadOnlySettings(nobody),
  defaultSort: '-owedAt',
  admin: { hidden: true },
  indexes: [{ fields: ['lead', 'step', 'reason'], unique: true }],
  fields: [
    // Plain numbers, so that a row stays when its lead or its dealer is erased.
    { name: 'lead', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, enumName: 'lead_recall_kind', options: [...leadKinds] },
    // The reader: the step at which he was given the lead (lead-routes.ts), or 0 for colleagues.
    { name: 'step', type: 'number', required: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      enumName: 'lead_recall_reason',
      options: [...recallReasons],
    },
    // The dealer who gets the mail. Without an id the mail goes to colleagues; if a dealer is named, they have to tell
    // him.
    { name: 'dealer', type: 'number' },
    { name: 'dealerName', type: 'text' },
    // When the reader was given the lead.
    { name: 'givenAt', type: 'date', required: true },
    { name: 'owedAt', type: 'date', required: true },
    { name: 'nextAttemptAt', type: 'date', required: true, index: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  ],
};
