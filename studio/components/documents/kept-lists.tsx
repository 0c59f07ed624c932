'use client';

import { useAuth, useModal, useStepNav } from '@payloadcms/ui';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

const ofList = /^\/studio\/collections\/[\w-]+(?:\/trash)?$/;

/** Payload's windows over a document that lead back to its list, without what the list was asked for. */
const waysBack = /^(?:delete-|perma-delete-|document-locked$|document-take-over$)/;

const toKey = (user: unknown, list: string): string => `what is asked of ${list} by ${user}`;

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
  const asked = useSearchParams().toString();
  const { user } = useAuth();
  const { stepNav, setStepNav } = useStepNav();
  const { modalState } = useModal();
  const userId = user?.id;

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
