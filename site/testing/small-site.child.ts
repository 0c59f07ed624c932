/**
 * Replaces the site in a test of its processes: PROCESSES of them share PORT. None starts while the file BROKEN exists.
 * The process whose number is in the file HELD_BACK listens only after the file is removed.
 */
import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createHttpServer, type EarlyAnswer } from '../server/http-server.ts';
import { leaveWhenAsked } from '../server/processes/leave-when-asked.ts';
import { openPrimaryCounters } from '../traffic/counters/primary-counters.ts';

const { PORT, BROKEN = '', HELD_BACK = '' } = process.env;

const isHeldBack = () =>
  existsSync(HELD_BACK) && readFileSync(HELD_BACK, 'utf8') === String(cluster.worker?.id);

const serve = async () => {
  if (existsSync(BROKEN)) process.exit(3);
  while (isHeldBack()) await delay(50);
  const counter = openPrimaryCounters().open('test', 60_000);
  const answer: EarlyAnswer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/count') response.end(String(await counter.add('a')));
    else setTimeout(() => response.end(String(process.pid)), Number(searchParams.get('ms')));
  };
  const server = createHttpServer(answer, () => undefined);
  const close = () => server.close(() => process.exit(0));
  process.once('SIGTERM', close);
  leaveWhenAsked(server, close);
  server.listen(Number(PORT), '127.0.0.1');
};

// A second is enough for the few connections of a test, and a process of the test listens sooner than one of the site.
if (cluster.isPrimary)
  await (await import('../server/processes/primary.ts')).bePrimary({ makeRoom: 1000, listen: 5000 });
else await serve();
