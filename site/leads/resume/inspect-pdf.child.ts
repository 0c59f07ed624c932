import { inspectPdf } from './pdf-inspection.ts';

// Runs alone, without rights to files, network or other programs, with little memory. The time limit begins here.
process.stdout.write('ready\n');
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part);
process.stdout.write(inspectPdf(Buffer.concat(parts)));
