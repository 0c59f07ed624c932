'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';

/** On the page of a delivery: tells the other system once more. */
export const SendAgain = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const [said, setSaid] = useState('');
  const [isSent, setSent] = useState(false);
  if (!savedDocumentData || (savedDocumentData.state === 'due' && !isSent)) return null;
  const press = async () => {
    const { ok, message } = await askStudio('POST', `/webhook-events/${id}/send-again`, {});
    setSent(ok);
    setSaid(ok ? 'It is on its way again.' : message);
  };
  return (
    <div className="lead-work">
      <p>
        <button type="button" disabled={isSent} onClick={() => void press()}>
          Send again
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
};
