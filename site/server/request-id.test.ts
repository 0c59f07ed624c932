import { expect, test } from 'vitest';
import { toProxyTrust } from './proxy-trust.ts';
import { createRequestIds } from './request-id.ts';

const given = (id: string, remoteAddress = '10.0.0.2') => ({
  headers: { 'x-request-id': id },
  socket: { remoteAddress },
});

test.each([1, ['10.0.0.0/8']])('uses the id that a trusted proxy sends (TRUST_PROXY %j)', (trusted) => {
  expect(createRequestIds(toProxyTrust(trusted))(given('edge-0001'))).toBe('edge-0001');
});

test.each(['short', 'x'.repeat(65), 'line\nbreak1', '{"json":"injected"}'])('replaces the id %j', (id) => {
  expect(createRequestIds(toProxyTrust(1))(given(id))).toMatch(/^[0-9a-f-]{36}$/);
});

test('replaces every id if no proxy is trusted', () => {
  expect(createRequestIds(toProxyTrust(false))(given('edge-0001'))).not.toBe('edge-0001');
});

test('replaces the id of a visitor who bypasses the proxy', () => {
  const name = createRequestIds(toProxyTrust(['10.0.0.0/8']));
  expect(name(given('edge-0001', '203.0.113.9'))).not.toBe('edge-0001');
  expect(name(given('edge-0001', '::ffff:10.0.0.2'))).toBe('edge-0001');
});
