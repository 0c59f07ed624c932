import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, TypedUser } from 'payload';

/** The address of a page with all that was asked of it. */
export const toAddress = (path: string, asked: AdminViewServerProps['searchParams'] = {}): string => {
  const pairs = Object.entries(asked).flatMap(([key, values = []]) =>
    [values].flat().map((value) => [key, value]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

/**
 * Who is signed in on a page of our own: Payload asks nobody who opens one. Whoever is not signs in first, and comes
 * back to what was asked.
 */
export const getReader = (
  { initPageResult, searchParams }: AdminViewServerProps,
  path: string,
): TypedUser => {
  const { permissions, req } = initPageResult;
  if (!req.user || !permissions.canAccessAdmin)
    redirect(`/studio/login?redirect=${encodeURIComponent(toAddress(path, searchParams))}`);
  return req.user;
};
