import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  open: boolean;
  /** Called when the visitor closes it, in whatever way. */
  onClose: () => void;
  closeWord: string;
  /** "small" for a sentence, "form" for fields one under another; else as wide as a picture. */
  size?: 'small' | 'form' | undefined;
  /** Ids of what is read out with its title when it opens, where the focus is behind it. */
  describedBy?: string;
  /** Only the X and the window's own buttons close it: neither Escape nor a click beside it. */
  isStatic?: boolean;
  /** Nothing of it is made before it opens. */
  children: ReactNode;
}

/** A titled window over the page, with an X; Escape and a click beside it close it too, if it is not static. */
export const Modal = ({
  title,
  open,
  onClose,
  closeWord,
  size,
  describedBy,
  isStatic = false,
  children,
}: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open]);

  const noteClosed = () => {
    // Chrome before 134 lets the first Escape or step back be refused, and closes it at the second all the same.
    if (isStatic && open) dialog.current?.showModal();
    else onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classNames(styles.modal, size && styles[size])}
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open ? describedBy : undefined}
      closedby={isStatic ? 'none' : undefined}
      // For browsers that do not know `closedby` yet.
      onCancel={(event) => isStatic && event.target === dialog.current && event.preventDefault()}
      onClose={noteClosed}
      // Text that is marked up to beside the window is no click there.
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => !isStatic && isPressedBeside.current && target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.window}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton label={closeWord} sign="close" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
