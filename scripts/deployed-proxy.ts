import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './as-postgres.ts';
import { root } from './root.ts';

/** The ports and the folder with which a proxy of deploy/ runs on this machine. */
export interface ProxyPlace {
  /** An empty folder for everything that the proxy reads and writes. */
  folder: string;
  http: number;
  https: number;
  /** The ports of the site's two processes, or one port with more processes behind it. */
  sites: readonly [number, number?];
  /** Networks whose X-Forwarded-For is trusted, such as a CDN's; none by default. Only nginx uses it. */
  cdn?: string;
}

/** How to start a proxy in the foreground, and how to check only its files. */
export interface ProxyCommand {
  command: string;
  run: string[];
  check: string[];
}

export type ProxyName = 'nginx' | 'haproxy';

/** Moves addresses and ports to this machine, and uses our own certificate. */
const move = (text: string, { folder, http, https, sites: [first, second] }: ProxyPlace): string =>
  text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replaceAll(/^.*127\.0\.0\.1:3010.*\n/gm, (line) => (second ? line.replace('3010', String(second)) : ''))
    .replaceAll(/^ *(?:listen \[::\]|bind :::).*\n/gm, '')
    .replaceAll(/^( *(?:listen|bind)) :?80\b/gm, `$1 127.0.0.1:${http}`)
    .replaceAll(/^( *(?:listen|bind)) :?443\b/gm, `$1 127.0.0.1:${https}`)
    .replaceAll(
      /\/etc\/ev-site\/tls|\/var\/(?:cache|log)\/nginx|\/var\/lib(?=\/ev-site-acme)|\/run\/haproxy/g,
      folder,
    );

const makeCertificate = (folder: string): void => {
  const names = 'subjectAltName=IP:127.0.0.1,DNS:ev.example';
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=ev.example', '-addext', names, ...files], {
    stdio: 'ignore',
  });
  const parts = ['fullchain.pem', 'privkey.pem'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  writeFileSync(path.join(folder, 'site.pem'), parts.join(''));
};

// Started by root, its workers would otherwise run as a user without rights here.
const toMain = (text: string, folder: string): string => {
  const user = isRoot ? 'user root;\n' : '';
  return `daemon off;\n${text}`
    .replace(/^user .*\n/m, user)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('/run/nginx.pid', `${folder}/nginx.pid`);
};

/** Removes the number signs from the lines that a deployment behind a CDN enables. */
const believe = (text: string, cdn: string): string =>
  text
    .replaceAll(/^( *)# {3}(set_real_ip_from|real_ip_\w+) /gm, '$1$2 ')
    .replace(/(?<=set_real_ip_from )[^;]+/, cdn);

const writeNginx = (place: ProxyPlace): ProxyCommand => {
  const { folder, cdn } = place;
  mkdirSync(path.join(folder, 'conf.d'));
  for (const file of ['ev-site.conf', 'ev-site-sites.inc', 'ev-site-pass.inc']) {
    const text = readFileSync(`${root}deploy/nginx/${file}`, 'utf8');
    const moved = move(text, place);
    writeFileSync(path.join(folder, 'conf.d', file), cdn ? believe(moved, cdn) : moved);
  }
  const main = path.join(folder, 'nginx.conf');
  const text = readFileSync(`${root}deploy/compose/nginx.conf`, 'utf8');
  writeFileSync(main, toMain(move(text, place), folder));
  const run = ['-e', path.join(folder, 'error.log'), '-c', main];
  return { command: 'nginx', run, check: ['-t', ...run] };
};

// A test can neither change to another user nor open files for 20,000 connections.
const writeHaproxy = (place: ProxyPlace): ProxyCommand => {
  const file = path.join(place.folder, 'haproxy.cfg');
  const text = readFileSync(`${root}deploy/haproxy/haproxy.cfg`, 'utf8');
  writeFileSync(file, move(text, place).replaceAll(/^ {2}(?:user|group|maxconn) .*\n/gm, ''));
  return { command: 'haproxy', run: ['-W', '-f', file], check: ['-c', '-f', file] };
};

/** Writes a proxy's files of deploy/ into a folder, with ports and paths of this machine, and a certificate. */
export const writeProxy = (name: ProxyName, place: ProxyPlace): ProxyCommand => {
  makeCertificate(place.folder);
  return name === 'nginx' ? writeNginx(place) : writeHaproxy(place);
};
