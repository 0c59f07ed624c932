import { asksHuman } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { useRef, useState } from 'react';

/** The human check of a form: whether it is shown, and its course. */
export const useHumanCheck = (kind: LeadKind) => {
  const [round, setRound] = useState(0);
  // During a flood, the server may also demand the check from forms that normally need none.
  const [isDemanded, setDemanded] = useState(false);
  const pending = useRef<Promise<void>>(null);
  const start = useRef<() => void>(null);

  return {
    isShown: isDemanded || asksHuman(kind),
    /** Increases whenever the check must be repeated. */
    round,
    /** The promise of the running check; the check itself sets it. */
    pending,
    /** Starts the check; the check itself sets it, if it needs no action of the visitor. */
    start,
    isPending: () => pending.current !== null,
    demand: () => setDemanded(true),
    repeat: () => setRound((before) => before + 1),
    startIfUnanswered(form: HTMLFormElement): void {
      const answer = form.elements.namedItem('rCaptcha');
      if (pending.current) return;
      if (answer instanceof HTMLInputElement && answer.value === '') start.current?.();
    },
    async finish(): Promise<void> {
      // A check that was taken back and started again is another promise.
      while (pending.current) await pending.current;
    },
  };
};
