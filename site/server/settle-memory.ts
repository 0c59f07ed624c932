import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { minute } from '@ev-site/contract/spans-of-time.ts';

/**
 * Frees the memory that a burst of work has left. V8 collects garbage only when it needs more memory, and an idle site
 * needs none for hours. Takes a tenth of a second.
 */
export const settleMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};

/** So many answers that are not cached leave as much garbage as rendering all pages. */
const many = 500;

/**
 * Counts answers that are not cached. Frees memory once many were given and then none for a while, so occasional
 * requests never delay readers.
 * @param calm in ms
 */
export const createMemoryWatch = (settle: () => void = settleMemory, calm = 3000) => {
  let answers = 0;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    noteAnswer() {
      const now = Date.now();
      // A quiet minute ends a burst: requests now and then must not add up to many.
      if (now - last > minute) answers = 0;
      last = now;
      answers += 1;
      if (answers < many) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        answers = 0;
        settle();
      }, calm);
      timer.unref();
    },
  };
};
