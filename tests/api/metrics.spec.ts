import { freePort } from '@ev-site/scripts/free-port.ts';
import { expect, test } from '@playwright/test';
import { makeContact, postJson } from '../support/leads/forms.ts';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { startSecondSite } from '../support/product/second-site.ts';

const token = 'the token of this test';

test('a site serves its metrics on a separate port, only with the token, and without personal data', async () => {
  const database = await openOwnDatabase(process.env);
  const port = await freePort();
  const site = await startSecondSite({
    ...database.settings,
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
    FORM_SHORTEST_MS: '0',
  });
  const address = `http://127.0.0.1:${port}/metrics`;
  const read = async () => (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).text();
  const readValue = async (start: string) => {
    const line = (await read()).split('\n').find((one) => one.startsWith(start));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  try {
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    await fetch(`${site.url}/contactus`);
    for (let count = 0; count < 3; count += 1) await fetch(`${site.url}/contactus`);
    const visitor = 'Asha-of-the-metrics';
    expect(
      (await postJson(site.url, '/api/post-contact-us', { ...makeContact(), firstname: visitor })).status,
    ).toBe(200);
    expect(
      await readValue('ev_requests_total{route="/contactus",status="2xx",source="early"}'),
    ).toBeGreaterThanOrEqual(3);
    expect(await readValue('ev_leads_total{kind="contact",outcome="saved",check=""}')).toBe(1);
    expect(await readValue('ev_database_up')).toBe(1);
    expect(await readValue('ev_studio_up')).toBe(1);
    expect(await readValue('ev_disk_free_bytes')).toBeGreaterThan(0);
    expect(await readValue('ev_page_cache_entries')).toBeGreaterThan(0);
    expect(await readValue('ev_render_duration_seconds_count{route="/contactus"}')).toBeGreaterThan(0);
    expect(await readValue('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await readValue('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    await expect
      .poll(() => readValue('ev_outbox_sends_total{service="mail",outcome="done"}'))
      .toBeGreaterThan(0);
    const text = await read();
    expect(text).toMatch(
      /ev_build_info\{version="\d[^"]*",build="[0-9a-f]{16}",migration="\d{8}_\d{6}[^"]*",node="v/,
    );
    expect(text).not.toContain(visitor);
  } finally {
    await site.stop();
    await database.remove();
  }
});
