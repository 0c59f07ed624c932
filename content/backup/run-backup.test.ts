import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupUnderTest, openBackupUnderTest } from '../testing/backup-under-test.ts';
import { toManifestKey } from './manifest.ts';
import { runBackup, saveAndClear } from './run-backup.ts';

const run = async (error?: Error): Promise<string[]> => {
  const done: string[] = [];
  const save = async () => {
    if (error) throw error;
    done.push('saved');
  };
  const clear = async (isStoreFull: boolean) => {
    done.push(isStoreFull ? 'cleared to make room' : 'cleared');
    return true;
  };
  await saveAndClear(save, clear).catch(({ message }: Error) => done.push(message));
  return done;
};
const fail = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('removes expired backups after a backup, and also after one that failed because the store was full', async () => {
  expect(await run()).toEqual(['saved', 'cleared']);
  expect(await run(fail('no space', 'ENOSPC'))).toEqual(['cleared to make room', 'no space']);
  expect(await run(fail('database or disk is full'))).toEqual([
    'cleared to make room',
    'database or disk is full',
  ]);
  expect(await run(fail('no answer', 'ETIMEDOUT'))).toEqual(['no answer']);
});

describe('the monitor at BACKUP_PING_URL', () => {
  let kit: BackupUnderTest;
  let heard = 0;
  let status = 200;
  const watcher = createServer((_request, response) => {
    heard += 1;
    response.writeHead(status).end();
  });

  beforeAll(async () => {
    kit = await openBackupUnderTest();
    await new Promise<void>((done) => watcher.listen(0, '127.0.0.1', done));
    kit.variables.BACKUP_PING_URL = `http://127.0.0.1:${(watcher.address() as AddressInfo).port}/ping`;
  });
  afterAll(() => {
    watcher.close();
    kit.remove();
  });

  test('is told of each good backup, but not of one made elsewhere with --to', async () => {
    await kit.backup();
    await kit.backup();
    expect(heard).toBe(2);
    await kit.backup('--to', path.join(kit.folder, 'elsewhere'));
    expect(heard).toBe(2);
  });

  test.each(['an empty folder, as where nothing is mounted', 'no folder'])(
    'is not told, and nothing is saved, if the place has become %s',
    async (place) => {
      const before = heard;
      renameSync(kit.store, `${kit.store}-unmounted`);
      if (place !== 'no folder') mkdirSync(kit.store);
      await expect(runBackup([], () => {}, kit.variables)).rejects.toThrow(
        `There is no backup in ${kit.store}: is that the right place, and its disk mounted? Where none was made`,
      );
      await expect(kit.restore('--list')).rejects.toThrow(`There is no backup in ${kit.store}: `);
      expect(existsSync(kit.store) ? readdirSync(kit.store) : []).toEqual([]);
      rmSync(kit.store, { recursive: true, force: true });
      renameSync(`${kit.store}-unmounted`, kit.store);
      expect(heard).toBe(before);
      await runBackup([], () => {}, kit.variables);
      expect(heard).toBe(before + 1);
    },
  );

  test('does not make a backup fail by being away', async () => {
    status = 500;
    expect(await kit.backup()).toContain('BACKUP_PING_URL answered 500.');
    const { BACKUP_PING_URL: address = '' } = kit.variables;
    kit.variables.BACKUP_PING_URL = 'http://127.0.0.1:9/ping';
    expect(await kit.backup()).toContain('BACKUP_PING_URL does not answer: ');
    Object.assign(kit.variables, { BACKUP_PING_URL: address });
  });

  test('is not told while old backups cannot be removed, as they may hold erased data', async () => {
    await kit.backup();
    const before = heard;
    rmSync(path.join(kit.store, 'backups'), { recursive: true });
    mkdirSync(path.join(kit.store, 'backups'));
    const damaged = path.join(kit.store, toManifestKey(Date.now() - 86_400_000));
    writeFileSync(damaged, '{}');
    expect(await kit.backup()).toContain('could not be cleared away: ');
    expect(heard).toBe(before);
    rmSync(damaged);
    await kit.backup();
    expect(heard).toBe(before + 1);
  });

  test('is not told of a backup that fails', async () => {
    const before = heard;
    rmSync(path.join(kit.data, 'site.sqlite'));
    await expect(kit.backup()).rejects.toThrow('There is nothing to save');
    expect(heard).toBe(before);
  });
});
