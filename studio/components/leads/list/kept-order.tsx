'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect } from 'react';
import { keepOrder } from '../lead-order.ts';

/** Remembers the order of the list, so that the page of each lead can link to the next lead. */
export const KeptOrder = ({ ids }: { ids: readonly number[] }) => {
  const { user } = useAuth();
  const reader = user?.id;
  useEffect(() => {
    if (reader) keepOrder(reader, ids);
  }, [reader, ids]);
  return null;
};
