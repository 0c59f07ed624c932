'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';

/** What a press has just done. Its button is gone with what it changed; the person as he is then says it. */
let justDone = '';

/** Below the name of a person: what was done, which takes the focus of the button that is gone. */
export const PersonDone = () => {
  const line = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  // Whenever the server has drawn the person anew.
  useEffect(() => {
    if (!justDone) return;
    setSaid(justDone);
    justDone = '';
    takeFocus(line.current);
  });
  return (
    <p role="status" ref={line} tabIndex={-1}>
      {said}
    </p>
  );
};

interface Props {
  /** Call of the studio's API. */
  path: string;
  data?: object;
  label: string;
  /** Whom it concerns, for whoever is read to. */
  about: string;
  /** What is said when it is done. */
  done: string;
  /** Page that is shown then; the same one where none is given. */
  leadsTo?: string;
}

/** Merges or parts, and shows the person as he is then. */
export const PersonButton = ({ path, data = {}, label, about, done, leadsTo }: Props) => {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const press = async () => {
    const { ok, message } = await run(() => askStudio('POST', path, data));
    if (!ok) return setSaid(message);
    justDone = done;
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
