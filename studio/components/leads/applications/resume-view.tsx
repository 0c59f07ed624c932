'use client';

import { isWorkedBy } from '@ev-site/content/access/lead-access.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayRefused } from '../../ask-studio.ts';
import { useBusy } from '../../use-busy.ts';
import type { OpenedResume } from './draw-resume.ts';

/** Later pages are seldom looked at, and each takes some megabytes. */
const mostPages = 10;
/** From this width on, the resume stands beside what the visitor sent (styles/leads.css). */
const wide = '(min-width: 1200px)';
const unreadable = 'This resume cannot be drawn here. Download it to read it.';

const Page = ({ resume, number }: { resume: OpenedResume; number: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    resume.draw(number, canvas.current).then(setText, () => setBroken(true));
  }, [resume, number]);
  return (
    <li>
      <canvas ref={canvas} />
      {isBroken && <p>Page {number} cannot be drawn. It is in the file.</p>}
      <p className="resume__text">
        Page {number} of {resume.pages}: {text || 'a picture without text'}
      </p>
    </li>
  );
};

interface Props {
  lead: number | string;
  /** The result of the virus scanner: `clean`, or `notScanned`. */
  scan: string;
}

const Resume = ({ lead, scan }: Props) => {
  const [resume, setResume] = useState<OpenedResume | null>(null);
  const [isBusy, run] = useBusy();
  const [said, setSaid] = useState('');
  const isGone = useRef(false);
  const section = useRef<HTMLElement>(null);
  const isClean = scan === 'clean';

  const open = useCallback(async () => {
    setSaid('');
    try {
      const response = await fetch(`/studio/api/leads/${lead}/resume/view`, { credentials: 'include' });
      if (!response.ok) return setSaid(await sayRefused(response, 'The resume'));
      const [bytes, { openResume }] = await Promise.all([response.arrayBuffer(), import('./draw-resume.ts')]);
      const opened = await openResume(bytes);
      // If the person has left the page meanwhile, no worker may stay behind.
      if (isGone.current) opened.close();
      else {
        setResume(opened);
        setSaid(`The resume is open, ${toCount(opened.pages, 'page')}.`);
      }
    } catch {
      setSaid(unreadable);
    }
  }, [lead]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    if (isClean && window.matchMedia(wide).matches) void run(open);
  }, [isClean, open, run]);
  useEffect(() => () => resume?.close(), [resume]);

  const shown = Math.min(resume?.pages ?? 0, mostPages);
  return (
    <section ref={section} id="resume" className="resume" aria-label="Resume" tabIndex={-1}>
      {!resume && !isClean && (
        <p>
          This file has not been scanned for viruses. Drawn here, nothing in it can run; downloaded, it could.
        </p>
      )}
      {!resume && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            // The button disappears when the resume is shown.
            section.current?.focus();
            void run(open);
          }}
        >
          {isBusy && 'Opening the resume …'}
          {!isBusy && (isClean ? 'Show the resume' : 'Show the resume all the same')}
        </button>
      )}
      <p role="status">{said}</p>
      {resume && (
        <>
          <ol>
            {Array.from({ length: shown }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pages never changes.
              <Page key={place} resume={resume} number={place + 1} />
            ))}
          </ol>
          {resume.pages > shown && (
            <p>
              The first {shown} of {resume.pages} pages. All of them are in the file.
            </p>
          )}
        </>
      )}
    </section>
  );
};

/** Beside what an applicant sent: the resume, drawn page by page, for people who may read resumes. */
export const ResumeView = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const mayRead = isWorkedBy(user?.role, 'application');
  if (!id || !mayRead || !savedDocumentData?.resumeName) return null;
  return <Resume key={id} lead={id} scan={String(savedDocumentData.resumeScan ?? '')} />;
};
