import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import type { ScanResult } from '../../metrics/leads.ts';
import { inspectResume } from './inspect-resume.ts';
import type { PdfFinding } from './pdf-finding.ts';
import { checkResumeSpace } from './resume-space.ts';
import type { VirusScan } from './virus-scan.ts';

const codes: Record<Exclude<PdfFinding, 'ok'>, MessageCode> = {
  notPdf: 'resumeNotPdf',
  broken: 'resumeBroken',
  encrypted: 'resumeEncrypted',
  active: 'resumeActive',
  heavy: 'resumeHeavy',
  unread: 'resumeUnread',
};

/**
 * Inspects a resume, and scans it for viruses where a scanner is configured.
 * @param network of the sender; networks take turns.
 * @returns the scan's result, or the reason to refuse the file.
 * @throws {QueueFull} when too many wait.
 * @throws {ResumesFull} when resumes have no room left.
 * @throws {ResumesLost} when their storage does not answer.
 */
export const checkResume = async (
  environment: Environment,
  bytes: Uint8Array,
  network: string,
  scanForViruses: VirusScan,
): Promise<{ scan: ScanResult } | { code: MessageCode }> => {
  // There is no need to inspect a file that has no room.
  await checkResumeSpace(environment, bytes.length);
  const finding = await inspectResume(bytes, network);
  if (finding !== 'ok') return { code: codes[finding] };
  const scan = await scanForViruses(bytes);
  return scan === 'infected' ? { code: 'resumeInfected' } : { scan };
};
