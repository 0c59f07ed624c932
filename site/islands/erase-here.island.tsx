import { useAwake } from '../ui/use-awake.ts';
import { eraseDrafts } from './forms/draft-store.ts';
import { KeptNote } from './kept/kept-note.tsx';
import { tellWorker } from './kept/tell-worker.ts';

/** Deletes everything that the site stores on this device: form drafts, and the last viewed dealers. */
const EraseHere = ({ words }: { words: { erase: string; erased: string } }) => (
  <KeptNote
    isHidden={!useAwake()}
    erase={words.erase}
    erased={words.erased}
    onErase={() => {
      eraseDrafts();
      void tellWorker({ forgetDealers: true });
    }}
  />
);

export default EraseHere;
