'use client';

import { useNav } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';

/** Payload's own bound, up to which the menu lies over the page. */
const narrow = '(max-width: 1440px)';

/**
 * Closes the menu of a narrow page before it is first drawn awake. Payload opens it there, beside the page, and closes it a moment
 * later: all of the page moved to the side and back under the pointer, and what was pressed meanwhile was lost.
 */
export const NavClosed = ({ children }: { children: ReactNode }) => {
  const { setNavOpen } = useNav();
  useLayoutEffect(() => {
    if (matchMedia(narrow).matches) setNavOpen(false);
  }, [setNavOpen]);
  return children;
};
