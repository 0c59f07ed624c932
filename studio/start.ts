import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { restrictToOwner } from '@ev-site/content/deployment/private-files.ts';
import { couldNotStart } from '@ev-site/content/logging/could-not-start.ts';
import { requireFreePort } from '@ev-site/content/processes/require-free-port.ts';
import { finishWork } from '@ev-site/content/processes/work-in-hand.ts';
import next from 'next';
import { sendConsoleToLog } from './console-to-log.ts';
import { withRequestId } from './request-id.ts';
import { createStudioLog } from './studio-log.ts';

// Staff are in India, wherever the server is, so the times that Payload writes have to be Indian time.
process.env.TZ = 'Asia/Kolkata';
const environment = getEnvironment(process.env);
const log = createStudioLog(environment.LOG_LEVEL);
// Next prints its messages to the console, including errors that nobody caught.
sendConsoleToLog(log);
process.removeAllListeners('warning');
process.on('warning', (warning) => log.warn({ err: warning }, 'warning'));
const hostname = environment.STUDIO_HOST;
const port = environment.STUDIO_PORT;
const dev = environment.NODE_ENV === 'development';

const openApp = async () => {
  restrictToOwner(environment);
  await requireFreePort(hostname, port);
  // Next's own standalone server does the same. Without it Next compiles the settings again, with a compiler of 97 MB.
  if (!dev) {
    const built = path.join(import.meta.dirname, '.next/required-server-files.json');
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
      JSON.parse(readFileSync(built, 'utf8')).config,
    );
  }
  // The site in front is the only way in, so by default the studio listens on this machine only.
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
// Another program took the port meanwhile. Next would only print this, and the studio would exit as if all were well.
server.on('error', couldNotStart(log, 'studio', environment));

const stop = (): void => {
  // Saves in flight, and mails about them, are finished; idle connections are closed at once.
  server.close(async () => {
    await finishWork();
    process.exit(0);
  });
  server.closeIdleConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
