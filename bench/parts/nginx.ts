import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemPath } from '../../scripts/is-installed.ts';
import { waitFor } from '../../scripts/product.ts';
import { root } from '../../scripts/root.ts';
import { start } from '../../scripts/run.ts';

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

const run = async (
  folder: string,
  port: number,
  parts: { workers?: number; http?: string; server: string },
): Promise<Peer> => {
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
daemon off;
worker_processes ${parts.workers ?? 1};
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
  ${parts.http ?? ''}
  server {
    listen 127.0.0.1:${port};
    ${parts.server}
  }
}
`,
  );
  const program = start('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: systemPath },
  });
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
  return run(folder, port, {
    workers,
    http: 'open_file_cache max=10;',
    server: `
    location = / {
      root ${folder};
      default_type "text/html; charset=utf-8";
      types {}
      add_header Content-Encoding br;
      ${added.join('\n      ')}
      try_files /page.br =404;
    }`,
  });
};

// As in docs/operations/scaling.md: a link whose query only counts clicks is served from the page's own cache entry.
const onlyTracking =
  '"~^(?:(?:utm_[a-z_]+|fbclid|gclid|gad_[a-z]+|gbraid|wbraid|srsltid|dclid|msclkid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl)=[^&]*&?)+$"';

/** The spellings of an encoding that are kept, as they are delivered. */
const readEncodings = (): string => {
  const delivered = readFileSync(`${root}deploy/nginx/ev-site.conf`, 'utf8');
  const [map] = /^map \$http_accept_encoding \$ev_encoding \{\n(?: .*\n)+\}/m.exec(delivered) ?? [];
  if (!map) throw new Error('deploy/nginx/ev-site.conf has no map of encodings.');
  return map;
};

/** Starts an nginx with one worker that stands before a site, without TLS, and keeps what the site lets it keep as deploy/nginx does. */
export const startCachingProxy = ({
  folder,
  port,
  site,
}: {
  folder: string;
  port: number;
  site: string;
}): Promise<Peer> =>
  run(folder, port, {
    http: `proxy_cache_path ${folder}/kept keys_zone=kept:10m inactive=1d use_temp_path=off;
  map $request_uri $page_path { ~^(?<path>[^?]*) $path; }
  map $args $page_args { default $args; ${onlyTracking} ""; }
  ${readEncodings()}`,
    server: `
    location / {
      proxy_pass ${new URL(site).origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header Accept-Encoding $ev_encoding;
      proxy_ignore_headers Vary;
      proxy_cache kept;
      proxy_cache_key "$ev_encoding $scheme $host $page_path?$page_args";
      proxy_cache_lock on;
      proxy_cache_use_stale error timeout invalid_header http_500 http_502 http_503 http_504;
      proxy_cache_background_update on;
    }`,
  });
