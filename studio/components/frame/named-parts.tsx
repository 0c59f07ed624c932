'use client';

import { type ReactNode, useEffect } from 'react';
import { nameParts } from './name-parts.ts';

/** Gives Payload's own parts the names that they lack, as they come, for whoever hears the studio or speaks to it. */
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
