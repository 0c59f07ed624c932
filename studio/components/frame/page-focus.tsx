'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { takeFocus } from '../take-focus.ts';

/** How long the heading of a page may take to appear (ms). */
const patience = 5000;

/** Focuses the heading of the page, if the page is there and nothing on it has the focus. */
const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  takeFocus(heading, null, { preventScroll: true });
  return true;
};

/**
 * Moves the focus to the heading of a new page, as a browser begins at the head of a page that it loads. The studio
 * changes its pages without loading them, and the pressed link disappears with the old page: the focus was lost, and a
 * screen reader said nothing.
 */
export const PageFocus = ({ children }: { children: ReactNode }) => {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [path]);
  return children;
};
