import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the first process of a cluster reports the sums of all processes, including one that has ended', async () => {
  const child = fork(path.join(import.meta.dirname, '../testing/all-processes.child.ts'), {
    stdio: 'ignore',
    execArgv: [],
  });
  const said: string[][] = [];
  child.on('message', (lines) => said.push(lines as string[]));
  // Otherwise a child that never sends the expected message would outlive the test.
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await once(child, 'exit');
  clearTimeout(late);
  const requests = 'ev_requests_total{route="/x",status="2xx",source="early"} 3';
  // Values that all processes read from one database are not summed.
  const owed = ['ev_outbox_owed_leads{service="mail"} 4', 'ev_outbox_owed_leads{service="webhook"} 4'];
  expect(said[0]).toEqual(expect.arrayContaining([requests, 'ev_processes 2', ...owed]));
  expect(said[1]).toEqual(expect.arrayContaining([requests, 'ev_processes 1', ...owed]));
});
