'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect } from 'react';
import { keepOrder } from '../lead-order.ts';

/** Remembers what the list shows, so that the page of each lead leads on to the next. */
export const KeptOrder = ({ ids }: { ids: readonly number[] }) => {
  const { user } = useAuth();
  const reader = user?.id;
  useEffect(() => {
    if (reader) keepOrder(reader, ids);
  }, [reader, ids]);
  return null;
};
