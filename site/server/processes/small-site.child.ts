/** Stands in for the site in a test of its processes: PROCESSES of them share PORT, none starts while the file BROKEN exists. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { openPrimaryCounters } from '../../leads/counters/primary-counters.ts';
import { createHttpServer, type EarlyAnswer } from '../http-server.ts';
import { leaveWhenAsked } from './leave-when-asked.ts';

const { PORT, BROKEN = '' } = process.env;

const serve = () => {
  if (existsSync(BROKEN)) process.exit(3);
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

if (cluster.isPrimary) await import('./primary.ts');
else serve();
