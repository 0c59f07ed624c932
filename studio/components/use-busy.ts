'use client';

import { useCallback, useState } from 'react';

/**
 * Whether something that somebody has pressed is under way, and what carries it out. Buttons are disabled meanwhile, so that two presses do
 * it once; of several at a time until the last has ended.
 */
export const useBusy = (): readonly [
  isBusy: boolean,
  run: <Result>(work: () => Promise<Result>) => Promise<Result>,
] => {
  const [running, setRunning] = useState(0);
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setRunning((now) => now + 1);
    try {
      return await work();
    } finally {
      setRunning((now) => now - 1);
    }
  }, []);
  return [running > 0, run];
};
