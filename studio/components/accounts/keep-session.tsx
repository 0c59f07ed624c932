'use client';

import { sessionSeconds } from '@ev-site/content/accounts/session-length.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { useAuth, useModal } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { askStudio } from '../ask-studio.ts';
import { isUnsaved, useUnsaved } from '../use-unsaved.ts';
import { watchAnswers } from './watch-answers.ts';

const lengthMs = sessionSeconds * 1000;
const betweenTriesMs = 10 * minute;

/** Earlier than Payload, which asks a minute before the end whether the person is there, and then leaves the page. */
const holdBeforeEndMs = 90_000;

/** How long to wait for the answer whether another tab has prolonged the session, before the end is announced. */
const longestAnswerMs = 5000;

/** Payload's windows for many pictures and for editing many documents; nothing reports what is typed in them. */
const windowsForMany = /bulk-upload-drawer|^edit-/;

const signsOfWork = ['input', 'keydown', 'pointerdown'] as const;

interface Renewed {
  user: ClientUser;
  /** In seconds. */
  exp: number;
}

type Windows = ReturnType<typeof useModal>['modalState'];

/** The window on top, else the page. An open window keeps the focus and is all that is read aloud. */
const findTop = (windows: Windows): Element =>
  [...document.querySelectorAll('dialog')].findLast(({ id }) => windows[id]?.isOpen) ?? document.body;

const useTop = (): Element => {
  const { modalState } = useModal();
  const [top, setTop] = useState(() => findTop(modalState));
  useEffect(() => {
    const find = () => setTop(findTop(modalState));
    find();
    // A window that opens is drawn later, and takes the focus then.
    document.addEventListener('focusin', find);
    return () => document.removeEventListener('focusin', find);
  }, [modalState]);
  return top;
};

/** Announces that the session is about to end, and after the end that it is over. */
const SessionOver = ({ endsAt }: { endsAt: number }) => {
  const top = useTop();
  const [isOver, setIsOver] = useState(() => Date.now() >= endsAt);
  useEffect(() => {
    const timer = setTimeout(setIsOver, endsAt - Date.now(), true);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return createPortal(
    <div className="session-over" role="alert">
      {isOver ? 'Your session is over.' : 'Your session ends in a minute, unless you type or press.'} What is
      not saved stays here:{' '}
      <a href="/studio/login" target="_blank" rel="noreferrer">
        sign in in a new tab
      </a>
      , come back, and save.
    </div>,
    top,
  );
};

/**
 * Prolongs the session of a person who types or presses in its second half; Payload does so only when the person goes
 * to another page in the last minutes. If the session ends while something is not saved, or if it was ended elsewhere
 * and a request is refused for this reason, the page stays and says how to save.
 */
export const KeepSession = ({ children }: { children: ReactNode }) => {
  const { user, setUser, tokenExpirationMs } = useAuth();
  const { modalState } = useModal();
  /** When the session ends or has ended, while the page is kept open beyond it. */
  const [heldEnd, setHeldEnd] = useState<number>();
  const isHeld = heldEnd !== undefined;
  const triedAt = useRef(0);
  const isAsking = useRef(false);

  useUnsaved(Object.entries(modalState).some(([slug, modal]) => modal?.isOpen && windowsForMany.test(slug)));

  const isEnding = () => !!tokenExpirationMs && Date.now() > tokenExpirationMs - holdBeforeEndMs;

  /** @returns whether something unsaved keeps the page open */
  const hold = (): boolean => {
    if (!user || !isUnsaved()) return false;
    // Tells Payload that the session goes on. Otherwise it forgets the user and leaves the page without asking.
    setUser({ user, exp: Math.ceil((Date.now() + lengthMs) / 1000) });
    return true;
  };

  const goOn = (renewed: Renewed) => {
    setUser(renewed);
    setHeldEnd(undefined);
  };

  const renew = async () => {
    triedAt.current = Date.now();
    const { ok, body } = await askStudio<Renewed>('POST', '/staff/refresh-token');
    if (ok) goOn(body);
    // If the session was ended elsewhere, the page stays: only the next requests are refused, and typed text is kept.
    else if (isEnding() && hold()) setHeldEnd(tokenExpirationMs);
  };

  const noteWork = useEffectEvent(() => {
    // The clock of the day, because the other one stops while the machine sleeps. It may have been set back.
    const sinceTry = Math.abs(Date.now() - triedAt.current);
    if (!user || !tokenExpirationMs || sinceTry < betweenTriesMs) return;
    if (isHeld || tokenExpirationMs - Date.now() < lengthMs / 2) void renew();
  });
  // A person who comes back may have signed in from another tab. And no timer runs while the machine sleeps.
  const noteReturn = useEffectEvent(() => {
    if (isHeld || isEnding()) void renew();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of signsOfWork)
      document.addEventListener(sign, () => noteWork(), { capture: true, signal });
    window.addEventListener('focus', () => noteReturn(), { signal });
    return () => listening.abort();
  }, []);

  /** A request was refused: the session was ended elsewhere, the account is closed, or a permission is missing. */
  const noteRefused = useEffectEvent(async () => {
    if (!user || isHeld || isAsking.current) return;
    isAsking.current = true;
    const { ok, body } = await askStudio<{ user: ClientUser | null }>('GET', '/staff/me');
    isAsking.current = false;
    if (!ok || body.user) return;
    hold();
    setHeldEnd(Date.now());
  });
  useEffect(() => watchAnswers(() => void noteRefused()), []);

  const noteEnd = useEffectEvent(async (knownEnd: number) => {
    // Lets the next press prolong the session.
    triedAt.current = 0;
    // At once, because Payload leaves the page at the end even if the answer has not come.
    const isKept = hold();
    const say = () => isKept && setHeldEnd((known) => known ?? knownEnd);
    const unanswered = setTimeout(say, longestAnswerMs);
    const { ok, body } = await askStudio<Renewed | { user: null }>('GET', '/staff/me');
    // The person may have worked on in another tab, which prolonged the session.
    clearTimeout(unanswered);
    if (ok && body.user && body.exp * 1000 > knownEnd) goOn(body);
    else say();
  });
  useEffect(() => {
    if (!tokenExpirationMs) return;
    const timer = setTimeout(
      () => void noteEnd(tokenExpirationMs),
      tokenExpirationMs - Date.now() - holdBeforeEndMs,
    );
    return () => clearTimeout(timer);
  }, [tokenExpirationMs]);

  return (
    <>
      {children}
      {isHeld && <SessionOver endsAt={heldEnd} />}
    </>
  );
};
