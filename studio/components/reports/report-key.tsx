'use client';

import { reportReaders } from '@ev-site/content/reports/report-readers.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { toOptions } from '../choices.tsx';
import { useBusy } from '../use-busy.ts';
import { useUnsaved } from '../use-unsaved.ts';

/** Above the list of report keys: makes a key and shows it, only this once. */
export const ReportKey = () => {
  const router = useRouter();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<{ name: string; key: string }>();
  const [isBusy, run] = useBusy();
  useUnsaved(name !== '' || made !== undefined);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reads = new FormData(event.currentTarget).get('reads');
    const { ok, message, body } = await run(() => askStudio('POST', '/report-keys/make', { name, reads }));
    setSaid(ok ? 'Copy the key now: it is not shown again.' : message);
    // A key that was made before stays on the page, because it is shown nowhere else.
    if (!ok) return;
    setMade({ name, key: String(body.key) });
    setName('');
    router.refresh();
  };
  return (
    <form className="tool-panel" onSubmit={(event) => void make(event)}>
      <div className="tool-panel__fields">
        <label>
          A new key, for what
          <input value={name} required maxLength={80} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Reads the figures of
          <select name="reads">{toOptions(reportReaders)}</select>
        </label>
        <button type="submit" disabled={isBusy}>
          Make a key
        </button>
      </div>
      <p role="status">
        {said}{' '}
        {made && (
          <>
            Key for “{made.name}”: <code className="report-key">{made.key}</code>
          </>
        )}
      </p>
    </form>
  );
};
