import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hasValkey, startValkey } from '@ev-site/scripts/test-valkey.ts';
import { expect, test } from '@playwright/test';
import { type BreakableDatabase, openBreakableDatabase } from '../support/faults/breakable-database.ts';
import { generous, report, seconds } from '../support/faults/fault-run.ts';
import { type SentForm, sendLoad } from '../support/faults/lead-load.ts';
import { byProcess, listProcesses } from '../support/faults/site-processes.ts';
import { compareWithStored, freeLeases, readStoredLeads } from '../support/faults/stored-leads.ts';
import {
  makeContact,
  makeDealer,
  makeInquiry,
  makeTestRide,
  newName,
  postApplication,
  postJson,
} from '../support/leads/forms.ts';
import { getHumanAnswer } from '../support/leads/human-answer.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';

const quick = { ...generous, FORM_SHORTEST_MS: '0' };
/** A connection that is kept open would stay with the process that accepted it. */
const alone = { Connection: 'close' };

const isThere = async (url: string) =>
  (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })).status;

/** Waits until the process at `index` accepts connections, which is a while after it is listed. */
const waitForProcess = (site: SecondProgram, index: number) =>
  expect.poll(() => byProcess(site, index, isThere).catch(() => 0), { timeout: 60_000 }).toBe(200);

/**
 * Opens two processes over a database of their own for a group of tests, and waits before each test until both listen.
 * @returns a function that gives the site to a test.
 */
const openTwo = (changed: Record<string, string> = {}): (() => SecondProgram) => {
  let database: BreakableDatabase;
  let site: SecondProgram;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    database = await openBreakableDatabase(process.env);
    const two = { PROCESSES: '2', HOST: '0.0.0.0' };
    site = await startSecondSite({ ...database.settings, ...quick, ...changed, ...two });
  });
  test.beforeEach(async () => {
    expect(listProcesses(site)).toHaveLength(2);
    await waitForProcess(site, 0);
    await waitForProcess(site, 1);
  });
  test.afterAll(async () => {
    await site?.stop();
    await database?.remove();
  });
  return () => site;
};

/** Requests a page again and again, `sideBySide` at once, each over a new connection. */
const readPages = (url: string, sideBySide: number) => {
  const failures: string[] = [];
  let reading = true;
  let read = 0;
  const readOn = async () => {
    while (reading) {
      try {
        const response = await fetch(url, { headers: alone, signal: AbortSignal.timeout(10_000) });
        await response.arrayBuffer();
        if (response.status === 200) read += 1;
        else failures.push(String(response.status));
      } catch (error) {
        failures.push(error instanceof Error ? error.name : 'thrown');
      }
      await delay(20);
    }
  };
  const readers = Array.from({ length: sideBySide }, readOn);
  return {
    async stop() {
      reading = false;
      await Promise.all(readers);
      return { read, failures };
    },
  };
};

test.setTimeout(seconds * 4000 + 240_000);

test.describe('two processes', () => {
  const getSite = openTwo();

  test('a form begun with one process is accepted by the other, for all five forms, and a repeated form stays one lead', async () => {
    const site = getSite();
    const [dealer, inquiry, ride, rCaptcha] = await byProcess(site, 0, async (url) => [
      await makeDealer(url),
      await makeInquiry(url),
      await makeTestRide(url),
      await getHumanAnswer(url),
    ]);
    const contact = makeContact();
    const key = { 'Idempotency-Key': randomUUID() };
    const name = newName();
    const send = async (url: string) => [
      await postJson(url, '/api/create-dealer', dealer, key),
      await postJson(url, '/api/post-contact-us', contact, key),
      await postJson(url, '/api/post-product-inquiry', inquiry, key),
      await postJson(url, '/api/post-test-ride', ride, key),
    ];
    const answers = await byProcess(site, 1, async (url) => [
      ...(await send(url)),
      await postApplication(url, { fields: { name, rCaptcha } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const again = await byProcess(site, 0, send);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const names = [dealer.name, `${contact.firstname} ${contact.lastname}`, inquiry.name, ride.name, name];
    const { leads } = await readStoredLeads(site.settings);
    expect(names.map((one) => leads.filter((lead) => lead.name === one).length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('kill -9 of a process under load loses and doubles no lead, and fails only pages in flight', async () => {
    const site = getSite();
    const inFlight = 4;
    const pages = readPages(`${site.url}/`, inFlight);
    const loadSeconds = Math.max(6, seconds);
    const load = sendLoad({ getUrl: () => site.url, perSecond: 20, seconds: loadSeconds, attempts: 20 });
    await delay((loadSeconds * 1000) / 3);
    const [killed = 0] = listProcesses(site);
    process.kill(killed, 'SIGKILL');
    const killedAt = Date.now();
    const sent = await load;
    await freeLeases(site.settings, killedAt);
    const { read, failures } = await pages.stop();
    const { ids: _, ...figures } = await compareWithStored(site.settings, sent);
    report('kill -9 of one of two processes', { ...figures, pages: read, failedPages: failures.length });
    expect(figures).toEqual({
      sent: 20 * loadSeconds,
      taken: 20 * loadSeconds,
      lost: 0,
      doubled: 0,
      undelivered: 0,
      integrity: 'ok',
    });
    // No request was left hanging.
    expect(failures.filter((failure) => failure !== 'TypeError')).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(inFlight);
    await expect.poll(() => listProcesses(site)).toHaveLength(2);
    expect(listProcesses(site)).not.toContain(killed);
  });

  test('SIGHUP replaces both processes under load without failing a page or a form', async () => {
    const site = getSite();
    const before = listProcesses(site);
    const pages = readPages(`${site.url}/`, 4);
    const sent: SentForm[] = [];
    let loading = true;
    const load = (async () => {
      while (loading)
        sent.push(...(await sendLoad({ getUrl: () => site.url, perSecond: 10, seconds: 1, attempts: 20 })));
    })();
    site.program.kill('SIGHUP');
    await expect
      .poll(() => listProcesses(site).filter((pid) => before.includes(pid)).length, { timeout: 90_000 })
      .toBe(0);
    loading = false;
    await load;
    const { read, failures } = await pages.stop();
    const { ids: _, ...figures } = await compareWithStored(site.settings, sent);
    // If other tests keep the machine busy, a form may have to come again, but no connection may break.
    const cutOff = sent.reduce((sum, form) => sum + form.cutOff, 0);
    report('rolling restart', { ...figures, cutOff, pages: read, failedPages: failures.length });
    expect(failures).toEqual([]);
    expect(cutOff).toBe(0);
    expect(figures).toMatchObject({
      taken: sent.length,
      lost: 0,
      doubled: 0,
      undelivered: 0,
      integrity: 'ok',
    });
    expect(listProcesses(site)).toHaveLength(2);
  });
});

test.describe('two processes with low limits', () => {
  const getSite = openTwo({
    FORMS_PER_ADDRESS: '6',
    RECKONINGS_PER_ADDRESS: '6',
    SIGN_INS_PER_ADDRESS: '6',
    SIGN_INS_PER_ACCOUNT: '6',
  });

  test('share each limit, also with the process started after a kill', async () => {
    const site = getSite();
    const login = { email: 'nobody@example.com', password: 'not the password' };
    const ways = {
      forms: (url: string) => postJson(url, '/api/post-contact-us', makeContact()),
      reckonings: (url: string) => fetch(`${url}/savings?km=90`),
      signIns: (url: string) => postJson(url, '/studio/api/staff/login', login),
    };
    const statuses: Record<string, number[]> = {};
    const ask = (index: number, times: number) =>
      byProcess(site, index, async (url) => {
        for (const [what, way] of Object.entries(ways)) {
          for (let time = 0; time < times; time += 1) {
            const response = await way(url);
            await response.arrayBuffer();
            statuses[what] = [...(statuses[what] ?? []), response.status];
          }
        }
      });
    await ask(0, 3);
    await ask(1, 3);
    await ask(0, 1);
    await ask(1, 1);
    const [first = 0] = listProcesses(site);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => listProcesses(site).filter((pid) => pid !== first).length).toBe(2);
    // The new process is the last in the list.
    await waitForProcess(site, 1);
    await ask(1, 1);
    const sixOf = (status: number) => [...Array(6).fill(status), 429, 429, 429];
    expect(statuses).toEqual({ forms: sixOf(200), reckonings: sixOf(200), signIns: sixOf(401) });
  });
});

for (const PROCESSES of ['1', '2'])
  test(`a site with PROCESSES=${PROCESSES} that is told to stop reports it, goes on serving for the set delay, and then ends`, async () => {
    const database = await openBreakableDatabase(process.env);
    const settings = { ...database.settings, ...quick, PROCESSES, SHUTDOWN_DELAY_SECONDS: '4' };
    const site = await startSecondSite(settings);
    try {
      const see = async (path: string) => (await fetch(`${site.url}${path}`, { headers: alone })).status;
      expect(await see('/healthz')).toBe(200);
      const began = performance.now();
      const ended = site.stop();
      await expect.poll(() => see('/healthz'), { timeout: 2000 }).toBe(503);
      expect(await Promise.all(['/readyz', '/readyz/pages', '/aboutus'].map(see))).toEqual([503, 503, 200]);
      expect((await postJson(site.url, '/api/post-contact-us', makeContact())).status).toBe(200);
      await ended;
      const ms = performance.now() - began;
      expect(ms).toBeGreaterThan(4000);
      expect(ms).toBeLessThan(12_000);
      expect(site.program.exitCode).toBe(0);
    } finally {
      await site.stop();
      await database.remove();
    }
  });

test('two sites share their limits through Valkey, and without Valkey they count separately and stay quick', async () => {
  test.skip(!hasValkey, 'needs valkey-server or redis-server');
  const database = await openBreakableDatabase(process.env);
  const valkey = await startValkey();
  const settings = { ...database.settings, ...quick, FORMS_PER_ADDRESS: '6' };
  const sites = await Promise.all([1, 2].map(() => startSecondSite({ ...settings, VALKEY_URL: valkey.url })));
  const post = async (index: number) => {
    const began = performance.now();
    const { status } = await postJson(sites[index % 2]?.url ?? '', '/api/post-contact-us', makeContact());
    return { status, ms: performance.now() - began };
  };
  const postEach = async (times: number) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await post(index));
    return answers;
  };
  try {
    const shared = await postEach(8);
    expect(shared.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429, 429]);
    valkey.hold();
    const silent = await postEach(8);
    await valkey.kill();
    const gone = await postEach(4);
    report('Valkey held still, then gone', { ms: [...silent, ...gone].map(({ ms }) => Math.round(ms)) });
    // Each site now counts for itself, and allows six.
    expect([...silent, ...gone].map(({ status }) => status)).toEqual(Array(12).fill(200));
    // In a short run other tests load the machine too.
    const longest = seconds >= 60 ? 1500 : 5000;
    expect(Math.max(...[...silent, ...gone].map(({ ms }) => ms))).toBeLessThan(longest);
    await valkey.start();
    await expect.poll(async () => (await valkey.ask('DBSIZE')).trim(), { timeout: 20_000 }).not.toBe('');
    await expect
      .poll(
        async () => {
          await post(0);
          return (await valkey.ask('DBSIZE')).trim();
        },
        { timeout: 20_000 },
      )
      .not.toBe(':0');
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await valkey.remove();
    await database.remove();
  }
});
