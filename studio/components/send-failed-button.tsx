'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';
import { useBusy } from './use-busy.ts';

/** Tells the other system once more all that it has not taken; there is nothing to press where it has taken all. */
export const SendFailedButton = ({ failed }: { failed: number }) => {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const press = async () => {
    const { ok, message, body } = await run(() => askStudio('POST', '/webhook-events/send-again', {}));
    const left = Number(body.left) > 0 ? ` ${body.left} more have failed: press once more.` : '';
    setSaid(ok ? `${body.sent} ${body.sent === 1 ? 'is' : 'are'} on the way again.${left}` : message);
    if (ok) router.refresh();
  };
  return (
    <p className="lead-filters">
      {failed > 0 && (
        <button type="button" disabled={isBusy} onClick={() => void press()}>
          Send {failed === 1 ? 'the failed one' : `all ${failed.toLocaleString('en-IN')} failed ones`} again
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </p>
  );
};
