import { createRequire } from 'node:module';
import path from 'node:path';
import { runGuarded } from '@ev-site/content/processes/guarded-child.ts';
import { createFairQueue, QueueFull } from '../../traffic/fair-queue.ts';
import { type PdfFinding, pdfFindings } from './pdf-finding.ts';

/** The bundle holds no copy of the child process's file: it runs from source, as the content package does. */
const childFile = createRequire(import.meta.url).resolve('@ev-site/site/leads/resume/inspect-pdf.child.ts');

/** Milliseconds for the child process to be ready, and then for one inspection. */
const startLimit = 10_000;
const timeLimit = 2000;
/** Keep the child's memory below 256 MB: unpacked streams lie outside the heap and are limited in pdf-limits.ts. */
export const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Two at once, because the machine serves pages meanwhile. Each waiting inspection holds a file of up to 5 MB. */
const queue = createFairQueue({ atOnce: 2, waitingOfOne: 6, waitingOfAll: 20 });

const runChild = async (bytes: Uint8Array): Promise<PdfFinding> => {
  let said = '';
  const end = await runGuarded(bytes, {
    file: childFile,
    readable: [path.dirname(childFile)],
    memory: heapFlags,
    startLimit,
    timeLimit,
    onData: (part) => {
      said = `${said}${part}`.slice(0, 20);
    },
  });
  if (end === 'busy') throw new QueueFull();
  const word = said.split('\n')[1];
  // A child that was killed or crashed printed no finding: the file needed more than it may use.
  return pdfFindings.find((finding) => finding === word) ?? 'heavy';
};

/**
 * Inspects a resume in a process with little time and memory, and without access to files and other programs; one
 * resume of each network at a time.
 * @param network of the sender; networks take turns.
 * @throws {QueueFull} when too many wait already, or the machine is too busy for one more process.
 */
export const inspectResume = (bytes: Uint8Array, network: string): Promise<PdfFinding> =>
  queue(network, () => runChild(bytes));
