import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './all-round.module.css';
import { SolidView, type SolidWords } from './solid-view.tsx';
import { TurningView, type TurningViewProps, type TurningWords } from './turning-view.tsx';

export interface AllRoundProps extends TurningViewProps {
  words: TurningWords & { open: string; title: string; close: string };
  /** The vehicle in three dimensions; null where there is no model of it. */
  solid: { url: string; words: SolidWords & { show: string } } | null;
}

const turning =
  'M20.5 14.4C22 13.3 22 11.6 20.4 10.4 16.9 7.9 7.3 7.8 3.7 10.3 2.1 11.5 2 13.2 3.6 14.4 5.5 15.8 9 16.5 12.4 16.4M10 13.5l3 2.9-3 2.9';

/** Opens the view that turns; without script the sheet with all views. Nothing of it loads before. */
export const AllRound = ({ words, solid, ...view }: AllRoundProps) => {
  const [open, setOpen] = useState(false);
  const [isSolid, setSolid] = useState(false);
  const close = () => {
    setOpen(false);
    setSolid(false);
  };
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
        <Drawing path={turning} />
        {words.open}
      </a>
      <Modal title={words.title} open={open} onClose={close} closeWord={words.close}>
        {solid && isSolid ? (
          <SolidView
            url={solid.url}
            alt={view.turntable.alt}
            picture={view.picture}
            words={solid.words}
            onBack={() => setSolid(false)}
          />
        ) : (
          <>
            <TurningView {...view} words={words} />
            {solid && (
              <Button look="outline" onClick={() => setSolid(true)}>
                {solid.words.show}
              </Button>
            )}
          </>
        )}
      </Modal>
    </>
  );
};
