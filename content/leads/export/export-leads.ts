import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { forLeadStaff } from '../../access/only-for.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { toLoggableError } from '../../logging/loggable-error.ts';
import { cancelUnread, toDownload } from '../../requests/download.ts';
import { refuse } from '../../requests/refuse.ts';
import { csvType } from '../../spreadsheets/csv.ts';
import { type Cell, exportColumns } from './export-columns.ts';
import { type LeadPages, readLeadPages } from './read-lead-pages.ts';
import { writeCsv } from './write-csv.ts';
import { mostSheetRows, writeXlsx } from './write-xlsx.ts';

const formats = {
  csv: { type: csvType, write: writeCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx.bind(null, 'Leads'),
  },
} as const;

/** Exports that one person may run at once. Each one keeps the database and the processor busy for half a minute. */
const mostAtOnce = 2;
const running = new Map<number | string, number>();

/**
 * The filter of the list as its address has it: conditions and the search text. They are joined with `and`, because
 * conditions come in any shape, and Payload's own merge of the two fails on conditions that are malformed.
 */
const toFilter = ({ query, payload }: PayloadRequest): Where => {
  const { where, search } = query as { where?: Where; search?: unknown };
  const collectionConfig = payload.collections.leads.config;
  const sought = typeof search === 'string' ? mergeListSearchAndWhere({ collectionConfig, search }) : {};
  return { and: [where ?? {}, sought] };
};

async function* toRows(pages: LeadPages['pages']): AsyncGenerator<Cell[][]> {
  for await (const leads of pages) yield leads.map((lead) => exportColumns.map(({ read }) => read(lead)));
}

/**
 * A response body that is produced as fast as it is read, and not after its reader has left.
 * @param failed called with the error that breaks the body off; the reader gets an incomplete answer.
 * @param ended called once, however the body ends.
 */
const toBody = (
  parts: AsyncGenerator<Uint8Array>,
  failed: (error: unknown) => void,
  ended: () => void,
): ReadableStream<Uint8Array> => {
  let hasLeft = false;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (!done) return controller.enqueue(value);
          controller.close();
          ended();
        } catch (error) {
          // The reader left while this part was made: the stream refuses the part with an error, which is no failure.
          if (hasLeft) return;
          ended();
          failed(error);
          controller.error(error);
        }
      },
      async cancel() {
        hasLeft = true;
        ended();
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

/** Takes one of a person's export places; null if none is free. The returned function frees the place; call it once. */
const takePlace = (who: number | string): (() => void) | null => {
  const taken = running.get(who) ?? 0;
  if (taken >= mostAtOnce) return null;
  running.set(who, taken + 1);
  return () => {
    const left = (running.get(who) ?? 1) - 1;
    if (left > 0) running.set(who, left);
    else running.delete(who);
  };
};

/**
 * `GET /leads/export` with the query of a list and `format` (`csv` or `xlsx`): exports what that list shows, newest
 * first, for a spreadsheet. The answer streams: memory does not grow with the number of leads, and the export stops
 * when the browser leaves. With `check=true` it only says whether the export would be allowed, because a browser shows
 * nothing of a refused download.
 */
export const exportLeads: Endpoint = {
  path: '/export',
  method: 'get',
  handler: forLeadStaff(async (req) => {
    const asked = req.searchParams.get('format') ?? 'csv';
    if (asked !== 'csv' && asked !== 'xlsx') return refuse(400, 'Leads are exported as CSV or XLSX.');
    const leave = takePlace(Number(req.user?.id));
    if (!leave)
      return refuse(
        429,
        'Two of your exports are still under way. Wait until one has finished, or cancel one.',
      );
    try {
      const { total, pages } = await readLeadPages(req, toFilter(req));
      if (asked === 'xlsx' && total > mostSheetRows) {
        leave();
        return refuse(
          413,
          'An XLSX sheet cannot hold so many leads. Filter them, for example by year, or export as CSV.',
        );
      }
      if (req.searchParams.get('check') === 'true') {
        leave();
        return Response.json({ leads: total });
      }
      // Recorded before the first byte: a person who leaves in the middle already has some of the leads.
      await recordAudit(req, {
        action: 'leadsExported',
        details: `${toCount(total, 'lead')} as ${asked.toUpperCase()}`,
      });
      const { type, write } = formats[asked];
      const failed = (error: unknown) =>
        req.payload.logger.error({ problem: toLoggableError(error) }, 'an export of leads broke off');
      const body = toBody(write(exportColumns, toRows(pages)), failed, leave);
      cancelUnread(body, req.signal);
      return toDownload(body, {
        name: `leads-${toIsoDay(new Date())}.${asked}`,
        type,
      });
    } catch (error) {
      leave();
      throw error;
    }
  }),
};
