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

/** A download's name that holds nothing of the visitor's own file name but plain letters. */
const toDownloadName = (name: string, id: number): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `resume-${id}${plain ? `-${plain}` : ''}.pdf`;
};

/** How a resume is handed over. */
type Way = (resume: OpenResume, name: string) => Response;

const asDownload: Way = ({ stream, bytes }, name) =>
  toDownload(stream, { name, type: 'application/octet-stream', bytes });

/**
 * To be shown in a tab of its own: a PDF that was taken in holds nothing that runs (site/leads/resume), and from this answer a
 * browser loads and frames nothing. Not sandboxed: no browser shows a PDF in a sandbox.
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
  infected: [403, 'The virus scanner found something in this resume. It is not given out.'],
  gone: [404, 'The file of this resume is gone.'],
  away: [503, 'The storage of resumes does not answer just now. Please try again in a few minutes.'],
};

const giveResume = (way: Way): Endpoint['handler'] =>
  onlyFor(canReadResumes, 'Resumes are for personnel.', async (req) => {
    const lead = await findVisible(req, 'leads', readRouteId(req), { trash: true });
    if (!lead?.resumeFile) return refuse(404, 'There is no such resume.');
    if (lead.deletedAt) return refuse(409, 'It lies in the trash: restore it first.');
    const resume = await openResume(req.payload, lead, () =>
      recordAudit(req, { action: 'resumeOpened', what: `Lead ${lead.id}` }),
    );
    if (typeof resume !== 'object') return refuse(...refusals[resume]);
    cancelUnread(resume.stream, req.signal);
    return way(resume, toDownloadName(lead.name, lead.id));
  });

/** Gives the resume of an application to personnel, as a download that a browser neither shows nor runs. */
export const downloadResume: Endpoint = {
  path: '/:id/resume',
  method: 'get',
  handler: giveResume(asDownload),
};

/** Gives it to personnel for a tab of its own, and to the studio's page that draws it beside the words. */
export const showResume: Endpoint = {
  path: '/:id/resume/view',
  method: 'get',
  handler: giveResume(asPage),
};
