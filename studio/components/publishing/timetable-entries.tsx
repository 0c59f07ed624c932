'use client';

import type { Language } from '@ev-site/contract/paths.ts';
import { Button, useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBusy } from '../use-busy.ts';

interface Words {
  /** What the button says. */
  press: string;
  done: string;
  refused: string;
}

interface Removable {
  /** Number of the publication in the timetable. */
  id: number;
  children: ReactNode;
}

/** An entry that whoever may schedule it takes out of the timetable by one press. */
const Removal = ({ id, words, children, className }: Removable & { words: Words; className?: string }) => {
  const { schedulePublish } = useServerFunctions();
  const [isBusy, run] = useBusy();
  const [isGone, setGone] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone with its entry.
  useEffect(() => {
    if (isGone) status.current?.focus();
  }, [isGone]);
  const remove = async () => {
    const answer: unknown = await run(async () => schedulePublish({ deleteID: id }));
    // Payload's call throws nothing; what went wrong stands in its answer.
    const isDone = typeof answer === 'object' && answer !== null && !('error' in answer);
    setGone(isDone);
    setSaid(isDone ? words.done : words.refused);
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
      {/* What takes the focus is read for that; a live region would be read twice. */}
      <span role={isGone ? undefined : 'status'} ref={status} tabIndex={-1}>
        {said}
      </span>
    </li>
  );
};

const ofProblem: Words = { press: 'Dismiss', done: 'Dismissed.', refused: 'It could not be dismissed.' };

/** A publication that failed: dismissed once it is read. */
export const TimetableProblem = (entry: Removable) => (
  <Removal {...entry} words={ofProblem} className="timetable-problem" />
);

const ofPublication: Words = {
  press: 'Take it out of the timetable',
  done: 'Taken out of the timetable.',
  refused: 'It could not be taken out of the timetable.',
};

/**
 * A publication to come. Where somebody has published since it was scheduled, in this form too, it may be meant no more.
 * @param language the one that is to go live, null for all; this form publishes the one that is open
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
  // It stays so: the next draft is saved over what was published.
  if ((isPublishedSince || isPublishedNow) && !wasPublished) setWasPublished(true);
  if (!wasPublished) return <li>{entry.children}</li>;
  return (
    <Removal {...entry} words={ofPublication}>
      {entry.children} It has been published since this was scheduled: whatever the draft holds at that minute
      goes live all the same.
    </Removal>
  );
};
