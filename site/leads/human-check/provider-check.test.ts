import { createServer } from 'node:http';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { createProviderCheck } from './provider-check.ts';

let stop = () => {};
afterEach(() => stop());

const startProvider = async (status: number, body: string | null) => {
  const server = createServer(({ url }, response) => {
    // A client that follows the redirect gets a success there.
    if (body !== null) response.writeHead(url === '/' ? status : 200, { Location: '/elsewhere' }).end(body);
  });
  const port = await listenLocally(server);
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${port}`;
};

describe('createProviderCheck', () => {
  test.each([
    [200, '{"success":true}', 'passed'],
    [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'failed'],
    [200, '{"success":false,"error-codes":["invalid-input-secret"]}', 'unreachable'],
    [200, 'not json', 'unreachable'],
    [500, '{"success":true}', 'unreachable'],
    [307, '{"success":true}', 'unreachable'],
  ])('for status %d with body %s the outcome is %s', async (status, body, outcome) => {
    const check = createProviderCheck('turnstile', 'secret', await startProvider(status, body));
    expect(await check.verify('answer')).toMatchObject({ outcome });
  });

  test('gives up after three seconds', async () => {
    const check = createProviderCheck('hcaptcha', 'secret', await startProvider(200, null));
    const started = Date.now();
    expect(await check.verify('answer')).toEqual({ outcome: 'unreachable' });
    expect(Date.now() - started).toBeLessThan(3500);
  });
});
