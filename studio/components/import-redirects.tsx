'use client';

import type { ImportReport } from '@ev-site/content/redirects/import-redirects.ts';
import { useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

const say = ({ new: made, changed, same, refused }: ImportReport): string =>
  `${made} new, ${changed} changed, ${same} as before, ${refused} refused.`;

const send = async (csv: string, dryRun: boolean): Promise<ImportReport> => {
  const answer = await fetch(`/studio/api/redirects/import?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: csv,
  });
  if (answer.ok) return answer.json();
  if (answer.status === 413) throw new Error('This file is larger than 1 MB: divide it.');
  const { errors } = await answer.json().catch(() => ({ errors: [] }));
  throw new Error(errors?.[0]?.message ?? 'The file could not be taken. Please try again.');
};

/** Above the list of redirects: takes a CSV file, says what it would do, and does it when asked to. */
export const ImportRedirects = () => {
  const router = useRouter();
  const { user } = useAuth();
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const run = async (text: string, dryRun: boolean) => {
    setBusy(true);
    setProblem('');
    try {
      setReport(await send(text, dryRun));
      if (!dryRun) router.refresh();
    } catch (error) {
      setReport(null);
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    setReport(null);
    if (!file) return;
    const text = await file.text();
    setCsv(text);
    await run(text, true);
  };
  // Others read the list; the server would refuse their file.
  if (!['admin', 'editor'].includes(String(user?.role))) return null;
  const willChange = report?.dryRun && report.new + report.changed > 0;
  return (
    <details className="import-redirects">
      <summary>Import from a file</summary>
      <p>
        A CSV file with two columns, old address and new; at most 10,000 lines. It is only checked at first.
      </p>
      <label>
        CSV file{' '}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={busy}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      <div role="status">
        {busy && <p>Working …</p>}
        {problem && <p>{problem}</p>}
        {report && (
          <p>
            {report.dryRun ? 'Would be: ' : 'Done: '}
            {say(report)}
          </p>
        )}
      </div>
      {report && report.problems.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Old address</th>
              <th scope="col">Why it is refused</th>
            </tr>
          </thead>
          <tbody>
            {report.problems.map(({ line, from, problem: why }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {willChange && (
        <button
          type="button"
          className="btn btn--style-primary"
          disabled={busy}
          onClick={() => run(csv, false)}
        >
          Import {report.new + report.changed} redirects
        </button>
      )}
    </details>
  );
};
