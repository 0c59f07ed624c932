'use client';

import { studioPath } from '@ev-site/contract/documents.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';

interface Props {
  id: number;
  state: string;
  /** Whether the event can be sent once more. */
  isTellable: boolean;
  /** Number of the lead that the event is about; null if the lead is erased. */
  lead: number | null;
}

/** Sends an event to the other system once more, and links to its lead. */
export const SendAgainButton = ({ id, state, isTellable, lead }: Props) => {
  const [said, setSaid] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, run] = useBusy();
  const status = useRef<HTMLSpanElement>(null);
  const isDue = state === 'due' && !isSent;
  const isFailed = state === 'failed' && !isSent;
  const press = async ({ currentTarget }: MouseEvent) => {
    const { ok, message } = await run(() => askStudio('POST', `/webhook-events/${id}/send-again`, {}));
    setSent(ok);
    setSaid(ok ? 'It is on its way again.' : message);
    // An event that was sent is not sent again, so the button stays disabled.
    if (ok) takeFocus(status.current, currentTarget);
  };
  return (
    <div className="work-panel">
      <p className={isFailed ? 'work-panel__failed' : undefined}>
        {isFailed && 'The other system has not taken this. '}
        {isTellable && !isDue && (
          <button type="button" disabled={isBusy || isSent} onClick={(event) => void press(event)}>
            Send again
          </button>
        )}{' '}
        {lead === null ? 'Its lead is erased.' : <a href={studioPath('leads', lead)}>Open lead {lead}</a>}{' '}
        <span role="status" ref={status} tabIndex={-1}>
          {said}
        </span>
      </p>
    </div>
  );
};
