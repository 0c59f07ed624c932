import type { Environment } from '@ev-site/content/deployment/environment.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toNetwork } from '../traffic/network.ts';
import { toProxyTrust } from './proxy-trust.ts';

/** The networks that a site with this setting counts, for requests from one peer with these headers. */
const listNetworks = async (
  trusted: Environment['TRUST_PROXY'],
  remoteAddress: string,
  forwarded: readonly string[],
) => {
  const server = Fastify({ trustProxy: toProxyTrust(trusted) });
  server.get('/', async ({ ip }) => toNetwork(ip));
  const networks = new Set<string>();
  for (const header of forwarded) {
    const answer = await server.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': header } });
    networks.add(answer.body);
  }
  return [...networks];
};

const proxy = '10.0.0.2';
const visitor = '203.0.113.9';
const inventions = Array.from({ length: 200 }, (_, count) => `198.51.100.${count}`);

test.each<[Environment['TRUST_PROXY']]>([[1], [['10.0.0.0/8']]])(
  'behind a proxy 200 invented addresses count as one visitor (TRUST_PROXY %j)',
  async (trusted) => {
    const forwarded = inventions.map((invention) => `${invention}, ${visitor}`);
    expect(await listNetworks(trusted, proxy, forwarded)).toEqual([visitor]);
  },
);

test('200 invented addresses in one header count as one visitor', async () => {
  expect(await listNetworks(1, proxy, [`${inventions.join(', ')}, ${visitor}`])).toEqual([visitor]);
  expect(await listNetworks(['10.0.0.0/8'], proxy, [`${inventions.join(', ')}, ${visitor}`])).toEqual([
    visitor,
  ]);
});

test('an invented address inside a trusted network is not believed', async () => {
  const forwarded = ['10.9.9.9', '127.0.0.1', '::1'].map((own) => `${own}, ${visitor}`);
  expect(await listNetworks(['10.0.0.0/8', 'loopback'], proxy, forwarded)).toEqual([visitor]);
});

test('a visitor who bypasses the proxy counts by his own address', async () => {
  expect(await listNetworks(['10.0.0.0/8'], visitor, inventions)).toEqual([visitor]);
  expect(await listNetworks(false, visitor, inventions)).toEqual([visitor]);
});

test('with two proxies the visitor is two hops away', async () => {
  expect(await listNetworks(2, proxy, [`198.51.100.1, ${visitor}, 10.0.0.3`])).toEqual([visitor]);
});

test('all spellings of an IPv6 address count as its /64', async () => {
  const spellings = ['2001:db8:0:1::5', '2001:DB8::1:0:0:0:6', '2001:0db8:0000:0001:ffff::1'];
  expect(await listNetworks(1, proxy, spellings)).toEqual(['2001:db8:0:1::']);
});
