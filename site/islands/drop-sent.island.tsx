import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { useEffect } from 'react';
import { dropSent } from './forms/draft-store.ts';

/** Deletes the draft of a form on its confirmation page, if the form itself is not on that page. Draws nothing. */
const DropSent = ({ kind }: { kind: LeadKind }) => {
  useEffect(() => dropSent(kind), [kind]);
  return null;
};

export default DropSent;
