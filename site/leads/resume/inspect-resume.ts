import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFairQueue, QueueFull } from '../../traffic/fair-queue.ts';
import type { PdfFinding } from './pdf-finding.ts';

const findings: readonly string[] = [
  'ok',
  'notPdf',
  'broken',
  'encrypted',
  'active',
  'heavy',
  'unread',
] satisfies PdfFinding[];
const isFinding = (text: string | undefined): text is PdfFinding =>
  text !== undefined && findings.includes(text);

/** The bundle holds no copy of the child: it runs from source, as the content does. */
const childFile = createRequire(import.meta.url).resolve('@ev-site/site/leads/resume/inspect-pdf.child.ts');

/** Milliseconds that one inspection may take once its process is ready, and that the process may take for all. */
const timeLimit = 2000;
const processLimit = 10_000;
/** What holds its memory below 256 MB: the bytes of unpacked streams lie outside the heap and are counted there. */
export const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Two at once: the machine serves pages meanwhile. Each that waits holds a file of up to 5 MB. */
const queue = createFairQueue({ atOnce: 2, waitingOfOne: 6, waitingOfAll: 20 });

const startChild = () => {
  const rights = ['--permission', `--allow-fs-read=${path.dirname(childFile)}`];
  return spawn(process.execPath, [...rights, ...heapFlags, '--no-warnings', childFile], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_ENV: 'production' },
    timeout: processLimit,
    killSignal: 'SIGKILL',
  });
};

const runChild = (bytes: Uint8Array): Promise<PdfFinding> =>
  new Promise((resolve, reject) => {
    const child = startChild();
    let timer: NodeJS.Timeout | undefined;
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      timer ??= setTimeout(() => child.kill('SIGKILL'), timeLimit);
      said = `${said}${part}`.slice(0, 20);
    });
    // A child that was killed or fell over said nothing more: the file asked for more than it may.
    // One that never was ready says nothing of the file; the machine has too much to do.
    const finish = () => {
      clearTimeout(timer);
      if (!timer) reject(new QueueFull());
      const finding = said.split('\n')[1];
      resolve(isFinding(finding) ? finding : 'heavy');
    };
    child.on('error', finish);
    child.on('close', finish);
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });

/**
 * Looks into a resume in a process that can reach nothing and may take little: one of each network at a time.
 * @param network of the sender; networks take turns.
 * @throws {QueueFull} when too many wait already, or the machine has no time for one more process.
 */
export const inspectResume = (bytes: Uint8Array, network: string): Promise<PdfFinding> =>
  queue(network, () => runChild(bytes));
