import { expect, test } from 'vitest';
import { toNetwork, toWideNetwork } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2401:4900:1c2a:9d:1:2:3:4', '2401:4900:1c2a:9d::'],
  ['2401:4900:1C2A:009D::ffff', '2401:4900:1c2a:9d::'],
  ['2401:4900:1c2a:009d:0000::', '2401:4900:1c2a:9d::'],
  ['2401:4900::1', '2401:4900::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'no address'],
  ['', 'no address'],
  ['203.0.113.9:4711', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['2401:4900:1c2a:9d::', '2401:4900:1c2a::/48'],
  ['2401:4900::', '2401:4900::/48'],
  ['203.0.113.9', null],
  ['no address', null],
])('the wide network around %s is %s', (network, around) => {
  expect(toWideNetwork(network)).toBe(around);
});
