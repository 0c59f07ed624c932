import { indianTime } from '@ev-site/content/india-time.ts';
import { listScheduled, type Scheduled } from '@ev-site/content/timetable/list-scheduled.ts';
import type { ServerProps } from 'payload';
import { TimetableProblem } from './timetable-problem.tsx';

type Asked = ServerProps & { collectionSlug?: string; globalSlug?: string; id?: number | string };

const Entry = ({ at, id, problem, type }: Scheduled) => {
  const what = type === 'publish' ? 'goes live' : 'is taken down';
  if (problem)
    return (
      <TimetableProblem id={id}>
        Was to be {type === 'publish' ? 'published' : 'taken down'} on {indianTime.format(new Date(at))}, but:{' '}
        {problem}
      </TimetableProblem>
    );
  return (
    <li>
      Scheduled: {what} on <time dateTime={at}>{indianTime.format(new Date(at))}</time>
    </li>
  );
};

/** Above a document: when it goes live or is taken down by itself, and what could not be done. */
export const Timetable = async ({ collectionSlug, globalSlug, id, payload }: Asked) => {
  if (!globalSlug && (!collectionSlug || id === undefined)) return null;
  const all = await listScheduled(payload);
  const own = all.filter(({ collection, document, global }) =>
    globalSlug ? global === globalSlug : collection === collectionSlug && document === Number(id),
  );
  if (own.length === 0) return null;
  return (
    <ul className="timetable">
      {own.map((one) => (
        <Entry key={one.id} {...one} />
      ))}
    </ul>
  );
};
