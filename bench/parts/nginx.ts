import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { systemPath } from '@ev-site/scripts/is-installed.ts';
import { waitFor } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { start } from '@ev-site/scripts/run.ts';

interface Peer {
  url: string;
  stop: () => Promise<void>;
}

const sentByNginx = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'server',
  'etag',
]);

/** Waits until a started nginx answers. */
const toPeer = async (program: ChildProcess, port: number): Promise<Peer> => {
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, program);
  return {
    url,
    async stop() {
      const gone = once(program, 'exit');
      program.kill('SIGQUIT');
      await gone;
    },
  };
};

/**
 * Starts an nginx that serves `page.br` of a folder, already compressed, with the given headers: the fastest known way
 * to serve a page, with as many bytes as the site sends.
 */
export const startNginx = ({
  folder,
  port,
  headers,
  workers,
}: {
  folder: string;
  port: number;
  headers: [string, string][];
  workers: number;
}): Promise<Peer> => {
  const added = headers
    .filter(([name]) => !sentByNginx.has(name) && name !== 'content-encoding')
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    location = / {
      root ${folder};
      default_type "text/html; charset=utf-8";
      types {}
      add_header Content-Encoding br;
      ${added.join('\n      ')}
      try_files /page.br =404;
    }
  }
}
`,
  );
  const program = start('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: systemPath },
  });
  return toPeer(program, port);
};

/** The lines of docs/operations/scaling.md with which links that count clicks share the cache entry of their page. */
const readTrackingLines = (): { maps: string; key: string } => {
  const docs = readFileSync(`${root}docs/operations/scaling.md`, 'utf8');
  const [, maps = '', key = ''] = /```nginx\n(.+?)^ *(proxy_cache_key .+?;)\n *```/ms.exec(docs) ?? [];
  if (!key) throw new Error('docs/operations/scaling.md has no lines for nginx with a proxy_cache_key.');
  return { maps, key };
};

/** Replaces a part of a delivered file. @throws {Error} if the file does not have it */
const exchange = (text: string, part: RegExp, replacement: string): string => {
  if (!part.test(text)) throw new Error(`deploy/nginx/ev-site.conf has no ${part}.`);
  return text.replace(part, () => replacement);
};

/**
 * Starts the nginx of deploy/nginx with one worker in front of a site on this machine: without TLS, and with the lines
 * of docs/operations/scaling.md for links that count clicks.
 * @param folder an empty folder
 */
export const startCachingProxy = async ({
  folder,
  port,
  site,
}: {
  folder: string;
  port: number;
  site: string;
}): Promise<Peer> => {
  const { hostname, port: sitePort } = new URL(site);
  if (!['localhost', '127.0.0.1'].includes(hostname) || sitePort === '')
    throw new Error('nginx is measured only in front of a site on this machine: leave BASE_URL out.');
  const { command, run } = writeProxy('nginx', {
    ...{ folder, http: await freePort(), https: port },
    sites: [Number(sitePort)],
  });
  const file = join(folder, 'conf.d/ev-site.conf');
  const { maps, key } = readTrackingLines();
  const plain = exchange(readFileSync(file, 'utf8'), /(?<=^ *listen [\d.:]+) ssl http2(?= )/m, '');
  writeFileSync(file, maps + exchange(plain, /^ *proxy_cache_key .+;$/m, key));
  return toPeer(start(command, run, { env: { PATH: systemPath } }), port);
};
