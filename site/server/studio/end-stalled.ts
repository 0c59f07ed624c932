import type { ServerResponse } from 'node:http';

/**
 * Ends an answer whose reader takes nothing of it for a while (at least `ms`, at most twice that). It is taken by what
 * fits between two programs, some tens of kilobytes at a time: drops do not count, and a download over a slow line goes
 * on for as long as it needs.
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
