'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { takeFocus } from './take-focus.ts';

/**
 * Whether something that somebody has pressed is under way, and what carries it out. Buttons are disabled meanwhile, so
 * that two presses do it once; of several at a time until the last has ended. A button that is disabled loses the
 * focus: it has it back then.
 */
export const useBusy = (): readonly [
  isBusy: boolean,
  run: <Result>(work: () => Promise<Result>) => Promise<Result>,
] => {
  const [running, setRunning] = useState(0);
  const focused = useRef<Element | null>(null);
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    focused.current = document.activeElement;
    setRunning((now) => now + 1);
    try {
      return await work();
    } finally {
      setRunning((now) => now - 1);
    }
  }, []);
  const isBusy = running > 0;
  useEffect(() => {
    const pressed = focused.current;
    // What stayed usable lost the focus only to somebody who has left it.
    if (isBusy && pressed instanceof HTMLElement && pressed.matches(':disabled'))
      // Whoever has scrolled on meanwhile stays where he reads.
      return () => takeFocus(pressed, null, { preventScroll: true });
  }, [isBusy]);
  return [isBusy, run];
};
