'use client';

import { useCallback, useState } from 'react';

/**
 * Whether something that somebody has pressed is under way, and what carries it out. Buttons are disabled meanwhile, so that two presses do
 * it once.
 */
export const useBusy = (): readonly [
  isBusy: boolean,
  run: <Result>(work: () => Promise<Result>) => Promise<Result>,
] => {
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }, []);
  return [isBusy, run];
};
