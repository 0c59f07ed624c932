'use client';

import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { useAuth, useListQuery, useSelection } from '@payloadcms/ui';

/** What Payload says of a row beside what is stored. */
interface Listed {
  _isLocked?: boolean;
  _userEditing?: { id: unknown };
}

/** @returns the sentence of how many rows are open with colleagues once all others are ticked: Payload ticks none of these */
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

/** Above a list: which rows the change of all that are ticked leaves out. */
export const HeldRows = () => (
  <p role="status" className="held-rows">
    {useHeldRows()}
  </p>
);
