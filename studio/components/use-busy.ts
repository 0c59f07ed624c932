'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { takeFocus } from './take-focus.ts';

/**
 * Tells whether an action is running, and runs actions. Buttons are disabled meanwhile, so that two presses act only
 * once; if several actions run at once, until the last has ended. A disabled button loses the focus, and gets it back
 * at the end.
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
    // If the element was not disabled, it lost the focus only because the person left it.
    if (isBusy && pressed instanceof HTMLElement && pressed.matches(':disabled'))
      // A person who has scrolled away meanwhile keeps the place on the page.
      return () => takeFocus(pressed, null, { preventScroll: true });
  }, [isBusy]);
  return [isBusy, run];
};
