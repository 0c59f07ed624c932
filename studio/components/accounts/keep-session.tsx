'use client';

import { sessionSeconds } from '@ev-site/content/accounts/session-length.ts';
import { useAuth, useModal } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { askStudio } from '../ask-studio.ts';
import { isUnsaved, useUnsaved } from '../use-unsaved.ts';
import { watchAnswers } from './watch-answers.ts';

const lengthMs = sessionSeconds * 1000;
const betweenTriesMs = 10 * 60_000;

/** Before Payload asks whether one is still there, a minute before the end; at the end it leaves the page. */
const holdBeforeEndMs = 90_000;

/** How long it is waited for the word that another tab has prolonged the session, before its end is said. */
const longestAnswerMs = 5000;

/** Payload's windows for many pictures and for a change of many documents, which tell nobody what was typed in them. */
const windowsForMany = /bulk-upload-drawer|^edit-/;

const signsOfWork = ['input', 'keydown', 'pointerdown'] as const;

interface Renewed {
  user: ClientUser;
  /** In seconds. */
  exp: number;
}

type Windows = ReturnType<typeof useModal>['modalState'];

/** A window that is open keeps the focus, and is all that is read: what is said must stand in it. */
const findTop = (windows: Windows): Element =>
  [...document.querySelectorAll('dialog')].findLast(({ id }) => windows[id]?.isOpen) ?? document.body;

const useTop = (): Element => {
  const { modalState } = useModal();
  const [top, setTop] = useState(() => findTop(modalState));
  useEffect(() => {
    const find = () => setTop(findTop(modalState));
    find();
    // One that opens is drawn later, and takes the focus then.
    document.addEventListener('focusin', find);
    return () => document.removeEventListener('focusin', find);
  }, [modalState]);
  return top;
};

/** Says that the session ends, and from its end on that it is over. */
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
 * Prolongs the session of whoever types or presses in its second half; Payload does so only for who goes to another
 * page in its last minutes. Where it ends all the same over something that is not saved, or was ended elsewhere and
 * something is refused for it, the page stays, and says how that is saved.
 */
export const KeepSession = ({ children }: { children: ReactNode }) => {
  const { user, setUser, tokenExpirationMs } = useAuth();
  const { modalState } = useModal();
  /** When the session ends, or has ended, while the page is kept past it. */
  const [heldEnd, setHeldEnd] = useState<number>();
  const isHeld = heldEnd !== undefined;
  const triedAt = useRef(0);
  const isAsking = useRef(false);

  useUnsaved(Object.entries(modalState).some(([slug, modal]) => modal?.isOpen && windowsForMany.test(slug)));

  const isEnding = () => !!tokenExpirationMs && Date.now() > tokenExpirationMs - holdBeforeEndMs;

  /** @returns whether anything here keeps the page */
  const hold = (): boolean => {
    if (!user || !isUnsaved()) return false;
    // As far as Payload knows it goes on: else it forgets who this is, and leaves the page without a question.
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
    // One that was ended elsewhere stays as it is: only what is asked next is refused, and nothing typed is taken away.
    else if (isEnding() && hold()) setHeldEnd(tokenExpirationMs);
  };

  const noteWork = useEffectEvent(() => {
    if (!user || !tokenExpirationMs || Date.now() - triedAt.current < betweenTriesMs) return;
    if (isHeld || tokenExpirationMs - Date.now() < lengthMs / 2) void renew();
  });
  // Whoever comes back may have signed in elsewhere; and while a machine sleeps no timer runs.
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

  /** Something was refused: the session was ended elsewhere, the account closed, or one may not. */
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
    // The next press still prolongs it.
    triedAt.current = 0;
    // At once: Payload leaves the page at the end, whether an answer has come or not.
    const isKept = hold();
    const say = () => isKept && setHeldEnd((known) => known ?? knownEnd);
    const unanswered = setTimeout(say, longestAnswerMs);
    const { ok, body } = await askStudio<Renewed | { user: null }>('GET', '/staff/me');
    // In another tab somebody has worked on.
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
