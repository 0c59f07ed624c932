import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeSnapshot } from '@ev-site/content/backup/snapshot.ts';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { killProgram } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { run, start } from '@ev-site/scripts/run.ts';
import { expect, test } from '@playwright/test';
import { listLeadNames, listStrangers, readDataFiles, readTables } from '../support/faults/data-folder.ts';
import { kills, seconds } from '../support/faults/fault-run.ts';
import { sendLoad } from '../support/faults/lead-load.ts';
import { mountSmallDisk } from '../support/faults/small-disk.ts';
import { freeLeases, waitForDelivery } from '../support/faults/stored-leads.ts';
import { makeDice } from '../support/hostile/dice.ts';
import { makeContact, postApplication, postJson } from '../support/leads/forms.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';

const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
/** Number of picture files: some in the short run, all in the full run. */
const pictures = seconds >= 60 ? Number.POSITIVE_INFINITY : 120;

test.skip(
  DATABASE_URL.startsWith('postgres'),
  'PostgreSQL is restored by pgBackRest: tests/faults/point-in-time.spec.ts',
);
test.setTimeout(seconds * 2000 + kills * 20_000 + 240_000);

/** Longest time, in seconds, for which data may be lost, and for which visitors may wait for the site. */
const promised = 300;

interface Machine {
  folder: string;
  data: string;
  identity: string;
  settings: Record<string, string>;
}

/** Runs a command. Adds --first if the place for backups is new. */
const command = (name: 'backup' | 'restore', { settings }: Machine, ...args: string[]) => {
  const isFirst = name === 'backup' && !existsSync(join(settings.BACKUP_TO ?? '', 'backups'));
  return run('node', [`content/cli/${name}.ts`, ...(isFirst ? ['--first'] : []), ...args], {
    env: settings,
    output: 'capture',
  });
};

const mustDo = async (name: 'backup' | 'restore', machine: Machine, ...args: string[]) => {
  const { code, printed } = await command(name, machine, ...args);
  expect(code, printed).toBe(0);
  return printed;
};

/** A machine of its own with everything that the product under test holds, and keys for its backups. */
const openMachine = async (): Promise<Machine> => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-drill-'));
  const data = join(folder, 'data');
  for (const name of ['mails', 'resumes']) mkdirSync(join(data, name), { recursive: true });
  takeSnapshot(DATABASE_URL.replace('file:', ''), join(data, 'site.sqlite'));
  mkdirSync(join(data, 'media'));
  for (const name of readdirSync(join(DATA_DIR, 'media')).slice(0, pictures))
    cpSync(join(DATA_DIR, 'media', name), join(data, 'media', name));
  const identity = join(folder, 'key.txt');
  const settings = {
    DATA_DIR: data,
    DATABASE_URL: `file:${data}/site.sqlite`,
    BACKUP_TO: join(folder, 'store'),
    FORMS_PER_ADDRESS: '1000000',
    FORMS_PER_KIND: '1000000',
  };
  const machine = { folder, data, identity, settings };
  const printed = await mustDo('backup', machine, '--make-key', identity);
  return { ...machine, settings: { ...settings, BACKUP_RECIPIENT: /age1\w+/.exec(printed)?.[0] ?? '' } };
};

/** Kills the site (kill -9) and removes the machine's data folder; the test keeps it elsewhere for comparison. */
const loseEverything = async ({ data }: Machine, site: SecondProgram, to: string) => {
  await killProgram(site.program);
  renameSync(data, to);
  expect(existsSync(data)).toBe(false);
};

/** Restores the newest backup and starts the site. @returns the command's output, the site, and the seconds taken. */
const recover = async (machine: Machine) => {
  const began = performance.now();
  const said = await mustDo('restore', machine, '--identity', machine.identity);
  const site = await startSecondSite(machine.settings);
  const answer = await postJson(site.url, '/api/post-contact-us', makeContact());
  expect(answer.status).toBe(200);
  return { said, site, took: (performance.now() - began) / 1000 };
};

const compareFiles = (restored: Map<string, Buffer>, lost: Map<string, Buffer>) =>
  [...restored].filter(([name, bytes]) => !lost.get(name)?.equals(bytes)).map(([name]) => name);

const listObjects = ({ folder }: Machine): string[] =>
  readdirSync(join(folder, 'store/objects'), { recursive: true }).map(String);

const isTaken = ({ status }: { status: number }): boolean => status === 200;

/** Number of leads that are still on their way to a dealer, whose dealer has got no mail, or that have no number yet. */
const countUnderWay = (data: string): number => {
  const tables = readTables(data);
  const isDue = (table: string, column: string) =>
    [...(tables.get(table) ?? [])].filter((row) => !row.includes(`["${column}",null]`));
  const unnumbered = [...(tables.get('leads') ?? [])].filter((row) => row.includes('["reference",null]'));
  return isDue('leads', 'route_at').length + isDue('lead_routes', 'mail_at').length + unnumbered.length;
};

const pictureCount = ({ data }: Machine): number => readdirSync(join(data, 'media')).length;

/** Seconds between two backups, from the timer. */
const readInterval = (): number => {
  const unit = readFileSync(`${root}deploy/systemd/ev-site-backup.timer`, 'utf8');
  const minutes = /^OnCalendar=\*:0\/(\d+)$/m.exec(unit)?.[1];
  expect(unit).toMatch(/^RandomizedDelaySec=0$/m);
  return Number(minutes) * 60;
};

test('a machine lost under load is restored completely up to its last backup', async () => {
  const machine = await openMachine();
  const { folder, data, settings } = machine;
  let site = await startSecondSite(settings);
  try {
    const files = await Promise.all([0, 1, 2].map(() => postApplication(site.url)));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    await mustDo('backup', machine);
    const load = (forSeconds: number) =>
      sendLoad({ getUrl: () => site.url, perSecond: 20, seconds: forSeconds, attempts: 1 });
    const before = await load(seconds);
    // The last backup is made while more leads come in.
    const during = load(3);
    await delay(500);
    const began = performance.now();
    await mustDo('backup', machine);
    const backupTook = (performance.now() - began) / 1000;
    const backedUpAt = Date.now();
    const sent = [...before, ...(await during)];
    // A busy site answers 503 ("come again"), and has stored nothing.
    expect(sent.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(before.filter(isTaken).length).toBeGreaterThan(before.length / 2);

    const lost = join(folder, 'lost');
    await loseEverything(machine, site, lost);
    const recovered = await recover(machine);
    // The restored data, before the started site changes them.
    const again = join(folder, 'again');
    await mustDo('restore', machine, '--identity', machine.identity, '--to', again);
    const names = listLeadNames(again);
    const missing = before.filter((one) => isTaken(one) && !names.has(one.name));
    expect(missing, 'acknowledged before the backup, and lost').toEqual([]);
    const [restored, was] = [again, lost].map((folder) => readTables(folder, { still: true }));
    if (!restored || !was) throw new Error('Nothing to compare.');
    expect(listStrangers(restored, was), 'rows that were never there').toEqual({});
    const gone = listStrangers(was, restored);
    expect(
      Object.keys(gone).filter((table) => !['leads', 'lead_routes', 'lead_log'].includes(table)),
      'tables with rows that are gone',
    ).toEqual([]);
    expect(compareFiles(readDataFiles(again), readDataFiles(lost))).toEqual([]);
    expect(readdirSync(join(again, 'media'))).toHaveLength(readdirSync(join(lost, 'media')).length);
    expect(readdirSync(join(again, 'resumes'))).toHaveLength(3);
    expect(recovered.said).toContain('Restored the backup of');
    const atRisk = readInterval() + backupTook;
    process.stdout.write(
      `restore drill: ${JSON.stringify({
        before: before.length,
        duringBackup: sent.length - before.length,
        afterTheBackup: gone.leads?.length ?? 0,
        backupTook: Number(backupTook.toFixed(1)),
        atRiskAtMost: Number(atRisk.toFixed(1)),
        runningAgainAfter: Number(recovered.took.toFixed(1)),
      })}\n`,
    );
    expect(atRisk).toBeLessThanOrEqual(promised);
    expect(recovered.took).toBeLessThanOrEqual(promised);

    // Once more with no work in progress: then everything is the same, to the last row and byte.
    site = recovered.site;
    // Work that was in progress at the backup would be taken up again only after its lease.
    await freeLeases(settings, backedUpAt);
    await waitForDelivery(settings, listLeadNames(data));
    await expect.poll(() => countUnderWay(data), { timeout: 60_000 }).toBe(0);
    await mustDo('backup', machine);
    const second = join(folder, 'lost-again');
    await loseEverything(machine, site, second);
    await mustDo('restore', machine, '--identity', machine.identity);
    expect(readTables(data)).toEqual(readTables(second));
    expect(readDataFiles(data)).toEqual(readDataFiles(second));
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test(`a backup that is killed ${kills} times leaves the older backup intact`, async () => {
  const machine = await openMachine();
  const { folder, data, identity, settings } = machine;
  const { below } = makeDice('moments of a kill of the backup');
  try {
    await mustDo('backup', machine);
    const [whole = ''] = readdirSync(join(folder, 'store/backups'));
    for (let count = 0; count < kills; count += 1) {
      // All pictures are new to the backup, so it has much to do.
      renameSync(join(data, 'media'), join(data, 'media-old'));
      cpSync(join(data, 'media-old'), join(data, 'media'), { recursive: true });
      rmSync(join(data, 'media-old'), { recursive: true });
      const program = start('node', ['content/cli/backup.ts'], { env: settings, output: 'capture' });
      const enough = listObjects(machine).length + below(pictureCount(machine) - 20);
      while (listObjects(machine).length <= enough) await delay(5);
      await killProgram(program);
      expect(program.signalCode).toBe('SIGKILL');
      expect(readdirSync(join(folder, 'store/backups'))).toEqual([whole]);
    }
    expect(await mustDo('restore', machine, '--check', '--identity', identity)).toContain(
      'are whole, and open.',
    );
    // The lock ended with the killed program; its unfinished files are removed by the next backup.
    await mustDo('backup', machine);
    expect(readdirSync(join(data, '.backup'))).toEqual(['lock.sqlite']);
    expect(readdirSync(join(folder, 'store/backups'))).toHaveLength(2);
    expect(await mustDo('restore', machine, '--check', '--identity', identity)).toContain(
      'are whole, and open.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a full disk on either side is reported in words and does not harm older backups', async () => {
  test.skip(!isRoot, 'needs a small disk of its own, which only root can mount');
  const disk = await mountSmallDisk(process.env);
  const small = dirname(String(disk.settings.DATABASE_URL).replace('file:', ''));
  const machine = await openMachine();
  const { folder } = machine;
  const onSmall = { ...machine, settings: { ...machine.settings, ...disk.settings, DATA_DIR: small } };
  const toSmall = { ...machine, settings: { ...machine.settings, BACKUP_TO: join(small, 'store') } };
  try {
    await mustDo('backup', onSmall);
    disk.fill();
    for (const full of [onSmall, toSmall]) {
      const { code, printed } = await command('backup', full);
      expect(code).toBe(1);
      expect(printed).toMatch(/^There is no room left on the disk \(.+\)\.$/m);
    }
    expect(readdirSync(join(folder, 'store/backups'))).toHaveLength(1);
    expect(existsSync(join(small, 'store/backups'))).toBe(false);
    const { code, printed } = await command(
      'restore',
      onSmall,
      '--to',
      join(small, 'new'),
      '--identity',
      machine.identity,
    );
    expect([code, printed]).toEqual([1, expect.stringContaining('There is no room left on the disk')]);
    expect(readdirSync(small).filter((name) => name.startsWith('new'))).toEqual([]);
    disk.free();
    await mustDo('backup', onSmall);
    expect(readdirSync(join(folder, 'store/backups'))).toHaveLength(2);
  } finally {
    await disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
