import { toStatusWords } from '@ev-site/content/leads/lead-statuses.ts';
import { findCandidates, type PersonLine, readPerson } from '@ev-site/content/leads/person/read-person.ts';
import { sayLead } from '@ev-site/content/leads/staff-words.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { AdminViewServerProps } from 'payload';
import { FileLink } from '../../file-link.tsx';
import { getReader } from '../../get-reader.ts';
import { OwnPage } from '../../own-page.tsx';
import { PersonButton, PersonDone } from './person-button.tsx';

const Line = ({ id, kind, status, name, about, owner, createdAt }: PersonLine) => (
  <>
    <a href={studioPath('leads', id)}>
      {name}, {sayLead({ id, kind })}
    </a>{' '}
    <span className="person__state">{toStatusWords(status)}</span>
    <small>
      {[indianDay.format(new Date(createdAt)), about, owner && `worked by ${owner}`]
        .filter(Boolean)
        .join(' · ')}
    </small>
  </>
);

const listContacts = (lines: readonly PersonLine[]): string =>
  [...new Set(lines.flatMap(({ phone, email }) => [phone, email]).filter(Boolean))].join(', ');

const Group = ({ lines, isMerged }: { lines: PersonLine[]; isMerged: boolean }) => {
  const contacts = listContacts(lines);
  return (
    <section className="person__group" aria-label={contacts}>
      <h2>{contacts}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <Line {...line} />
          </li>
        ))}
      </ol>
      {isMerged && lines[0] && (
        <PersonButton
          path={`/leads/${lines[0].id}/part`}
          label="Not the same person"
          about={contacts}
          done="Parted: they are two persons now."
        />
      )}
    </section>
  );
};

/** All leads of one person: those with the same number or address, and those that staff have merged with them. */
export const PersonView = async (page: AdminViewServerProps) => {
  const { searchParams, initPageResult } = page;
  const id = readPositiveInt(String(searchParams?.lead));
  const user = getReader(page, '/studio/person');
  const { payload } = initPageResult.req;
  const person = id === undefined ? null : await readPerson(payload, user, id);
  const newest = person?.groups[0]?.[0];
  if (!person || !newest)
    return (
      <OwnPage page={page} className="person">
        <h1>Person</h1>
        <p>There is no such lead, or it is worked by colleagues.</p>
      </OwnPage>
    );
  const asked = typeof searchParams?.find === 'string' ? searchParams.find : '';
  const candidates = await findCandidates(payload, user, asked, person);
  return (
    <OwnPage page={page} className="person">
      <h1>{newest.name}</h1>
      <PersonDone />
      <p>
        {person.total === 1 ? 'One lead' : `${person.total} leads`} of this person
        {person.isCut && ', the oldest of more'}.
      </p>
      <p>
        <FileLink className="person__file" href={`/studio/api/leads/${newest.id}/person-file`}>
          What is kept of this person, as a file
        </FileLink>
        <small> All leads of this page, with log and notes. It stands in the audit log.</small>
      </p>
      {person.groups.map((lines) => (
        <Group key={lines[0]?.id} lines={lines} isMerged={person.groups.length > 1} />
      ))}
      <h2>Somebody else who is the same?</h2>
      <search>
        <form action="/studio/person" method="get" className="person__find">
          <input type="hidden" name="lead" value={newest.id} />
          <label htmlFor="person-find">Name, phone, mail or number of the lead</label>
          <div className="search__field">
            <input
              id="person-find"
              type="search"
              name="find"
              defaultValue={asked || newest.name}
              maxLength={100}
              autoComplete="off"
            />
            <button type="submit">Search</button>
          </div>
        </form>
      </search>
      <p role="status">{asked && candidates.length === 0 && 'Nobody else was found.'}</p>
      <ol className="person__candidates">
        {candidates.map((line) => (
          <li key={line.id}>
            <Line {...line} />
            <small>{listContacts([line])}</small>
            <PersonButton
              path={`/leads/${newest.id}/merge`}
              data={{ other: line.id }}
              label="The same person: merge"
              about={`${line.name}, lead ${line.id}`}
              done="Merged: they are one person now."
              leadsTo={`/studio/person?lead=${newest.id}`}
            />
          </li>
        ))}
      </ol>
    </OwnPage>
  );
};
