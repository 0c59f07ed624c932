'use client';

import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { useRouter } from 'next/navigation.js';
import { type MouseEvent, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';
import { saySentAgain } from '../say-sent-again.ts';

/** Sends all failed events to the other system once more. Without failed events there is no button. */
export const SendFailedButton = ({ failed }: { failed: number }) => {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const status = useRef<HTMLSpanElement>(null);
  const press = async ({ currentTarget }: MouseEvent) => {
    const { ok, message, body } = await run(() => askStudio('POST', '/webhook-events/send-again', {}));
    setSaid(ok ? saySentAgain(body) : message);
    if (!ok) return;
    // With the last failed event the button disappears.
    if (!Number(body.left)) takeFocus(status.current, currentTarget);
    router.refresh();
  };
  return (
    <p className="tool-panel">
      {failed > 0 && (
        <button type="button" disabled={isBusy} onClick={(event) => void press(event)}>
          Send {failed === 1 ? 'the failed one' : `all ${groupDigits(failed)} failed ones`} again
        </button>
      )}{' '}
      <span role="status" ref={status} tabIndex={-1}>
        {said}
      </span>
    </p>
  );
};
