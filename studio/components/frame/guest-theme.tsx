'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Shows pages light or dark as the device is set, for people who are not signed in. Payload does so only where it sends
 * the browser its whole configuration, which it sends only to people who are signed in.
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
