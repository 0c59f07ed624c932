import { languageWords } from '@ev-site/content/documents/language-words.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { listObstacles, sayObstacles } from '@ev-site/content/timetable/list-obstacles.ts';
import {
  isPublishedSince,
  listScheduled,
  type Scheduled,
} from '@ev-site/content/timetable/list-scheduled.ts';
import { isSameDocument, readDocumentName, singletonId } from '@ev-site/contract/documents.ts';
import type { ServerProps } from 'payload';
import { TimetableProblem, TimetablePublication } from './timetable-entries.tsx';

type TimetableProps = ServerProps & { collectionSlug?: string; globalSlug?: string; id?: number | string };

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{indianTime.format(new Date(at))}</time>;

interface Outlook {
  isPublishedSince: boolean;
  /** What would refuse the publication if it were due now; empty if nothing would. */
  obstacles: string;
}

const Entry = ({ isPublishedSince, obstacles, ...scheduled }: Scheduled & Outlook) => {
  const { at, id, language, madeAt, problem, type } = scheduled;
  const inLanguage = language && ` in ${languageWords[language]}`;
  if (problem)
    return (
      <TimetableProblem id={id}>
        Was to be {type === 'publish' ? 'published' : 'taken down'}
        {inLanguage} on {indianTime.format(new Date(at))}, but: {problem}
      </TimetableProblem>
    );
  if (type === 'unpublish')
    return (
      <li>
        Scheduled: is taken down on <Moment at={at} />
      </li>
    );
  return (
    <TimetablePublication id={id} language={language} madeAt={madeAt} isPublishedSince={isPublishedSince}>
      Scheduled: goes live{inLanguage} on <Moment at={at} />, as the draft stands then.
      {obstacles && (
        <span className="timetable-problem"> As it stands now it would be refused. {obstacles}</span>
      )}
    </TimetablePublication>
  );
};

/** Above a document: when it is published or taken down by itself, and which publications failed. */
export const Timetable = async ({ collectionSlug, globalSlug, id, payload }: TimetableProps) => {
  const document = readDocumentName(
    globalSlug ?? collectionSlug ?? '',
    globalSlug ? singletonId : String(id),
  );
  if (!document) return null;
  const own = (await listScheduled(payload)).filter(({ of }) => isSameDocument(of, document));
  if (own.length === 0) return null;
  const entries = await Promise.all(
    own.map(async (one) => ({
      ...one,
      isPublishedSince: await isPublishedSince(payload, one),
      obstacles: one.problem ? '' : sayObstacles(await listObstacles(payload, one)),
    })),
  );
  return (
    <ul className="timetable">
      {entries.map((one) => (
        <Entry key={one.id} {...one} />
      ))}
    </ul>
  );
};
