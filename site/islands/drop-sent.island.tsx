import { useEffect } from 'react';
import { type DraftKind, dropSent } from './forms/draft-store.ts';

/** Deletes the draft of a form on its confirmation page, if the form itself is not on that page. Draws nothing. */
const DropSent = ({ kind }: { kind: DraftKind }) => {
  useEffect(() => dropSent(kind), [kind]);
  return null;
};

export default DropSent;
