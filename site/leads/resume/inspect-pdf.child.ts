import { buffer } from 'node:stream/consumers';
import { inspectPdf } from './pdf-inspection.ts';

// Runs in a process of its own, with little memory and without access to files or other programs. The time limit starts
// here.
process.stdout.write('ready\n');
process.stdout.write(inspectPdf(await buffer(process.stdin)));
