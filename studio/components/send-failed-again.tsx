'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';

/** Above the list of deliveries: tells the other system once more all that it has not taken. */
export const SendFailedAgain = () => {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const { ok, message, body } = await askStudio('POST', '/webhook-events/send-again', {});
    setBusy(false);
    const left = Number(body.left) > 0 ? ` ${body.left} more have failed: press once more.` : '';
    setSaid(ok ? `${body.sent} are on their way again.${left}` : message);
    if (ok) router.refresh();
  };
  return (
    <p className="lead-filters">
      <button type="button" disabled={isBusy} onClick={() => void press()}>
        Send all failed ones again
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
};
