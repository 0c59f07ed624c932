'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Shows the pages for people who are not signed in light or dark, as their device is set. Payload does so only where it
 * sends the browser its whole configuration, which it does not send to people who are not signed in.
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
