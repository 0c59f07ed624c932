import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';
import { languageWords } from '../../documents/language-words.ts';
import type { Lead } from '../../payload-types.ts';
import { leadSources } from '../lead-sources.ts';
import { leadStatuses } from '../lead-statuses.ts';
import { columnWords, deliveries, humanChecks, kindWords } from '../staff-words.ts';

/** The content of a cell: text, or a moment, which is written in Indian time. */
export type Cell = string | number | Date | null | undefined;

/** A column of the export: its heading, its width in a spreadsheet (in characters), and how to read its content. */
export interface ExportColumn {
  heading: string;
  /** A date with its time, a day alone, a phone number, or text. */
  type: 'time' | 'day' | 'phone' | 'text';
  width: number;
  read(lead: Lead): Cell;
}

const text = (
  heading: string,
  read: ExportColumn['read'],
  width = 16,
  type: 'text' | 'phone' = 'text',
): ExportColumn => ({
  heading,
  type,
  width,
  read,
});
const moment = (
  type: 'time' | 'day',
  heading: string,
  read: (lead: Lead) => string | null | undefined,
): ExportColumn => ({
  heading,
  type,
  width: 17,
  read: (lead) => {
    const value = read(lead);
    return value ? new Date(value) : null;
  },
});

/** The value of a column as text: a record by its name. */
const toValue = (lead: Lead, name: ColumnName): Cell => {
  // One column for all kinds: the vehicle record, or else the name as a dealer sent it.
  const value = name === 'vehicle' ? (lead.product ?? lead.vehicle) : lead[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return 'name' in value ? value.name : String(value.id);
  return value;
};

/** A record by its name, or by its id if the reader may not see the record. */
const toName = (record: number | { name: string } | null | undefined): Cell =>
  typeof record === 'object' ? record?.name : record;

/** The label of the chosen option. */
const toChoiceLabel = (options: readonly { value: string; label: string }[], chosen: unknown): Cell =>
  options.find(({ value }) => value === chosen)?.label;

const wide: readonly ColumnName[] = ['name', 'email', 'message', 'page', 'product', 'vehicle'];

/** The columns of the export, in every format. */
export const exportColumns: readonly ExportColumn[] = [
  text('Reference number', (lead) => lead.reference),
  moment('time', 'Received (Indian time)', (lead) => lead.createdAt),
  text('Kind', (lead) => kindWords[lead.kind]),
  text('Status', (lead) => toChoiceLabel(leadStatuses, lead.status)),
  ...leadColumns
    .filter((column) => column.export && column.name !== 'product')
    .map(({ name }) =>
      text(
        columnWords[name],
        (lead) => toValue(lead, name),
        wide.includes(name) ? 28 : 16,
        name === 'phone' ? 'phone' : 'text',
      ),
    ),
  text('Language', (lead) => languageWords[lead.language]),
  text('Privacy notice', (lead) => lead.privacyVersion),
  moment('time', 'Consents withdrawn (Indian time)', (lead) => lead.withdrawnAt),
  moment(
    'time',
    'Agreed to WhatsApp on the phone or in person (Indian time)',
    (lead) => lead.whatsappAgreedAt,
  ),
  text('Owner', ({ owner }) => toName(owner)),
  text('With the dealer', ({ routedTo }) => toName(routedTo)),
  text('Next step', (lead) => lead.nextStep, 28),
  moment('day', 'On', (lead) => lead.nextStepOn),
  moment('time', 'First answer (Indian time)', (lead) => lead.answeredAt),
  moment('time', 'Closed (Indian time)', (lead) => lead.closedAt),
  moment('time', 'Last call (Indian time)', (lead) => lead.calledAt),
  text('Source', (lead) => toChoiceLabel(leadSources, lead.source)),
  text('Notes', (lead) => lead.notes, 28),
  text('Resume', (lead) => lead.resumeName),
  text('Human check', (lead) => toChoiceLabel(humanChecks, lead.humanCheck)),
  text('Delivery', (lead) => toChoiceLabel(deliveries, lead.delivery)),
];
