'use client';

import { useNav } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';

/** Payload's own breakpoint, up to which the menu lies over the page. */
const narrow = '(max-width: 1440px)';

/**
 * Closes the menu on a narrow page before the first paint after hydration. Payload opens it there, beside the page, and
 * closes it a moment later: the whole page moved sideways and back, and a press in that moment was lost.
 */
export const NavClosed = ({ children }: { children: ReactNode }) => {
  const { setNavOpen } = useNav();
  useLayoutEffect(() => {
    if (matchMedia(narrow).matches) setNavOpen(false);
  }, [setNavOpen]);
  return children;
};
