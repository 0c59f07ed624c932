import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PdfFinding } from './pdf-inspection.ts';

const findings: readonly string[] = [
  'ok',
  'notPdf',
  'broken',
  'encrypted',
  'active',
  'heavy',
] satisfies PdfFinding[];
const isFinding = (text: string): text is PdfFinding => findings.includes(text);

/** The bundle holds no copy of the child: it runs from source, as the content does. */
const childFile = createRequire(import.meta.url).resolve('@ev-site/site/leads/resume/inspect-pdf.child.ts');

/** Megabytes and milliseconds that one inspection may take. */
const memory = 256;
const timeLimit = 10_000;
/** Inspections at once, and how many more may wait: the machine serves pages meanwhile. */
const atOnce = 2;
const waitingMost = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many inspections wait already. */
export class TooManyInspections extends Error {}

const takeTurn = async (): Promise<void> => {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= waitingMost) throw new TooManyInspections();
  await new Promise<void>((resolve) => waiting.push(resolve));
};

const giveTurn = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const runChild = (bytes: Uint8Array): Promise<PdfFinding> =>
  new Promise((resolve) => {
    const folder = path.dirname(childFile);
    const child = spawn(
      process.execPath,
      [
        '--permission',
        `--allow-fs-read=${folder}`,
        `--max-old-space-size=${memory}`,
        '--no-warnings',
        childFile,
      ],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { NODE_ENV: 'production' },
        timeout: timeLimit,
        killSignal: 'SIGKILL',
      },
    );
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said = `${said}${part}`.slice(0, 20);
    });
    child.on('error', () => resolve('heavy'));
    // A child that was killed or fell over said nothing: the file asked for more than it may.
    child.on('close', () => resolve(isFinding(said) ? said : 'heavy'));
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });

/**
 * Looks into a resume in a process that can reach nothing and may take little.
 * @throws {TooManyInspections} when others wait already.
 */
export const inspectResume = async (bytes: Uint8Array): Promise<PdfFinding> => {
  await takeTurn();
  try {
    return await runChild(bytes);
  } finally {
    giveTurn();
  }
};
