import { buffer } from 'node:stream/consumers';
import { inspectPdf } from './pdf-inspection.ts';

// Runs alone, without rights to files or other programs, with little memory. The time limit begins here.
process.stdout.write('ready\n');
process.stdout.write(inspectPdf(await buffer(process.stdin)));
