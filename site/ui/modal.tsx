import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  open: boolean;
  /** Called when the visitor closes it, in whatever way. */
  onClose: () => void;
  closeWord: string;
  /** Nothing of it is made before it opens. */
  children: ReactNode;
}

/** A titled window over the page, with an X; Escape and a click beside it close it too. */
export const Modal = ({ title, open, onClose, closeWord, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.window}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeWord} onClick={onClose}>
            <Drawing path="M5 5l14 14M19 5L5 19" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
};
