import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import { inspectResume } from './resume/inspect-resume.ts';
import type { PdfFinding } from './resume/pdf-inspection.ts';
import { type ScanResult, scanForViruses } from './resume/virus-scan.ts';

const codes: Record<Exclude<PdfFinding, 'ok'>, MessageCode> = {
  notPdf: 'resumeNotPdf',
  broken: 'resumeBroken',
  encrypted: 'resumeEncrypted',
  active: 'resumeActive',
  heavy: 'resumeHeavy',
};

/** Looks into a resume and has it scanned where a scanner is set. @returns the scan's result, or what is wrong. */
export const checkResume = async (
  bytes: Uint8Array,
  scannerUrl: string | undefined,
): Promise<{ scan: ScanResult } | { code: MessageCode }> => {
  const finding = await inspectResume(bytes);
  if (finding !== 'ok') return { code: codes[finding] };
  const scan = await scanForViruses(scannerUrl, bytes);
  return scan === 'infected' ? { code: 'resumeInfected' } : { scan };
};
