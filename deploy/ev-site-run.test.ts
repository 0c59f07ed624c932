import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { deploy, openFolder, read, toVariables } from './testing/deployed.ts';

const folder = openFolder();

describe('ev-site-run', () => {
  const place = mkdtempSync(path.join(folder, 'by-hand-'));
  const stand = (name: string, says: string) =>
    writeFileSync(path.join(place, name), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
  const asked = `printf '%s\\n' "$@"`;
  stand('systemd-run', asked);
  const run = (user: number, ...args: string[]) => {
    stand('id', `echo ${user}`);
    const { status, stdout, stderr } = spawnSync('sh', [`${deploy}systemd/ev-site-run`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    return { status, stderr, lines: stdout.trimEnd().split('\n') };
  };

  test('runs a command like the unit ev-migrate', () => {
    const unit = read('systemd/ev-migrate.service');
    const given = ['content/cli/restore.ts', '--at', '2026-11-22 08:35', '--from', 'a$b'];
    const { status, lines } = run(0, ...given);
    expect(status).toBe(0);
    const followers = (option: string) => lines.filter((_line, index) => lines[index - 1] === option);
    const names = ['User', 'Group', 'EnvironmentFile', 'WorkingDirectory', 'UMask'];
    expect(followers('-p')).toEqual(
      names.map((name) => new RegExp(`^${name}=.*$`, 'm').exec(unit)?.[0] ?? `no ${name}`),
    );
    const environment = /^Environment=(.*)$/m.exec(unit)?.[1] ?? '';
    expect(toVariables(followers('-E').join(' '))).toEqual(toVariables(environment));
    const [, program] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
    // Characters that systemd would interpret are doubled.
    const said = given.map((word) => word.replace('$', () => '$$'));
    expect(lines.slice(-given.length - 1)).toEqual([program, ...said]);
    // Otherwise systemd-run ends before the command does, and does not report its result.
    for (const option of ['--wait', '--pipe']) expect(lines).toContain(option);
  });

  test('passes its input to the command, and ends with the exit code of the command', () => {
    stand('id', 'echo 0');
    stand('systemd-run', 'cat; exit 3');
    const { status, stdout } = spawnSync('sh', [`${deploy}systemd/ev-site-run`, 'content/cli/sweep.ts'], {
      encoding: 'utf8',
      input: 'typed',
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    stand('systemd-run', asked);
    expect({ status, stdout }).toEqual({ status: 3, stdout: 'typed' });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops its unit on %s', async (signal) => {
    stand('id', 'echo 0');
    // The substitute ends when its unit is stopped or its folder is gone, and not by a signal of the terminal.
    const stopped = path.join(place, `stopped-by-${signal}`);
    const isOver = `[ -e ${stopped} ] || [ ! -d ${place} ]`;
    stand('systemd-run', `trap '' INT HUP; echo "$@"; until ${isOver}; do sleep 0.1; done`);
    stand('systemctl', `echo "$@" > ${stopped}`);
    const running = spawn('sh', [`${deploy}systemd/ev-site-run`, 'content/cli/restore.ts'], {
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    const [unit] = /ev-site-run-\d+\.service/.exec(String(await once(running.stdout, 'data'))) ?? [];
    running.kill(signal);
    const [code, by] = await once(running, 'exit');
    stand('systemd-run', asked);
    expect(code || by).not.toBe(0);
    expect(readFileSync(stopped, 'utf8')).toBe(`stop ${unit}\n`);
  });

  test('refuses a call without a command, and users who may not read the settings', () => {
    expect(run(0)).toMatchObject({ status: 64, stderr: expect.stringContaining('Usage') });
    expect(run(1000, 'content/cli/migrate.ts')).toMatchObject({ status: 77, lines: [''] });
  });
});
