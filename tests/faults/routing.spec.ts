import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killProgram } from '@ev-site/scripts/product.ts';
import { en } from '@ev-site/site/words/en.ts';
import { expect, test } from '@playwright/test';
import { generous } from '../support/faults/fault-run.ts';
import { freeLeases } from '../support/faults/stored-leads.ts';
import { makeContact, makeInquiry, newMobile, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { startSecondSite } from '../support/product/second-site.ts';
import { openRows } from '../support/storage/stored-rows.ts';

/** The current privacy notice, which names dealers. */
const told = en.forms.privacy.version;

const addRules = async (
  settings: Record<string, string>,
): Promise<Record<'owners' | 'dealers', number[]>> => {
  const command = path.join(import.meta.dirname, '../support/leads/routing-content.ts');
  const { stdout } = await promisify(execFile)('node', ['--no-warnings', command], {
    env: { ...process.env, ...settings },
  });
  return JSON.parse(stdout.slice(stdout.indexOf('{"result"'))).result;
};

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));

/** To whom each lead was given, and how often. */
const readGiven = async (settings: Record<string, string>) => {
  const rows = await openRows(settings).read(
    `SELECT leads.id, name, owner_id AS owner, routed_to_id AS dealer, route_at AS waits,
       (SELECT COUNT(*) FROM lead_routes WHERE lead = leads.id) AS routes,
       (SELECT COUNT(*) FROM lead_log WHERE lead_log.lead = leads.id AND lead_log.kind = 'owner') AS lines
     FROM leads ORDER BY leads.id`,
  );
  return rows.map(({ id, name, owner, dealer, waits, routes, lines }) => ({
    id: Number(id),
    name: String(name),
    owner: toNumber(owner),
    dealer: toNumber(dealer),
    waits: waits !== null,
    routes: Number(routes),
    lines: Number(lines),
  }));
};

/** A site over a database of its own with two rules; `logs` is the folder of its log. */
const openSite = async () => {
  const database = await openOwnDatabase(process.env);
  const logs = mkdtempSync(path.join(tmpdir(), 'ev-site-routing-logs-'));
  const settings = { ...database.settings, ...generous };
  const { owners, dealers } = await addRules(settings);
  return {
    settings,
    owners,
    dealers,
    start: () => startSecondSite({ ...settings, LOG_LEVEL: 'info' }, logs),
    readLogs: () => readFileSync(path.join(logs, 'site.log'), 'utf8'),
    async remove() {
      await database.remove();
      rmSync(logs, { recursive: true, force: true });
    },
  };
};

test.setTimeout(240_000);

test('site killed while assigning leads: each gets one owner, in turn, once, and its owner is mailed', async () => {
  const { settings, owners, start, remove } = await openSite();
  let site = await start();
  const names: string[] = [];
  let killedAt = 0;
  const send = async (count: number) => {
    const all = Array.from({ length: count }, () => ({ ...makeContact(), phone: newMobile() }));
    const answers = await Promise.all(all.map((one) => postJson(site.url, '/api/post-contact-us', one)));
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
    names.push(...all.map(({ firstname, lastname }) => `${firstname} ${lastname}`));
  };
  try {
    for (const pause of [0, 150]) {
      await send(12);
      await delay(pause);
      await killProgram(site.program);
      killedAt = Date.now();
      site = await start();
    }
    await send(7);
    await freeLeases(settings, killedAt);
    const mails = path.join(settings.DATA_DIR, 'mails');
    let leads: Awaited<ReturnType<typeof readGiven>> = [];
    await expect(async () => {
      const stored = await readGiven(settings);
      leads = stored.filter(({ name }) => names.includes(name));
      expect(leads).toHaveLength(names.length);
      expect(leads.filter(({ owner, waits }) => owner === null || waits)).toEqual([]);
      const unmailed = leads.filter(({ id }) => !existsSync(path.join(mails, `lead-${id}-given-1.eml`)));
      expect(unmailed).toEqual([]);
    }).toPass({ timeout: 120_000 });
    expect(new Set(leads.map(({ routes, lines }) => `${routes} ${lines}`))).toEqual(new Set(['1 1']));
    const counts = owners.map((owner) => leads.filter((lead) => lead.owner === owner).length);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(31);
    expect(Math.max(...counts) - Math.min(...counts)).toBe(1);
  } finally {
    await site.stop();
    await remove();
  }
});

test('a dealer’s link opens, accepts and returns only his lead, and wrong keys all get the same 404', async () => {
  const { settings, start, readLogs, remove } = await openSite();
  const site = await start();
  const readLinks = (dealer: string) =>
    readMails(`${dealer}@rules.example`, settings.DATA_DIR)
      .filter((mail) => mail.includes('/lead?key='))
      .map((mail) => {
        const [, address = '', key = ''] = /(\/(?:hi\/|gu\/)?lead)\?key=([0-9a-f.]+)/.exec(mail) ?? [];
        return { mail, address, key };
      });
  const get = (address: string, key: string) => fetch(`${site.url}${address}?key=${key}`);
  const press = (key: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/lead`, { method: 'POST', headers, body: new URLSearchParams({ key, ...fields }) });
  try {
    const untold = await makeInquiry(site.url);
    const inquiries = [await makeInquiry(site.url), await makeInquiry(site.url)];
    await postJson(site.url, '/api/post-product-inquiry', { ...untold, privacy_version: '2026-11-22.2' });
    for (const inquiry of inquiries) {
      const fields = { ...inquiry, privacy_version: told };
      expect((await postJson(site.url, '/api/post-product-inquiry', fields)).status).toBe(200);
    }
    await expect
      .poll(() => [readLinks('first').length, readLinks('second').length], { timeout: 30_000 })
      .toEqual([1, 1]);
    const [[first], [second]] = [readLinks('first'), readLinks('second')];
    if (!first || !second) throw new Error('A dealer got no link.');
    // The leads may be stored in any order. The one whose visitor was not told of dealers went to no dealer.
    const all = await readGiven(settings);
    expect(all.find(({ name }) => name === untold.name)).toMatchObject({ dealer: null, owner: null });
    const nameIn = (text: string) => inquiries.find(({ name }) => text.includes(name))?.name ?? '';
    const [mine, theirs] = [nameIn(first.mail), nameIn(second.mail)];
    expect(new Set([mine, theirs])).toEqual(new Set(inquiries.map(({ name }) => name)));
    expect([first.address, second.address]).toEqual(['/gu/lead', '/hi/lead']);

    for (let look = 0; look < 3; look += 1) {
      const page = await get(first.address, first.key);
      const text = await page.text();
      expect([page.status, text.includes(mine), text.includes(theirs)]).toEqual([200, true, false]);
      expect(text).toContain('lang="gu-IN"');
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("form-action 'self'"),
      });
    }
    const read = async (name: string) => (await readGiven(settings)).find((one) => one.name === name);
    expect((await read(mine))?.lines).toBe(1);

    // Unknown key, tampered key, key of another lead, no key: all get the same answer.
    const [id = '', signature = ''] = first.key.split('.');
    const wrong = [
      '',
      'x',
      `${id}.${'0'.repeat(64)}`,
      `999999.${signature}`,
      `${second.key.split('.')[0]}.${signature}`,
    ];
    const answers = await Promise.all(
      wrong.map(async (key) => {
        const page = await get('/lead', key);
        return [page.status, await page.text()];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect((await press('x', { action: 'take' })).status).toBe(404);
    expect((await press(first.key, { action: 'take' }, { Origin: 'https://elsewhere.example' })).status).toBe(
      404,
    );
    expect((await press(first.key, { action: 'erase' })).status).toBe(404);
    expect((await read(mine))?.lines).toBe(1);

    const taken = await press(first.key, { action: 'take' });
    expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('You have taken it')]);
    const noted = await press(first.key, { action: 'called', text: 'Wants two' });
    expect(await noted.text()).toContain('Noted: you have called them.');
    const missing = await press(second.key, { action: 'back', reason: ' ' });
    expect([missing.status, await missing.text()]).toEqual([
      422,
      expect.stringContaining('why you give it back'),
    ]);
    const long = await press(second.key, { action: 'back', reason: `Far ${'x'.repeat(500)}` });
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('Far xxx')]);
    expect((await press(second.key, { action: 'back', reason: 'x'.repeat(30_000) })).status).toBe(413);
    const back = await press(second.key, { action: 'back', reason: 'Too far' });
    expect(await back.text()).toContain('You have given it back');
    const gone = await get('/lead', second.key);
    expect([gone.status, await gone.text()]).toEqual(answers[0]);

    // The other dealer has the lead now, with a link of its own.
    await expect.poll(() => readLinks('first').length, { timeout: 30_000 }).toBe(2);
    const again = readLinks('first').find(({ key }) => key !== first.key);
    expect(await (await get('/lead', again?.key ?? '')).text()).toContain(theirs);
    expect((await get('/lead', first.key)).status).toBe(200);
    for (const { key } of [first, second]) expect(readLogs()).not.toContain(key.split('.')[1]);
    expect(readLogs()).not.toContain(mine);
    expect(readLogs()).toContain('"path":"/gu/lead"');
  } finally {
    await site.stop();
    await remove();
  }
});
