import { useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import styles from './all-round.module.css';
import { TurningView, type TurningViewProps, type TurningWords } from './turning-view.tsx';

export interface AllRoundProps extends TurningViewProps {
  words: TurningWords & { open: string; title: string; close: string };
}

/** Opens the view that turns; without script the sheet with all views. Nothing of it loads before. */
export const AllRound = ({ words, ...view }: AllRoundProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className={styles.open}
        href={view.turntable.large}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.sign}>
          <path d="M20.5 14.4C22 13.3 22 11.6 20.4 10.4 16.9 7.9 7.300 7.800 3.700 10.300 2.100 11.500 2 13.200 3.600 14.400 5.500 15.800 9 16.500 12.400 16.400M10 13.500l3 2.900-3 2.900" />
        </svg>
        {words.open}
      </a>
      <Modal title={words.title} open={open} onClose={() => setOpen(false)} closeWord={words.close}>
        <TurningView {...view} words={words} />
      </Modal>
    </>
  );
};
