'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isPictureUpload, sendWithProgress } from './send-with-progress.ts';

// Payload counts a picture among many for which there is no answer as stored.
const toRefusal = (error: unknown): Response => {
  if (!(error instanceof TypeError)) throw error;
  const message = 'The picture could not be sent. Look whether you are online, then save again.';
  return Response.json({ errors: [{ message }] }, { status: 503 });
};

/**
 * Shows how much of a picture has been sent. Payload sends its forms with `fetch`, which does not say; so those that
 * carry a picture go by the older way of the browser, which does. All else goes as before.
 */
export const UploadProgress = ({ children }: { children: ReactNode }) => {
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      isPictureUpload(input, init)
        ? sendWithProgress(input, init, setShare)
            .catch(toRefusal)
            .finally(() => setShare(null))
        : fetch.call(window, input, init);
    return () => {
      window.fetch = fetch;
    };
  }, []);
  const percent = share === null ? 0 : Math.floor(share * 100);
  const isSending = percent < 100;
  return (
    <>
      {/* Of the share that has been sent it says nothing: each percent would be read aloud. */}
      <div role="status" className="visually-hidden">
        {share !== null && (isSending ? 'Sending the picture' : 'Making its sizes')}
      </div>
      {children}
      {share !== null && (
        <div className="upload-progress">
          <label>
            {isSending ? `Sending the picture: ${percent} %` : 'Making its sizes …'}
            <progress value={isSending ? percent : undefined} max={100} />
          </label>
        </div>
      )}
    </>
  );
};
