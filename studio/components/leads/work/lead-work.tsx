'use client';

import { isWorkedBy } from '@ev-site/content/access/lead-access.ts';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { FileLink } from '../../file-link.tsx';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadHandOver } from './lead-hand-over.tsx';
import { LeadLogList } from './lead-log-list.tsx';
import { LeadNeighbours } from './lead-neighbours.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadSent } from './lead-sent.tsx';
import { LeadStep } from './lead-step.tsx';
import { OtherLeads } from './other-leads.tsx';
import { useLeadWork } from './use-lead-work.ts';

/** The page of the person who sent a lead. */
const toPersonLink = (lead: string): string => `/studio/person?lead=${lead}`;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What could not be delivered. If all mails went out, it was the other system that refused the lead. */
const sayFailed = ({ notifiedAt, receiptWanted, receiptAt }: Record<string, unknown>): string =>
  notifiedAt && (receiptAt || !receiptWanted)
    ? 'The other system did not take this lead.'
    : 'The mails about this lead have failed.';

/** At the top of the page of a lead: answers it, notes what was done, and shows the log. */
export const LeadWork = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const { work, holder, isOnItsWay, handedOver, note, said, isBusy, section, presses } = useLeadWork();
  if (!savedDocumentData) return null;
  const className = work || said ? 'work-panel' : 'work-panel work-panel--coming';
  const { deletedAt, delivery, email, phone, resumeName } = savedDocumentData;
  const mayRead = isWorkedBy(user?.role, 'application');
  const logList = (
    <LeadLogList log={work?.log ?? []} logLines={work?.logLines ?? 0} person={toPersonLink(String(id))} />
  );
  if (deletedAt)
    return (
      <section className={className} aria-label="Work on this lead">
        <LeadSent lead={savedDocumentData} vehicle={work?.vehicle ?? ''} />
        <p>It lies in the trash: restore it to work on it.</p>
        {said && <p role="status">{said}</p>}
        {logList}
      </section>
    );
  return (
    <section ref={section} tabIndex={-1} className={className} aria-label="Work on this lead">
      <LeadSent lead={savedDocumentData} vehicle={work?.vehicle ?? ''} />
      <LeadNeighbours id={Number(id)} />
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
            onClick={({ currentTarget }) => void presses.sendAgain(currentTarget)}
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
          void presses.add(
            { kind: 'message', way, template },
            ['Noted in the log.', also].filter(Boolean).join(' '),
          )
        }
        onCopied={presses.say}
        onConsent={(pressed) => void presses.addAway(pressed, { kind: 'consent' }, 'Noted in the log.')}
        onWithdrawn={(pressed) => void presses.addAway(pressed, { kind: 'withdrawn' }, 'Noted in the log.')}
        isBusy={isBusy}
      />
      {mayRead && resumeName && (
        <p>
          <a href="#resume">Read the resume</a>{' '}
          <FileLink href={`/studio/api/leads/${id}/resume`}>Download the resume</FileLink>
        </p>
      )}
      <LeadNote
        note={note}
        isBusy={isBusy}
        onType={presses.typeNote}
        onAdd={(data, done) => void presses.add(data, done)}
      />
      {work && (
        <LeadStep
          lead={work.lead}
          isLateTold={work.isLateTold}
          isBusy={isBusy}
          onStep={(inDays, pressed) => void presses.takeStep(inDays, pressed)}
        />
      )}
      {holder && (
        <p>
          With the dealer <strong>{holder.name}</strong>
          {isOnItsWay && ', who gets it in a moment'}.
        </p>
      )}
      <LeadHandOver
        // A new key after each handover closes the part and clears the choice.
        key={handedOver}
        takers={work?.takers ?? []}
        askBefore={work?.askBefore ?? false}
        isBusy={isBusy}
        onHandOver={(dealer, agreed, pressed) => void presses.handOver(dealer, agreed, pressed)}
      />
      <p role="status" className="work-panel__said">
        {said}
      </p>
      {logList}
    </section>
  );
};
