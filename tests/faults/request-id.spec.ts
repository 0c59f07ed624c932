import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { expect, test } from '@playwright/test';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { startBoth, startSecondSite, startSecondStudio } from '../support/product/second-site.ts';

/** The lines of a program's log, or only those of one request. */
const listLines = (file: string, id = ''): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line.includes(id))
    .map((line) => JSON.parse(line));

test('proxy, site and studio log a request under one id, in one format', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-logs-'));
  const database = await openOwnDatabase(process.env);
  const settings = {
    ...database.settings,
    LOG_LEVEL: 'info',
    STUDIO_PORT: String(await freePort()),
    TRUST_PROXY: 'loopback',
  };
  const [site, studio] = await startBoth(
    startSecondSite(settings, folder),
    startSecondStudio(settings, folder),
  );
  try {
    const id = 'id-of-the-proxy-0001';
    const response = await fetch(`${site.url}/studio/api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': id },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password of ours' }),
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('x-request-id')).toBe(id);
    await expect.poll(() => listLines(join(folder, 'site.log'), id)).toHaveLength(1);
    expect(listLines(join(folder, 'site.log'), id)[0]).toMatchObject({
      reqId: id,
      status: 401,
      path: '/studio',
    });
    const [line] = listLines(join(folder, 'studio.log'), id);
    expect(line).toMatchObject({ reqId: id, msg: 'refused' });
    expect(JSON.stringify(line)).not.toContain('nobody@example.com');
    for (const file of ['site.log', 'studio.log'])
      for (const each of listLines(join(folder, file)))
        expect(each).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  } finally {
    await Promise.all([site.stop(), studio.stop()]);
    await database.remove();
    rmSync(folder, { recursive: true });
  }
});
