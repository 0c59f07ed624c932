/**
 * A cluster of two processes for the test of their metrics. Each process counts one early answer more than the last.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { answerFirstProcess, gatherAllProcesses } from '../metrics/all-processes.ts';
import { countEarly, getTally } from '../metrics/requests.ts';
import { measureState } from '../metrics/state.ts';
import { exampleState } from './example-state.ts';

const say = (lines: string) =>
  process.send?.(
    lines.split('\n').filter((line) => /^ev_(?:requests_total|processes|outbox_owed)/.test(line)),
  );

if (cluster.isPrimary) {
  const all = gatherAllProcesses();
  const workers = [cluster.fork({ COUNT: '1' }), cluster.fork({ COUNT: '2' })];
  while (!/ev_processes 2/.test(await all.metrics())) await new Promise((resolve) => setTimeout(resolve, 50));
  say(await all.metrics());
  const [first] = workers;
  first?.send('end');
  await once(cluster, 'exit');
  say(await all.metrics());
  workers[1]?.kill('SIGKILL');
  process.disconnect();
} else {
  const owed = { leads: 4, oldestSeconds: 0, attempts: 0, failed: 0 };
  measureState({ ...exampleState, readOutbox: async () => ({ mail: owed, webhook: owed }) });
  const end = answerFirstProcess();
  for (let count = 0; count < Number(process.env.COUNT); count += 1) countEarly(getTally('/x'), 200);
  process.on('message', async (message) => {
    if (message !== 'end') return;
    await end();
    process.exit(0);
  });
}
