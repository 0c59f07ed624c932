import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './stored-data-note.module.css';

interface StoredDataNoteProps {
  /** True until it is known that data can be stored. The space is reserved, so that nothing moves. */
  isHidden: boolean;
  /** Tells which data is stored, and for how long. */
  text?: string;
  /** Label of the button that deletes the data. */
  erase: string;
  /** Replaces both after the deletion. */
  erased: string;
  onErase: () => void;
}

/** Tells which data is stored on this device, and deletes it. */
export const StoredDataNote = ({ isHidden, text, erase, erased, onErase }: StoredDataNoteProps) => {
  const [isErased, setErased] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button disappears, so the message gets the focus.
  useEffect(() => {
    if (isErased) said.current?.focus();
  }, [isErased]);
  return (
    <div className={classNames(styles.note, isHidden && styles.hidden)}>
      {!isErased && (
        <>
          {text && <p>{text}</p>}
          <Button
            look={text ? 'text' : 'outline'}
            onClick={() => {
              onErase();
              setErased(true);
            }}
          >
            {erase}
          </Button>
        </>
      )}
      <p ref={said} tabIndex={-1}>
        {isErased && erased}
      </p>
    </div>
  );
};
