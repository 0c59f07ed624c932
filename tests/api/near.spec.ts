/** Dealers by PIN and town, and the test ride: from the search to the mail in the dealer's mailbox. */
import { sayRideDays } from '@ev-site/site/words/say-ride-days.ts';
import { expect, test } from '@playwright/test';
import { toText } from '../support/facts/to-text.ts';
import { makeTestRide, newMobile, newName, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';

const ask = (address: string) => fetch(new URL(address, BASE_URL), { redirect: 'manual' });
const read = async (address: string) => {
  const response = await ask(address);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: toText(html) };
};
const listFound = (html: string) =>
  [...(html.split('id="found"')[1] ?? '').matchAll(/<h3[^>]*><a href="[^"]*\/dealers\/([a-z-]+)"/g)].map(
    ([, slug]) => slug,
  );

test('a search says where distances are measured from and what is open now, and is not cached; the list does not say what is open now', async () => {
  const { html, text, headers, status } = await read('/dealers?place=395003&service=testRide');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(listFound(html)[0]).toBe('surat-udhna');
  // Six are visible; a press that needs no script opens the others.
  const all = await read('/dealers?place=395003');
  const [, answer = ''] = all.html.split('id="found"');
  const [seen, folded] = answer.split('<details');
  expect(listFound(`id="found"${seen}`)).toHaveLength(6);
  expect(toText(`<details${folded}`).trim()).toMatch(/^Show \d+ more/);
  expect(listFound(all.html).length).toBeGreaterThan(6);
  // A service point that offers no test rides.
  expect(listFound(html)).not.toContain('bhavnagar-waghawadi');
  expect(text).toContain('From the middle of PIN 395003.');
  expect(text).toMatch(/(Open now, until|Closed now, opens)/);
  const list = await read('/dealers');
  expect(list.text).not.toMatch(/(Open|Closed) now/);
  expect(list.headers.get('cache-control')).not.toBe('no-store');
  const own = await read('/dealers/surat-udhna');
  expect(own.text).not.toMatch(/(Open|Closed) now/);
  // A sample dealer, which is not announced to search engines.
  expect(own.html).not.toContain('"@type":"AutoDealer"');
});

test('a search for a vehicle leaves out dealers who do not have it; the list and the dealer pages name the vehicles of a dealer', async () => {
  const bikes = await read('/dealers?place=364002&service=service&vehicle=marvel');
  expect(listFound(bikes.html)[0]).toBe('bhavnagar-waghawadi');
  expect(listFound(bikes.html)).not.toContain('mumbai-kurla');
  expect(bikes.text).toContain('Dealers without Marvel are left out.');
  expect((await read('/hi/dealers')).html).toMatch(/यहाँ की गाड़ियाँ:<\/b> <a href="\/hi\/product/);
  const kurla = await read('/gu/dealers/mumbai-kurla');
  for (const key of ['millo', 'major', 'manzil']) expect(kurla.html).toContain(`href="/gu/product${key}"`);
  expect(kurla.text).toContain('અહીંની ગાડીઓ:');
  expect((await read('/dealers/surat-udhna')).text).not.toContain('Vehicles here');
});

test('only the page of dealers may ask the browser for the visitor’s location', async () => {
  const policyOf = async (address: string) => (await ask(address)).headers.get('permissions-policy');
  for (const address of ['/dealers', '/gu/dealers', '/dealers?place=12'])
    expect(await policyOf(address)).toContain('geolocation=(self)');
  for (const address of ['/', '/dealers/surat-udhna', '/testride', '/api/get-banners', '/not-there'])
    expect(await policyOf(address)).toContain('geolocation=()');
});

test('only pages of vehicles may use the space around the visitor (WebXR), and no page may use the camera', async () => {
  const policyOf = async (address: string) => (await ask(address)).headers.get('permissions-policy');
  for (const address of ['/productmajor', '/hi/productmastee']) {
    expect(await policyOf(address)).toContain('xr-spatial-tracking=(self)');
    expect(await policyOf(address)).toContain('camera=()');
  }
  for (const address of ['/', '/dealers', '/compare', '/api/get-banners', '/not-there'])
    expect(await policyOf(address)).toContain('xr-spatial-tracking=()');
});

test('a place that does not exist is reported beside the field, and the typed text stays there', async () => {
  for (const [language, sentence] of [
    ['', 'A PIN has six digits'],
    ['/hi', 'पिन कोड में छह अंक'],
    ['/gu', 'પિન કોડમાં છ અંક'],
  ]) {
    const { status, html, text } = await read(`${language}/dealers?place=12345`);
    expect(status).toBe(422);
    expect(text).toContain(sentence);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="12345"/);
  }
  const hostile = await read(`/dealers?place=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect([hostile.status, hostile.html.includes('<script>alert')]).toEqual([422, false]);
  expect((await read('/dealers?place=380998')).text).toContain('begin with 380');
  expect((await read('/dealers?place=Aurangabad')).text).toContain('Which Aurangabad?');
  expect((await read('/dealers/nobody-there')).status).toBe(404);
});

test('POST /api/post-test-ride accepts a ride without a mail address, and mails the company and the dealer', async () => {
  const ride = { ...(await makeTestRide(BASE_URL)), mobile: newMobile() };
  const key = { 'Idempotency-Key': `ride-${ride.name.replace(/\W/g, '-')}` };
  const send = async () => {
    const response = await postJson(BASE_URL, '/api/post-test-ride', ride, key);
    return { status: response.status, body: (await response.json()) as { data: { reference: string } } };
  };
  const [first, again] = [await send(), await send()];
  expect(first.status).toBe(200);
  expect(first.body.data.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(again).toEqual(first);
  const readOfRide = (text: string) => readMails(text).filter((mail) => mail.includes(ride.name));
  const [toCompany, toDealer] = ['Status and notes', 'To: dealer-3@example.com'];
  await expect.poll(() => [readOfRide(toCompany).length, readOfRide(toDealer).length]).toEqual([1, 1]);
  const [mail = ''] = readOfRide(toCompany);
  const [mailOfDealer = ''] = readOfRide(toDealer);
  expect(mailOfDealer).toMatch(/\/lead\?key=\d+\./);
  expect(mailOfDealer).not.toContain('/studio/');
  expect(mail).toContain(`First choice of day: ${sayRideDays([ride.first_choice], 'en')}`);
  expect(mail).toContain('Udhna EV Yard');
  expect(mail).not.toContain('Answer this mail');
});

test('a visitor who gives a mail address gets a receipt with a calendar file, both in his language', async () => {
  const email = `${newName().replace(' ', '.').toLowerCase()}@example.com`;
  const ride = { ...(await makeTestRide(BASE_URL)), vehicle: 'millo', email };
  const response = await postJson(BASE_URL, '/api/post-test-ride', ride, { 'Accept-Language': 'hi' });
  const { data } = (await response.json()) as { data: { reference: string } };
  // The company's mail has the address too, as the one to answer to.
  const receipts = () => readMails(`\nTo: ${email}`);
  await expect.poll(() => receipts().length).toBe(1);
  expect(receipts()[0]).toContain(data.reference);
  expect(receipts()[0]).toContain('test-ride.ics');
  // Lines of a calendar file are folded after 75 octets.
  expect(receipts()[0]?.replaceAll('\r\n ', '')).toMatch(/^SUMMARY:.*मिल्लो/m);
});

test('vehicle, dealer and half-days must exist', async () => {
  const ride = await makeTestRide(BASE_URL);
  const fieldsOf = async (change: Record<string, unknown>) => {
    const response = await postJson(BASE_URL, '/api/post-test-ride', { ...ride, ...change });
    const { message } = (await response.json()) as { message: Record<string, string[]> };
    return [response.status, Object.keys(message ?? {}).sort()];
  };
  expect(await fieldsOf({ vehicle: 'aeroplane' })).toEqual([422, ['vehicle']]);
  // A service point that offers no test rides.
  expect(await fieldsOf({ dealer: 'bhavnagar-waghawadi' })).toEqual([422, ['dealer']]);
  expect(await fieldsOf({ first_choice: '2020-01-06-am' })).toEqual([422, ['first_choice']]);
  expect(await fieldsOf({ second_choice: ride.first_choice })).toEqual([422, ['second_choice']]);
  const empty = await postJson(BASE_URL, '/api/post-test-ride', {});
  const { message } = (await empty.json()) as { message: Record<string, string[]> };
  expect(Object.keys(message).sort()).toEqual(['dealer', 'first_choice', 'mobile', 'name', 'vehicle']);
});

test('a vehicle that the dealer does not have is refused at its field, in the requested language', async () => {
  const ride = await makeTestRide(BASE_URL, 'mumbai-kurla');
  for (const [language, sentence] of [
    ['en', 'This dealer does not have this vehicle.'],
    ['hi', 'यह गाड़ी इस डीलर के यहाँ नहीं है।'],
    ['gu', 'આ ગાડી આ ડીલરને ત્યાં નથી.'],
  ] as const) {
    const sent = { ...ride, vehicle: 'marvel' };
    const response = await postJson(BASE_URL, '/api/post-test-ride', sent, { 'Accept-Language': language });
    expect(response.status).toBe(422);
    const { message } = (await response.json()) as { message: Record<string, string[]> };
    expect(Object.keys(message)).toEqual(['vehicle']);
    expect(message.vehicle?.[0]).toContain(sentence);
  }
});

test('without script, the form leads to a page with the reference number and a calendar file', async () => {
  const { second_choice: _, ...ride } = await makeTestRide(BASE_URL);
  const post = (fields: Record<string, string>) =>
    fetch(new URL('/api/post-test-ride', BASE_URL), {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: BASE_URL, Referer: `${BASE_URL}/hi/testride` },
      body: new URLSearchParams(fields),
    });
  const sent = await post(ride);
  expect(sent.status).toBe(303);
  const page = await read(String(sent.headers.get('location')));
  expect(page.text).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const [, href = ''] = /href="(\/testride\.ics[^"]*)"/.exec(page.html) ?? [];
  const calendar = await ask(href.replaceAll('&amp;', '&'));
  expect(calendar.status).toBe(200);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(calendar.headers.get('content-disposition')).toContain('test-ride.ics');
  expect(await calendar.text()).toContain('STATUS:TENTATIVE');
  const ofNobody = new URLSearchParams({
    vehicle: 'millo',
    dealer: 'nobody',
    first_choice: ride.first_choice,
  });
  expect((await ask(`/testride.ics?${ofNobody}`)).status).toBe(404);
  expect((await post({ ...ride, mobile: '' })).status).toBe(422);
  // A reference number that was never given out is not repeated.
  expect((await read('/testride?sent=testride&reference=call-me')).html).not.toContain('call-me');
});
