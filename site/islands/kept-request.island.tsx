import { useEffect, useRef, useState } from 'react';
import { DraftNote } from './forms/draft-note.tsx';
import { useDraft } from './forms/use-draft.ts';

interface KeptRequestProps {
  /** The note on where typed text stays, its button, and the sentence after a press of the button. */
  words: { kept: string; forget: string; forgotten: string };
}

const names = ['kind', 'email', 'phone', 'reference'];

/**
 * Keeps what is typed into a privacy request, a plain form that the browser sends by itself, as other forms do. The
 * page of the confirmation deletes it (`DropSent`).
 */
const KeptRequest = ({ words }: KeptRequestProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { isKept, isRefused, keep, forget } = useDraft('request', form, names, '', undefined);
  const [isForgotten, setForgotten] = useState(false);

  useEffect(() => {
    const noteInput = () => {
      setForgotten(false);
      keep();
    };
    const element = form.current;
    element?.addEventListener('input', noteInput);
    return () => element?.removeEventListener('input', noteInput);
  });

  /** Empties the form too. A reset would bring back what a page of problems shows in it. */
  const forgetAll = () => {
    for (const control of form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ??
      []) {
      if (control.type === 'radio') control.checked = false;
      else control.value = '';
    }
    forget();
    setForgotten(true);
  };

  return (
    <div
      ref={(holder) => {
        form.current = holder?.closest('form') ?? null;
      }}
    >
      <DraftNote
        words={words}
        kept={{ note: words.kept, isKept, isRefused, isForgotten, forget: forgetAll }}
      />
    </div>
  );
};

export default KeptRequest;
