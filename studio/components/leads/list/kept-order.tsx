'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect } from 'react';
import { dropFromOrder, keepOrder } from '../lead-order.ts';

interface Props {
  ids: readonly number[];
  /** A lead from whose address Payload led to the bare list, as it is there no more: nobody asked for that list. */
  gone?: number | undefined;
}

/** Remembers what the list shows, so that the page of each lead leads on to the next. */
export const KeptOrder = ({ ids, gone }: Props) => {
  const { user } = useAuth();
  const reader = user?.id;
  useEffect(() => {
    if (!reader) return;
    if (gone === undefined) keepOrder(reader, ids);
    else dropFromOrder(reader, gone);
  }, [reader, ids, gone]);
  return null;
};
