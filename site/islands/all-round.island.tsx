import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { SolidView, type SolidWords } from './all-round/solid-view.tsx';
import { TurningView, type TurningViewProps, type TurningWords } from './all-round/turning-view.tsx';
import { fill } from './fill.ts';
import { createOpener } from './opener.ts';

/** A vehicle, or one of its bodies or colours, from all sides. */
export interface RoundView extends Omit<TurningViewProps, 'words'> {
  /** What is seen, e.g. "Millo, Full Body Cargo". */
  name: string;
  /** In three dimensions; null where there is no model of it. */
  solid: { url: string; kilobytes: number } | null;
}

interface AllRoundProps {
  /** What stands in braces is put in here. */
  words: TurningWords & {
    title: string;
    close: string;
    solid: Omit<SolidWords, 'left' | 'right'> & { show: string };
  };
  /** By what the link that opens it carries. */
  views: Readonly<Record<string, RoundView>>;
}

const opener = createOpener('[data-round]');

/** The window with the view that turns, and with the model in three dimensions. */
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
