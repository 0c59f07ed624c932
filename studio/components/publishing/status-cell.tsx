import { toPublicationWords } from '@ev-site/content/keeping/status.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { listScheduled } from '@ev-site/content/timetable/list-scheduled.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';

// Every row of a list has this cell; the timetable is read once for all of them.
const readTimetable = cache((payload: Payload) => listScheduled(payload));

/** A cell of a list: whether a document is published, and when this changes by itself. */
export const StatusCell = async ({
  cellData,
  collectionConfig,
  payload,
  rowData,
}: DefaultServerCellComponentProps) => {
  const all = await readTimetable(payload);
  const next = all.find(
    ({ of, problem }) => of.kind === collectionConfig.slug && of.id === String(rowData.id) && !problem,
  );
  return (
    <>
      {toPublicationWords(collectionConfig.slug, { ...rowData, _status: cellData })}
      {next && (
        <span className="scheduled">
          {next.type === 'publish' ? 'Scheduled: ' : 'Scheduled to be taken down: '}
          <time dateTime={next.at}>{indianTime.format(new Date(next.at))}</time>
        </span>
      )}
    </>
  );
};
