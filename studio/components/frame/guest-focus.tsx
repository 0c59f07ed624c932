'use client';

import { type ReactNode, useEffect } from 'react';
import { takeFocus } from '../take-focus.ts';
import { findRefused } from './name-parts.ts';

/** How long the answer to a sent form may take (ms). */
const patience = 20_000;

/**
 * Moves the focus to the refused field of a form for guests, such as that of a mailed link. Payload disables the button
 * while it sends the form, so the focus was lost. Forms of documents have RefusedSave.
 */
export const GuestFocus = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    let observer: MutationObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      observer?.disconnect();
      clearTimeout(timer);
    };
    const follow = ({ target: form }: Event) => {
      stop();
      if (!(form instanceof HTMLElement) || document.querySelector('.doc-controls')) return;
      observer = new MutationObserver(() => {
        const refused = findRefused(form);
        takeFocus(refused);
        if (refused && document.activeElement === refused) stop();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      timer = setTimeout(stop, patience);
    };
    window.addEventListener('submit', follow, true);
    return () => {
      window.removeEventListener('submit', follow, true);
      stop();
    };
  }, []);
  return children;
};
