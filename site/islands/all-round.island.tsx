import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { SolidView, type SolidWords } from './all-round/solid-view.tsx';
import { TurningView, type TurningViewProps, type TurningWords } from './all-round/turning-view.tsx';
import { createDialogOpener } from './dialog-opener.ts';
import { fill } from './fill.ts';

/** A vehicle, or one of its bodies or colours, from all sides. */
export interface RoundView extends Omit<TurningViewProps, 'words'> {
  /** The name of what is shown, e.g. "Millo, Full Body Cargo". */
  name: string;
  /** The 3D model; null if there is none. */
  solid: { url: string; kilobytes: number } | null;
}

interface AllRoundProps {
  /** Texts; values replace the parts in braces. */
  words: TurningWords & {
    title: string;
    close: string;
    solid: Omit<SolidWords, 'left' | 'right'> & { show: string };
  };
  /** The views, by the value that the opening link carries. */
  views: Readonly<Record<string, RoundView>>;
}

const opener = createDialogOpener('[data-round]');

/** The dialog with the turning view, and with the 3D model. */
const AllRound = ({ words, views }: AllRoundProps) => {
  const [isSolid, setSolid] = useState(false);
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  const view = views[opened?.round ?? ''] ?? Object.values(views)[0];
  if (!view) return null;
  const { name, solid, ...turning } = view;
  const close = () => {
    opener.close();
    setSolid(false);
  };
  return (
    <Modal title={fill(words.title, { name })} open={opened !== null} onClose={close} closeWord={words.close}>
      {solid && isSolid ? (
        <SolidView
          url={solid.url}
          alt={turning.turntable.alt}
          picture={turning.picture}
          words={{ ...words.solid, left: words.left, right: words.right }}
          onBack={() => setSolid(false)}
        />
      ) : (
        <>
          <TurningView {...turning} words={words} />
          {solid && (
            <Button look="outline" onClick={() => setSolid(true)}>
              {fill(words.solid.show, { kilobytes: solid.kilobytes })}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
};

export default AllRound;
