'use client';

import { useRouter } from 'next/navigation.js';
import { startTransition, useEffect } from 'react';

/**
 * Goes on at the last page of a list whose page is empty, as the rows of it were changed or deleted: "No Results" would say that
 * there are none.
 */
export const LastPage = ({ href }: { href: string }) => {
  const router = useRouter();
  useEffect(() => {
    // Payload writes the address of a list that has come anew, over which Next forgets where it was to go meanwhile.
    const soon = setTimeout(() => startTransition(() => router.replace(href)));
    return () => clearTimeout(soon);
  }, [router, href]);
  return <span className="past-last-page" hidden />;
};
