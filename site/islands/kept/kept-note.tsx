import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './kept-note.module.css';

interface KeptNoteProps {
  /** Until it is known that something can be kept; its room is there already, so that nothing moves. */
  isHidden: boolean;
  /** What is kept, and how long. */
  text?: string;
  /** On the button that deletes it. */
  erase: string;
  /** Said in the place of both when that is done. */
  erased: string;
  onErase: () => void;
}

/** Says what is kept on this device, and deletes it. */
export const KeptNote = ({ isHidden, text, erase, erased, onErase }: KeptNoteProps) => {
  const [isErased, setErased] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button goes.
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
