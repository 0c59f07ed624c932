'use client';

import { useAuth, useModal, useStepNav } from '@payloadcms/ui';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

const ofList = /^\/studio\/collections\/[\w-]+(?:\/trash)?$/;

/** Payload's windows over a document that lead back to its list, without what the list was asked for. */
const waysBack = /^(?:delete-|perma-delete-|document-locked$)/;

const ofUser = (user: unknown): string => ` by ${user}`;

const kept = 'what is asked of ';

const toKey = (user: unknown, list: string): string => `${kept}${list}${ofUser(user)}`;

/** What a list is asked for, but for the language, which is chosen for all pages, and the word that a document is gone. */
const toAsked = (query: URLSearchParams): string => {
  const asked = new URLSearchParams(query);
  asked.delete('locale');
  asked.delete('notFound');
  return asked.toString();
};

/** What colleagues looked for in this tab is nobody else's. */
const forgetOthers = (user: unknown): void => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(kept) && !key.endsWith(ofUser(user))) sessionStorage.removeItem(key);
};

/** Where a list is as it was last; every other address is as it was. */
const toKept = (address: string, user: unknown): string => {
  const asked = ofList.test(address) && sessionStorage.getItem(toKey(user, address));
  return asked ? `${address}?${asked}` : address;
};

/**
 * Brings whoever goes from a document back to its list, by its name above the page or as it is deleted or a colleague's, to the
 * list as it was in this tab: filters, what is searched for, order and page. Payload leads to the bare list.
 */
export const KeptLists = ({ children }: { children: ReactNode }) => {
  const router = useContext(AppRouterContext);
  const path = usePathname();
  const asked = toAsked(useSearchParams());
  const { user } = useAuth();
  const { stepNav, setStepNav } = useStepNav();
  const { modalState } = useModal();
  const userId = user?.id;

  useEffect(() => {
    if (userId) forgetOthers(userId);
  }, [userId]);

  useEffect(() => {
    if (userId && ofList.test(path)) sessionStorage.setItem(toKey(userId, path), asked);
  }, [userId, path, asked]);

  useEffect(() => {
    const steps = stepNav.map((step) => (step.url ? { ...step, url: toKept(step.url, userId) } : step));
    if (steps.some(({ url }, place) => url !== stepNav[place]?.url)) setStepNav(steps);
  }, [stepNav, setStepNav, userId]);

  const isOnWayBack = useRef(false);
  useLayoutEffect(() => {
    isOnWayBack.current = Object.entries(modalState).some(
      ([slug, modal]) => modal?.isOpen && waysBack.test(slug),
    );
  });
  const returning = useMemo(
    () =>
      router && {
        ...router,
        push: (...[address, ...how]: Parameters<typeof router.push>) =>
          router.push(isOnWayBack.current ? toKept(address, userId) : address, ...how),
      },
    [router, userId],
  );
  return <AppRouterContext value={returning}>{children}</AppRouterContext>;
};
