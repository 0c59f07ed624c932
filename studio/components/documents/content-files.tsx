'use client';

import type { ImportReport } from '@ev-site/content/spreadsheets/import-endpoint.ts';
import { fileTooLarge } from '@ev-site/content/spreadsheets/largest-file.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import { Button, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type MouseEvent, useRef, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { FileLink } from '../file-link.tsx';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';

const unreadFile = 'The file could not be read. Save it on this device, and choose it again.';

interface Props {
  /** Collection of the list below. */
  slug: string;
  /** What its documents are called, in small letters. */
  words: { one: string; many: string };
  /** What the file must look like, in sentences. */
  hint: string;
  /** Whether all documents can be exported as a file. */
  exported?: boolean;
}

/** A file, and what it would change or has changed. */
interface Checked {
  csv: string;
  report: ImportReport;
}

const say = ({ new: made, changed, same, refused }: ImportReport): string =>
  `${made} new, ${changed} changed, ${same} as before, ${refused} refused.`;

const Remarks = ({ caption, remarks }: { caption: string; remarks: ImportReport['notes'] }) =>
  remarks.length > 0 && (
    <section className="content-files__remarks" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">What</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {remarks.map(({ line, name, remark }) => (
            <tr key={`${line} ${remark}`}>
              <td>{line}</td>
              <td>{name}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

/** Above a list: exports it as a CSV file; takes a CSV file, shows what it would change, and imports it on request. */
export const ContentFiles = ({ slug, words, hint, exported = false }: Props) => {
  const router = useRouter();
  const { permissions } = useAuth();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, run] = useBusy();
  const status = useRef<HTMLDivElement>(null);

  const report = checked?.report;

  const take = async (csv: string, dryRun: boolean) => {
    setProblem('');
    const path = `/${slug}/import?dryRun=${dryRun}`;
    const answer = await askStudio<ImportReport>('POST', path, csv);
    setChecked(answer.ok ? { csv, report: answer.body } : null);
    if (!answer.ok) setProblem(answer.status === 413 ? fileTooLarge : answer.message);
    else if (!dryRun) router.refresh();
  };
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    setChecked(null);
    setProblem('');
    if (!file) return;
    await run(async () => {
      const csv = await file.text().catch(() => null);
      if (csv === null) setProblem(unreadFile);
      else await take(csv, true);
    });
  };
  const importAll = async (csv: string, { currentTarget }: MouseEvent) => {
    await run(() => take(csv, false));
    // Whether the import succeeds or is refused, the button disappears.
    takeFocus(status.current, currentTarget);
  };
  // People without these rights can read the list, but the server would refuse their file.
  const may = permissions?.collections?.[slug];
  if (!may?.create || !may.update) return null;
  const willChange = checked && report?.isImportable && report.dryRun && report.new + report.changed > 0;
  return (
    <details className="content-files">
      <summary>{exported ? 'Export to a file, import from one' : 'Import from a file'}</summary>
      {exported && (
        <p>
          <FileLink href={`/studio/api/${slug}/export`}>Export all {words.many} as CSV</FileLink>
        </p>
      )}
      <p>{hint} It is only checked at first.</p>
      <label>
        CSV file{' '}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          // Lets the person choose the same file again after correcting it.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
            // No file is chosen then, also where none is chosen after all.
            setChecked(null);
          }}
          onChange={(event) => choose(event.currentTarget)}
        />
      </label>
      <div role="status" ref={status} tabIndex={-1}>
        {isBusy && <p>Working …</p>}
        {problem && <p>{problem}</p>}
        {report && (
          <p>
            {report.dryRun ? 'Would be: ' : 'Done: '}
            {say(report)}
            {!report.isImportable && ' Nothing is imported until every line is right.'}
          </p>
        )}
      </div>
      {report && <Remarks caption="Refused" remarks={report.problems} />}
      {report && <Remarks caption="Not as it is written" remarks={report.notes} />}
      {willChange && (
        <Button disabled={isBusy} onClick={(event) => void importAll(checked.csv, event)}>
          {`Import ${toCount(checked.report.new + checked.report.changed, words.one, words.many)}`}
        </Button>
      )}
    </details>
  );
};
