'use client';

import { largestPicture, tooLarge } from '@ev-site/content/pictures/largest-picture.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { wrapFetch } from '../wrap-fetch.ts';
import { isPictureUpload, sendWithProgress } from './send-with-progress.ts';

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

// In its window for many pictures, Payload counts a picture that got no answer as stored.
const toRefusal = (error: unknown): Response => {
  if (!(error instanceof TypeError)) throw error;
  return refuse(503, 'The picture could not be sent. Look whether you are online, then save again.');
};

/** Whether the server would refuse it anyway. Then nobody has to wait, and a cut-off upload would get no answer. */
const isTooLarge = (form: FormData): boolean => {
  const file = form.get('file');
  return file instanceof File && file.size > largestPicture;
};

/**
 * Shows how much of a picture has been sent. Payload sends its forms with `fetch`, which does not report this, so forms
 * with a picture are sent with `XMLHttpRequest`, which does. All other requests go through `fetch` as before.
 */
export const UploadProgress = ({ children }: { children: ReactNode }) => {
  const [share, setShare] = useState<number | null>(null);
  useEffect(
    () =>
      wrapFetch((ask) => async (input, init) => {
        if (!isPictureUpload(input, init)) return ask(input, init);
        if (isTooLarge(init.body)) return refuse(413, tooLarge);
        return sendWithProgress(input, init, setShare)
          .catch(toRefusal)
          .finally(() => setShare(null));
      }),
    [],
  );
  const percent = share === null ? 0 : Math.floor(share * 100);
  const isSending = percent < 100;
  return (
    <>
      {/* Without the percentage: a screen reader would read each change of it. */}
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
