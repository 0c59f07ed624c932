'use client';

import { largestPicture, tooLarge } from '@ev-site/content/pictures/largest-picture.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { isPictureUpload, sendWithProgress } from './send-with-progress.ts';

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

// Payload counts a picture among many for which there is no answer as stored.
const toRefusal = (error: unknown): Response => {
  if (!(error instanceof TypeError)) throw error;
  return refuse(503, 'The picture could not be sent. Look whether you are online, then save again.');
};

/** Whether it is refused anyway: nobody waits for it to be sent, and of one that is cut off on its way no answer comes. */
const isTooLarge = (form: FormData): boolean => {
  const file = form.get('file');
  return file instanceof File && file.size > largestPicture;
};

/**
 * Shows how much of a picture has been sent. Payload sends its forms with `fetch`, which does not say; so those that
 * carry a picture go by the older way of the browser, which does. All else goes as before.
 */
export const UploadProgress = ({ children }: { children: ReactNode }) => {
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (!isPictureUpload(input, init)) return fetch.call(window, input, init);
      if (isTooLarge(init.body)) return refuse(413, tooLarge);
      return sendWithProgress(input, init, setShare)
        .catch(toRefusal)
        .finally(() => setShare(null));
    };
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
