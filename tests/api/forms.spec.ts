import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  makeContact,
  makeDealer,
  makeInquiry,
  newName,
  postApplication,
  postJson,
} from '../support/leads/forms.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';

const success = (message: string) => ({
  data: { title: 'Success', message, reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) },
});

/** Names of the fields that an answer complains about, in order. */
const fieldsOf = async (response: Response): Promise<string[]> => {
  const body = (await response.json()) as { message: Record<string, string[]> };
  return Object.keys(body.message).sort();
};

test('POST /api/create-dealer takes a dealer enquiry', async () => {
  const response = await postJson(BASE_URL, '/api/create-dealer', await makeDealer(BASE_URL));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(success('Your Data Saved Successfully'));
});

test('POST /api/post-contact-us takes a contact enquiry', { tag: '@smoke' }, async () => {
  const response = await postJson(BASE_URL, '/api/post-contact-us', makeContact());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(success('Your Contact Inquiry Saved Successfully'));
});

test('POST /api/post-product-inquiry takes an inquiry with colour and marker, and one without', async () => {
  const marked = { ...(await makeInquiry(BASE_URL)), colorval: 'Yellow', mastee: 'Mastee' };
  for (const fields of [marked, await makeInquiry(BASE_URL)]) {
    const response = await postJson(BASE_URL, '/api/post-product-inquiry', fields);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(success('Your Product Inquiry Saved Successfully'));
  }
});

test('POST /api/post-apply-job takes an application with a PDF', async () => {
  const response = await postApplication(BASE_URL);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(success('Your Request for Job is Saved Successfully'));
});

test('an empty form is answered by 422 with a message for each field', { tag: '@smoke' }, async () => {
  const expected: [string, string[]][] = [
    ['/api/create-dealer', ['city_id', 'email', 'message', 'name', 'phone', 'state_id', 'vehicle']],
    ['/api/post-contact-us', ['email', 'firstname', 'lastname', 'message', 'phone']],
    ['/api/post-product-inquiry', ['email', 'mobile', 'name', 'rCaptcha']],
  ];
  const expectMessages = async (response: Response, fields: string[]) => {
    expect(response.status).toBe(422);
    const { message } = (await response.json()) as { message: Record<string, string[]> };
    expect(Object.keys(message).sort()).toEqual(fields);
    for (const [field, [first]] of Object.entries(message)) expect(first, field).toMatch(/\w{2,}.*\./);
  };
  for (const [path, fields] of expected) {
    const response = await postJson(BASE_URL, path, {});
    await expectMessages(response, fields);
  }
  const empty = new FormData();
  empty.set('name', '');
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const response = await fetch(`${BASE_URL}/api/post-apply-job`, { method: 'POST', headers, body: empty });
  await expectMessages(response, ['email', 'jobid', 'mobile', 'name', 'rCaptcha', 'resume']);
});

test('vehicle, state, city and position must exist, and the phone number must be possible', async () => {
  const dealer = await makeDealer(BASE_URL);
  const ask = async (change: Record<string, unknown>) => {
    const response = await postJson(BASE_URL, '/api/create-dealer', { ...dealer, ...change });
    return [response.status, await fieldsOf(response)];
  };
  expect(await ask({ vehicle: 'Aeroplane' })).toEqual([422, ['vehicle']]);
  expect(await ask({ state_id: '8' })).toEqual([422, ['city_id']]);
  expect(await ask({ state_id: '99999' })).toEqual([422, ['state_id']]);
  expect(await ask({ phone: '00000 00000' })).toEqual([422, ['phone']]);
  const application = await postApplication(BASE_URL, { fields: { jobid: '99999' } });
  expect(application.status).toBe(422);
  expect(await fieldsOf(application)).toEqual(['jobid']);
});

test('an answer to the human check is valid for one lead, even when six forms send it at the same moment', async () => {
  const first = await makeInquiry(BASE_URL);
  const others = Array.from({ length: 5 }, () => ({ ...first, name: newName() }));
  const answers = await Promise.all(
    [first, ...others].map((fields) => postJson(BASE_URL, '/api/post-product-inquiry', fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused && (await fieldsOf(refused))).toEqual(['rCaptcha']);
});

test('an invented answer to the human check is refused', async () => {
  const fields = { ...(await makeInquiry(BASE_URL)), rCaptcha: 'yes, a person' };
  const response = await postJson(BASE_URL, '/api/post-product-inquiry', fields);
  expect(response.status).toBe(422);
  expect(await fieldsOf(response)).toEqual(['rCaptcha']);
});

test('twenty posts with the same idempotency key get the same answer', async () => {
  const contact = makeContact();
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postJson(BASE_URL, '/api/post-contact-us', contact, key)),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(texts).size).toBe(1);
});

test('a form sent from another site is refused', async () => {
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    const response = await postJson(BASE_URL, '/api/post-contact-us', makeContact(), headers);
    expect(response.status).toBe(403);
    expect(await fieldsOf(response)).toEqual(['form']);
  }
});

test('a wrong content type gets 415, broken JSON 422, a body that is too large 413', async () => {
  const post = (type: string, body: string) =>
    fetch(`${BASE_URL}/api/post-contact-us`, { method: 'POST', headers: { 'Content-Type': type }, body });
  const foreign = await post('text/plain', '{}');
  expect(foreign.status).toBe(415);
  expect(await foreign.text()).toContain('takes application/json or application/x-www-form-urlencoded');
  expect((await post('application/json', '{"firstname":')).status).toBe(422);
  expect((await post('application/json', '[1]')).status).toBe(422);
  expect((await post('application/json', JSON.stringify({ message: 'x'.repeat(200_000) }))).status).toBe(413);
});

test('a form with the hidden field filled in, or filled in too fast, is refused with an explanation', async () => {
  for (const sign of [{ website: 'http://spam.example' }, { filled_in_ms: '300' }]) {
    const response = await postJson(BASE_URL, '/api/post-contact-us', { ...makeContact(), ...sign });
    expect(response.status).toBe(422);
    expect(await fieldsOf(response)).toEqual(['form']);
  }
});

test('without script, a form redirects to its page, or to a page that says what to correct', async () => {
  const post = (fields: Record<string, string>) =>
    fetch(`${BASE_URL}/api/post-contact-us`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const taken = await post(makeContact());
  expect([taken.status, taken.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/contactus\?sent=contact&reference=[0-9A-Z]{4}-[0-9A-Z]{4}#form$/),
  ]);
  const refused = await post({ ...makeContact(), email: 'asha' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('It should look like name@example.com.');
});
