import { type Call, calls } from '@ev-site/contract/calls.ts';
import { failureSchema } from '@ev-site/contract/failure.ts';
import { expect, test } from '@playwright/test';
import {
  makeContact,
  makeDealer,
  makeInquiry,
  makeTestRide,
  postApplication,
  postJson,
} from '../leads/forms.ts';

const baseUrl = String(process.env.BASE_URL);

const toAddress = ({ path, pathValues }: Call): string =>
  path
    .replace('{page}', pathValues?.[0] ?? '')
    .replace('{stateId}', '7')
    .replace('{dealer}', 'surat-udhna');

const posts: Record<string, () => Promise<Response>> = {
  '/api/create-dealer': async () => postJson(baseUrl, '/api/create-dealer', await makeDealer(baseUrl)),
  '/api/post-contact-us': () => postJson(baseUrl, '/api/post-contact-us', makeContact()),
  '/api/post-product-inquiry': async () =>
    postJson(baseUrl, '/api/post-product-inquiry', await makeInquiry(baseUrl)),
  '/api/post-test-ride': async () => postJson(baseUrl, '/api/post-test-ride', await makeTestRide(baseUrl)),
  '/api/post-apply-job': () => postApplication(baseUrl),
  '/api/post-privacy-request': () =>
    postJson(baseUrl, '/api/post-privacy-request', { kind: 'see', email: 'nobody@example.com' }),
};

for (const call of calls) {
  test(`${call.method.toUpperCase()} ${call.path} answers as its schema says`, async () => {
    const response = await (posts[call.path]?.() ?? fetch(baseUrl + toAddress(call)));
    expect(response.status).toBe(200);
    const { issues } = await call.answer['~standard'].validate(await response.json());
    expect(issues).toBeUndefined();
  });
}

test('failures have the shape of the contract', async () => {
  for (const path of ['/api/get-nothing', '/api/get-blogs?status=9', '/api/get-metadetails/nothing']) {
    const response = await fetch(baseUrl + path);
    expect(failureSchema.safeParse(await response.json()).success).toBe(true);
  }
});

test('the OpenAPI document lists every call, and a page shows it without script', async () => {
  const document = (await (await fetch(`${baseUrl}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => path).sort());
  const page = await fetch(`${baseUrl}/api/docs`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toContain('<script');
  for (const { path } of calls) expect(html).toContain(path);
});
