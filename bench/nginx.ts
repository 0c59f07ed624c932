import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { start } from '../scripts/run.ts';

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

/**
 * Starts an nginx with one worker that serves `page.br` of a folder, already compressed, under the given headers:
 * the fastest way known to hand out one page, with as much to send as the site has.
 */
export const startNginx = async ({
  folder,
  port,
  headers,
}: {
  folder: string;
  port: number;
  headers: [string, string][];
}): Promise<Peer> => {
  const added = headers
    .filter(([name]) => !sentByNginx.has(name) && name !== 'content-encoding')
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
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
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  await delay(500);
  if (program.exitCode !== null) throw new Error('nginx did not start; is it installed?');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      const gone = once(program, 'exit');
      program.kill('SIGQUIT');
      await gone;
    },
  };
};
