'use client';

import type { Language } from '@ev-site/contract/paths.ts';
import { Button, useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBusy } from '../use-busy.ts';

interface Words {
  /** Label of the button. */
  press: string;
  done: string;
}

interface Removable {
  /** Id of the publication in the timetable. */
  id: number;
  children: ReactNode;
}

/** An entry of the timetable with a button to remove it, for people who may schedule the document. */
const Removal = ({ id, words, children, className }: Removable & { words: Words; className?: string }) => {
  const { schedulePublish } = useServerFunctions();
  const [isBusy, run] = useBusy();
  const [isGone, setGone] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLSpanElement>(null);
  // The button that had the focus disappeared with its entry.
  useEffect(() => {
    if (isGone) status.current?.focus();
  }, [isGone]);
  const remove = async () => {
    const problem = await run(async () => schedulePublish({ deleteID: id })).then(
      () => null,
      (error: Error) => error.message,
    );
    setGone(problem === null);
    setSaid(problem ?? words.done);
  };
  return (
    <li className={isGone ? undefined : className}>
      {!isGone && (
        <>
          {children}{' '}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => void remove()}
          >
            {words.press}
          </Button>
        </>
      )}{' '}
      {/* A screen reader reads what takes the focus. It would read a live region a second time. */}
      <span role={isGone ? undefined : 'status'} ref={status} tabIndex={-1}>
        {said}
      </span>
    </li>
  );
};

const ofProblem: Words = { press: 'Dismiss', done: 'Dismissed.' };

/** A publication that failed; to be dismissed after reading. */
export const TimetableProblem = (entry: Removable) => (
  <Removal {...entry} words={ofProblem} className="timetable-problem" />
);

const ofPublication: Words = {
  press: 'Take it out of the timetable',
  done: 'Taken out of the timetable.',
};

/**
 * A future publication. If somebody has published since it was scheduled, also in this form, it may not be wanted any
 * more.
 * @param language the language that is to go live, null for all; this form publishes the open language
 * @param madeAt when it was scheduled, as an ISO date and time
 */
export const TimetablePublication = ({
  isPublishedSince,
  language,
  madeAt,
  ...entry
}: Removable & { isPublishedSince: boolean; language: Language | null; madeAt: string }) => {
  const { savedDocumentData: saved } = useDocumentInfo();
  const { code } = useLocale();
  const isPublishedNow =
    (language === null || language === code) &&
    saved?._status === 'published' &&
    Date.parse(String(saved.updatedAt)) > Date.parse(madeAt);
  const [wasPublished, setWasPublished] = useState(isPublishedSince);
  // Stays true: after the next draft is saved, the saved data does not show the publication any more.
  if ((isPublishedSince || isPublishedNow) && !wasPublished) setWasPublished(true);
  if (!wasPublished) return <li>{entry.children}</li>;
  return (
    <Removal {...entry} words={ofPublication}>
      {entry.children} It has been published since this was scheduled: whatever the draft holds at that minute
      goes live all the same.
    </Removal>
  );
};
