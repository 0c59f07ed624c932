'use client';

import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import type { LeadWork as Work } from '@ev-site/content/leads/work/read-work.ts';
import type { SentWork } from '@ev-site/content/leads/work/work-input.ts';
import { useDocumentInfo, useField, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';
import { useHeldForm } from './use-held-form.ts';
import { useRenewedDocument } from './use-renewed-document.ts';

/** A handed-over lead reaches the dealer within seconds. The page checks this often, with this pause, if it has. */
const mostLooks = 10;
const betweenLooksMs = 3000;

/** Reads the lead again and again while it is on its way to a dealer. @returns a function that restarts the count */
const useLooks = (isOnItsWay: boolean, look: () => Promise<void>) => {
  const [looks, setLooks] = useState(0);
  const lookOnce = useEffectEvent(() => {
    setLooks(looks + 1);
    void look();
  });
  useEffect(() => {
    if (!isOnItsWay || looks >= mostLooks) return;
    const timer = setTimeout(() => lookOnce(), betweenLooksMs);
    return () => clearTimeout(timer);
  }, [isOnItsWay, looks]);
  return () => setLooks(0);
};

/**
 * State and actions of the panel on the page of a lead. `section` is the panel; it takes the focus when a focused
 * button disappears.
 */
export const useLeadWork = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { value: opened } = useField<string>({ path: 'opened' });
  const renew = useRenewedDocument();
  const isSaving = useFormProcessing();
  const [work, setWork] = useState<Work | null>(null);
  const savedAt = savedDocumentData?.updatedAt;
  const workOf = useRef<unknown>(undefined);
  /** How many calls were made, and which of their answers is shown. */
  const turns = useRef({ asked: 0, shown: 0 });
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [note, setNote] = useState('');
  const [handedOver, setHandedOver] = useState(0);
  const isWritten = note.trim() !== '';
  const hold = useHeldForm(isWritten);
  const [isAsking, run] = useBusy();
  // A save also notes the text in the box. A press meanwhile would note it a second time.
  const isBusy = isAsking || isSaving;

  const takeTurn = (): number => {
    turns.current.asked += 1;
    return turns.current.asked;
  };
  const show = (turn: number, now: Work, isOfPage: boolean): void => {
    turns.current.shown = turn;
    setWork(now);
    if (!isOfPage) return;
    workOf.current = now.lead.updatedAt;
    void renew(now.lead);
  };
  const ask = async (method: string, path: string, data?: object): Promise<boolean> => {
    const turn = takeTurn();
    const call = () => askStudio<Work>(method, `/leads/${id}/${path}`, data);
    const { ok, status, message, body } = await run(method === 'POST' ? () => hold(call) : call);
    // The answer to a later call is already shown; this one would bring the older log back.
    if (turn < turns.current.shown && (ok || method === 'GET')) return ok;
    if (!ok) {
      // The press does not fit the present state of the lead, so that state is shown.
      const isMeanwhile = status === 409 && method === 'POST';
      if (isMeanwhile) await ask('GET', 'work');
      setSaid(message);
      if (isMeanwhile) takeFocus(section.current);
      return false;
    }
    // A GET from here does not renew the form (only `showLook` does): the lead may hold changes that no save of this
    // page has made.
    show(turn, body, method === 'POST');
    setSaid('');
    return true;
  };
  const add = async (data: SentWork, done: string) => {
    if (!(await ask('POST', 'log', { ...data, opened } satisfies SentWork))) return false;
    // Text that was typed meanwhile stays.
    if ('text' in data) setNote((now) => (now === data.text ? '' : now));
    setSaid(done);
    return true;
  };
  /** Adds to the log, by a press that removes its own button. */
  const addAway = async (pressed: Element, ...what: Parameters<typeof add>) => {
    const isAdded = await add(...what);
    if (isAdded) takeFocus(section.current, pressed);
    return isAdded;
  };
  const followSave = useEffectEvent(() => {
    workOf.current = savedAt;
    void (isWritten ? add({ kind: 'note', text: note }, 'Noted.') : ask('GET', 'work'));
  });
  // Runs after each save, because the log contains saves. Not for a state that a press has already renewed.
  useEffect(() => {
    if (id && savedAt && savedAt !== workOf.current && !isSaving) followSave();
  }, [id, savedAt, isSaving]);

  const holder = work?.holder ?? null;
  const isOnItsWay = holder !== null && toRelationId(work?.lead.routedTo) !== holder.id;
  /** Shows an answer, unless a save has begun or is newer: the answer would take the saved text back. */
  const showLook = useEffectEvent((turn: number, seen: Work) => {
    const isPassed = isSaving || (savedAt && seen.lead.updatedAt < savedAt) || turn < turns.current.shown;
    if (!isPassed) show(turn, seen, true);
  });
  const lookAnew = useLooks(isOnItsWay, async () => {
    if (isBusy) return;
    const turn = takeTurn();
    const { ok, body } = await askStudio<Work>('GET', `/leads/${id}/work`);
    if (ok) showLook(turn, body);
  });

  const sendAgain = async (pressed: Element) => {
    if (!(await ask('POST', 'send-again'))) return;
    setSaid('It is on its way again.');
    takeFocus(section.current, pressed);
  };
  /** @param inDays days from now to which the next step is moved; 0 if it is done */
  const takeStep = async (inDays: number, pressed: Element) => {
    const { nextStep = null, nextStepOn = null } = work?.lead ?? {};
    const what: SentWork = { kind: 'step', inDays, shown: { nextStep, nextStepOn } };
    await (inDays === 0
      ? addAway(pressed, what, 'Done, noted in the log.')
      : add(what, 'Put into the plan.'));
  };
  const handOver = async (dealer: number, agreed: boolean, pressed: Element) => {
    const shown = { owner: toRelationId(work?.lead.owner), dealer: holder?.id ?? null };
    const what: SentWork = { kind: 'dealer', dealer, agreed, shown };
    if (!(await addAway(pressed, what, 'Handed over: the dealer gets a mail.'))) return;
    setHandedOver((times) => times + 1);
    lookAnew();
  };
  return {
    work,
    holder,
    isOnItsWay,
    /** How often the lead was handed over on this page. */
    handedOver,
    note,
    said,
    isBusy,
    section,
    presses: { typeNote: setNote, say: setSaid, add, addAway, sendAgain, takeStep, handOver },
  };
};
