import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { root } from '@ev-site/scripts/root.ts';
import { describe, expect, test } from 'vitest';
import { compose, deploy, openFolder, operations, read } from './testing/deployed.ts';

const folder = openFolder();
const units = globSync('systemd/*.service', { cwd: deploy });

describe('systemd units', () => {
  // Nothing is installed where the units are checked, but systemd must find the programs that they start.
  const place = mkdtempSync(path.join(folder, 'units-'));
  const files = units.map((unit) => {
    const file = path.join(place, path.basename(unit).replace('@', '@3000'));
    const text = read(unit).replaceAll('/opt/ev-site/node_modules/.bin/node', process.execPath);
    writeFileSync(file, text);
    return file;
  });
  const analyze = (...args: string[]) => {
    const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };

  test.each(units)('%s starts files that exist, as the user ev-site', (unit) => {
    const text = read(unit);
    const started = [...text.matchAll(/^ExecStart=\S+ (?:--\S+ )*(\S+)/gm)].map(([, file = '']) => file);
    expect(started.length).toBeGreaterThan(0);
    for (const file of started)
      expect(existsSync(root + file.replace('site/dist/server/start.js', 'site/server/start.ts')), file).toBe(
        true,
      );
    expect(text).toMatch(/^User=ev-site$/m);
    expect(read('systemd/ev-site.sysusers.conf')).toMatch(/^u ev-site /m);
  });

  test('and compose give a site longer to end than its longest shutdown delay needs', () => {
    const mostSeconds = 15;
    const variables = (seconds: number) => ({ SHUTDOWN_DELAY_SECONDS: String(seconds) });
    expect(() => getEnvironment(variables(mostSeconds + 1))).toThrow('SHUTDOWN_DELAY_SECONDS');
    const [, bySystemd] = /^TimeoutStopSec=(\d+)s$/m.exec(read('systemd/ev-site@.service')) ?? [];
    const byCompose = ['site-1', 'site-2'].map((name) => compose.services[name]?.stop_grace_period);
    expect(byCompose).toEqual([`${bySystemd}s`, `${bySystemd}s`]);
    // The primary of several processes gives up 15 seconds after the delay.
    expect(Number(bySystemd)).toBeGreaterThan(mostSeconds + 15);
  });

  test('go on when a child runs out of memory, and restart when the main process ends', () => {
    const serving = units.filter((unit) => read(unit).includes('Type=exec'));
    expect(serving).toHaveLength(2);
    for (const unit of serving)
      for (const line of [/^OOMPolicy=continue$/m, /^Restart=always$/m])
        expect(read(unit), unit).toMatch(line);
  });

  test('allow a migration as long as Kubernetes does, and more than its ten minutes', () => {
    const [, minutes] = /^TimeoutStartSec=(\d+)min$/m.exec(read('systemd/ev-migrate.service')) ?? [];
    const [, seconds] = /activeDeadlineSeconds: (\d+)/.exec(read('kubernetes/base/migrate.yaml')) ?? [];
    expect(Number(minutes) * 60).toBe(Number(seconds));
    expect(Number(seconds)).toBeGreaterThan(10 * 60 + 120);
  });

  test('have the same hardening', () => {
    const hardeningOf = (unit: string): string[] =>
      /\n# Nothing is written but[^[]*/.exec(read(unit))?.[0].match(/^\w+=.*/gm) ?? [];
    const others = units.filter((unit) => !unit.includes('backup'));
    const [hardening = []] = others.map(hardeningOf);
    expect(hardening).toContain('ProtectSystem=strict');
    for (const unit of others) expect(hardeningOf(unit), unit).toEqual(hardening);
    // The backup listens on no port, and sets its own priority so that visitors come first.
    const ofBackup = hardeningOf('systemd/ev-site-backup.service');
    expect(hardening.filter((line) => !ofBackup.includes(line))).toEqual([
      'SocketBindAllow=tcp:1024-65535',
      'SystemCallFilter=~@privileged @resources @obsolete @memlock',
    ]);
    expect(ofBackup).toContain('SystemCallFilter=~@privileged @obsolete @memlock');
  });

  test('back up every four minutes, into the folder that the unit may write to', () => {
    expect(read('systemd/ev-site-backup.timer')).toMatch(/^OnCalendar=\*:0\/4$/m);
    expect(operations).toContain('4. Each four minutes: `install -m 644 deploy/systemd/ev-site-backup.*');
    const folders = ['RequiresMountsFor=', 'ReadWritePaths=-'].map(
      (name) => new RegExp(`^${name}(.+)$`, 'm').exec(read('systemd/ev-site-backup.service'))?.[1],
    );
    expect(folders).toEqual(['/var/backups/ev-site', '/var/backups/ev-site']);
    expect(operations).toContain(
      'other than `/var/backups/ev-site`: `systemctl edit ev-site-backup.service`',
    );
  });

  test.skipIf(!isInstalled('systemd-analyze'))(
    'pass systemd-analyze, with an exposure of at most 1.5',
    () => {
      // systemd also reports problems of other units on the machine, so only lines about our units count.
      const timer = path.join(place, 'ev-site-backup.timer');
      cpSync(`${deploy}systemd/ev-site-backup.timer`, timer);
      const said = analyze('verify', ...files, timer)
        .split('\n')
        .filter((line) => /ev-(?:site|studio|migrate)/.test(line));
      expect(said).toEqual([]);
      for (const file of files) {
        const [, score] =
          /exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=true', file)) ?? [];
        expect(Number(score), file).toBeLessThanOrEqual(1.5);
        expect(Number(score), file).toBeGreaterThan(0);
      }
    },
  );
});
