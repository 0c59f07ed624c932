'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';

/** On the page of a delivery: tells the other system once more, and leads to what it was about. */
export const SendAgain = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const [said, setSaid] = useState('');
  const [isSent, setSent] = useState(false);
  if (!savedDocumentData) return null;
  const { lead, event, state } = savedDocumentData;
  const isDue = state === 'due' && !isSent;
  const isFailed = state === 'failed' && !isSent;
  const press = async () => {
    const { ok, message } = await askStudio('POST', `/webhook-events/${id}/send-again`, {});
    setSent(ok);
    setSaid(ok ? 'It is on its way again.' : message);
  };
  return (
    <div className="lead-work">
      <p className={isFailed ? 'lead-work__failed' : undefined}>
        {isFailed && 'The other system has not taken this. '}
        {!isDue && (
          <button type="button" disabled={isSent} onClick={() => void press()}>
            Send again
          </button>
        )}{' '}
        {event !== 'erased' && <a href={`/studio/collections/leads/${lead}`}>Open lead {lead}</a>}{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
};
