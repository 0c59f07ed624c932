import { hour } from '@ev-site/contract/spans-of-time.ts';
import { expect, test } from 'vitest';
import { createCircuitBreakers } from './circuit-breakers.ts';

const away = Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EDNS' });

test('a service that is down is tried again at once if the clock was set back meanwhile', () => {
  let time = 100 * hour;
  const services = createCircuitBreakers({ error: () => {}, info: () => {} }, () => time);
  services.note('mail', away);
  expect(services.takeProbe('mail')).toBe(false);
  time -= 5.5 * hour;
  expect(services.takeProbe('mail')).toBe(true);
  expect(services.takeProbe('mail')).toBe(false);
  time += 5000;
  expect(services.takeProbe('mail')).toBe(true);
});
