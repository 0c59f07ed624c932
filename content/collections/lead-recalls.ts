import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { recallReasons } from '../leads/lead-mails.ts';
import { toLogSettings } from './log-settings.ts';

/**
 * Mails that are owed to those who were mailed a lead which is erased, corrected or taken off WhatsApp, a row for each
 * lead, reader and reason. The programs write them (privacy/recalls.ts). They hold nothing of a person, outlast their
 * lead, and go once they are sent.
 */
export const LeadRecalls: CollectionConfig = {
  slug: 'lead-recalls',
  ...toLogSettings(nobody),
  defaultSort: '-owedAt',
  admin: { hidden: true },
  indexes: [{ fields: ['lead', 'step', 'reason'], unique: true }],
  fields: [
    // Plain numbers: a row stays when its lead is erased, or a dealer.
    { name: 'lead', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, enumName: 'lead_recall_kind', options: [...leadKinds] },
    // Which reader it is: by which step he was given the lead (lead-routes.ts), 0 of colleagues.
    { name: 'step', type: 'number', required: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      enumName: 'lead_recall_reason',
      options: [...recallReasons],
    },
    // Who is written to: none means colleagues, who are to tell the dealer where one is named.
    { name: 'dealer', type: 'number' },
    { name: 'dealerName', type: 'text' },
    // When the reader was given the lead.
    { name: 'givenAt', type: 'date', required: true },
    { name: 'owedAt', type: 'date', required: true },
    { name: 'nextAttemptAt', type: 'date', required: true, index: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  ],
};
