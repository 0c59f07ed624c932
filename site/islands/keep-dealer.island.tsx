import type { KeptDealer } from '@ev-site/contract/kept-dealers.ts';
import { useEffect, useState } from 'react';
import { postToWorker } from './kept/post-to-worker.ts';
import { StoredDataNote } from './kept/stored-data-note.tsx';

interface KeepDealerProps {
  dealer: KeptDealer;
  words: { kept: string; forget: string; forgotten: string };
}

/** Stores the shown dealer on this device, says so, and can delete it together with the other stored dealers. */
const KeepDealer = ({ dealer, words }: KeepDealerProps) => {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    void postToWorker({ keepDealer: dealer }).then(setServed);
  }, [dealer]);
  return (
    <StoredDataNote
      isHidden={!isServed}
      text={words.kept}
      erase={words.forget}
      erased={words.forgotten}
      onErase={() => postToWorker({ forgetDealers: true })}
    />
  );
};

export default KeepDealer;
