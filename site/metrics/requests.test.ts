import { expect, test } from 'vitest';
import { registry } from './registry.ts';
import { countEarly, countRequest, getTally } from './requests.ts';

const read = async (name: string) => {
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(name) && line.includes('route="/of-this-test'));
};

test('early answers are counted by class of status, and not again at each scrape', async () => {
  const tally = getTally('/of-this-test');
  expect(getTally('/of-this-test')).toBe(tally);
  for (const status of [200, 200, 304]) countEarly(tally, status);
  const lines = [
    'ev_requests_total{route="/of-this-test",status="2xx",source="early"} 2',
    'ev_requests_total{route="/of-this-test",status="3xx",source="early"} 1',
  ];
  expect(await read('ev_requests_total')).toEqual(lines);
  expect(await read('ev_requests_total')).toEqual(lines);
  countEarly(tally, 200);
  expect((await read('ev_requests_total'))[0]).toMatch(/ 3$/);
});

test('routed answers are counted and timed', async () => {
  countRequest('/of-this-test/:id', 503, 'error', 1500);
  expect(await read('ev_requests_total{route="/of-this-test/:id"')).toEqual([
    'ev_requests_total{route="/of-this-test/:id",status="5xx",source="error"} 1',
  ]);
  const times = await read('ev_request_duration_seconds');
  expect(times).toContain('ev_request_duration_seconds_sum{route="/of-this-test/:id"} 1.5');
  expect(times).toContain('ev_request_duration_seconds_bucket{le="1",route="/of-this-test/:id"} 0');
  expect(times).toContain('ev_request_duration_seconds_bucket{le="2.5",route="/of-this-test/:id"} 1');
});
