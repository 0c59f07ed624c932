import { inEachLanguage } from '@ev-site/contract/paths.ts';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createReadHandlers, defineRead, parseNothing } from './read-call.ts';

test('two calls with equal arguments are cached separately', async () => {
  const toHandler = createReadHandlers(() => 1);
  const server = fastify();
  const reads = ['banners', 'blogs'].map((name) => ({ name, read: vi.fn(async () => ({ name })) }));
  for (const { name, read } of reads)
    server.get(`/get-${name}`, toHandler(inEachLanguage(() => defineRead({ parse: parseNothing, read }))));
  for (const { name, read } of [...reads, ...reads]) {
    expect((await server.inject(`/get-${name}`)).json()).toEqual({ name });
    expect(read).toHaveBeenCalledOnce();
  }
});
