'use client';

import { type ReactNode, useEffect } from 'react';
import { nameParts } from './name-parts.ts';

/** Names Payload's parts that lack a name, as they appear, for people who use a screen reader or control by voice. */
export const NamedParts = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    let asked = 0;
    const name = () => {
      asked = 0;
      nameParts(document);
    };
    const observer = new MutationObserver(() => {
      asked ||= requestAnimationFrame(name);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
  return children;
};
