import { type Call, calls } from '@ev-site/contract/calls.ts';
import { failureSchema } from '@ev-site/contract/failure.ts';
import { hasEtag } from '@ev-site/contract/openapi.ts';
import { expect, test } from '@playwright/test';
import {
  makeContact,
  makeDealer,
  makeInquiry,
  makeTestRide,
  postApplication,
  postJson,
} from '../support/leads/forms.ts';
import { BASE_URL } from '../support/product/product-under-test.ts';

const toAddress = ({ path, pathValues }: Call): string =>
  path
    .replace('{page}', pathValues?.[0] ?? '')
    .replace('{stateId}', '7')
    .replace('{dealer}', 'surat-udhna');

const posts: Record<string, () => Promise<Response>> = {
  '/api/create-dealer': async () => postJson(BASE_URL, '/api/create-dealer', await makeDealer(BASE_URL)),
  '/api/post-contact-us': () => postJson(BASE_URL, '/api/post-contact-us', makeContact()),
  '/api/post-product-inquiry': async () =>
    postJson(BASE_URL, '/api/post-product-inquiry', await makeInquiry(BASE_URL)),
  '/api/post-test-ride': async () => postJson(BASE_URL, '/api/post-test-ride', await makeTestRide(BASE_URL)),
  '/api/post-apply-job': () => postApplication(BASE_URL),
  '/api/post-privacy-request': () =>
    postJson(BASE_URL, '/api/post-privacy-request', { kind: 'see', email: 'nobody@example.com' }),
};

for (const call of calls) {
  test(`${call.method.toUpperCase()} ${call.path} answers as its schema says`, async () => {
    const response = await (posts[call.path]?.() ?? fetch(BASE_URL + toAddress(call)));
    expect(response.status).toBe(200);
    const { issues } = await call.answer['~standard'].validate(await response.json());
    expect(issues).toBeUndefined();
    expect(response.headers.has('etag')).toBe(hasEtag(call));
  });
}

test('error answers match the failure schema of the contract', async () => {
  for (const path of ['/api/get-nothing', '/api/get-blogs?status=9', '/api/get-metadetails/nothing']) {
    const response = await fetch(BASE_URL + path);
    expect(failureSchema.safeParse(await response.json()).success).toBe(true);
  }
});

test('the OpenAPI document lists every call, and a page shows it without script', async () => {
  const document = (await (await fetch(`${BASE_URL}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => path).sort());
  const page = await fetch(`${BASE_URL}/api/docs`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toContain('<script');
  for (const { path } of calls) expect(html).toContain(path);
});
