import type { ServerResponse } from 'node:http';

/**
 * Ends an answer whose reader accepts no data for a while (at least `ms`, at most twice that). "Accepts" means that the
 * buffers between the two programs, some tens of kilobytes, become free. A trickle of bytes does not count, but a
 * download over a slow line may take as long as it needs.
 */
export const endStalled = (response: ServerResponse, ms: number): void => {
  let isStalled = false;
  const watch = setInterval(() => {
    if (isStalled) response.destroy();
    isStalled = response.writableNeedDrain;
  }, ms);
  response
    .on('drain', () => {
      isStalled = false;
    })
    .once('close', () => clearInterval(watch));
};
