import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { toDownload } from '../requests/download.ts';
import { refuseOthers } from '../requests/refuse.ts';
import { toCellText } from './cells.ts';
import { type FileKind, getKindWords, getValue, listColumns, ownHeadings } from './columns.ts';
import { csvType, toCsv } from './csv.ts';
import { mayWrite } from './may-write.ts';
import { readDocuments, readLibrary } from './read-documents.ts';

const writeFile = async (kind: FileKind, req: PayloadRequest): Promise<string> => {
  const columns = listColumns(kind, req);
  const [docs, library] = await Promise.all([readDocuments(kind, req), readLibrary(columns, req)]);
  const { number, status, savedAt } = ownHeadings;
  return toCsv(
    [number, status, ...columns.map(({ heading }) => heading), savedAt],
    docs.map((doc) => [
      doc.id,
      doc._status ?? '',
      ...columns.map((column) => toCellText(column.field, getValue(doc, column), library)),
      doc.updatedAt,
    ]),
  );
};

/** `GET /export`: all documents of a kind as a file for spreadsheets, which the import accepts again. */
export const exportEndpoint = (kind: FileKind): Omit<Endpoint, 'root'> => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!(await mayWrite(kind, req)))
      return refuseOthers(
        req,
        `${getKindWords(kind, req).all} as a file are only for colleagues who may write them.`,
      );
    return toDownload(await writeFile(kind, req), {
      name: `${getKindWords(kind, req).all.toLowerCase()}-${toIsoDay(new Date())}.csv`,
      type: csvType,
    });
  },
});
