import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';

/** The site behind a slow line. */
export interface SlowLine {
  url: string;
  close(): Promise<void>;
}

interface SlowLineOptions {
  /** Address of the site. */
  target: string;
  /** Bytes of HTML in one part. */
  part: number;
  /** Milliseconds between two parts. */
  pause: number;
}

/**
 * Sends HTML in parts, each painted before the next arrives; everything else passes unchanged. For the site, a visitor
 * through this line looks like a direct visitor.
 */
export const openSlowLine = async ({ target, part, pause }: SlowLineOptions): Promise<SlowLine> => {
  const site = new URL(target);
  const sendInParts = async (page: IncomingMessage, response: ServerResponse) => {
    const html = await buffer(page);
    for (let from = 0; from < html.length && !response.destroyed; from += part) {
      response.write(html.subarray(from, from + part));
      await delay(pause);
    }
    response.end();
  };

  const server = createServer((visitor, response) => {
    const headers = {
      ...visitor.headers,
      'accept-encoding': 'identity',
      host: site.host,
      ...(visitor.headers.origin && { origin: site.origin }),
    };
    const asked = request(
      new URL(visitor.url ?? '/', target),
      { method: visitor.method, headers },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        const { 'content-length': length, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, isPage ? others : answer.headers);
        if (isPage) sendInParts(answer, response);
        else answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    visitor.pipe(asked);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
