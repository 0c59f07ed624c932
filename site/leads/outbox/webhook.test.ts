import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { expect, test } from 'vitest';
import { postWebhook } from './webhook.ts';

test('posts a lead with a signature that the receiver can check', async () => {
  let seen: { headers: IncomingHttpHeaders; body: string } | undefined;
  const server = createServer(async (request, response) => {
    seen = { headers: request.headers, body: await text(request) };
    if (seen.body.includes('"id":5') && request.url === '/')
      return void response.writeHead(307, { Location: '/elsewhere' }).end();
    response.writeHead(seen.body.includes('"id":4') ? 500 : 204).end();
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  try {
    const lead = { id: 3, kind: 'contact', notes: 'ours' } as Lead;
    const secret = 'a secret of some length';
    await postWebhook(url, secret, { event: 'created', lead, reference: 'K7M2-4QXD' }, 'key');
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(seen?.headers['x-signature'])) ?? [];
    const expected = createHmac('sha256', 'a secret of some length')
      .update(`${time}.${seen?.body}`)
      .digest('hex');
    expect(signature).toBe(expected);
    expect(seen?.headers['idempotency-key']).toBe('key');
    expect(seen?.body).not.toContain('ours');
    const erased = { event: 'erased', id: 4, reference: 'K7M2-4QXD' } as const;
    await expect(postWebhook(url, secret, erased, 'key')).rejects.toThrow('500');
    expect(JSON.parse(seen?.body ?? '')).toEqual(erased);
    // The call goes only to the configured address.
    await expect(postWebhook(url, secret, { ...erased, id: 5 }, 'key')).rejects.toThrow();
  } finally {
    server.close();
  }
});
