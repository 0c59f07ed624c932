import { expect, test, vi } from 'vitest';
import { openMemoryCounters } from '../../traffic/counters/memory-counters.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

test('does not read the body once its network has no try left', async () => {
  const counters = openMemoryCounters();
  const throttle = createSignInThrottle({ SIGN_INS_PER_ADDRESS: 2, SIGN_INS_PER_ACCOUNT: 5 }, counters);
  const tryOnce = async () => {
    const body = Buffer.from('{"email":"asha@example.com","password":"wrong"}');
    const read = vi.spyOn(body, 'toString');
    const { allowed } = await throttle({
      method: 'POST',
      path: '/studio/api/staff/login',
      network: '203.0.113.7',
      contentType: 'application/json',
      body,
    });
    return { allowed, reads: read.mock.calls.length };
  };
  expect(await tryOnce()).toEqual({ allowed: true, reads: 1 });
  expect(await tryOnce()).toEqual({ allowed: true, reads: 1 });
  expect(await tryOnce()).toEqual({ allowed: false, reads: 0 });
  await counters.close();
});
