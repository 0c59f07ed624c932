'use client';

import { useAuth, useModal, useStepNav } from '@payloadcms/ui';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

const ofList = /^\/studio\/collections\/[\w-]+(?:\/trash)?$/;

/** Payload's windows over a document that lead back to its list, but without the list's query. */
const waysBack = /^(?:delete-|perma-delete-|document-locked$)/;

const ofUser = (user: unknown): string => ` by ${user}`;

const kept = 'what is asked of ';

const toKey = (user: unknown, list: string): string => `${kept}${list}${ofUser(user)}`;

/** The query of a list, without the language, which is chosen for all pages, and without the notice "not found". */
const toAsked = (query: URLSearchParams): string => {
  const asked = new URLSearchParams(query);
  asked.delete('locale');
  asked.delete('notFound');
  return asked.toString();
};

/** Removes the queries of other people who used this tab. */
const forgetOthers = (user: unknown): void => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(kept) && !key.endsWith(ofUser(user))) sessionStorage.removeItem(key);
};

/** The address of a list with its last query; every other address as it is. */
const toKept = (address: string, user: unknown): string => {
  const asked = ofList.test(address) && sessionStorage.getItem(toKey(user, address));
  return asked ? `${address}?${asked}` : address;
};

/**
 * Keeps the query of each list in this tab: filters, search, order and page. A person who goes from a document back to
 * its list finds the list as it was: through the link above the page, after deleting the document, or because a
 * colleague has it open. Payload leads to the list without its query.
 */
export const KeptLists = ({ children }: { children: ReactNode }) => {
  const router = useContext(AppRouterContext);
  const path = usePathname();
  const query = useSearchParams();
  const asked = toAsked(query);
  // Payload leads from a document that is not there to its list, without the list's query. It then adds the order, the
  // columns and the length of the page that this person used last.
  const isSentBack =
    query.has('notFound') && ![...query.keys()].some((key) => /^(?:search|page|where)/.test(key));
  const { user } = useAuth();
  const { stepNav, setStepNav } = useStepNav();
  const { modalState } = useModal();
  const userId = user?.id;

  useEffect(() => {
    if (userId) forgetOthers(userId);
  }, [userId]);

  useEffect(() => {
    if (userId && ofList.test(path) && !isSentBack) sessionStorage.setItem(toKey(userId, path), asked);
  }, [userId, path, asked, isSentBack]);

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
