import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'ev-commands-'));
// It makes a folder the project's.
writeFileSync(path.join(folder, 'tsconfig.base.json'), '{}');
writeFileSync(path.join(folder, '.env'), 'LEAD_MONTHS=for ever\nAUDIT_MONTHS=for ever\n');
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['migrate', 'seed', 'sweep', 'move-resumes', 'open-account', 'backup', 'restore'])(
  '%s reads .env; what is set in the process wins',
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
