'use client';

import { isWorkedBy } from '@ev-site/content/access/lead-access.ts';
import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import type { LeadWork as Work } from '@ev-site/content/leads/work/read-work.ts';
import { useAuth, useDocumentInfo, useField, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadHandOver } from './lead-hand-over.tsx';
import { LeadLogList } from './lead-log-list.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadSent } from './lead-sent.tsx';
import { LeadStep } from './lead-step.tsx';
import { OtherLeads } from './other-leads.tsx';
import { useHeldForm } from './use-held-form.ts';
import { useRenewedDocument } from './use-renewed-document.ts';

/** The page of whoever sent a lead. */
const toPersonLink = (lead: string): string => `/studio/person?lead=${lead}`;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rules give a lead that was handed over within seconds; the page looks as often, and as far apart, whether they have. */
const mostLooks = 10;
const betweenLooksMs = 3000;

/** What could not be delivered: where all mails are out it was another system that refused the lead. */
const sayFailed = ({ notifiedAt, receiptWanted, receiptAt }: Record<string, unknown>): string =>
  notifiedAt && (receiptAt || !receiptWanted)
    ? 'The other system did not take this lead.'
    : 'The mails about this lead have failed.';

/** First on the page of a lead: to answer it, to note what was done, and what was done so far. */
export const LeadWork = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const { value: opened } = useField<string>({ path: 'opened' });
  const renew = useRenewedDocument();
  const isSaving = useFormProcessing();
  const [work, setWork] = useState<Work | null>(null);
  const savedAt = savedDocumentData?.updatedAt;
  const workOf = useRef<unknown>(undefined);
  /** How often was asked, and which of these answers stands here. */
  const turns = useRef({ asked: 0, shown: 0 });
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [note, setNote] = useState('');
  const [handedOver, setHandedOver] = useState(0);
  const [looks, setLooks] = useState(0);
  const isWritten = note.trim() !== '';
  const hold = useHeldForm(isWritten);
  const [isAsking, run] = useBusy();
  // A save notes what stands in the box: a press meanwhile would note it a second time.
  const isBusy = isAsking || isSaving;

  const show = (turn: number, now: Work, isOfPage: boolean): void => {
    turns.current.shown = turn;
    setWork(now);
    if (!isOfPage) return;
    workOf.current = now.lead.updatedAt;
    void renew(now.lead);
  };
  const ask = async (method: string, path: string, data?: object): Promise<boolean> => {
    turns.current.asked += 1;
    const turn = turns.current.asked;
    const call = () => askStudio<Work>(method, `/leads/${id}/${path}`, data);
    const { ok, status, message, body } = await run(method === 'POST' ? () => hold(call) : call);
    // It was asked for before what stands here, and would put the older log back.
    if (turn < turns.current.shown && (ok || method === 'GET')) return ok;
    if (!ok) {
      // What was pressed does not fit what stands there now: that is shown.
      const isMeanwhile = status === 409 && method === 'POST';
      if (isMeanwhile) await ask('GET', 'work');
      setSaid(message || 'That could not be done.');
      if (isMeanwhile) takeFocus(section.current);
      return false;
    }
    // What was only asked for may be newer than the page, which no save has made so.
    show(turn, body, method === 'POST');
    setSaid('');
    return true;
  };
  const add = async (data: { kind: string; text?: string; [more: string]: unknown }, done: string) => {
    if (!(await ask('POST', 'log', { ...data, opened }))) return false;
    // What was typed meanwhile stays.
    setNote((now) => (now === data.text ? '' : now));
    setSaid(done);
    return true;
  };
  /** The same by a press that takes its own button away. */
  const addAway = async (pressed: Element, ...what: Parameters<typeof add>) => {
    const isAdded = await add(...what);
    if (isAdded) takeFocus(section.current, pressed);
    return isAdded;
  };
  const toStep = (inDays: number) => {
    const { nextStep = null, nextStepOn = null } = work?.lead ?? {};
    return { kind: 'step', inDays, shown: { nextStep, nextStepOn } };
  };
  const followSave = useEffectEvent(() => {
    workOf.current = savedAt;
    void (isWritten ? add({ kind: 'note', text: note }, 'Noted.') : ask('GET', 'work'));
  });
  // Again after every save: it stands in the log. What a press has renewed is known.
  useEffect(() => {
    if (id && savedAt && savedAt !== workOf.current && !isSaving) followSave();
  }, [id, savedAt, isSaving]);

  const holder = work?.holder ?? null;
  const isOnItsWay = holder !== null && toRelationId(work?.lead.routedTo) !== holder.id;
  /** Unless a save has begun, or is newer than what was seen: its text would be taken back. */
  const showLook = useEffectEvent((turn: number, seen: Work) => {
    const isPassed = isSaving || (savedAt && seen.lead.updatedAt < savedAt) || turn < turns.current.shown;
    if (!isPassed) show(turn, seen, true);
  });
  const lookForDealer = useEffectEvent(async () => {
    setLooks(looks + 1);
    if (isBusy) return;
    turns.current.asked += 1;
    const turn = turns.current.asked;
    const { ok, body } = await askStudio<Work>('GET', `/leads/${id}/work`);
    if (ok) showLook(turn, body);
  });
  useEffect(() => {
    if (!isOnItsWay || looks >= mostLooks) return;
    const timer = setTimeout(() => void lookForDealer(), betweenLooksMs);
    return () => clearTimeout(timer);
  }, [isOnItsWay, looks]);

  if (!savedDocumentData) return null;
  const { deletedAt, delivery, email, phone, resumeName } = savedDocumentData;
  const mayRead = isWorkedBy(user?.role, 'application');
  const logList = (
    <LeadLogList log={work?.log ?? []} logLines={work?.logLines ?? 0} person={toPersonLink(String(id))} />
  );
  if (deletedAt)
    return (
      <section className="work-panel" aria-label="Work on this lead">
        <LeadSent lead={savedDocumentData} vehicle={work?.vehicle ?? ''} />
        <p>It lies in the trash: restore it to work on it.</p>
        {said && <p role="status">{said}</p>}
        {logList}
      </section>
    );
  return (
    <section ref={section} tabIndex={-1} className="work-panel" aria-label="Work on this lead">
      <LeadSent lead={savedDocumentData} vehicle={work?.vehicle ?? ''} />
      {work?.toSay && (
        <p className="work-panel__say">
          Say to them: <q lang={work.lead.language}>{work.toSay}</q>
        </p>
      )}
      {delivery === 'failed' && (
        <p className="work-panel__failed">
          {sayFailed(savedDocumentData)}{' '}
          <button
            type="button"
            disabled={isBusy}
            onClick={async ({ currentTarget }) => {
              if (!(await ask('POST', 'send-again'))) return;
              setSaid('It is on its way again.');
              takeFocus(section.current, currentTarget);
            }}
          >
            Send again
          </button>
        </p>
      )}
      {work && <OtherLeads others={work.others} person={toPersonLink(String(id))} />}
      <LeadAnswers
        replies={work?.replies ?? []}
        digits={work?.digits ?? ''}
        mayWhatsApp={work?.mayWhatsApp ?? false}
        hasConsent={work?.hasConsent ?? false}
        phone={toText(phone)}
        email={toText(email)}
        onAnswer={(way, template, also) =>
          void add({ kind: 'message', way, template }, ['Noted in the log.', also].filter(Boolean).join(' '))
        }
        onCopied={setSaid}
        onConsent={(pressed) => void addAway(pressed, { kind: 'consent' }, 'Noted in the log.')}
        onWithdrawn={(pressed) => void addAway(pressed, { kind: 'withdrawn' }, 'Noted in the log.')}
        isBusy={isBusy}
      />
      {mayRead && resumeName && (
        <p>
          <a href="#resume">Read the resume</a>{' '}
          <a href={`/studio/api/leads/${id}/resume`}>Download the resume</a>
        </p>
      )}
      <LeadNote note={note} isBusy={isBusy} onType={setNote} onAdd={(data, done) => void add(data, done)} />
      {work && (
        <LeadStep
          lead={work.lead}
          isLateTold={work.isLateTold}
          isBusy={isBusy}
          onStep={(inDays, pressed) =>
            void (inDays === 0
              ? addAway(pressed, toStep(inDays), 'Done, noted in the log.')
              : add(toStep(inDays), 'Put into the plan.'))
          }
        />
      )}
      {holder && (
        <p>
          With the dealer <strong>{holder.name}</strong>
          {isOnItsWay && ', who gets it in a moment'}.
        </p>
      )}
      <LeadHandOver
        // Closed, and nothing chosen, once it is done.
        key={handedOver}
        takers={work?.takers ?? []}
        askBefore={work?.askBefore ?? false}
        isBusy={isBusy}
        onHandOver={async (dealer, agreed, pressed) => {
          const shown = { owner: toRelationId(work?.lead.owner), dealer: holder?.id ?? null };
          const what = { kind: 'dealer', dealer, agreed, shown };
          if (!(await addAway(pressed, what, 'Handed over: the dealer gets a mail.'))) return;
          setHandedOver((times) => times + 1);
          setLooks(0);
        }}
      />
      <p role="status" className="work-panel__said">
        {said}
      </p>
      {logList}
    </section>
  );
};
