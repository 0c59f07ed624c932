import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'ev-commands-'));
// The commands take the folder with this file as that of the project.
writeFileSync(path.join(folder, 'tsconfig.base.json'), '{}');
writeFileSync(path.join(folder, '.env'), 'LEAD_MONTHS=for ever\nAUDIT_MONTHS=for ever\n');
afterAll(() => rmSync(folder, { recursive: true }));

const commands = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => path.parse(file).name)
  .filter((name) => !/\.test$|^run-command$/.test(name));

test.each(commands)(
  '%s refuses a mistyped flag, prints its usage, and does nothing',
  async (name) => {
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    const ran = promisify(execFile)(
      process.execPath,
      ['--no-warnings', path.join(import.meta.dirname, `${name}.ts`), '--previw'],
      { cwd: empty, env: { ...process.env, DATA_DIR: empty, DATABASE_URL: '' } },
    );
    await expect(ran).rejects.toMatchObject({
      code: 64,
      stdout: '',
      stderr: expect.stringMatching(/'--previw'.*\nUsage: .*\b\S+\.ts\b/),
    });
    expect(readdirSync(empty)).toEqual([]);
  },
  120_000,
);

test.each(['migrate', 'seed', 'sweep', 'move-resumes', 'open-account', 'backup', 'restore'])(
  '%s reads .env, but variables of the process win',
  async (name) => {
    const command = path.join(import.meta.dirname, `${name}.ts`);
    const ran = promisify(execFile)(process.execPath, ['--no-warnings', command], {
      cwd: folder,
      env: { ...process.env, AUDIT_MONTHS: '' },
    });
    const { stderr }: { stderr: string } = await ran.catch((error) => error);
    expect(stderr).toContain('LEAD_MONTHS: ');
    expect(stderr).not.toContain('AUDIT_MONTHS: ');
  },
  120_000,
);

const away = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
const isAway = /^Error: cannot connect to Postgres: connect ECONNREFUSED 127\.0\.0\.1:1\n$/;

test.each([
  ['migrate', { DATA_DIR: '/dev/null/data' }, /^ENOTDIR: .*'\/dev\/null\/data'\n$/],
  ['seed', away, isAway],
  ['sweep', away, isAway],
  ['open-account', away, isAway],
  ['move-resumes', { PUBLIC_URL: 'here' }, /^The configuration is not usable:\n {2}PUBLIC_URL: .*\n.*\n$/],
])(
  '%s says in plain words why it cannot begin',
  async (name, settings, words) => {
    const command = [path.join(import.meta.dirname, `${name}.ts`)];
    if (name === 'open-account') command.push('asha@example.com');
    const ran = promisify(execFile)(process.execPath, ['--no-warnings', ...command], {
      env: { ...process.env, DATABASE_URL: '', ...settings },
    });
    const { code, stderr } = await ran.catch((error) => error);
    expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
  },
  120_000,
);
