import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what much work at once has left: V8 collects by itself only when it needs more, and a site at rest needs
 * none for hours. Takes a tenth of a second.
 */
export const settleMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};

/** So many answers that are kept nowhere leave as much behind as the making of all pages. */
const many = 500;

/**
 * Counts answers that are kept nowhere, and settles once many have been given and none has come for a while: who asks
 * now and then is never in the way of readers.
 * @param calm in ms
 */
export const createMemoryWatch = (settle: () => void = settleMemory, calm = 3000) => {
  let answers = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    noteAnswer() {
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
