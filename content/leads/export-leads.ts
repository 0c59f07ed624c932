import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { Endpoint, Where } from 'payload';
import { canReachLeads } from '../access/lead-access.ts';
import type { Lead } from '../payload-types.ts';
import { toCsv } from './csv.ts';
import { leadStatuses } from './lead-statuses.ts';
import { columnWords } from './staff-words.ts';

// "2026-11-21 17:22": sorts as text, and spreadsheets take it for a time.
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A column's value in words: a record by its name, a number of a phone in brackets. */
const toValue = (lead: Lead, name: ColumnName): unknown => {
  const value = lead[name];
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
    .filter((column) => column.export)
    .map(({ name }): [string, (lead: Lead) => unknown] => [columnWords[name], (lead) => toValue(lead, name)]),
  ['Notes', (lead) => lead.notes],
  ['Human check', (lead) => lead.humanCheck],
];

const most = 20_000;

const toFilter = (query: URLSearchParams): Where => {
  const kind = leadKinds.find((known) => known === query.get('kind'));
  const status = leadStatuses.find(({ value }) => value === query.get('status'))?.value;
  return {
    and: [...(kind ? [{ kind: { equals: kind } }] : []), ...(status ? [{ status: { equals: status } }] : [])],
  };
};

/** `/leads/export?kind=dealer&status=new`: the leads of one's own desk for a spreadsheet, newest first. */
export const exportLeads: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (canReachLeads({ req }) === false) {
      return Response.json(
        { errors: [{ message: 'Leads are for sales and personnel.' }] },
        { status: req.user ? 403 : 401 },
      );
    }
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: toFilter(req.searchParams ?? new URLSearchParams()),
      overrideAccess: false,
      req,
      depth: 1,
      limit: most,
      pagination: false,
      sort: '-createdAt',
    });
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
