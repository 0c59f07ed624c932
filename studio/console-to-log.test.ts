import { Writable } from 'node:stream';
import { logOptions } from '@ev-site/content/logging/log.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sendConsoleToLog } from './console-to-log.ts';

const record = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino(logOptions('debug'), stream);
  const console = { ...globalThis.console };
  sendConsoleToLog(log, console);
  return { console, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>), lines };
};

test('writes what is printed to the console as JSON lines with their level', () => {
  const { console, read } = record();
  console.log(' ✓ Ready in', 12, 'ms');
  console.error('it broke');
  expect(read()).toMatchObject([
    { level: 30, msg: '✓ Ready in 12 ms' },
    { level: 50, msg: 'it broke' },
  ]);
});

test('writes no personal data from errors and messages', () => {
  const { console, read, lines } = record();
  const error = new Error(
    'Failed query: insert into "leads" …\nparams: Asha Patel,asha@example.com,9825012345',
    {
      cause: new Error('database or disk is full'),
    },
  );
  console.error(error);
  console.error(' ⨯', error);
  console.warn('Asha wrote', { email: 'asha@example.com' });
  console.error(`⨯ ${error.stack}`);
  expect(lines.join('')).not.toMatch(/asha@|98250|Patel/);
  expect(read()[0]).toMatchObject({ err: { cause: 'database or disk is full' } });
  for (const line of lines) expect(line.length).toBeLessThan(1000);
});
