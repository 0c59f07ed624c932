'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';

/** The result of the last press. Its button disappears with the change, so `PersonDone` shows the result. */
let justDone = '';

/** Below the name of a person: the result of the last press. It takes the focus, because the pressed button is gone. */
export const PersonDone = () => {
  const line = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  // Runs whenever the server has rendered the person again.
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
  /** Path of the call to the studio's API. */
  path: string;
  data?: object;
  label: string;
  /** The person concerned, for screen readers. */
  about: string;
  /** Shown on success. */
  done: string;
  /** Page to open on success; without it, the present page stays. */
  leadsTo?: string;
}

/** Merges or parts persons, and shows the result. */
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
