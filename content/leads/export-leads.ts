import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { canReachLeads } from '../access/lead-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toIsoDay } from '../india-time.ts';
import type { Lead } from '../payload-types.ts';
import { refuse } from '../refuse.ts';
import { toCsv } from './csv.ts';
import { leadSources } from './lead-sources.ts';
import { columnWords, languageWords } from './staff-words.ts';

// "2026-11-21 17:22": sorts as text, and spreadsheets take it for a time.
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A column's value in words: a record by its name, a number of a phone in brackets. */
const toValue = (lead: Lead, name: ColumnName): unknown => {
  // One column for all kinds: the vehicle itself, else its name as a dealer sent it.
  const value = name === 'vehicle' ? (lead.product ?? lead.vehicle) : lead[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return 'name' in value ? value.name : value.id;
  // In brackets, because a spreadsheet takes what begins with + for a formula.
  return name === 'phone' ? lead.phone.replace(/^\+(\d+)/, '(+$1)') : value;
};

/** Columns of the export: heading and value. */
const columns: [string, (lead: Lead) => unknown][] = [
  ['Received (Indian time)', (lead) => indianTime.format(new Date(lead.createdAt))],
  ['Kind', (lead) => lead.kind],
  ['Status', (lead) => lead.status],
  ...leadColumns
    .filter((column) => column.export && column.name !== 'product')
    .map(({ name }): [string, (lead: Lead) => unknown] => [columnWords[name], (lead) => toValue(lead, name)]),
  ['Language', (lead) => languageWords[lead.language]],
  ['Privacy notice', (lead) => lead.privacyVersion],
  ['Withdrawn', (lead) => lead.withdrawnAt && indianTime.format(new Date(lead.withdrawnAt))],
  ['Owner', (lead) => (typeof lead.owner === 'object' ? lead.owner?.name : lead.owner)],
  ['Next step', (lead) => lead.nextStep],
  ['On', (lead) => (lead.nextStepOn ? toIsoDay(new Date(lead.nextStepOn)) : '')],
  ['Last call (Indian time)', (lead) => (lead.calledAt ? indianTime.format(new Date(lead.calledAt)) : '')],
  ['Source', (lead) => leadSources.find(({ value }) => value === lead.source)?.label],
  ['Notes', (lead) => lead.notes],
  ['Resume', (lead) => lead.resumeName],
  ['Human check', (lead) => lead.humanCheck],
  ['Delivery', (lead) => lead.delivery],
];

const most = 20_000;

/** The filter of the list as its address has it: conditions, and what is searched for. */
const toFilter = ({ query, payload }: PayloadRequest): Where => {
  const { where, search } = query as { where?: Where; search?: unknown };
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections.leads.config,
    search: typeof search === 'string' ? search : '',
    where: where ?? {},
  });
};

/** `/leads/export` and the query of a list: what that list shows, for a spreadsheet, newest first. */
export const exportLeads: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (canReachLeads({ req }) === false)
      return refuse(req.user ? 403 : 401, 'Leads are for sales and personnel.');
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: toFilter(req),
      overrideAccess: false,
      req,
      depth: 1,
      limit: most,
      pagination: false,
      sort: '-createdAt',
    });
    await recordAudit(req, { action: 'leadsExported', details: `${docs.length} leads` });
    const csv = toCsv(
      columns.map(([heading]) => heading),
      docs.map((lead) => columns.map(([, read]) => read(lead))),
    );
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
