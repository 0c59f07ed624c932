import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { useEffect } from 'react';
import { dropSent } from './forms/draft-store.ts';

/** Stands for a form on the page that says that it was taken, where the form itself does not: nothing is to be seen of it. */
const DropSent = ({ kind }: { kind: LeadKind }) => {
  useEffect(() => dropSent(kind), [kind]);
  return null;
};

export default DropSent;
