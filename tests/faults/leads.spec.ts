import { setTimeout as delay } from 'node:timers/promises';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { killProgram } from '@ev-site/scripts/product.ts';
import { expect, test } from '@playwright/test';
import { openBreakableDatabase } from '../support/faults/breakable-database.ts';
import { generous, kills, report, seconds } from '../support/faults/fault-run.ts';
import { getPercentile, type SentForm, sendLoad } from '../support/faults/lead-load.ts';
import { mountSmallDisk } from '../support/faults/small-disk.ts';
import { startSmtpSink } from '../support/faults/smtp-sink.ts';
import {
  bringTriesForward,
  compareWithStored,
  freeLeases,
  listNotified,
  readStoredLeads,
} from '../support/faults/stored-leads.ts';
import { makeDice } from '../support/hostile/dice.ts';
import { makeContact, postJson } from '../support/leads/forms.ts';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';

/** How many leads are sent in a second; FAULT_SECONDS and FAULT_KILLS make the run longer (CONTRIBUTING.md, at full length). */
const perSecond = Number(process.env.FAULT_RATE ?? 50);

const { DATABASE_URL = '', DATA_DIR = '' } = process.env;

const openDatabase = async (open: typeof openOwnDatabase = openBreakableDatabase) => {
  const database = await open(process.env);
  return { database, settings: { ...database.settings, ...generous } };
};

/** In a short run other tests load the machine too, so the site may ask to come again. */
const attempts = seconds >= 60 ? 1 : 20;

test.setTimeout(seconds * 4000 + 240_000);

test(`${perSecond} leads/s for ${seconds} s: all accepted, stored once, mailed, quickly`, async () => {
  const { database, settings } = await openDatabase();
  const site = await startSecondSite(settings);
  try {
    // Right after the start the site makes pages ahead; the figure is for a site in normal work.
    await sendLoad({ getUrl: () => site.url, perSecond: 5, seconds: Math.min(seconds, 10), attempts: 1 });
    const sent = await sendLoad({ getUrl: () => site.url, perSecond, seconds, attempts });
    const { ids, ...figures } = await compareWithStored(settings, sent);
    const notified = listNotified(settings.DATA_DIR);
    const p99 = getPercentile(sent, 0.99);
    const unmailed = ids.filter((id) => !notified.has(id)).length;
    report('load', { ...figures, unmailed, p50: getPercentile(sent, 0.5), p99 });
    expect({ ...figures, unmailed }).toEqual({
      sent: perSecond * seconds,
      taken: perSecond * seconds,
      lost: 0,
      doubled: 0,
      undelivered: 0,
      integrity: 'ok',
      unmailed: 0,
    });
    if (seconds >= 60) expect(p99).toBeLessThanOrEqual(250);
  } finally {
    await site.stop();
    await database.remove();
  }
});

test(`site killed ${kills} times under load: no lead lost, none stored twice, each mailed`, async () => {
  test.setTimeout(kills * 30_000 + 240_000);
  const { database, settings } = await openDatabase();
  let site: SecondProgram | undefined = await startSecondSite(settings);
  let url = site.url;
  let killing = true;
  let killedAt = 0;
  const sent: SentForm[] = [];
  const { below } = makeDice('moments of a kill under load');
  const load = (async () => {
    while (killing)
      sent.push(...(await sendLoad({ getUrl: () => url, perSecond: 20, seconds: 1, attempts: 240 })));
  })();
  try {
    for (let count = 0; count < kills; count += 1) {
      await delay(500 + below(2000));
      await killProgram(site.program);
      killedAt = Date.now();
      site = await startSecondSite(settings);
      url = site.url;
    }
    killing = false;
    await load;
    await freeLeases(settings, killedAt);
    const { ids, ...figures } = await compareWithStored(settings, sent);
    const notified = listNotified(settings.DATA_DIR);
    const unmailed = ids.filter((id) => !notified.has(id)).length;
    const refused = sent.filter(({ status }) => status !== 200).map(({ status }) => status);
    report('kill -9', { kills, ...figures, unmailed, refused });
    expect(figures).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, integrity: 'ok' });
    expect(figures.taken).toBe(sent.length);
    expect(unmailed).toBe(0);
  } finally {
    killing = false;
    await site?.stop();
    await database.remove();
  }
});

test('without mail server leads are accepted as usual, and all are mailed once it is back', async () => {
  const { database, settings } = await openDatabase(openOwnDatabase);
  const sink = await startSmtpSink();
  sink.goAway();
  const site = await startSecondSite({ ...settings, SMTP_URL: sink.url, MAIL_FROM: 'site@ev.example' });
  try {
    const sent = await sendLoad({
      getUrl: () => site.url,
      perSecond: 20,
      seconds: Math.min(seconds, 60),
      attempts,
    });
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(sink.messageIds.size).toBe(0);
    sink.comeBack();
    await bringTriesForward(settings);
    const { ids, ...figures } = await compareWithStored(settings, sent);
    const unmailed = ids.filter((id) => !sink.messageIds.has(`lead-${id}-notice@localhost`)).length;
    report('no mail server', {
      ...figures,
      unmailed,
      mails: sink.messageIds.size,
      p99: getPercentile(sent, 0.99),
    });
    expect(figures).toMatchObject({ taken: sent.length, lost: 0, doubled: 0, undelivered: 0 });
    expect(unmailed).toBe(0);
  } finally {
    await site.stop();
    sink.stop();
    await database.remove();
  }
});

test('with a full disk forms get 503 with a phone number, pages are served even after a restart, and the site recovers by itself', async () => {
  test.skip(!isRoot, 'needs a small disk of its own, which only root can mount');
  const disk = await mountSmallDisk(process.env);
  const settings = { DATABASE_URL, DATA_DIR, ...disk.settings, ...generous };
  let site = await startSecondSite(settings);
  let taken = 0;
  const post = async () => {
    const response = await postJson(site.url, '/api/post-contact-us', makeContact());
    if (response.status === 200) taken += 1;
    return response;
  };
  try {
    expect((await post()).status).toBe(200);
    const before = (await readStoredLeads(settings)).leads.length - taken;
    disk.fill();
    let last = await post();
    for (let tries = 0; tries < 200 && last.status === 200; tries += 1) last = await post();
    const takenUntilFull = taken;
    expect(last.status).toBe(503);
    const { message } = (await last.json()) as { message: { form: string[] } };
    expect(message.form[0]).toMatch(/call us on \+?\d/);
    const expectReads = async () => {
      for (const read of ['/', '/api/get-banners']) expect((await fetch(site.url + read)).status).toBe(200);
    };
    await expectReads();
    await killProgram(site.program);
    site = await startSecondSite(settings);
    await expectReads();
    disk.free();
    await expect.poll(async () => (await post()).status, { timeout: 15_000 }).toBe(200);
    const { leads, integrity } = await readStoredLeads(settings);
    const stored = leads.length - before;
    report('disk full', { takenUntilFull, taken, stored, integrity });
    expect({ stored, integrity }).toEqual({ stored: taken, integrity: 'ok' });
  } finally {
    await site.stop();
    await disk.remove();
  }
});
