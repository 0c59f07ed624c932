import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killProgram } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import { expect, test } from '@playwright/test';
import {
  type ArchivedServer,
  hasArchivedServer,
  startArchivedServer,
} from '../support/faults/archived-server.ts';
import { seconds } from '../support/faults/fault-run.ts';
import { makeContact, postJson } from '../support/leads/forms.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';

/** The full run archives with the delivered settings; the daily run archives sooner, to wait less. */
const asDelivered = seconds >= 60;

/** Seconds after which the write-ahead log leaves the machine. */
const archiveTimeout = asDelivered
  ? Number(
      /^archive_timeout = (\d+)s$/m.exec(readFileSync(`${root}deploy/pgbackrest/archive.conf`, 'utf8'))?.[1],
    )
  : 5;
const options = asDelivered ? [] : [`archive_timeout = ${archiveTimeout}s`];
/** Seconds allowed for the way from the server to the backups. */
const way = 10;

test.skip(!hasArchivedServer, 'PostgreSQL of the system and pgBackRest are not installed');
test.setTimeout(archiveTimeout * 4000 + 240_000);

interface Taken {
  name: string;
  /** When it was acknowledged, in ms. */
  at: number;
}

const send = async ({ url }: SecondProgram): Promise<Taken> => {
  const contact = makeContact();
  const { status } = await postJson(url, '/api/post-contact-us', contact);
  expect(status).toBe(200);
  return { name: `${contact.firstname} ${contact.lastname}`, at: Date.now() };
};

/** Sends two leads a second. */
const sendFor = async (site: SecondProgram, forSeconds: number): Promise<Taken[]> => {
  const taken: Taken[] = [];
  const end = Date.now() + forSeconds * 1000;
  while (Date.now() < end) {
    taken.push(await send(site));
    await delay(500);
  }
  return taken;
};

/**
 * Sends leads until the log segment with the first lead has left the machine, and then almost until the next segment
 * leaves: the worst moment. A segment from before the leads may leave late, so the test does not wait for that one.
 */
const sendToTheWorstMoment = async (site: SecondProgram, server: ArchivedServer): Promise<Taken[]> => {
  const taken = [await send(site)];
  const part = await server.ask('SELECT pg_walfile_name(pg_current_wal_lsn())');
  const limit = Date.now() + (archiveTimeout + way) * 1000;
  while ((await server.ask('SELECT last_archived_wal FROM pg_stat_archiver')) < part) {
    expect(Date.now(), 'the log does not leave the machine').toBeLessThan(limit);
    taken.push(...(await sendFor(site, 0.5)));
  }
  return [...taken, ...(await sendFor(site, archiveTimeout * 0.9 - 1))];
};

/** Starts the server on what was restored, and a site on it. @returns the site and the names of all leads. */
const goOn = async (server: ArchivedServer, dataDir: string) => {
  await server.start();
  const names = new Set((await server.ask('SELECT name FROM leads')).split('\n'));
  await server.runFile('after-restore.sql');
  const site = await startSecondSite({ DATABASE_URL: server.getUrl(), DATA_DIR: dataDir });
  return { site, names };
};

test('PostgreSQL lost with its machine, then emptied by mistake: restored from the archive both times', async () => {
  const server = await startArchivedServer(options);
  const dataDir = mkdtempSync(join(tmpdir(), 'ev-site-point-'));
  mkdirSync(join(dataDir, 'mails'));
  const settings = { DATABASE_URL: server.getUrl(), DATA_DIR: dataDir };
  let site: SecondProgram | undefined;
  try {
    await mustRun('node', ['tests/support/leads/prepare-content.ts'], { env: settings, output: 'capture' });
    await server.backrest('--type=full', 'backup');
    site = await startSecondSite(settings);
    const taken = await sendToTheWorstMoment(site, server);

    const lostAt = Date.now();
    await Promise.all([killProgram(site.program), server.lose()]);
    const began = performance.now();
    await server.backrest('restore');
    const restoredAfter = (performance.now() - began) / 1000;
    const afterLoss = await goOn(server, dataDir);
    site = afterLoss.site;
    const [numberBefore = ''] = (await server.ask('SELECT max(id) FROM leads')).split('\n');
    await send(site);
    const runningAfter = (performance.now() - began) / 1000;
    const lost = taken.filter(({ name }) => !afterLoss.names.has(name));
    const atRisk = (lostAt - (lost[0]?.at ?? lostAt)) / 1000;
    expect(afterLoss.names.size).toBe(taken.length - lost.length);
    expect(taken.length - lost.length).toBeGreaterThan(0);
    // No gap: only the latest leads are lost.
    expect(lost).toEqual(taken.slice(taken.length - lost.length));
    expect(atRisk).toBeLessThanOrEqual(archiveTimeout + way);
    expect(Number(await server.ask('SELECT max(id) FROM leads'))).toBeGreaterThan(
      Number(numberBefore) + 9000,
    );

    // Somebody deletes everything; the database goes back to the second before.
    const kept = await sendFor(site, 2);
    await delay(1000);
    const moment = await server.ask('SELECT now()');
    await delay(1000);
    await server.ask('DELETE FROM leads');
    await server.ask('SELECT pg_switch_wal()');
    await delay(2000);
    await killProgram(site.program);
    await server.stop();
    const beganAgain = performance.now();
    await server.backrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
    const afterMistake = await goOn(server, dataDir);
    site = afterMistake.site;
    await send(site);
    const runningAgainAfter = (performance.now() - beganAgain) / 1000;
    for (const { name } of kept) expect(afterMistake.names).toContain(name);
    expect(afterMistake.names.size).toBe(taken.length - lost.length + 1 + kept.length);
    const figures = {
      taken: taken.length,
      lost: lost.length,
      atRisk,
      restoredAfter,
      runningAfter,
      runningAgainAfter,
    };
    process.stdout.write(`point in time: ${JSON.stringify({ archiveTimeout, ...figures })}\n`);
  } finally {
    await site?.stop();
    await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
