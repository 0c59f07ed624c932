'use client';

import { Button, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { useBusy } from './use-busy.ts';

/** A publication that failed. Whoever may schedule it takes it out of the timetable once it is read. */
export const TimetableProblem = ({ id, children }: { id: number; children: ReactNode }) => {
  const { schedulePublish } = useServerFunctions();
  const [isBusy, run] = useBusy();
  const [isGone, setGone] = useState(false);
  const [said, setSaid] = useState('');
  const dismiss = async () => {
    const answer: unknown = await run(async () => schedulePublish({ deleteID: id }));
    // Payload's call throws nothing; what went wrong stands in its answer.
    const isDone = typeof answer === 'object' && answer !== null && !('error' in answer);
    setGone(isDone);
    setSaid(isDone ? 'Dismissed.' : 'It could not be dismissed.');
  };
  return (
    <li className={isGone ? undefined : 'timetable-problem'}>
      {!isGone && (
        <>
          {children}{' '}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => void dismiss()}
          >
            Dismiss
          </Button>
        </>
      )}{' '}
      <span role="status">{said}</span>
    </li>
  );
};
