import type { OpeningHours } from '@ev-site/contract/dealers.ts';
import { useEffect, useState } from 'react';
import { OpenMark, OpenPlace } from './dealers/open-mark.tsx';
import { type OpenWords, sayOpen } from './dealers/say-open.ts';

interface OpenNowProps {
  hours: OpeningHours[];
  words: OpenWords;
  /** The language, e.g. "en-IN". */
  tag: string;
}

const minute = 60_000;

/** Whether a dealer is open now, by the visitor's clock. A cached page cannot know it. */
const OpenNow = ({ hours, words, tag }: OpenNowProps) => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  const said = now && sayOpen(hours, now, words, tag);
  return said ? <OpenMark {...said} /> : <OpenPlace />;
};

export default OpenNow;
