'use client';

import type { OpenSession } from '@ev-site/content/accounts/session-endpoints.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';

const describeSession = ({ device, from }: OpenSession): string =>
  [device || 'An unknown device', from && `from ${from}`].filter(Boolean).join(' ');

/** Where an account is signed in. People can end their own sessions; administrators can end anybody's. */
export const Sessions = () => {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const [sessions, setSessions] = useState<OpenSession[] | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayRead = Boolean(id) && (user?.role === 'admin' || user?.id === id);

  const read = useCallback(async () => {
    if (!mayRead) return;
    const { ok, message, body } = await askStudio('GET', `/staff/${id}/sessions`);
    if (ok) setSessions(body.docs as OpenSession[]);
    setSaid(ok ? '' : message);
  }, [id, mayRead]);
  // A save may have ended sessions: a new password or mail address ends all others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each save.
  useEffect(() => void read(), [read, lastUpdateTime]);

  if (!mayRead) return null;
  const end = async ({ currentTarget }: MouseEvent, which: string) => {
    // Stays busy until the list is read again, because until then the list still shows the ended session.
    const isEnded = await run(async () => {
      const { ok, message } = await askStudio('DELETE', `/staff/${id}/sessions/${which}`);
      if (ok) toast.success('Signed out there.');
      else toast.error(message);
      await read();
      return ok;
    });
    if (isEnded) takeFocus(heading.current, currentTarget);
  };
  const listed = sessions ?? [];
  const others = listed.filter(({ isOwn }) => !isOwn);
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Signed in
      </h2>
      {sessions?.length === 0 && <p>Nowhere at this time.</p>}
      <p role="status">{said}</p>
      <ul>
        {listed.map((session) => (
          <li key={session.id}>
            <span>
              {describeSession(session)}, since{' '}
              <time dateTime={session.since}>{indianTime.format(new Date(session.since))}</time>
              {session.isOwn && ' (here and now)'}
            </span>
            {!session.isOwn && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                onClick={(event) => void end(event, session.id)}
                aria-label={`End the session of ${describeSession(session)}`}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isBusy}
          onClick={(event) => void end(event, 'others')}
        >
          End all {listed.length > others.length ? 'others' : 'of them'}
        </Button>
      )}
    </section>
  );
};
