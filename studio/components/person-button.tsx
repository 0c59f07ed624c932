'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';
import { useBusy } from './use-busy.ts';

interface Props {
  /** Call of the studio's API. */
  path: string;
  data?: object;
  label: string;
  /** Whom it concerns, for whoever is read to. */
  about: string;
  /** Page that is shown then; the same one where none is given. */
  leadsTo?: string;
}

/** Merges or parts, and shows the person as he is then. */
export const PersonButton = ({ path, data = {}, label, about, leadsTo }: Props) => {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const press = async () => {
    const { ok, message } = await run(() => askStudio('POST', path, data));
    if (!ok) return setSaid(message);
    if (leadsTo) router.push(leadsTo);
    router.refresh();
  };
  return (
    <div className="person__change">
      <button type="button" disabled={isBusy} aria-label={`${label}: ${about}`} onClick={() => void press()}>
        {label}
      </button>
      <span role="status">{said}</span>
    </div>
  );
};
