import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { closeToOthers } from '@ev-site/content/deployment/private-files.ts';
import { couldNotStart } from '@ev-site/content/logging/could-not-start.ts';
import { requireFreePort } from '@ev-site/content/processes/free-port.ts';
import { finishWork } from '@ev-site/content/processes/work-in-hand.ts';
import next from 'next';
import { sendConsoleToLog } from './console-to-log.ts';
import { withRequestId } from './request-id.ts';
import { createStudioLog } from './studio-log.ts';

// Staff are in India, wherever the machine is: what Payload writes of times is Indian time.
process.env.TZ = 'Asia/Kolkata';
const environment = getEnvironment(process.env);
const log = createStudioLog(environment.LOG_LEVEL);
// Next prints what it has to say, errors that nobody caught included.
sendConsoleToLog(log);
process.removeAllListeners('warning');
process.on('warning', (warning) => log.warn({ err: warning }, 'warning'));
const hostname = environment.STUDIO_HOST;
const port = environment.STUDIO_PORT;
const dev = environment.NODE_ENV === 'development';

const openApp = async () => {
  closeToOthers(environment);
  await requireFreePort(hostname, port);
  // As Next's own standalone server does: without it the settings are compiled anew, by a compiler of 97 MB.
  if (!dev) {
    const built = path.join(import.meta.dirname, '.next/required-server-files.json');
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
      JSON.parse(readFileSync(built, 'utf8')).config,
    );
  }
  // The site in front is the only way in, so by default the studio listens on this machine alone.
  const app = next({ dir: import.meta.dirname, dev, hostname, port });
  await app.prepare();
  return app;
};

const app = await openApp().catch(couldNotStart(log, 'studio', environment));
const answer = app.getRequestHandler();
const server = createServer((request, response) =>
  withRequestId(request.headers, () => void answer(request, response)),
);
const upgrade = app.getUpgradeHandler();
server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
server.listen(port, hostname);
// Somebody took the port meanwhile. Next would print it, and the studio end as if all were well.
server.on('error', couldNotStart(log, 'studio', environment));

const stop = (): void => {
  // Saves in flight are finished, and mails about them; idle connections are closed at once.
  server.close(async () => {
    await finishWork();
    process.exit(0);
  });
  server.closeIdleConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
