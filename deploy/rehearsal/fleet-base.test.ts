import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { running } from '@ev-site/scripts/run.ts';
import { expect, test } from 'vitest';
import { type FleetBase, openFleetBase, startOrUndo } from './fleet-base.ts';

const withBase = async (use: (base: FleetBase) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(`${tmpdir()}/ev-site-fleet-`);
  const base = openFleetBase({ folder, logs: folder });
  await use(base).finally(() => rmSync(folder, { recursive: true }));
};

const keepIdle = (base: FleetBase) => base.keep('idle', 'node', ['-e', 'setTimeout(() => {}, 60_000)']);

test('a fleet that does not start stops what it has started, and fails with the cause', () =>
  withBase(async (base) => {
    const others = new Set(running);
    const started = startOrUndo(base, async () => {
      keepIdle(base);
      expect([...running].filter((program) => !others.has(program))).toHaveLength(1);
      throw new Error('The next part does not start.');
    });
    await expect(started).rejects.toThrow('The next part does not start.');
    expect([...running].filter((program) => !others.has(program))).toEqual([]);
  }));

test('stops everything, the last first, also if a step fails, and names the failure', () =>
  withBase(async (base) => {
    const stopped: string[] = [];
    base.onStop(() => stopped.push('first'));
    base.onStop(() => {
      throw new Error('There is no file.');
    });
    base.onStop(() => stopped.push('last'));
    await expect(base.stop()).rejects.toThrow('There is no file.');
    expect(stopped).toEqual(['last', 'first']);
  }));
