import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './form.module.css';
import type { FormWords } from './form-words.ts';
import type { useLeadForm } from './use-lead-form.ts';

interface DraftNoteProps {
  words: Pick<FormWords['controls'], 'forget' | 'forgotten'>;
  kept: ReturnType<typeof useLeadForm>['kept'];
}

/** Says where typed text stays, and deletes it on request. Shown before the script loads, with space for its button. */
export const DraftNote = ({ words, kept }: DraftNoteProps) => {
  const { note, isKept, isRefused, isForgotten, forget } = kept;
  const forgotten = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isForgotten) forgotten.current?.focus();
  }, [isForgotten]);
  return (
    <p className={classNames(styles.note, styles.keeping, isRefused && !isKept && styles.unseen)}>
      {note}{' '}
      <span className={styles.onePlace}>
        <span className={isKept ? undefined : styles.unseen}>
          <Button look="text" onClick={forget}>
            {words.forget}
          </Button>
        </span>
        <span ref={forgotten} tabIndex={-1}>
          {isForgotten && words.forgotten}
        </span>
      </span>
    </p>
  );
};
