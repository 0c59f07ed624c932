import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRetention, toLongestWeeks } from '@ev-site/content/backup/retention.ts';
import { root } from '@ev-site/scripts/root.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-compose-backup-'));
  store = path.join(folder, 'store');
  for (const made of ['store', 'programs']) mkdirSync(path.join(folder, made));
});
afterEach(() => rmSync(folder, { recursive: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const keepOld = (name: string, days: number) => {
  writeFileSync(path.join(store, name), 'old');
  utimesSync(path.join(store, name), daysAgo(days), daysAgo(days));
};

/**
 * Runs the backup script with substitutes for its programs, which record their calls.
 * @param reading the command that reads a volume, in place of Docker
 * @param first whether no older copy exists
 */
const run = (what: string, reading = 'printf rows', more: Record<string, string> = {}, first = true) => {
  const asked = path.join(folder, 'asked');
  const stand = (name: string, says: string) =>
    writeFileSync(
      path.join(folder, 'programs', name),
      `#!/bin/sh\necho "${name} $*" >> ${asked}\n${says}\n`,
      { mode: 0o755 },
    );
  stand(
    'docker',
    `case $* in *'--progress quiet'* | run*) ;; *) echo 'Container storage Stopping' >&2 ;; esac; case $* in *'weed shell'*) cat >> ${asked}; $WEED ;; *' ps '*) \${STORAGE:-echo id} ;; *' start '*) $STORAGE ;; *pg_dump* | run*) ${reading} ;; esac`,
  );
  stand('age', `printf "closed: "; if [ "$AGE" ]; then $AGE; echo the copy >> ${asked}; else cat; fi`);
  stand('curl', '');
  const words = [...what.split(' '), ...(first ? ['--first'] : [])];
  const { status, stderr } = spawnSync('bash', [`${root}deploy/compose/backup.sh`, ...words], {
    encoding: 'utf8',
    input: 'typed',
    env: {
      NODE_ENV: 'production',
      PATH: `${folder}/programs:${process.env.PATH}`,
      BACKUP_TO: store,
      BACKUP_LOCKS: folder,
      BACKUP_RECIPIENT: 'age1one age1two',
      BACKUP_PING_URL: 'https://watcher.example/ping',
      ...more,
    },
  });
  return {
    status,
    stderr,
    asked: existsSync(asked) ? readFileSync(asked, 'utf8').trimEnd().split('\n') : [],
  };
};
const isOf = (what: string) => new RegExp(`^${what}-\\d{4}-\\d\\d-\\d\\dT\\d{4}\\.age$`);

test('saves a backup under its final name, and deletes expired backups of the same kind', () => {
  keepOld('database-old.age', 56.5);
  keepOld('database-left-half.age.part', 57);
  keepOld('database-kept.age', 55.5);
  keepOld('database-kept-too.age', 30);
  keepOld('storage-old.age', 57);
  const { status, asked, stderr } = run('database');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const [made = '', ...others] = readdirSync(store).toSorted();
  expect(made).toMatch(isOf('database'));
  expect(others).toEqual(['database-kept-too.age', 'database-kept.age', 'storage-old.age']);
  expect(readFileSync(path.join(store, made), 'utf8')).toBe('closed: rows');
  expect(asked).toContain('age -r age1one -r age1two');
  expect(asked.at(-1)).toContain('https://watcher.example/ping');
});

test('refuses a second argument before it does anything', () => {
  const { status, stderr, asked } = run('database storage');
  expect([status, asked]).toEqual([64, []]);
  expect(stderr).toContain('Usage: backup.sh');
});

test('passes no terminal input to the commands that it runs', () => {
  run('database', 'printf rows; cat');
  const [made = ''] = readdirSync(store);
  expect(readFileSync(path.join(store, made), 'utf8')).toBe('closed: rows');
});

test('refuses a folder without an earlier backup, because its disk may not be mounted, unless --first is given', () => {
  keepOld('storage-old.age', 1);
  const { status, stderr, asked } = run('database', 'printf rows', {}, false);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`no database was saved in ${store} yet: is its disk mounted?`),
  ]);
  expect(asked.join()).not.toMatch(/pg_dump|curl/);
  expect(readdirSync(store)).toEqual(['storage-old.age']);
  expect(run('database').status).toBe(0);
  expect(run('database', 'printf rows', {}, false).status).toBe(0);
});

test('a failed backup leaves no file, deletes none, and does not ping the watcher', () => {
  keepOld('database-old.age', 57);
  const { status, asked } = run('database', 'printf half; exit 1');
  expect(status).not.toBe(0);
  expect(readdirSync(store)).toEqual(['database-old.age']);
  expect(asked.join()).not.toContain('curl');
});

/** The recorded calls in short form, without Docker's own options. */
const hasAsked = (asked: string[]) =>
  asked.map((line) => line.replace(' --progress quiet', '').split(' ').slice(0, 3).join(' '));

test.each([
  ['', 'printf files', 1],
  [', also when the copy fails', 'exit 1', 0],
  [', also when the copy takes too long', 'sleep 60', 0],
])(
  'stops the storage while it is copied, and starts it again before anything else%s',
  (_when, reading, files) => {
    const { stderr, asked: all } = run('storage', reading, { BACKUP_LONGEST: '1s' });
    const asked = hasAsked(all);
    const [stop, read, start, ...others] = asked
      .slice(asked.indexOf('unlock') + 1)
      .filter((line) => !line.startsWith('age'));
    expect([stop, read, start]).toEqual(['docker compose stop', 'docker run --rm', 'docker compose start']);
    if (files > 0) expect(stderr).toBe('');
    expect(others).toEqual(files > 0 ? ['curl -fsS -m'] : []);
    expect(readdirSync(store).filter((name) => isOf('storage').test(name))).toHaveLength(files);
  },
);

test('removes erased data from the storage before it is copied', () => {
  const { stderr, asked: all } = run('storage');
  const asked = all.filter((line) => !line.startsWith('age'));
  const words = asked.indexOf('lock');
  expect(asked.slice(words - 1, words + 4)).toEqual([
    'docker compose --progress quiet exec -T storage weed shell -master=storage:9333',
    'lock',
    'volume.vacuum -garbageThreshold 0.0001',
    'unlock',
    'docker compose --progress quiet stop storage',
  ]);
  expect(stderr).toBe('');
});

test.each(['echo error: no master', 'exit 1'])(
  'reports when erased data cannot be removed (%s), and still makes the copy',
  (WEED) => {
    const { status, stderr } = run('storage', 'printf files', { WEED });
    expect(status).toBe(0);
    expect(stderr).toContain(
      'what was erased could not be taken out of the storage, and is in this copy too.\n',
    );
    expect(readdirSync(store)).toHaveLength(1);
  },
);

test('starts the storage again even if the copy cannot be written', () => {
  const asked = hasAsked(run('storage', 'cat /dev/zero', { BACKUP_LONGEST: '1s', AGE: 'sleep 3' }).asked);
  expect(asked.indexOf('docker compose start')).toBeGreaterThan(0);
  expect(asked.indexOf('docker compose start')).toBeLessThan(asked.indexOf('the copy'));
});

test('the hourly backup starts a storage that a reboot left stopped', () => {
  expect(hasAsked(run('database').asked).slice(0, 2)).toEqual(['docker compose ps', 'docker compose start']);
});

test('the hourly backup reports nothing when the storage runs elsewhere', () => {
  const { status, stderr } = run('database', 'printf rows', { STORAGE: 'ls no-such-service' });
  expect([status, stderr]).toEqual([0, '']);
});

test('keeps old backups when the other ones are just as old or dated in the future', () => {
  for (const days of [366, 373, 380]) keepOld(`database-${days}.age`, days);
  // Copies with dates in the future, from a clock that was ahead: they prove nothing.
  for (const days of [-10, -20, -30]) keepOld(`database-${days}.age`, days);
  expect(run('database').status).toBe(0);
  expect(readdirSync(store)).toHaveLength(7);
});

test('a second backup of the same kind does nothing and says so', () => {
  const hold = spawn('flock', [path.join(folder, 'ev-site-backup-storage'), 'sh', '-c', 'echo held; cat']);
  return once(hold.stdout, 'data')
    .then(() => {
      expect(run('storage')).toEqual({
        status: 75,
        stderr: 'backup.sh: another backup of the storage is under way.\n',
        asked: [],
      });
      expect(run('database').status).toBe(0);
    })
    .finally(() => hold.stdin.end());
});

test('the hourly backup does not start a storage that the nightly backup has stopped', async () => {
  const hold = spawn('flock', [path.join(folder, 'ev-site-backup-storage'), 'sh', '-c', 'echo held; cat']);
  await once(hold.stdout, 'data');
  const { status, asked } = run('database');
  hold.stdin.end();
  expect(status).toBe(0);
  expect(asked.join()).not.toContain('start');
});

const operations = readFileSync(`${root}docs/operations/installing.md`, 'utf8');
const restore = /```bash\n((?:(?!```).)*dropdb.*?)\n```/s.exec(operations)?.[1] ?? '';

/** Runs the commands of the restore page with substitutes that record their calls. @param failing the one that fails */
const runRestore = (failing: string) => {
  const asked = path.join(folder, 'asked');
  for (const made of ['cron.d', 'root']) mkdirSync(path.join(folder, made));
  writeFileSync(path.join(folder, 'cron.d/ev-site-backup'), 'lines of cron');
  for (const name of ['docker', 'age'])
    writeFileSync(
      path.join(folder, 'programs', name),
      `#!/bin/sh\n[ -t 0 ] || cat > ${folder}/given\necho "${name} $*" >> ${asked}\ncase "${name} $*" in *"$FAILING"*) exit 1 ;; esac\n`,
      { mode: 0o755 },
    );
  const here = restore
    .replaceAll('/etc/cron.d', path.join(folder, 'cron.d'))
    .replaceAll('/root/', `${folder}/root/`)
    .replaceAll('/run/lock', folder);
  // Input like pasted lines: a program that reads its input would consume the following lines.
  const { status, stderr } = spawnSync('bash', {
    cwd: `${root}deploy`,
    encoding: 'utf8',
    input: `${here}\n`,
    env: { NODE_ENV: 'production', PATH: `${folder}/programs:${process.env.PATH}`, FAILING: failing },
  });
  return { status, stderr, asked: readFileSync(asked, 'utf8').trimEnd().split('\n') };
};

test('a restore that succeeds puts the cron file back', () => {
  const { status, stderr, asked } = runRestore('nothing');
  expect([status, stderr]).toEqual([0, '']);
  expect(asked.at(-1)).toBe('docker compose up --detach --wait');
  expect(readdirSync(path.join(folder, 'cron.d'))).toEqual(['ev-site-backup']);
});

test.each([
  'up --detach --wait database',
  ' dropdb ',
  'age -d -i ev-site-key.txt database-',
  ' pg_restore ',
  ' psql ',
  'age -d -i ev-site-key.txt storage-',
  'docker run --rm -i -v ev-site_storage:/data',
  'run --rm migrate',
])('a restore in which “%s” fails stops, and leaves cron without backups', (failing) => {
  const { status, asked } = runRestore(failing);
  expect(status).not.toBe(0);
  expect(asked.join('\n')).toContain(failing);
  expect(asked).not.toContain('docker compose up --detach --wait');
  expect(readdirSync(path.join(folder, 'cron.d'))).toEqual([]);
  expect(readdirSync(path.join(folder, 'root'))).toEqual(['ev-site-backup']);
});

test('a restore first takes the cron file away and waits for running backups', () => {
  const [first, , , second] = restore.split('\n');
  expect(first).toBe('mv /etc/cron.d/ev-site-backup /root/');
  expect(second).toBe('for what in database storage; do flock /run/lock/ev-site-backup-$what true; done');
  const script = readFileSync(`${root}deploy/compose/backup.sh`, 'utf8');
  for (const words of [':-/run/lock}', 'exec 9> "$locks/ev-site-backup-$what"'])
    expect(script).toContain(words);
});

test.each(['48h 7d 4w', '48h 14d 1w', '48h 90d 4w', '9999h 14d 8w'])(
  'with %s deletes backups after as many weeks as /privacy promises',
  (keep) => {
    const days = toLongestWeeks(readRetention(keep)) * 7;
    keepOld('database-old.age', days + 1);
    for (const younger of [1, 8]) keepOld(`database-kept-${younger}.age`, days - younger);
    run('database', 'printf rows', { BACKUP_KEEP: keep });
    const [, ...others] = readdirSync(store).toSorted();
    expect(others).toEqual(['database-kept-1.age', 'database-kept-8.age']);
  },
);
