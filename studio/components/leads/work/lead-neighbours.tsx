'use client';

import { studioPath } from '@ev-site/contract/documents.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { Link, useAuth } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readOrder } from '../lead-order.ts';

/**
 * Links to the previous and next lead, in the order of the page of the list that was last open in this tab. A lead
 * stays in that order even if it no longer fits the list, unless it is gone. Shows nothing if this lead is not on
 * that page.
 */
export const LeadNeighbours = ({ id }: { id: number }) => {
  const { user } = useAuth();
  const [order, setOrder] = useState<readonly number[]>([]);
  // Only the browser knows the order, so it is read after hydration.
  useEffect(() => setOrder(readOrder(user?.id)), [user?.id]);
  const at = order.indexOf(id);
  if (at < 0 || order.length < 2) return null;
  const [before, after] = [order[at - 1], order[at + 1]];
  return (
    <nav className="lead-neighbours" aria-label="In the list">
      {before !== undefined && (
        <Link href={studioPath('leads', before)} prefetch={false} rel="prev">
          Lead before
        </Link>
      )}
      <span>
        {groupDigits(at + 1)} of {groupDigits(order.length)} on this page of the list
      </span>
      {after !== undefined && (
        <Link href={studioPath('leads', after)} prefetch={false} rel="next">
          Next lead
        </Link>
      )}
    </nav>
  );
};
