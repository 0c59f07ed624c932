import { useHydrated } from '../ui/use-hydrated.ts';
import { eraseDrafts } from './forms/draft-store.ts';
import { postToWorker } from './kept/post-to-worker.ts';
import { StoredDataNote } from './kept/stored-data-note.tsx';

/** Deletes everything that the site stores on this device: form drafts, and the last viewed dealers. */
const EraseHere = ({ words }: { words: { erase: string; erased: string } }) => (
  <StoredDataNote
    isHidden={!useHydrated()}
    erase={words.erase}
    erased={words.erased}
    onErase={() => {
      eraseDrafts();
      void postToWorker({ forgetDealers: true });
    }}
  />
);

export default EraseHere;
