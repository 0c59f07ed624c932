import type { LeadWork } from '@ev-site/content/leads/work/read-work.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';

const words: Record<LeadWork['log'][number]['kind'], string> = {
  call: 'Call',
  note: 'Note',
  message: 'Answer',
  status: 'Status',
  owner: 'Owner',
  step: 'Plan',
  delivery: 'Mails',
  source: 'Entered',
  person: 'Person',
};

interface Props extends Pick<LeadWork, 'log' | 'logLines'> {
  /** Address of the page of the person, which has the file of the person's data. */
  person: string;
}

/** The log of a lead, the newest entry first. */
export const LeadLogList = ({ log, logLines, person }: Props) => (
  <section className="lead-log" aria-labelledby="lead-log">
    <h2 id="lead-log">Log</h2>
    {logLines > log.length && (
      <p>
        These are the newest {log.length} of {groupDigits(logLines)} lines. The file of{' '}
        <a href={person}>this person’s data</a> has all.
      </p>
    )}
    {log.length === 0 ? (
      <p>Nothing yet.</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable with the keyboard.
      <ol reversed start={logLines} tabIndex={0} aria-labelledby="lead-log">
        {log.map(({ id, at, kind, text, by }) => (
          <li key={id}>
            <strong>{words[kind]}</strong> <span className="lead-log__text">{text}</span>
            <small>
              {by}, <time dateTime={at}>{indianTime.format(new Date(at))}</time>
            </small>
          </li>
        ))}
      </ol>
    )}
  </section>
);
