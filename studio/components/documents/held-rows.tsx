'use client';

import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { useAuth, useListQuery, useSelection } from '@payloadcms/ui';

/** What Payload adds to a row, beside the stored fields. */
interface Listed {
  _isLocked?: boolean;
  _userEditing?: { id: unknown };
}

/** @returns a sentence on the rows that colleagues have open, once all others are ticked: Payload cannot tick these */
export const useHeldRows = (): string => {
  const { user } = useAuth();
  const { data } = useListQuery();
  const { count } = useSelection();
  const listed: Listed[] = data?.docs ?? [];
  const held = listed.filter(
    ({ _isLocked, _userEditing }) => _isLocked && _userEditing?.id !== user?.id,
  ).length;
  const ticked = Number(count);
  const isAllTicked = held > 0 && ticked > 0 && ticked + held === listed.length;
  return isAllTicked ? `Not ticked, as colleagues have them open: ${groupDigits(held)}.` : '';
};

/** Above a list: says which rows a change of all ticked rows leaves out. */
export const HeldRows = () => (
  <p role="status" className="held-rows">
    {useHeldRows()}
  </p>
);
