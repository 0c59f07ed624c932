import { indianDay } from '@ev-site/content/time/india-time.ts';
import type { ServerProps } from 'payload';
import { readDueRequests } from './read-once.ts';

/** On the first page, for people who work leads: privacy requests, with the day by which the law wants an answer. */
export const DueRequests = async ({ payload, user }: ServerProps) => {
  const due = user ? await readDueRequests(payload, user) : null;
  if (!due || due.requests.length === 0) return null;
  return (
    <section className="desk" aria-labelledby="due-requests">
      <h2 id="due-requests">Privacy requests</h2>
      <ul className="desk-list">
        {due.requests.map(({ id, title, href, dueAt, isLate }) => (
          <li key={id}>
            <a href={href}>{title}</a>, {isLate ? 'was due by' : 'due by'}{' '}
            <time dateTime={dueAt}>{indianDay.format(new Date(dueAt))}</time>
          </li>
        ))}
        {due.more > 0 && <li>and {due.more} more</li>}
      </ul>
    </section>
  );
};
