import { createRequire } from 'node:module';
import path from 'node:path';
import { runGuarded } from '@ev-site/content/processes/guarded-child.ts';
import { createFairQueue, QueueFull } from '../../traffic/fair-queue.ts';
import { type PdfFinding, pdfFindings } from './pdf-finding.ts';

/** The bundle holds no copy of the child: it runs from source, as the content does. */
const childFile = createRequire(import.meta.url).resolve('@ev-site/site/leads/resume/inspect-pdf.child.ts');

/** Milliseconds that its process may take to be ready, and that one inspection may take from then on. */
const startLimit = 10_000;
const timeLimit = 2000;
/** What holds its memory below 256 MB: the bytes of unpacked streams lie outside the heap and are counted there. */
export const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Two at once: the machine serves pages meanwhile. Each that waits holds a file of up to 5 MB. */
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
  // A child that was killed or fell over said nothing more: the file asked for more than it may.
  return pdfFindings.find((finding) => finding === word) ?? 'heavy';
};

/**
 * Looks into a resume in a process without rights to files and other programs, which may take little: one of each network at a time.
 * @param network of the sender; networks take turns.
 * @throws {QueueFull} when too many wait already, or the machine has no time for one more process.
 */
export const inspectResume = (bytes: Uint8Array, network: string): Promise<PdfFinding> =>
  queue(network, () => runChild(bytes));
