/** The proxies of deploy/, each in front of two processes of the site and under faults. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { expect, test } from '@playwright/test';
import { openBreakableDatabase } from '../support/faults/breakable-database.ts';
import { type OwnProxy, startOwnProxy } from '../support/faults/own-proxy.ts';
import { type SitePair, startSitePair } from '../support/faults/site-pair.ts';
import { readStoredLeads } from '../support/faults/stored-leads.ts';
import { makeContact } from '../support/leads/forms.ts';

/** Pages from the proxy's cache, pages that a process answers each time, a file, and calls. */
const toPath = (count: number): string =>
  [
    '/',
    `/aboutus?visit=${count}`,
    '/favicon.svg',
    `/hi?visit=${count}`,
    '/api/get-career-jobs',
    '/api/get-human-check',
  ][count % 6] ?? '/';

interface Load {
  failed: string[];
  asked: number;
  stop(): Promise<void>;
}

/** Requests pages at a steady rate until it is stopped. */
const startLoad = (proxy: OwnProxy, perSecond: number): Load => {
  const open = new Set<Promise<void>>();
  const load = { failed: [] as string[], asked: 0 };
  const timer = setInterval(() => {
    const path = toPath(load.asked);
    load.asked += 1;
    const one = proxy.ask(path, { headers: { 'Accept-Encoding': 'br' } }).then(
      ({ status }) => void (status === 200 || load.failed.push(`${status} ${path}`)),
      (error: Error) => void load.failed.push(`${error.message} ${path}`),
    );
    open.add(one);
    one.finally(() => open.delete(one));
  }, 1000 / perSecond);
  return {
    get failed() {
      return load.failed;
    },
    get asked() {
      return load.asked;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
};

const postContact = (proxy: OwnProxy, contact: object, headers = {}) =>
  proxy.ask('/api/post-contact-us', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(contact),
  });

for (const name of ['nginx', 'haproxy'] as const) {
  test.describe(`behind ${name}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 240_000 });
    test.skip(!isInstalled(name) || !isInstalled('openssl'), `${name} and openssl are not installed here`);

    let proxy: OwnProxy;
    let sites: SitePair;
    let settings: Record<string, string>;
    let remove: () => void | Promise<void>;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      const database = await openBreakableDatabase(process.env);
      remove = database.remove;
      settings = database.settings;
      sites = await startSitePair({
        ...settings,
        TRUST_PROXY: 'loopback',
        PUBLIC_URL: 'https://ev.example',
        FORMS_PER_ADDRESS: '100000',
        FORMS_PER_KIND: '100000',
        RECKONINGS_PER_ADDRESS: '10',
      });
      proxy = await startOwnProxy(name, sites.ports);
    });

    test.afterAll(async () => {
      await proxy?.stop();
      await sites?.stop();
      await remove?.();
    });

    test('passes pages on as the site compressed them, and answers 304 to a known ETag', async () => {
      const plain = await proxy.ask('/');
      const brotli = await proxy.ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
      const gzip = await proxy.ask('/', { headers: { 'Accept-Encoding': 'gzip;q=1.0, br;q=0' } });
      expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      const etag = String(brotli.headers.etag);
      const again = await proxy.ask('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(brotli.headers['content-security-policy']);
    });

    test('answers a call in the language of each caller, whatever was requested before', async () => {
      const askIn = async (language: string) => {
        const headers = language === '' ? {} : { 'Accept-Language': language };
        return (await proxy.ask('/api/get-testimonials?first=gu', { headers })).body.toString();
      };
      const gujarati = await askIn('gu');
      expect(gujarati).toMatch(/\p{Script=Gujarati}/u);
      for (const language of ['', 'en-IN,en;q=0.9']) expect(await askIn(language)).not.toBe(gujarati);
      expect(await askIn('hi')).toMatch(/\p{Script=Devanagari}/u);
      expect(await askIn('gu')).toBe(gujarati);
    });

    test('does not mistake a part of a file for the whole file', async () => {
      const { body } = await proxy.ask('/favicon.svg');
      const part = await proxy.ask('/favicon.svg', { headers: { Range: 'bytes=0-9' } });
      expect([200, 206]).toContain(part.status);
      if (part.status === 206) expect(part.body.equals(body.subarray(0, 10))).toBe(true);
      const whole = await proxy.ask('/favicon.svg');
      expect([whole.status, whole.body.equals(body)]).toEqual([200, true]);
    });

    test('speaks HTTP/2', async () => {
      const ca = readFileSync(join(proxy.folder, 'fullchain.pem'));
      const session = connect(proxy.https, { ca });
      const status = await new Promise((resolve, reject) => {
        session.on('error', reject);
        session.request({ ':path': '/' }).on('response', (headers) => resolve(headers[':status']));
      });
      session.destroy();
      expect(status).toBe(200);
    });

    test('redirects http to https, and does not show the metrics', async () => {
      const response = await fetch(`${proxy.http}/aboutus?x=1`, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toMatch(/^https:\/\/[^/]+\/aboutus\?x=1$/);
      for (const path of ['/metrics', '/metrics/', '/metrics?x'])
        expect((await proxy.ask(path)).status, path).toBe(404);
    });

    test('ignores forged addresses, protocols and request ids of visitors', async () => {
      const made = {
        'X-Forwarded-Proto': 'http',
        Forwarded: 'for=192.0.2.7;proto=http',
        'X-Request-Id': 'made-up-by-me',
      };
      const { status, headers } = await proxy.ask('/api/get-career-jobs', { headers: made });
      expect(status).toBe(200);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
      const again = await proxy.ask('/api/get-career-jobs');
      expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);

      const statuses: number[] = [];
      // Each process counts for itself: after twice the allowed number both have reached their limit.
      for (let count = 0; count < 30; count += 1) {
        const address = `203.0.113.${count}`;
        const headers = { 'X-Forwarded-For': address, 'X-Real-IP': address };
        statuses.push((await proxy.ask(`/savings?price=3000${count}`, { headers })).status);
      }
      expect(statuses.filter((status) => status === 429).length, String(statuses)).toBeGreaterThanOrEqual(8);
    });

    test('refuses a body that is larger than the site accepts before reading it', async () => {
      const post = proxy.ask('/api/post-contact-us', { method: 'POST', body: Buffer.alloc(27_000_000) });
      const refused = await post.then(
        (answer) => answer.status,
        (error: NodeJS.ErrnoException) => error.code,
      );
      // A sender who is refused while still sending may find the connection closed.
      expect([413, 'ECONNRESET', 'EPIPE']).toContain(refused);
    });

    test('fails no page and loses or doubles no form while one process is killed and one is drained', async () => {
      // As much load as two sites that are still making pages can take beside other tests, on two cores.
      const load = startLoad(proxy, 10);
      const answers: { name: string; status: number }[] = [];
      const posts: Promise<void>[] = [];
      const post = async (): Promise<void> => {
        const contact = makeContact();
        const name = `${contact.firstname} ${contact.lastname}`;
        const { status } = await postContact(proxy, contact).catch(() => ({ status: 0 }));
        answers.push({ name, status });
      };
      const timer = setInterval(() => posts.push(post()), 300);
      try {
        await delay(1000);
        await sites.kill(0);
        await delay(2000);
        await sites.start(0);
        // Long enough for a proxy to notice that the process is back.
        await delay(6000);
        const beforeDrain = answers.length;
        await sites.drain(1);
        await delay(2000);
        await sites.start(1);
        await delay(1000);
        clearInterval(timer);
        await Promise.all(posts);
        await load.stop();
        // An update refuses nobody. A kill may cost the forms in that process at that moment, with an answer that says
        // so. nginx does not check by itself whether a site is back, so for some more seconds it may tell forms to try
        // again.
        const refused = answers.slice(beforeDrain + 1).filter(({ status }) => status !== 200);
        if (name === 'haproxy') expect(refused).toEqual([]);
        else expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
      } finally {
        clearInterval(timer);
        await load.stop();
      }
      expect(load.asked).toBeGreaterThan(120);
      expect(load.failed).toEqual([]);
      const { leads } = await readStoredLeads(settings);
      const stored = (name: string) => leads.filter((lead) => lead.name === name).length;
      const taken = answers.filter(({ status }) => status === 200);
      expect(taken.length).toBeGreaterThan(15);
      expect(taken.filter(({ name }) => stored(name) !== 1)).toEqual([]);
      expect(answers.filter(({ name }) => stored(name) > 1)).toEqual([]);
      process.stdout.write(
        `${name}: ${load.asked} pages, ${load.failed.length} failed; ${answers.length} forms, ` +
          `${answers.length - taken.length} told to try again\n`,
      );
    });

    test('with both processes halted, then gone, nginx serves cached pages at once, and other pages get 503', async () => {
      const ask = () => proxy.ask('/', { headers: { 'Accept-Encoding': 'br' } });
      const known = await ask();
      // Longer than a page stays fresh; HAProxy keeps nothing beyond its seconds.
      if (name === 'nginx') await delay(7000);
      sites.halt();
      try {
        if (name === 'nginx') {
          // A proxy that waited for a process would wait fifteen seconds.
          const page = await Promise.race([ask(), delay(10_000)]);
          expect([page?.status, page?.body.equals(known.body)]).toEqual([200, true]);
        }
      } finally {
        await sites.kill(0);
        await sites.kill(1);
      }
      if (name === 'nginx') {
        const page = await ask();
        expect([page.status, page.body.equals(known.body)]).toEqual([200, true]);
      }
      const never = await proxy.ask('/contactus?never=asked');
      await proxy.ask('/lead?key=1.secret');
      expect([never.status, never.headers['retry-after']]).toEqual([503, '10']);
      expect(never.body.toString()).toContain('फिर कोशिश करें');
    });

    test('logs neither visitors’ addresses nor query values on failures', async () => {
      test.skip(name !== 'nginx', 'HAProxy writes to its own output');
      const read = (file: string) => readFileSync(join(proxy.folder, file), 'utf8');
      expect(read('access.log')).toContain('"path":"/lead"');
      for (const file of ['access.log', 'error.log']) expect(read(file)).not.toMatch(/client:|secret|never/);
    });
  });
}
