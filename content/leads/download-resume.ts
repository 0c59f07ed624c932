import type { Endpoint } from 'payload';
import { findVisible } from '../access/find-visible.ts';
import { canReadResumes } from '../access/lead-access.ts';
import { onlyFor } from '../access/only-for.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { cancelUnread, privateHeaders, toDownload } from '../requests/download.ts';
import { refuse } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import type { OpenResume } from '../resumes/resume-storage.ts';
import { type NoResume, openResume } from './open-resume.ts';

/** The file name of a download. Of the visitor's own file name it keeps plain letters only. */
const toDownloadName = (name: string, id: number): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `resume-${id}${plain ? `-${plain}` : ''}.pdf`;
};

/** How a resume is sent to the browser. */
type Way = (resume: OpenResume, name: string) => Response;

const asDownload: Way = ({ stream, bytes }, name) =>
  toDownload(stream, { name, type: 'application/octet-stream', bytes });

/**
 * Answers with the PDF for display in a tab of its own. This is safe: the site accepts only PDFs without active content
 * (site/leads/resume), and the headers of this answer forbid the browser to load or frame anything. There is no
 * `sandbox`, because no browser shows a PDF in a sandbox.
 */
const asPage: Way = ({ stream, bytes }, name) =>
  new Response(stream, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes),
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });

const refusals: Record<NoResume, [status: number, sentence: string]> = {
  infected: [403, 'The virus scanner found a virus in this resume. You cannot open it.'],
  gone: [404, 'The file of this resume is gone.'],
  away: [503, 'The storage of resumes does not answer just now. Please try again in a few minutes.'],
};

const giveResume = (way: Way): Endpoint['handler'] =>
  onlyFor(canReadResumes, 'Resumes are for personnel.', async (req) => {
    const lead = await findVisible(req, 'leads', readRouteId(req), { trash: true });
    if (!lead?.resumeFile) return refuse(404, 'There is no such resume.');
    if (lead.deletedAt) return refuse(409, 'This application is in the trash. Restore it first.');
    const resume = await openResume(req.payload, lead, () =>
      recordAudit(req, { action: 'resumeOpened', what: `Lead ${lead.id}` }),
    );
    if (typeof resume !== 'object') return refuse(...refusals[resume]);
    cancelUnread(resume.stream, req.signal);
    return way(resume, toDownloadName(lead.name, lead.id));
  });

/** Sends the resume of an application to personnel as a download, which a browser neither shows nor runs. */
export const downloadResume: Endpoint = {
  path: '/:id/resume',
  method: 'get',
  handler: giveResume(asDownload),
};

/** Sends the resume to personnel for a tab of its own, and for the studio page that draws it beside the text. */
export const showResume: Endpoint = {
  path: '/:id/resume/view',
  method: 'get',
  handler: giveResume(asPage),
};
