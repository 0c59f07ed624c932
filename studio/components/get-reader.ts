import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, TypedUser } from 'payload';

/** The address of a page with its query. */
export const toAddress = (path: string, asked: AdminViewServerProps['searchParams'] = {}): string => {
  const pairs = Object.entries(asked).flatMap(([key, values = []]) =>
    [values].flat().map((value) => [key, value]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

/**
 * The person who is signed in on a page of our own: Payload does not check who opens such a page. Anybody else is sent
 * to sign in, and comes back to the same address.
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
