import { freePort } from '@ev-site/scripts/free-port.ts';
import { expect, test } from '@playwright/test';
import { readStoredLeads } from '../support/faults/stored-leads.ts';
import { makeContact, makeInquiry, postJson } from '../support/leads/forms.ts';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { startBoth, startSecondSite, startSecondStudio } from '../support/product/second-site.ts';

const administrator = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };

/** Starts site and studio over one database, with the given secret. */
const startWith = async (settings: Record<string, string>, PAYLOAD_SECRET: string) => {
  const own = { ...settings, PAYLOAD_SECRET, FORM_SHORTEST_MS: '0' };
  const programs = await startBoth(startSecondSite(own), startSecondStudio(own));
  return { stop: () => Promise.all(programs.map((program) => program.stop())) };
};

test('a new secret ends sessions and open human checks, and keeps passwords and leads', async () => {
  test.setTimeout(240_000);
  const database = await openOwnDatabase(process.env);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    ...database.settings,
    PUBLIC_URL: url,
    PORT: String(port),
    STUDIO_PORT: String(await freePort()),
  };
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(body),
    });
  const signIn = async (): Promise<string> => {
    const response = await post('/studio/api/staff/login', administrator);
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const whoIs = async (cookie: string): Promise<unknown> => {
    const response = await fetch(`${url}/studio/api/staff/me`, { headers: { Cookie: cookie, Origin: url } });
    return ((await response.json()) as { user: unknown }).user;
  };
  let programs = await startWith(settings, 'the secret of before'.padEnd(40, '.'));
  try {
    const cookie = await signIn();
    expect(await whoIs(cookie)).toBeTruthy();
    const contact = makeContact();
    expect((await postJson(url, '/api/post-contact-us', contact)).status).toBe(200);
    const inquiry = await makeInquiry(url);
    await programs.stop();

    programs = await startWith(settings, 'the secret of after'.padEnd(40, '.'));
    expect(await whoIs(cookie)).toBeNull();
    expect(await whoIs(await signIn())).toBeTruthy();
    const refused = await postJson(url, '/api/post-product-inquiry', inquiry);
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).message)).toEqual(['rCaptcha']);
    expect((await postJson(url, '/api/post-product-inquiry', await makeInquiry(url))).status).toBe(200);
    const { leads } = await readStoredLeads(database.settings);
    expect(leads.map(({ name }) => name).join()).toContain(contact.firstname);
  } finally {
    await programs.stop();
    await database.remove();
  }
});
