import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  open: boolean;
  /** Called when the visitor closes the dialog in any way. */
  onClose: () => void;
  closeWord: string;
  /** "small" for a sentence, "form" for fields one below the other; otherwise as wide as a picture. */
  size?: 'small' | 'form' | undefined;
  /** Ids of texts that are read out with the title when the dialog opens, because the focus is behind them. */
  describedBy?: string;
  /** Only the X and the dialog's own buttons close it, not Escape or a click beside it. */
  isStatic?: boolean;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
}

/** A titled dialog over the page, with an X. Unless it is static, Escape and a click beside it also close it. */
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
    // Chrome before 134 lets the first Escape or step back be refused, but closes the dialog at the second.
    if (isStatic && open) dialog.current?.showModal();
    else onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is outside the dialog; Escape does the same with the keyboard.
    <dialog
      ref={dialog}
      className={classNames(styles.modal, size && styles[size])}
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open ? describedBy : undefined}
      closedby={isStatic ? 'none' : undefined}
      // For browsers without support for `closedby`.
      onCancel={(event) => isStatic && event.target === dialog.current && event.preventDefault()}
      onClose={noteClosed}
      // A text selection that ends beside the dialog is no click there.
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
