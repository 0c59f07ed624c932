'use client';

import { useRouter } from 'next/navigation.js';
import { startTransition, useEffect } from 'react';

/**
 * Goes to the last page of a list when the open page has become empty, because its rows were changed or deleted. There
 * "No Results" would wrongly say that the list has no rows at all.
 */
export const LastPage = ({ href }: { href: string }) => {
  const router = useRouter();
  useEffect(() => {
    // When a list has loaded, Payload replaces its address, and Next drops a navigation that began before that.
    const soon = setTimeout(() => startTransition(() => router.replace(href)));
    return () => clearTimeout(soon);
  }, [router, href]);
  return <span className="past-last-page" hidden />;
};
