'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Shows the studio's door light or dark as the person's machine has it. Payload does so only where it may hand the browser
 * its whole configuration, which it keeps from whoever is not signed in.
 */
export const GuestTheme = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth();
  const isGuest = !user;
  useEffect(() => {
    const isChosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('studio-theme='));
    if (!isGuest || isChosen) return;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isGuest]);
  return children;
};
